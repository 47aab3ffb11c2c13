"""The third example game: sealed bids, secret dives, rows on the table, and scores over rounds."""

import subprocess
import sys
from pathlib import Path

from tests.brought.packages import GULLIBLE, commands, environment


def test_its_own_tests_pass(gullible: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(GULLIBLE / "tests")]
    done = subprocess.run(
        command, env=environment(gullible), capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout


def test_its_check_has_nothing_to_add_but_lessons_and_puzzles(gullible: Path) -> None:
    checked, simulated = commands(
        ["check", "gullible", "--games", "1"],
        ["sim", "gullible", "--games", "3", "--seats", "5", "--seed", "1"],
        beside=gullible,
    )
    assert "words: de, en, fr, it: every message can be said (" in checked.stdout
    assert "layout: 3 zones" in checked.stdout
    assert "a picture; rules in de, en, fr, it; no lessons; no puzzles" in checked.stdout
    assert (checked.returncode, simulated.returncode) == (0, 0)
