"""Bots that think long: their table waits for them, and nobody else does."""

import asyncio
from typing import Any

import pytest

import mazzo
from mazzo import bots
from mazzo.bots.simple import Random
from mazzo.server import thinker as thinker_module
from mazzo.server.hub import Hub
from mazzo.server.thinker import Thinker
from mazzo.table.clock import BOT_SECONDS, pace
from mazzo.table.commands import AddBot, Emote, Join, Start, TakeOver
from mazzo.table.settings import Settings
from tests.server.inside import Ear, code_of, enter, hub_on, memory, sit
from tests.server.loop import awaits, awaits_no_time


class Slowly(Thinker):
    """Thinks for as long as the test wishes, and then scores."""

    def __init__(self, seconds: float, fails: bool = False) -> None:
        super().__init__()
        self.seconds = seconds
        self.fails = fails
        self.asked: list[tuple[int, str]] = []

    async def choose(self, play: Any, seat: int, bot: str) -> str:
        self.asked.append((seat, bot))
        legal = play.legal(seat)
        await asyncio.sleep(self.seconds)
        if self.fails:
            raise TimeoutError
        return str(legal[0])


@pytest.fixture(autouse=True)
def search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS["mantis"], "search", Random)
    monkeypatch.setattr(bots, "SLOW", {"search"})


async def duel(hub: Hub, thinker: Thinker) -> Ear:
    """Ada against a bot that thinks; it is for the bot to act."""
    hub.thinker = thinker
    ada = await sit(hub, await hub.open(Settings("mantis")), "Ada")
    await ada.do(AddBot("search"))
    await ada.do(Start())
    await ada.act("score")
    return ada


@awaits_no_time
async def test_a_bot_acts_when_it_has_thought_and_the_table_is_open_meanwhile() -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, thinker := Slowly(5.0))
        version = ada.update.version
        await asyncio.sleep(3)
        await ada.do(Emote("thinking"))
        assert ada.update.version == version + 1
        await asyncio.sleep(2.1)
        assert (ada.update.version, ada.update.view["to_act"]) == (version + 2, [0])
        assert thinker.asked == [(1, "search")]  # once: an emote is no other question


@awaits_no_time
async def test_its_pause_is_time_to_think() -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, Slowly(0.6))
        version = ada.update.version
        await asyncio.sleep(BOT_SECONDS * pace(version) - 0.05)
        assert ada.update.version == version
        await asyncio.sleep(0.1)
        assert ada.update.version == version + 1


@awaits_no_time
async def test_a_bot_that_fails_to_think_is_played_as_a_silent_seat(caplog: pytest.LogCaptureFixture) -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, Slowly(1.0, fails=True))
        await asyncio.sleep(2)
        assert ada.update.view["to_act"] == [0]
        assert "the bot search could not choose" in caplog.text


@awaits_no_time
async def test_a_bot_whose_seat_somebody_took_meanwhile_does_not_act() -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, Slowly(5.0))
        leo = await enter(hub, code_of(ada), "Leo")
        await leo.do(Join("Leo"))
        taken = await leo.do(TakeOver(1))
        await asyncio.sleep(10)
        assert (leo.update.version, leo.update.view["to_act"]) == (taken.version, [1])


@awaits
async def test_the_choice_is_made_in_another_process() -> None:
    thinker = Thinker()
    play = mazzo.get("kittens").start(2, seed="far")
    try:
        chosen = await thinker.choose(play, 0, "random")
        assert chosen in map(str, play.legal(0))
        with pytest.raises(mazzo.Refused, match="there is no bot 'genius'"):
            await thinker.choose(play, 0, "genius")
    finally:
        thinker.stop()


@awaits
async def test_whoever_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker_module, "MOST_SECONDS", 0.001)
    thinker = Thinker()
    with pytest.raises(TimeoutError):
        await thinker.choose(mazzo.get("mantis").start(2, seed="late"), 0, "random")
    assert thinker._processes is None
