"""The tutorials, followed in an empty folder: every file, every line of Python and every command, with its output."""

import doctest
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.slow import slowly

TUTORIALS = Path(__file__).parents[1] / "docs" / "tutorials"
PORT = "8123"  # of the pages; a test takes one that is free
BLOCK = re.compile(
    r"(?:Save this as `(\S+)`.*?)?^```(python|console)\n(.*?)^```(?:\n\n((?:    [^\n]*\n)+))?", re.DOTALL | re.MULTILINE
)
CHANGE = re.compile(
    r"[Ii]n `(\S+)`, replace\n\n```python\n(.*?)```\n\nby\n\n```python\n(.*?)```", re.DOTALL | re.MULTILINE
)
INSTALL = "pip install -e "
COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
SERVER_SECONDS = 30


class Reader:
    """Follows the steps of a page in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: dict[str, object] = {"__name__": "tutorial"}
        self._running: list[subprocess.Popen[str]] = []
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        self._environment = {**os.environ, "PATH": path, "COLUMNS": "80"}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = str(free.getsockname()[1])

    def follow(self, page: str, capture: pytest.CaptureFixture[str]) -> None:
        done = 0
        for change in CHANGE.finditer(page):
            self._follow(page[done : change.start()], capture)
            self._change(*change.groups())
            done = change.end()
        self._follow(page[done:], capture)

    def _change(self, name: str, old: str, new: str) -> None:
        text = (self._folder / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{name} has {text.count(old)} times\n{old}"
        (self._folder / name).write_text(text.replace(old, new), encoding="utf-8")

    def _follow(self, page: str, capture: pytest.CaptureFixture[str]) -> None:
        for name, kind, text, shown in BLOCK.findall(page):
            if name:
                (self._folder / name).write_text(text, encoding="utf-8")
            if kind == "console":
                for command, expected in COMMAND.findall(text.replace(PORT, self._port)):
                    agree(command, expected, self._run(command))
            else:
                exec(compile(text, "tutorial", "exec"), self._names)
                agree(text, re.sub(r"^    ", "", shown, flags=re.MULTILINE), capture.readouterr().out)

    def _run(self, command: str) -> str:
        if command.startswith(INSTALL):
            self._install(command.removeprefix(INSTALL))
            return ""
        if command.endswith(" &"):
            return self._begin(command.removesuffix(" &"))
        done = subprocess.run(
            command,
            shell=True,
            cwd=self._folder,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        return done.stdout

    def _install(self, game: str) -> None:
        """Let the commands find a game, but no other test."""
        information = self._folder / game / f"mazzo_{game}-0.1.dist-info"
        information.mkdir()
        (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: mazzo-{game}\nVersion: 0.1\n")
        (information / "entry_points.txt").write_text(f"[mazzo.games]\n{game} = {game}:KIT\n")
        paths = [str(self._folder / game), *filter(None, [self._environment.get("PYTHONPATH")])]
        self._environment["PYTHONPATH"] = os.pathsep.join(paths)

    def _begin(self, command: str) -> str:
        """Start a command that goes on; return its first line."""
        running = subprocess.Popen(
            f"exec {command}",
            shell=True,
            cwd=self._folder,
            env=self._environment,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._running.append(running)
        assert running.stdout
        return running.stdout.readline()

    def stop(self) -> None:
        for running in reversed(self._running):
            running.terminate()
            running.communicate(timeout=SERVER_SECONDS)


def agree(source: str, expected: str, found: str) -> None:
    """The output is as printed on the page, where "..." stands for anything."""
    checker, options = doctest.OutputChecker(), doctest.ELLIPSIS
    if expected and not checker.check_output(expected, found, options):
        pytest.fail(f"{source}\nshould print:\n{expected}\nbut it prints:\n{found}")


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    monkeypatch.chdir(tmp_path)
    reader = Reader(tmp_path)
    yield reader
    reader.stop()


@pytest.mark.usefixtures("restored_games")
@pytest.mark.parametrize("tutorial", ["first-bot", slowly("first-game"), slowly("first-study"), "first-training"])
def test_a_tutorial_works_as_printed(tutorial: str, reader: Reader, capsys: pytest.CaptureFixture[str]) -> None:
    if tutorial == "first-training":
        pytest.importorskip("gymnasium", reason="needs mazzo[envs]")
    reader.follow((TUTORIALS / f"{tutorial}.md").read_text(encoding="utf-8"), capsys)
