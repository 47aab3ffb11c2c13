"""A game of an installed package is played in the drawn terminal, though nothing there knows it."""

from pathlib import Path

from tests.package_games.packages import python

ROOT = Path(__file__).parents[2]

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
    shown = python(f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{PLAYED}", magpie)
    (corners, *_) = (line for line in shown.splitlines() if line.startswith("│  4 "))
    assert corners.strip("│ ").split() == ["4", "4", "5", "7"]
    assert " pile: 24   thrown: –   laid: –\n" in shown
    assert "1 │ lay 4 " in shown
    assert "─ Aiuto ─" in shown
    assert "Rivedi" in shown
    assert "Magpie: Ada, " in shown
