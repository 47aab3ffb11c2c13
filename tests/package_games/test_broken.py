"""A broken package is named with its error; all other games still work."""

from pathlib import Path

import pytest

from tests.package_games.packages import EXAMPLE, commands, mazzo, offer, small

FINE = (EXAMPLE / "magpie.py").read_text(encoding="utf-8")

BROKEN = {
    "no module": ("crow", None, "crow:GAME", "ModuleNotFoundError: No module named 'crow'"),
    "an error": ("crow", "1 / 0", "crow:GAME", "ZeroDivisionError: division by zero"),
    "nothing there": ("crow", "", "crow:GAME", "AttributeError: module 'crow' has no attribute 'GAME'"),
    "no game": ("crow", "GAME = 7", "crow:GAME", "crow:GAME is 7; it should be a mazzo.Kit or a mazzo.Game"),
    "another name": ("crow", FINE, "crow:MAGPIE", "called 'crow', the kit 'magpie' and the game 'magpie'"),
    "a taken name": ("mantis", FINE, "crow:MAGPIE", "there is another game mantis already"),
    "no title": ("magpie", FINE.replace('"Magpie"', '""'), "crow:MAGPIE", "its title is ''"),
    "no events": ("magpie", FINE.replace("    events=EVENTS,\n", ""), "crow:MAGPIE", "Game(events=[...])"),
    "an open option": ("magpie", FINE.replace("Annotated[int, Meta(ge=1, le=6)]", "int"), "crow:MAGPIE", "option hand"),
}


@pytest.mark.parametrize(("name", "source", "value", "why"), BROKEN.values(), ids=BROKEN)
def test_a_broken_package_is_named_and_the_others_work(
    tmp_path: Path, name: str, source: str | None, value: str, why: str
) -> None:
    offer(tmp_path, name, source, value)
    listed, played = commands(("games",), ("sim", "kittens", "--games", "2"), beside=tmp_path)
    assert listed.returncode == 0
    assert [line.split()[0] for line in listed.stdout.splitlines()] == ["mantis", "kittens"]
    assert f"the game {name} cannot be used: mazzo-{name}: " in listed.stderr
    assert why in listed.stderr
    assert played.returncode == 0, played.stderr


def test_who_asks_for_a_broken_game_is_told_what_is_wrong(tmp_path: Path) -> None:
    offer(tmp_path, "crow", "1 / 0", "crow:GAME")
    asked = mazzo("sim", "crow", beside=tmp_path)
    assert asked.returncode == 2
    place = f"crow:GAME: {tmp_path / 'crow.py'}, line 1"
    assert f"the game 'crow' cannot be used: mazzo-crow: {place}: ZeroDivisionError: division by zero" in asked.stderr


def test_a_game_without_an_encoding_has_no_environments_and_all_else(tmp_path: Path) -> None:
    offer(tmp_path, "magpie", small(FINE.replace("    encode=encode,\n", "")), "magpie:MAGPIE")
    assert mazzo("check", "magpie", "--games", "1", beside=tmp_path).returncode == 0
