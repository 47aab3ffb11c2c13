"""`mazzo new` creates a playable package whose tests pass."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.package_games.packages import commands, environment, mazzo, offer_project, run_pytest


@pytest.fixture
def heron(tmp_path: Path) -> Path:
    """A folder in which a new game is installed, as its pyproject.toml defines it."""
    assert mazzo("new", "heron", "--title", "Grey Heron", beside=tmp_path).returncode == 0
    package = tmp_path / "heron"
    offer_project(package, package)
    return package


def test_its_tests_pass_and_it_plays(heron: Path) -> None:
    run_pytest("tests", beside=heron, cwd=heron)
    checked, rules, played = commands(
        ("check", "heron", "--games", "1"),
        ("rules", "heron", "--language", "de"),
        ("sim", "heron", "--bots", "easy,random", "--seats", "2", "--games", "2"),
        beside=heron,
    )
    assert checked.returncode == 0, checked.stdout
    assert "Grey Heron: editions usual" in checked.stdout
    assert "every message can be said" in checked.stdout
    assert "rules in en, but not in it, fr, de; no lessons" in checked.stdout
    assert rules.stdout.startswith("Grey Heron: the rules\n")
    assert "states fit all that a seat knew" in checked.stdout
    assert played.returncode == 0, played.stderr


@pytest.mark.slow
def test_its_types_are_strict(heron: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "heron"]
    done = subprocess.run(
        command, cwd=heron, env=environment(heron), capture_output=True, text=True, timeout=180, check=False
    )
    assert done.returncode == 0, done.stdout


def test_nothing_is_overwritten_and_names_are_checked(heron: Path) -> None:
    before = (heron / "heron" / "rules.py").read_text()
    reasons = {
        "heron": "there is a game heron already",
        "heron2": "already exists; nothing was written",
        "My-Game": "cannot be the name of a game",
        "random": "cannot be the name of a game",
        "class": "cannot be the name of a game",
    }
    words = [("new", name, "--into", str(heron.parent)) for name in ("heron2", *reasons)]
    written, *all_refused = commands(*words, beside=heron)
    assert written.returncode == 0, written.stderr
    for why, refused in zip(reasons.values(), all_refused, strict=True):
        assert refused.returncode != 0, refused
        assert why in refused.stderr
    assert (heron / "heron" / "rules.py").read_text() == before
