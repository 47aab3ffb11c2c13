"""The unit for systemd that docs/hosting.md offers."""

import re
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

from mazzo.cli import main

UNIT = Path(__file__).parents[3] / "docs" / "deploy" / "mazzo.service"
MOST_EXPOSED = 15  # tenths, as `systemd-analyze security` counts; the unit without its hardening has 83

needs_systemd = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")


def settings() -> dict[str, list[str]]:
    found = defaultdict(list)
    for line in UNIT.read_text("utf-8").splitlines():
        if line and line[0] not in "#[":
            name, value = line.split("=", 1)
            found[name].append(value)
    return found


def test_the_service_is_started_with_options_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    (command,) = settings()["ExecStart"]
    program, order, *words = command.split()
    assert (program, order) == ("/opt/mazzo/bin/mazzo", "serve")
    assert main(["serve", "--help"]) == 0
    known = re.findall(r"^  (--[a-z-]+)", capsys.readouterr().out, re.MULTILINE)
    options = [word for word in words if word.startswith("--")]
    assert set(options) <= set(known)
    assert "--trust-proxy" in options


def test_the_service_gets_its_token_as_a_credential() -> None:
    unit = settings()
    (credential,) = unit["LoadCredential"]
    name, place = credential.split(":")
    assert f"--admin-token-file ${{CREDENTIALS_DIRECTORY}}/{name}" in unit["ExecStart"][0]
    assert place == "/etc/mazzo/admin-token"


def test_the_service_comes_after_its_database_and_comes_again() -> None:
    unit = settings()
    assert "postgresql.service" in unit["After"][0].split()
    assert (unit["Restart"], unit["RestartSec"], unit["StartLimitIntervalSec"]) == (["on-failure"], ["5"], ["0"])


@needs_systemd
def test_systemd_understands_the_unit_and_finds_it_closed(tmp_path: Path) -> None:
    copy = tmp_path / "mazzo.service"
    copy.write_text(UNIT.read_text("utf-8").replace("/opt/mazzo/bin/mazzo", "/bin/true"))
    for command in (["verify", str(copy)], ["security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(copy)]):
        done = subprocess.run(
            ["systemd-analyze", "--no-pager", *command], capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 0, done.stdout[-500:] + done.stderr
        assert "Unknown" not in done.stderr
