"""Running the command inside the tests."""

import io
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import mazzo
from mazzo import bots
from mazzo.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Run]:
    """Runs `mazzo` with these arguments in an empty folder, with this text on standard input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # English unless a test asks for another language
    monkeypatch.setattr(sys, "path", [*sys.path])  # users' bots are found in the folder, in this test alone
    monkeypatch.setattr(bots, "OWN", defaultdict(dict))

    def run_main(*arguments: str, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = main(arguments)
        return Ran(code, *capsys.readouterr())

    yield run_main
    for name in [name for name, module in sys.modules.items() if str(tmp_path) in str(getattr(module, "__file__", ""))]:
        del sys.modules[name]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a finished game of Exploding Kittens."""
    play = mazzo.get("kittens").start(3, seed="fixture", names=["Ann", "Bea", "Cem"])
    chance = mazzo.Dice("choices")
    while not play.over:
        seat = play.to_act[0]
        choices = play.legal(seat)
        play.apply(seat, choices[chance.below(len(choices))])
    file = tmp_path / "game.json"
    file.write_text(mazzo.write_record(play.record()), encoding="utf-8")
    return file
