"""Whole games in the terminal, with keys alone and with the mouse."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mazzo import bots
from mazzo.client.files import Recording
from mazzo.core import record as records
from mazzo.games import GAMES, replay
from mazzo.table.commands import Change
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from mazzo.terminal.screens.replay import ReplayScreen
from mazzo.terminal.screens.start import StartScreen
from mazzo.terminal.widgets.choices import Choices
from tests.server.loop import awaits
from tests.terminal.screens import (
    local_game,
    play_by_keys,
    play_by_mouse,
    running,
    table,
    text,
    until,
    update,
)
from tests.web.playing import SHORT_GAMES

EDITIONS = [(game.name, edition) for game in GAMES.values() for edition in game.editions]


@pytest.mark.parametrize("game", GAMES)
@awaits
async def test_a_game_is_played_to_the_end_with_keys_and_again(game: str) -> None:
    async with local_game(game, 3, "keys", rules=SHORT_GAMES[game]) as (mazzo, pilot):
        await play_by_keys(pilot, Random(1))
        shown = text(mazzo)
        assert "won" in shown
        await pilot.press("1")  # rematch
        await pilot.pause()
        assert update(mazzo).table.stage is Stage.PLAYING
        assert update(mazzo).table.games == 2


@pytest.mark.parametrize("game", GAMES)
@awaits
async def test_a_game_is_played_to_the_end_with_the_mouse_and_looked_back_at(game: str) -> None:
    async with local_game(game, 2, "mouse", rules=SHORT_GAMES[game]) as (mazzo, pilot):
        await play_by_mouse(pilot, Random(2))
        await pilot.click(Choices, offset=(6, 1))  # look back
        await pilot.pause()
        assert isinstance(mazzo.screen, ReplayScreen)
        last = mazzo.screen.replayed.last
        await pilot.press("end")
        assert mazzo.screen.number == last
        await pilot.press("q")
        assert not isinstance(mazzo.screen, ReplayScreen)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
@pytest.mark.parametrize("seats", [2, 5])
@awaits
async def test_every_edition_is_played_to_the_end(game: str, edition: str, seats: int) -> None:
    async with local_game(game, seats, f"{edition} {seats}", edition=edition) as (mazzo, pilot):
        await play_by_keys(pilot, Random(seats))
        assert update(mazzo).view.result


@awaits
async def test_from_the_first_screen_to_a_table_and_back() -> None:
    async with running() as (mazzo, pilot):
        assert isinstance(mazzo.screen, StartScreen)
        mazzo.screen.query_one("#pick-game").focus()
        await pilot.press("right", "down", "down", "right")  # Kittens, 5 players
        await pilot.press("1")
        await pilot.pause()
        assert update(mazzo).table.settings.game == "kittens"
        assert len(update(mazzo).table.seats) == 5
        await pilot.press("q", "q")
        await pilot.pause()
        assert isinstance(mazzo.screen, StartScreen)


@awaits
async def test_a_click_on_a_seat_chooses_it() -> None:
    async with local_game("mantis", 4, "seats") as (mazzo, pilot):
        await pilot.click(".seat.-target", offset=(3, 2))
        await pilot.pause()
        (first, *_) = table(mazzo).lines
        assert first.startswith("You ")
        assert "from Pistol: " in first  # the first seat that can be chosen


@awaits
async def test_an_impossible_command_is_refused_in_words() -> None:
    async with local_game("mantis", 3, "refused", notifications=True) as (mazzo, pilot):
        assert not await table(mazzo).ask(Change(Settings("kittens")))
        await until(pilot, lambda: "You can change this" in text(mazzo))


@awaits
async def test_a_users_bot_plays_and_its_failure_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    class Last:
        def __init__(self, *_: Any) -> None:
            pass

        def choose(self, view: Any, seen: Sequence[Any]) -> Any:
            if len(seen) > 1:
                raise ZeroDivisionError("oh")
            return view.legal[-1]

    monkeypatch.setitem(bots.OWN["mantis"], "Last", lambda: Last)
    async with running(notifications=True) as (mazzo, pilot):
        mazzo.play_here(Settings("mantis", turn_seconds=None), ["Last"], seed="own")
        await pilot.pause()
        await until(pilot, lambda: table(mazzo).last and update(mazzo).view.legal)
        await pilot.press("s")
        await until(pilot, lambda: any("oh" in line for line in text(mazzo).splitlines()))
        await play_by_keys(pilot, Random(1))
        assert update(mazzo).table.stage is Stage.OVER


@awaits
async def test_each_game_of_an_evening_has_its_own_file(tmp_path: Path) -> None:
    (tmp_path / "game-2.json").write_text("another's")
    keep = Recording(tmp_path / "game.json")
    async with local_game("mantis", 2, "evening", rules=SHORT_GAMES["mantis"], keep=keep) as (mazzo, pilot):
        await play_by_keys(pilot, Random(1))
        await pilot.press("1")  # rematch
        await until(pilot, lambda: update(mazzo).table.games == 2)
    first, second = (records.read((tmp_path / name).read_text()) for name in ("game.json", "game-3.json"))
    assert replay(first).over
    assert not replay(second).over
    assert first.seed != second.seed
    assert (tmp_path / "game-2.json").read_text() == "another's"
