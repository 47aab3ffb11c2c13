"""Only changed cells are sent to the terminal, with the same result as sending all."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from mazzo.terminal.painter import Painter
from tests.cli.test_terminal import terminal
from tests.slow import slowly

SIZE = 8, 30
PIECES = ("a ", "bb", "━━━━", "  ", "猫", "x 猫y ", "e\u0301 ", "★ ")  # so that no wide character is halved
STYLES = ("", "1", "38;2;1;2;3;48;2;4;5;6", "38;2;9;2;3;48;2;4;5;6", "1;38;2;1;2;3;48;2;4;5;7", "31;44")


class Screen:
    """A terminal that understands cursor moves, styles and text."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, frozenset[str]]] = {}
        self.y = self.x = 0
        self.style: dict[str, str] = {}

    def write(self, output: str) -> None:
        for move, style, text in re.findall(r"\x1b\[([\d;]+)H|\x1b\[([\d;]*)m|([^\x1b]+)", output):
            if move:
                self.y, self.x = (int(each) - 1 for each in move.split(";"))
            elif text:
                self._put(text)
            else:
                self._restyle(style)

    def _restyle(self, style: str) -> None:
        for part in re.findall(r"[34]8;2;\d+;\d+;\d+|\d+", style or "0"):
            kind = {"38": "ink", "48": "paper", "3": "ink", "4": "paper"}.get(part.partition(";")[0][:2])
            kind = kind or {"3": "ink", "4": "paper"}.get(part[0] if len(part) == 2 else "", part)
            self.style = {} if part == "0" else {**self.style, kind: part}

    def _put(self, text: str) -> None:
        for each in text:
            if each == "\n":
                self.y, self.x = self.y + 1, 0
                continue
            width = cell_len(each)
            if not width:
                before, style = self.cells[self.y, self.x - 1]
                self.cells[self.y, self.x - 1] = before + each, style
            for part in range(width):
                self.cells[self.y, self.x + part] = "" if part else each, frozenset(self.style.values())
            self.x += width


def piece(random: Random) -> str:
    text, style = random.choice(PIECES), random.choice(STYLES)
    place = f"\x1b[{random.randint(1, SIZE[0])};{2 * random.randint(1, SIZE[1]) - 1}H"
    return place + (f"\x1b[{style}m{text}\x1b[0m" if style else text)


def grid(text: str) -> str:
    """A full frame that repeats this text on each line."""
    return "".join(f"\x1b[{line + 1};1H{text}" for line in range(SIZE[0]))


@pytest.mark.parametrize("seed", range(30))
def test_the_screen_is_the_same_as_without_the_painter(seed: int) -> None:
    random, painter = Random(seed), Painter()
    whole, reduced = Screen(), Screen()
    for _ in range(40):
        frame = random.choice(["", grid(" " * 2 * SIZE[1])]) + "".join(
            piece(random) for _ in range(random.randint(1, 12))
        )
        whole.write(frame)
        reduced.write(painter.reduced(frame))
        assert reduced.cells == whole.cells
        assert (reduced.y, reduced.x) == (whole.y, whole.x)


def test_unchanged_cells_are_not_sent_again() -> None:
    painter, frame = Painter(), "\x1b[3;1H\x1b[1mYour turn\x1b[0m\x1b[4;1Hothers\x1b[1;1H"
    assert "Your turn" in painter.reduced(frame)
    assert not painter.reduced(frame)
    assert painter.reduced(frame.replace("turn", "tern")) == "\x1b[3;1H\x1b[0;1mYour tern\x1b[0m\x1b[1;1H"
    painter.forget()
    assert "Your turn" in painter.reduced(frame)


@pytest.mark.parametrize("unknown", ["\x1b[2J", "\x07", "\x1b[?1049h", "\x1b]0;Mazzo\x07"])
def test_an_unknown_sequence_is_forwarded_and_the_screen_is_sent_again(unknown: str) -> None:
    painter, frame = Painter(), "\x1b[3;1HYour turn"
    painter.reduced(frame)
    assert painter.reduced(unknown) == unknown
    assert "Your turn" in painter.reduced(frame)


def test_modes_are_forwarded_and_the_cells_stay_known() -> None:
    painter, frame = Painter(), "\x1b[3;1HYour turn"
    painter.reduced(frame)
    assert painter.reduced("\x1b[?2026h") == "\x1b[?2026h"
    assert not painter.reduced(frame)


MOST_BYTES = 3000  # on average for a move, the bots' moves included
ROUNDS = 3


@pytest.mark.parametrize("seats", ["2", slowly("6")])
def test_a_move_sends_less_than_three_kilobytes(seats: str, tmp_path: Path) -> None:
    facts = {"HOME": str(tmp_path), "LANG": "en_US.UTF-8", "COLORTERM": "truecolor"}
    options = ("--seats", seats, "--seed", "3", "--record", "game.json")
    with terminal(tmp_path, "play", "mantis", *options, **facts) as tty:
        tty.wait_for("Your turn")
        before = tty.received
        for _ in range(ROUNDS):
            tty.type("s")
            tty.wait_for("Your turn")
        moves = len(json.loads((tmp_path / "game.json").read_text())["moves"])
        assert moves >= 2 * ROUNDS
        assert (tty.received - before) / moves < MOST_BYTES
