"""Slow bots delay only their own table."""

import asyncio
import multiprocessing
import os
import signal
import sys
import time
from typing import Any

import pytest

from mazzo import bots
from mazzo.bots.simple import Random
from mazzo.core.chance import Dice
from mazzo.games import GAMES
from mazzo.server.tables.bot_players import SHORTEST_PAUSE
from mazzo.server.tables.hub import Hub
from mazzo.server.work import WorkerPool
from mazzo.table.clock import BOT_SECONDS, PACE, SPEEDS, pace
from mazzo.table.commands import AddBot, Agree, FastForward, Join, Rename, SetSpeed, Start, TakeSeat
from mazzo.table.settings import Settings, Speed
from mazzo.table.updates import Stage
from tests.server.client import in_notation
from tests.server.in_process import LocalClient, code_of, enter, hub_on, memory, sit
from tests.server.loop import awaits, awaits_no_time


class Slowly(WorkerPool):
    """A pool that takes this long for each choice."""

    def __init__(self, seconds: float, fails: bool = False) -> None:
        super().__init__()
        self.seconds = seconds
        self.fails = fails
        self.asked: list[tuple[int, str]] = []

    async def choose(self, play: Any, seat: int, bot: str, *_: object) -> str:
        self.asked.append((seat, bot))
        legal = play.legal(seat)
        await asyncio.sleep(self.seconds)
        if self.fails:
            raise TimeoutError
        return str(legal[0])


@pytest.fixture(autouse=True)
def search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.catalog_of("mantis").bots, "search", Random)


async def duel(hub: Hub, workers: WorkerPool, speed: Speed = Speed.NORMAL) -> LocalClient:
    """Ada against a slow bot, on the bot's turn."""
    hub.workers = workers
    ada = await sit(hub, await hub.open(Settings("mantis")), "Ada")
    await ada.do(AddBot("search"))
    await ada.do(Start())
    await ada.do(SetSpeed(speed))
    await ada.act("score")
    return ada


async def answers_after(seconds: float, ada: LocalClient) -> None:
    """Check that the bot answers after exactly this time."""
    version = ada.update.version
    await asyncio.sleep(seconds - 0.01)
    assert ada.update.version == version
    await asyncio.sleep(0.02)
    assert ada.update.version == version + 1


@awaits_no_time
async def test_a_table_takes_commands_while_its_bot_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(bots.OWN["mantis"], "search", Random)
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, workers := Slowly(5.0))
        version = ada.update.version
        await asyncio.sleep(3)
        await ada.do(Rename("Countess"))
        assert ada.update.version == version + 1
        await asyncio.sleep(2.1)
        assert (ada.update.version, ada.update.view["to_act"]) == (version + 2, [0])
        assert workers.asked == [(1, "search")]  # once, despite the new name


@pytest.mark.parametrize("seconds", [0.0, 0.6])
@awaits_no_time
async def test_the_time_of_an_answer_does_not_reveal_how_long_an_own_bot_thought(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.OWN["mantis"], "search", Random)
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, workers := Slowly(seconds))
        version = ada.update.version
        pause = BOT_SECONDS * pace(version) + max(0.0, workers.seconds_to_think("search") - SHORTEST_PAUSE)
        await answers_after(pause, ada)


@pytest.mark.parametrize("fails", [False, True])
@pytest.mark.parametrize("speed", Speed)
@pytest.mark.parametrize("seconds", [0.0, 0.6, 5.0])
@awaits_no_time
async def test_the_time_of_an_answer_does_not_reveal_how_long_the_bot_thought(
    seconds: float, speed: Speed, fails: bool
) -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, workers := Slowly(seconds, fails), speed)
        version = ada.update.version
        shortest = min(SPEEDS[speed] * BOT_SECONDS * each for each in PACE)
        more = max(0.0, workers.seconds_to_think("search") - shortest)
        pause = BOT_SECONDS * pace(version, speed) + more
        assert pause >= workers.seconds_to_think("search")
        await answers_after(pause, ada)


@awaits_no_time
async def test_fast_forward_plays_as_fast_as_bots_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.catalog_of("kittens").bots, "search", Random)
    cats = {"tacocat": 1, "cattermelon": 1, "potato": 1, "beard": 1}  # the first player is the first to explode
    options = {"hand": 1, "deck": {"kitten": 3, "defuse": 4, **cats}, "spare_defuses": 0}
    async with hub_on(await memory()) as hub:
        hub.workers = Slowly(0.01)
        ada = await sit(hub, await hub.open(Settings("kittens", options=options)), "Ada")
        for _ in range(3):
            await ada.do(AddBot("search"))
        await ada.do(Start())
        while ada.update.view["alive"][0]:
            if 0 in ada.update.view["to_act"]:
                legal = [in_notation(action) for action in ada.update.view["legal"]]
                await ada.act("draw" if "draw" in legal else legal[0])
            else:
                await asyncio.sleep(0.1)
        assert not ada.update.view["result"]
        await ada.do(FastForward())
        version = ada.update.version
        await asyncio.sleep(1)
        assert ada.update.view["result"]
        assert ada.update.version > version + 1


@awaits_no_time
async def test_an_unwatched_table_waits_for_its_bot() -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, Slowly(20.0))
        ada.leave()
        assert ada.room
        version = ada.room.state.version + 1  # the entry of her absence
        await asyncio.sleep(10)
        assert ada.room.state.version == version
        await asyncio.sleep(15)
        assert ada.room.state.version > version


def test_a_slow_machine_gives_its_bots_more_time() -> None:
    workers = WorkerPool()
    assert workers.seconds_to_think("search") == 1.0
    for seconds, given in ((0.3, 1.0), (0.66, 1.0), (0.67, 1.5), (2.0, 3.0), (0.3, 3.0)):
        workers._note("search", seconds)
        assert workers.seconds_to_think("search") == given
    for _ in range(200):
        workers._note("search", 0.3)
    assert workers.seconds_to_think("search") == 1.0


@awaits_no_time
async def test_a_bot_whose_seat_was_taken_over_does_not_act() -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, Slowly(5.0))
        leo = await enter(hub, code_of(ada), "Leo")
        await leo.do(Join("Leo"))
        await leo.do(TakeSeat(1))
        taken = await ada.do(Agree(2))
        await asyncio.sleep(10)
        assert (leo.update.version, leo.update.view["to_act"]) == (taken.version, [1])


def worker_processes() -> set[int]:
    return {process.pid for process in multiprocessing.active_children() if process.pid}


class Stuck(WorkerPool):
    """The first bot hangs in its worker; the others choose normally."""

    is_asked = False

    async def choose(self, play: Any, seat: int, bot: str, table: str, chance: Dice | None = None) -> str:
        if not self.is_asked:
            self.is_asked = True
            await self.think(time.sleep, 600)
        return await super().choose(play, seat, bot, table, chance)


@awaits
async def test_thinking_bots_continue_beside_a_hanging_bot_and_a_killed_worker(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # the real search
    async with hub_on(await memory()) as hub:
        hub.workers = Stuck(3)
        tables = [await against_search(hub) for _ in range(6)]
        await asyncio.gather(*(ada.act("score") for ada in tables))
        while not worker_processes():
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        os.kill(min(worker_processes()), signal.SIGKILL)
        for ada in tables:
            while ada.update.view["to_act"] != [0]:
                await asyncio.sleep(0.05)
        assert "failed to choose" not in caplog.text  # a simple bot replaces the hanging one
        assert not any(ada.is_hung_up for ada in tables)


async def against_search(hub: Hub) -> LocalClient:
    ada = await sit(hub, await hub.open(Settings("mantis")), "Ada")
    await ada.do(AddBot("search"))
    await ada.do(Start())
    return ada


@awaits_no_time
async def test_a_cancelled_room_is_logged_and_its_table_loads_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, Slowly(1.0))
        assert ada.room
        ada.room.task.cancel()
        await asyncio.sleep(0.01)
        assert ada.is_hung_up
        assert f"table {code_of(ada)} is unloaded after a failure: CancelledError" in caplog.text
        await asyncio.sleep(10)  # housekeeping loads it again
        assert hub.has_at_hand(code_of(ada))
        room = await hub.room(code_of(ada))
        assert room
        assert room.public_view().stage is Stage.PLAYING
        assert room.state.version > ada.update.version


class Cancelled(WorkerPool):
    """Its tasks are cancelled."""

    async def choose(self, *_: object) -> str:
        raise asyncio.CancelledError


@awaits_no_time
async def test_a_cancelled_choice_does_not_end_its_table(caplog: pytest.LogCaptureFixture) -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, Cancelled())
        await asyncio.sleep(3)
        assert not ada.is_hung_up
        assert ada.update.view["to_act"] == [0]
        assert "the bot search failed to choose" in caplog.text


@pytest.mark.parametrize("game", [game for game in GAMES if "expert" in bots.names(game)])
@awaits
async def test_an_expert_chooses_outside_the_serving_process(game: str) -> None:
    before = "numpy" in sys.modules
    async with hub_on(await memory()) as hub:
        ada = await sit(hub, await hub.open(Settings(game)), "Ada")
        await ada.do(AddBot("expert"))
        await ada.do(Start())
        while 1 not in ada.update.view["to_act"]:
            await ada.act(in_notation(ada.update.view["legal"][0]))
        assert ada.room
        while not ada.room.timers._bots._thoughts:
            await asyncio.sleep(0.01)
    assert ("numpy" in sys.modules) == before
