"""The example games: installed by pip, their own tests, and in the terminal."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.package_games.packages import EXAMPLE, FOXFIRE, GULLIBLE, commands, drawing, install, python, run_pytest
from tests.slow import slowly

LARGE, SMALL = (120, 40), (80, 24)


def files(folder: Path) -> set[str]:
    paths = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    return {path for path in paths if ".dist-info/" not in path and "__pycache__" not in path}


@pytest.mark.parametrize("project", [slowly(EXAMPLE), FOXFIRE, slowly(GULLIBLE)], ids=lambda project: project.name)
def test_pip_installs_every_file_and_the_entry_point(tmp_path: Path, project: Path) -> None:
    by_pip, expected = tmp_path / "pip", tmp_path / "expected"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    command += ["--disable-pip-version-check", "--target", str(by_pip), str(project)]
    subprocess.run(command, check=True, timeout=120)
    install(project, expected)
    assert files(by_pip) == files(expected)
    points = [next(folder.glob("*.dist-info/entry_points.txt")).read_text().split() for folder in (by_pip, expected)]
    assert points[0] == points[1]


@pytest.mark.parametrize("project", [FOXFIRE, GULLIBLE], ids=lambda project: project.name)
def test_its_own_tests_pass(request: pytest.FixtureRequest, tmp_path: Path, project: Path) -> None:
    run_pytest(str(project / "tests"), beside=request.getfixturevalue(project.name), cwd=tmp_path)


def test_foxfire_is_played_in_its_own_words_in_plain_lines(foxfire: Path) -> None:
    play = ("play", "foxfire", "--plain", "--seed", "2", "--seats")
    english, german, group, gruppe, simulated = commands(
        (*play, "2", "--language", "en"),
        (*play, "2", "--language", "de"),
        (*play, "3", "--language", "en"),
        (*play, "3", "--language", "de"),
        ("sim", "foxfire", "--games", "5", "--seats", "4", "--seed", "1"),
        beside=foxfire,
        typed="1\n1\n2\n",
    )
    assert "You ask Ada for the bat." in english.stdout
    for words in ("Du suchst die Fledermaus bei Ada.", "Leuchten 0; Hand: Maus", "  Stapel: ", "  1  Maus …"):
        assert words in german.stdout
    for played, name in ((group, "Mouse"), (gruppe, "Maus")):
        assert f"  1  {name}: Ada …\n  2  {name}: Leo …\n" in played.stdout
        assert "mouse 1" not in played.stdout
    assert simulated.returncode == 0, simulated.stderr


MANY_FACTS = """
from dataclasses import replace
from mazzo.games import GAMES, get, kit
from mazzo.rules import Layout

FACTS = ("hands", "known", "played", "hiding", "out", "glows")
LAYOUT = Layout(seat_facts=FACTS, facts=("shown", "phase", "pile"))
GAMES._kits["foxfire"] = replace(kit("foxfire"), rules=replace(get("foxfire"), layout=LAYOUT))
"""
"""Foxfire with a layout that shows all its fields as text."""


def test_the_terminal_shows_every_fact_of_a_seat(foxfire: Path) -> None:
    shown = python(MANY_FACTS + drawing("foxfire", 2, LARGE), foxfire)
    for fact in ("hands 2", "known –", "played –", "hiding –", "out –", "glows 0"):
        assert fact in shown


def test_a_printed_game_has_no_python_syntax_in_its_values(foxfire: Path) -> None:
    source = """
play = get("foxfire").start(2, seed=1)
while not play.state.played[1]:
    play.apply(play.to_act[0], play.legal(play.to_act[0])[-1])
print(play)
"""
    printed = python(MANY_FACTS + source, foxfire)
    assert "hiding no, out no" in printed
    assert "shown   -" in printed
    assert "phase   phase turn, waiting 0" in printed
    assert not set("()[]{}'") & set(printed), printed


def test_gullible_passes_the_check_without_lessons_and_puzzles(gullible: Path) -> None:
    checked, simulated, played = commands(
        ("check", "gullible", "--games", "1"),
        ("sim", "gullible", "--games", "3", "--seats", "5", "--seed", "1"),
        ("play", "gullible", "--plain", "--seats", "3", "--seed", "1", "--language", "de"),
        beside=gullible,
        typed="2\n",
    )
    assert "words: de, en, fr, it: every message can be said (" in checked.stdout
    assert "layout: 3 zones" in checked.stdout
    assert "a picture; rules in de, en, fr, it; no lessons; no puzzles" in checked.stdout
    assert (checked.returncode, simulated.returncode) == (0, 0)
    assert "  Steg 1: Pommes, Sardine\n  Steg 2: Sardine ×2\n" in played.stdout


def test_each_row_has_its_name_and_its_cards_in_print_and_in_a_small_terminal(gullible: Path) -> None:
    source = "import mazzo; print(mazzo.get('gullible').start(3, seed=1))\n"
    shown = python(source + drawing("gullible", 4, SMALL), gullible).splitlines()
    assert [line.split() for line in shown if "piers" in line] == [
        ["piers", "1", "Chip", "Sardine"],
        ["piers", "2", "2", "Sardine"],
        ["piers", "3", "Sardine", "Cone"],
    ]
    (line,) = [line for line in shown if "Pier 1" in line]
    assert line.count("Pier") == 4


SEALED = """
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
"""


def test_a_token_without_a_number_such_as_a_sealed_bid_is_a_dash(gullible: Path) -> None:
    shown = python(SEALED + drawing("gullible", 4, SMALL), gullible)
    assert "bids -, points 0" in shown
    assert "(0,)" in shown
    assert shown.count("♪ – bid") == 4
