"""A game from a package in the terminal, which has no special code for it."""

from pathlib import Path

from tests.cli.test_terminal import SOURCE, Terminal, terminal
from tests.package_games.packages import environment, python

PLAYED = """
import asyncio
from random import Random
from mazzo.table.settings import Settings
from tests.terminal.screens import SMALL, app, begin, play_by_keys, text

async def play():
    mazzo = app("it")
    async with mazzo.run_test(size=SMALL) as pilot:
        await begin(pilot, Settings("magpie", turn_seconds=None), 3, "keys")
        await pilot.pause()
        print(text(mazzo))
        await pilot.press("question_mark")
        await pilot.pause()
        print(text(mazzo))
        await pilot.press("escape")
        await play_by_keys(pilot, Random(1))
        print(text(mazzo))
        await pilot.press("2", "end")  # look back
        await pilot.pause()
        print(text(mazzo))

asyncio.run(play())
"""


def test_it_is_drawn_played_with_keys_and_looked_back_at(magpie: Path) -> None:
    shown = python(PLAYED, magpie)
    (corners, *_) = (line for line in shown.splitlines() if line.startswith("│  4 "))
    assert corners.strip("│ ").split() == ["4", "×2", "5", "7"]
    assert all(pile in shown for pile in ("  pile  ▮▮▮▮▮▮▮▮ 24\n", "  thrown  –\n", "  laid  –\n"))
    assert "1 │ lay 4 " in shown
    assert "─ Aiuto ─" in shown
    assert "Rivedi" in shown
    assert "Magpie: Ada, " in shown


def beside(magpie: Path) -> dict[str, str]:
    return {"PYTHONPATH": f"{environment(magpie)['PYTHONPATH']}:{SOURCE}", "LANG": "en_US.UTF-8"}


def test_it_is_played_in_plain_lines_in_a_real_terminal(magpie: Path, tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "magpie", "--plain", "--seats", "2", "--seed", "1", **beside(magpie)) as tty:
        tty.wait_for("Magpie (usual)")
        tty.wait_for("hand: 1, ")
        tty.wait_for("\r\n> ")
        tty.type("lay 1\r")
        tty.wait_for("You: laid, trinket 1")
        tty.wait_for("\r\n> ")
        tty.type("quit\r")
        tty.wait_for("Save the game?")
        tty.type("\r")
        assert tty.leave() == 0


def test_it_is_drawn_and_played_with_keys_in_a_real_terminal(magpie: Path, tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "magpie", "--seats", "2", "--seed", "1", **beside(magpie)) as tty:
        wait_for_words(tty, "thrown", "Your turn", "lay")
        tty.type("1")
        wait_for_words(tty, "laid, trinket 1")
        tty.type("\x11")  # Ctrl+Q
        assert tty.leave() == 0


def wait_for_words(tty: Terminal, *words: str) -> None:
    """Wait until each of these words was drawn. Other cells may be drawn between them."""
    for word in words:
        for part in word.split():
            tty.wait_for(part)
