"""A guest in text: every fact of a seat, values as people write them, and names in groups of choices."""

from pathlib import Path

from tests.package_games.packages import mazzo, python

ROOT = Path(__file__).parents[2]

MANY_FACTS = """
from dataclasses import replace
from mazzo.games import GAMES, get, kit
from mazzo.rules import Layout

FACTS = ("hands", "known", "played", "hiding", "out", "glows")
LAYOUT = Layout(seat_facts=FACTS, facts=("shown", "phase", "pile"))
GAMES._kits["foxfire"] = replace(kit("foxfire"), rules=replace(get("foxfire"), layout=LAYOUT))
"""
"""Foxfire with a layout that writes everything out."""

DRAWN = """
import asyncio
from mazzo.table.settings import Settings
from tests.terminal.screens import LARGE, app, begin, text

async def draw():
    mazzo = app("en")
    async with mazzo.run_test(size=LARGE) as pilot:
        await begin(pilot, Settings("foxfire", turn_seconds=None), 2, "facts")
        await pilot.pause()
        print(text(mazzo))

asyncio.run(draw())
"""


def test_the_terminal_shows_every_fact_of_a_seat(foxfire: Path) -> None:
    shown = python(f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{MANY_FACTS}{DRAWN}", foxfire)
    for fact in ("hands 2", "known –", "played –", "hiding –", "out –", "glows 0"):
        assert fact in shown


def test_a_printed_game_writes_values_as_people_do(foxfire: Path) -> None:
    printed = python(
        f"""{MANY_FACTS}
play = get("foxfire").start(2, seed=1)
while not play.state.played[1]:
    play.apply(play.to_act[0], play.legal(play.to_act[0])[-1])
print(play)
""",
        foxfire,
    )
    assert "hiding no, out no" in printed
    assert "shown   -" in printed
    assert "phase   phase turn, waiting 0" in printed
    assert not set("()[]{}'") & set(printed), printed


def test_a_group_of_choices_names_the_player_and_the_card(foxfire: Path) -> None:
    words = ["play", "foxfire", "--plain", "--seats", "3", "--seed", "2", "--language"]
    for language, name in {"en": "Mouse", "de": "Maus"}.items():
        played = mazzo(*words, language, beside=foxfire, typed="1\n").stdout
        assert f"  1  {name}: Ada …\n  2  {name}: Leo …\n" in played
        assert "mouse 1" not in played
