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

TUTORIALS = Path(__file__).parents[1] / "docs" / "tutorials"
PORT = "8123"  # of the pages; a test takes one that is free
BLOCK = re.compile(
    r"(?:Save this as `(\S+)`.*?)?^```(python|console)\n(.*?)^```(?:\n\n((?:    [^\n]*\n)+))?", re.DOTALL | re.MULTILINE
)
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
@pytest.mark.parametrize(
    "tutorial", ["first-bot", pytest.param("first-study", marks=pytest.mark.slow), "first-training"]
)
def test_a_tutorial_works_as_printed(tutorial: str, reader: Reader, capsys: pytest.CaptureFixture[str]) -> None:
    if tutorial == "first-training":
        pytest.importorskip("gymnasium", reason="needs mazzo[envs]")
    reader.follow((TUTORIALS / f"{tutorial}.md").read_text(encoding="utf-8"), capsys)
