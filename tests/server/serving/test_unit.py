"""The systemd units in docs/deploy."""

import asyncio
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from mazzo.server.store.backup import restore
from tests.server.store.test_backup import tables_of, with_tables

DOCS = Path(__file__).parents[3] / "docs"
UNIT = DOCS / "deploy" / "mazzo.service"
BACKUP, TIMER = DOCS / "deploy" / "mazzo-backup.service", DOCS / "deploy" / "mazzo-backup.timer"
MOST_EXPOSED = 15  # tenths, as `systemd-analyze security` counts; the unit without its hardening has 83

needs_systemd = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")


def settings(text: str) -> dict[str, list[str]]:
    """The settings of a unit."""
    found = defaultdict(list)
    for line in text.splitlines():
        if line and line[0] not in "#[":
            name, value = line.split("=", 1)
            found[name].append(value)
    return found


def test_the_timer_makes_a_backup_and_deletes_old_ones(tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    database = tmp_path / "state" / "mazzo.db"
    asyncio.run(with_tables(database, "aaaaaaaaaaaa"))
    unit = settings(BACKUP.read_text("utf-8"))
    places = {"/var/backups/mazzo": tmp_path / "backups", "/var/lib/mazzo": tmp_path / "state"}
    places["/opt/mazzo/bin/mazzo"] = Path(sys.executable).parent / "mazzo"

    def run(name: str) -> None:
        (command,) = unit[name]
        for place, here in places.items():
            command = command.replace(place, str(here))
        subprocess.run(shlex.split(command.replace("%%", "%")), check=True, timeout=60)

    run("ExecStartPre")
    old, own = (tmp_path / "backups" / name for name in ("mazzo-2026-01-01-040000.db", "notes.txt"))
    for file in (old, own):
        file.touch()
        os.utime(file, (0, 0))
    run("ExecStart")
    run("ExecStartPost")
    (backup,) = {*(tmp_path / "backups").iterdir()} - {own}
    assert re.fullmatch(r"mazzo-\d{4}-\d\d-\d\d-\d{6}\.db", backup.name)
    restore(backup, tmp_path / "again.db")
    assert asyncio.run(tables_of(tmp_path / "again.db")) == ["aaaaaaaaaaaa"]


@needs_systemd
def test_systemd_accepts_the_timer(tmp_path: Path) -> None:
    for file in (BACKUP, TIMER):
        (tmp_path / file.name).write_text(file.read_text("utf-8").replace("/opt/mazzo/bin/mazzo", "/bin/true"))
    command = ["systemd-analyze", "--no-pager", "verify", str(tmp_path / TIMER.name), str(tmp_path / BACKUP.name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


@needs_systemd
def test_systemd_accepts_the_hardened_unit(tmp_path: Path) -> None:
    copy = tmp_path / "mazzo.service"
    copy.write_text(UNIT.read_text("utf-8").replace("/opt/mazzo/bin/mazzo", "/bin/true"))
    for command in (["verify", str(copy)], ["security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(copy)]):
        done = subprocess.run(
            ["systemd-analyze", "--no-pager", *command], capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 0, done.stdout[-500:] + done.stderr
        assert "Unknown" not in done.stderr
