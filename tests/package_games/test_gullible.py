"""The third example game: sealed bids, secret dives, rows on the table, and scores over rounds."""

import subprocess
import sys
from pathlib import Path

from tests.package_games.packages import GULLIBLE, commands, environment, mazzo, python

ROOT = Path(__file__).parents[2]
DRAWN = f"""
import asyncio, sys
sys.path.insert(0, {str(ROOT)!r})
from mazzo.table.settings import Settings
from tests.terminal.screens import app, begin, text

async def draw():
    mazzo = app("en")
    async with mazzo.run_test(size=(80, 24)) as pilot:
        await begin(pilot, Settings("gullible", turn_seconds=None), 4, "rows")
        await pilot.pause()
        print(text(mazzo))

asyncio.run(draw())
"""


def test_its_own_tests_pass(gullible: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(GULLIBLE / "tests")]
    done = subprocess.run(
        command, env=environment(gullible), capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout


def test_its_check_has_nothing_to_add_but_lessons_and_puzzles(gullible: Path) -> None:
    checked, simulated = commands(
        ["check", "gullible", "--games", "1"],
        ["sim", "gullible", "--games", "3", "--seats", "5", "--seed", "1"],
        beside=gullible,
    )
    assert "words: de, en, fr, it: every message can be said (" in checked.stdout
    assert "layout: 3 zones" in checked.stdout
    assert "a picture; rules in de, en, fr, it; no lessons; no puzzles" in checked.stdout
    assert (checked.returncode, simulated.returncode) == (0, 0)


def test_each_row_has_its_name_and_its_cards_in_lines_in_print_and_in_a_small_terminal(gullible: Path) -> None:
    words = ["play", "gullible", "--plain", "--seats", "3", "--seed", "1", "--language", "de"]
    played = mazzo(*words, beside=gullible, typed="2\n")
    assert "  Steg 1: Pommes, Sardine\n  Steg 2: Sardine, Sardine\n" in played.stdout
    printed = python("import mazzo; print(mazzo.get('gullible').start(3, seed=1))", gullible)
    assert [line.split() for line in printed.splitlines() if "piers" in line] == [
        ["piers", "1", "Chip", "Sardine"],
        ["piers", "2", "2", "Sardine"],
        ["piers", "3", "Sardine", "Cone"],
    ]
    (line,) = [line for line in python(DRAWN, gullible).splitlines() if "Pier 1" in line]
    assert line.count("Pier") == 4


SEALED = f"""
from dataclasses import replace
from mazzo.games import GAMES, get, kit
from mazzo.rules import Layout, Token

LAYOUT = Layout(tokens=(Token(field="bids", sign="♪"), Token(field="points")))
GAMES._kits["gullible"] = replace(kit("gullible"), rules=replace(get("gullible"), layout=LAYOUT, standing=None))
print(get("gullible").start(2, seed=1))
play = get("gullible").start(2, seed=1)
while not play.over:
    play.apply(play.to_act[0], play.legal(play.to_act[0])[0])
print(play.order)
{DRAWN}"""


def test_a_token_without_a_number_is_a_dash(gullible: Path) -> None:
    """Such as a bid that is not open yet."""
    drawn = python(SEALED, gullible)
    assert "bids -, points 0" in drawn
    assert "(0,)" in drawn
    assert drawn.count("♪ – bid") == 4
