"""Games from packages: real packages in separate folders, beside which Mazzo runs."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"
EXAMPLE = EXAMPLES / "magpie"
FOXFIRE = EXAMPLES / "foxfire"
GULLIBLE = EXAMPLES / "gullible"


def install(package: Path, folder: Path) -> None:
    """Install a package as its author would, but into a folder."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    command += ["--disable-pip-version-check", "--target", str(folder), str(package)]
    subprocess.run(command, check=True, timeout=120)


def offer(folder: Path, name: str, source: str | None, value: str) -> None:
    """Write a package with a game, without any tool; without a source it lacks its module."""
    if source is not None:
        (folder / f"{value.partition(':')[0]}.py").write_text(source, encoding="utf-8")
    information = folder / f"mazzo_{name}-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: mazzo-{name}\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[mazzo.games]\n{name} = {value}\n")


def small(source: str) -> str:
    """The example game for fewer people and in one edition: a check of it takes a third of the time."""
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


def mazzo(*words: str, beside: Path, typed: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command of Mazzo with the packages of a folder installed."""
    return subprocess.run(
        [sys.executable, "-m", "mazzo", *words],
        env=environment(beside),
        input=typed,
        stdin=None if typed is not None else subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
        cwd=beside,
    )


class Said(NamedTuple):
    """The end of a command that shared its process with others."""

    returncode: int
    stdout: str
    stderr: str


ALL_IN_ONE = """
import contextlib, io, json, sys
from mazzo.cli import main

def run(words):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(words)
        except SystemExit as end:
            code = end.code
    return code or 0, out.getvalue(), err.getvalue()

print(json.dumps([run(words) for words in json.loads(sys.argv[1])]))
"""


def commands(*all_words: Sequence[str], beside: Path) -> list[Said]:
    """Run commands of Mazzo one after another in one process: to start one takes longer than most commands."""
    done = subprocess.run(
        [sys.executable, "-c", ALL_IN_ONE, json.dumps(all_words)],
        env=environment(beside), capture_output=True, text=True, timeout=180, check=True, cwd=beside,
    )  # fmt: skip
    return [Said(*each) for each in json.loads(done.stdout)]


def python(source: str, beside: Path) -> str:
    """The output of a script with the packages of a folder installed."""
    command = [sys.executable, "-c", source]
    done = subprocess.run(
        command, env=environment(beside), capture_output=True, text=True, timeout=180, check=False, cwd=beside
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
