"""Games from packages: real packages in separate folders, in the Python path of Mazzo."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "games"
EXAMPLE = EXAMPLES / "magpie"
FOXFIRE = EXAMPLES / "foxfire"
GULLIBLE = EXAMPLES / "gullible"
NOT_INSTALLED = shutil.ignore_patterns("tests", "__pycache__", "pyproject.toml")


def offer(folder: Path, name: str, source: str | None, value: str) -> None:
    """Write a package with a game, without build tools. Without a source, its module is missing."""
    if source is not None:
        (folder / f"{value.partition(':')[0]}.py").write_text(source, encoding="utf-8")
    information = folder / f"mazzo_{name}-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: mazzo-{name}\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[mazzo.games]\n{name} = {value}\n")


def offer_project(folder: Path, project: Path) -> None:
    """Register the game of a project under the name in its pyproject.toml."""
    points = tomllib.loads((project / "pyproject.toml").read_text())["project"]["entry-points"]["mazzo.games"]
    ((name, value),) = points.items()
    offer(folder, name, None, value)


def install(project: Path, folder: Path) -> None:
    """Copy a project's files to where pip would put them, since pip takes seconds (test_examples.py compares both)."""
    shutil.copytree(project, folder, ignore=NOT_INSTALLED, dirs_exist_ok=True)
    offer_project(folder, project)


def small(source: str) -> str:
    """The example game with fewer seats and one edition, so that checks take a third of the time."""
    for whole, part in (
        ("most_seats: int = 5", "most_seats: int = 3"),
        (', "short": Edition(name="short", hand=3)', ""),
    ):
        assert whole in source
        source = source.replace(whole, part)
    return source


def environment(*folders: Path) -> dict[str, str]:
    """The environment in which the packages of these folders are installed."""
    path = [*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


class Finished(NamedTuple):
    """The result of a command."""

    returncode: int
    stdout: str
    stderr: str


ALL_IN_ONE = """
import contextlib, io, json, sys
from mazzo.cli import main

def run(words):
    out, err = io.StringIO(), io.StringIO()
    sys.stdin = io.StringIO(sys.argv[2])
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(words)
        except SystemExit as end:
            code = end.code
    return code or 0, out.getvalue(), err.getvalue()

print(json.dumps([run(words) for words in json.loads(sys.argv[1])]))
"""


def commands(*all_words: Sequence[str], beside: Path, typed: str = "") -> list[Finished]:
    """Run commands of Mazzo one after another in one process, since starting one takes longer than most commands. Each
    reads the same typed text."""
    printed = python(ALL_IN_ONE, beside, json.dumps(all_words), typed)
    return [Finished(*each) for each in json.loads(printed)]


def mazzo(*words: str, beside: Path, typed: str = "") -> Finished:
    """Run a command of Mazzo with the packages of a folder installed."""
    return commands(words, beside=beside, typed=typed)[0]


def python(source: str, beside: Path, *arguments: str) -> str:
    """The output of a script that can import the packages of a folder, and the tests' own modules."""
    done = subprocess.run(
        [sys.executable, "-c", source, *arguments], env=environment(beside, ROOT), capture_output=True,
        stdin=subprocess.DEVNULL, text=True, timeout=180, check=False, cwd=beside,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def run_pytest(*arguments: str, beside: Path, cwd: Path) -> None:
    """Run the tests of a package, which must pass."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        env=environment(beside), capture_output=True, text=True, timeout=300, check=False, cwd=cwd,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def drawing(game: str, seats: int, size: tuple[int, int]) -> str:
    """A script that prints the first screen of a game in the terminal."""
    return f"""
import asyncio
from mazzo.table.settings import Settings
from tests.terminal.screens import app, begin, text

async def draw():
    mazzo = app("en")
    async with mazzo.run_test(size={size}) as pilot:
        await begin(pilot, Settings({game!r}, turn_seconds=None), {seats}, "rows")
        await pilot.pause()
        print(text(mazzo))

asyncio.run(draw())
"""
