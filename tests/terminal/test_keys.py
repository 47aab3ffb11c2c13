"""The other keys: help, languages, emotes, the coach, passing, themes, records."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from mazzo.coach.coach import Coach
from mazzo.core import record as records
from mazzo.core.errors import Refused
from mazzo.games import GAMES, get, kit
from mazzo.terminal.screens.replay import ReplayScreen
from mazzo.terminal.themes import is_light
from tests.kits import with_parts
from tests.server.loop import awaits
from tests.terminal.screens import Still, at_table, local_game, running, table, text, until, update
from tests.terminal.snapshots import NOPE, at, ended, finished, from_position, seated


@awaits
async def test_the_log_of_a_table_changes_its_language_too() -> None:
    async with local_game("mantis", 2, "language") as (mazzo, pilot):
        await pilot.press("s")
        await until(pilot, lambda: any("You" in line for line in table(mazzo).lines))
        english = table(mazzo).lines[0]
        await pilot.press("l", "4")
        await until(pilot, lambda: "Hilfe" in text(mazzo))
        assert table(mazzo).lines[0] != english


@awaits
async def test_an_emote_is_shown_in_the_log() -> None:
    async with local_game("mantis", 2, "faces") as (mazzo, pilot):
        await pilot.press("e", "2")
        await until(pilot, lambda: "Ada: Well played!" in text(mazzo))


@pytest.mark.parametrize("game", GAMES)
@awaits
async def test_the_coach_advises_at_a_local_table(game: str) -> None:
    async with local_game(game, 3, "coach") as (mazzo, pilot):
        await pilot.press("c")
        await until(pilot, lambda: "to win" in text(mazzo))
        await pilot.press("escape")
        assert mazzo.screen is table(mazzo)
        await pilot.press("c")
        await until(pilot, lambda: "to win" in text(mazzo))
        await pilot.press("c")
        assert mazzo.screen is table(mazzo), "the key that opens it closes it"


@awaits
async def test_a_window_that_is_too_small_says_so_until_it_is_larger() -> None:
    async with local_game("mantis", 2, "small") as (mazzo, pilot):
        for size in ((59, 24), (80, 19), (30, 10)):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda: "60 by 20" in " ".join(text(mazzo).split()))
        await pilot.resize_terminal(60, 20)
        await until(pilot, lambda: mazzo.screen is table(mazzo))
        assert "Your turn" in text(mazzo)


@awaits
async def test_in_the_smallest_window_every_choice_stands_in_one_line() -> None:
    async with local_game("mantis", 4, "small", size=(60, 20)) as (mazzo, _):
        shown = [line for line in text(mazzo).splitlines() if " │ S" in line]
        assert len(shown) == 4
        assert all(len(re.findall(r"\+\d|–", line)) == 3 for line in shown), "the gain for each of the three colours"


@awaits
async def test_the_second_line_of_a_choice_stands_under_the_first() -> None:
    position = "seat 0: defuse skip tacocat potato beard\nseat 1: skip\npile: kitten skip"
    async with at_table(Still([from_position(position)]), size=(74, 24)) as (mazzo, pilot):
        await until(pilot, lambda: "Five different" in text(mazzo))
        lines = text(mazzo).splitlines()
        first = next(number for number, line in enumerate(lines) if "Five different" in line)
        start = lines[first].index("Five different")
        assert not lines[first + 1][:start].strip()
        assert lines[first + 1][start].isalpha()


REFUSAL = "the coach of mantis does not support target; leave it as printed"


@pytest.fixture
def shy_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that supports no options, and so refuses every house rule."""
    own = kit("mantis").part("coach", Coach)
    assert own
    with_parts(monkeypatch, "mantis", coach=replace(own, options=frozenset()))


@pytest.mark.usefixtures("shy_coach")
@awaits
async def test_a_coach_without_support_for_a_house_rule_refuses() -> None:
    async with local_game("mantis", 3, "coach", rules={"target": 12}, size=(120, 40)) as (mazzo, pilot):
        await pilot.press("c")
        await until(pilot, lambda: REFUSAL in [each.message for each in mazzo._notifications])


@pytest.mark.usefixtures("shy_coach")
@awaits
async def test_an_analysis_that_is_refused_gives_the_log_back() -> None:
    async with running(size=(120, 40)) as (mazzo, pilot):
        screen = ReplayScreen(get("mantis").start(3, seed="a", target=12).record())
        await mazzo.push_screen(screen)
        await pilot.press("a")
        await until(pilot, lambda: REFUSAL in [each.message for each in mazzo._notifications])
        assert not screen.query_one("#curve").display


@awaits
async def test_b_goes_back_a_move_in_a_replay_as_in_plain_lines() -> None:
    async with running() as (mazzo, pilot):
        screen = ReplayScreen(finished("mantis"))
        await mazzo.push_screen(screen)
        await pilot.press("right", "right", "b")
        assert screen.number == 1


@pytest.mark.parametrize("coach", [False, True])
@awaits
async def test_at_a_server_the_coach_advises_where_the_host_allows_it(coach: bool) -> None:
    link = Still([at(seated("mantis", 3, coach=coach))], "http://mazzo.example/t/ABCD")
    async with at_table(link) as (mazzo, pilot):
        await until(pilot, lambda: table(mazzo).last)
        assert table(mazzo).advice_is_allowed() == coach
        assert ("Coach" in text(mazzo)) == coach


@awaits
async def test_one_key_passes_until_the_players_turn() -> None:
    link = Still([from_position(NOPE, (1, "attack"))])
    async with at_table(link) as (mazzo, pilot):
        await until(pilot, lambda: table(mazzo).last)
        await pilot.press("u")
        await pilot.pause()
        assert [str(type(command).__name__) for command in link.asked] == ["PassUntilTurn"]


@awaits
async def test_a_finished_game_is_saved_under_a_new_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mazzo-mantis-1.json").write_text("another")
    record = GAMES["mantis"].start(seats=2, seed="kept").record()
    link = Still([ended()], kept=record)
    async with at_table(link, notifications=True) as (mazzo, pilot):
        await until(pilot, lambda: "Save the record" in text(mazzo))
        await pilot.press("3")
        await until(pilot, lambda: "mazzo-mantis-2.json" in text(mazzo))
    assert records.read((tmp_path / "mazzo-mantis-2.json").read_text()) == record


@awaits
async def test_the_record_of_a_game_on_a_server_is_kept() -> None:
    record = GAMES["mantis"].start(seats=2, seed="kept").record()
    kept: list[records.Record] = []
    link = Still([at(seated("mantis", 3)), ended()], "http://mazzo.example/t/ABCD", kept=record)
    async with at_table(link, keep=kept.append) as (_, pilot):
        await until(pilot, lambda: kept)
    assert kept == [record]


@awaits
async def test_the_game_goes_on_when_its_record_cannot_be_written() -> None:
    def full(_: records.Record) -> None:
        raise Refused("game.json cannot be written: No space left on device")

    async with local_game("mantis", 2, "full", notifications=True, keep=full) as (mazzo, pilot):
        await until(pilot, lambda: "game.json" in text(mazzo))
        await pilot.press("s")
        await until(pilot, lambda: update(mazzo).view.turned)
    assert str(mazzo.failure) == "game.json cannot be written: No space left on device"


@awaits
async def test_light_and_dark_change_with_a_key() -> None:
    async with running() as (mazzo, pilot):
        assert mazzo.theme == "mazzo-dark"
        await pilot.press("t")
        assert mazzo.theme == "mazzo-light"


@pytest.mark.parametrize(("says", "light"), [("", False), ("15;0", False), ("0;15", True), ("0;default;7", True)])
def test_a_light_terminal_is_recognised_by_its_answer(says: str, light: bool) -> None:
    assert is_light({"COLORFGBG": says}) == light
