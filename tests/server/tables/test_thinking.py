"""Bots that think long: their table waits for them, and nobody else does."""

import asyncio
import multiprocessing
import os
import re
import signal
import time
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any

import pytest

import mazzo
from mazzo import bots
from mazzo.bots.simple import Random
from mazzo.server.tables.hub import Hub
from mazzo.server.work import pool as pool_module
from mazzo.server.work.pool import WorkerPool
from mazzo.table.clock import BOT_SECONDS, pace
from mazzo.table.commands import AddBot, Agree, Join, Rename, Start, TakeSeat
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from tests.server.inside import Ear, code_of, enter, hub_on, memory, sit
from tests.server.loop import awaits, awaits_no_time


class Slowly(WorkerPool):
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


async def duel(hub: Hub, workers: WorkerPool) -> Ear:
    """Ada against a bot that thinks; it is for the bot to act."""
    hub.workers = workers
    ada = await sit(hub, await hub.open(Settings("mantis")), "Ada")
    await ada.do(AddBot("search"))
    await ada.do(Start())
    await ada.act("score")
    return ada


@awaits_no_time
async def test_a_bot_acts_when_it_has_thought_and_the_table_is_open_meanwhile() -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, workers := Slowly(5.0))
        version = ada.update.version
        await asyncio.sleep(3)
        await ada.do(Rename("Somebody"))
        assert ada.update.version == version + 1
        await asyncio.sleep(2.1)
        assert (ada.update.version, ada.update.view["to_act"]) == (version + 2, [0])
        assert workers.asked == [(1, "search")]  # once: a new name is no other question


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
        await leo.do(TakeSeat(1))
        taken = await ada.do(Agree(2))
        await asyncio.sleep(10)
        assert (leo.update.version, leo.update.view["to_act"]) == (taken.version, [1])


@awaits
async def test_the_choice_is_made_in_another_process() -> None:
    workers = WorkerPool()
    play = mazzo.get("kittens").start(2, seed="far")
    try:
        chosen = await workers.choose(play, 0, "random")
        assert chosen in map(str, play.legal(0))
        with pytest.raises(mazzo.Refused, match="there is no bot 'genius'"):
            await workers.choose(play, 0, "genius")
    finally:
        workers.stop()


# Workers that hang, and workers that end


@asynccontextmanager
async def thinking(seconds: float) -> AsyncIterator[WorkerPool]:
    workers = WorkerPool(seconds)
    try:
        yield workers
    finally:
        workers.stop()


def worker_processes() -> set[int]:
    return {process.pid for process in multiprocessing.active_children() if process.pid}


HANGS: dict[str, tuple[Any, ...]] = {
    "sleeps": (time.sleep, 600),
    "is deaf": (re.fullmatch, "(a+)+", "a" * 60 + "b"),  # and lets no other Python thread run
}


@pytest.mark.parametrize("hang", HANGS)
@awaits
async def test_a_thought_that_takes_too_long_ends_its_own_worker_and_no_other(hang: str) -> None:
    async with thinking(3) as workers:
        await asyncio.gather(*(workers.think(time.sleep, 0.3) for _ in range(2)))  # two workers have started
        first = {await workers.think(os.getpid)}
        hanging = asyncio.create_task(workers.think(*HANGS[hang]))
        while len(workers._idle) > 1:
            await asyncio.sleep(0)
        others = [await workers.think(pow, 2, number) for number in range(20)]  # in a worker beside it
        assert others == [2**number for number in range(20)]
        assert not hanging.done()
        with pytest.raises(TimeoutError):
            await hanging
        await ended(first)
        assert await workers.think(pow, 2, 5) == 32


@awaits
async def test_a_thought_that_waits_for_a_worker_is_not_ended_with_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "FEWEST_WORKERS", 1)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    async with thinking(2) as workers:
        hanging = asyncio.create_task(workers.think(time.sleep, 600))
        await asyncio.sleep(0)
        assert await asyncio.gather(*(workers.think(pow, 2, number) for number in range(20)))
        with pytest.raises(TimeoutError):
            await hanging


@awaits
async def test_who_waits_too_long_for_a_worker_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "FEWEST_WORKERS", 1)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    monkeypatch.setattr(pool_module, "WAIT_SECONDS", 0.1)
    async with thinking(60) as workers:
        hanging = asyncio.create_task(workers.think(time.sleep, 600))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await workers.think(pow, 2, 3)
        assert not hanging.done()
        hanging.cancel()


@awaits
async def test_a_thought_whose_worker_is_killed_is_thought_again(caplog: pytest.LogCaptureFixture) -> None:
    async with thinking(60) as workers:
        pid = await workers.think(os.getpid)
        sleeping = asyncio.create_task(workers.think(time.sleep, 1))
        while workers._idle:
            await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        await sleeping
        assert "another one does it again" in caplog.text
        pid = await workers.think(os.getpid)
        os.kill(pid, signal.SIGKILL)  # while nobody thinks
        await ended({pid})
        assert await workers.think(pow, 2, 5) == 32


@awaits
async def test_a_thought_that_kills_its_workers_fails_alone() -> None:
    async with thinking(60) as workers:
        killing = asyncio.create_task(workers.think(os._exit, 1))
        assert await asyncio.gather(*(workers.think(pow, 2, number) for number in range(20)))
        with pytest.raises(BrokenExecutor):
            await killing


@awaits
async def test_a_thought_that_nobody_wants_any_more_keeps_its_worker_until_it_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool_module, "FEWEST_WORKERS", 1)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    async with thinking(60) as workers:
        pid = await workers.think(os.getpid)
        unwanted = asyncio.create_task(workers.think(time.sleep, 0.5))
        while workers._idle:
            await asyncio.sleep(0)
        unwanted.cancel()
        assert await workers.think(os.getpid) == pid


@awaits
async def test_a_pool_that_stops_ends_its_workers_and_whoever_waits_is_told() -> None:
    workers = WorkerPool(60)
    before = worker_processes()
    pids = {await workers.think(os.getpid)}
    waiting = [asyncio.create_task(workers.think(time.sleep, 600)) for _ in range(5)]
    while not worker_processes() - before - pids:  # until a second worker has started
        await asyncio.sleep(0.05)
    started = worker_processes() - before
    workers.stop()
    assert {type(error) for error in await asyncio.gather(*waiting, return_exceptions=True)} <= {
        BrokenExecutor,
        BrokenProcessPool,
    }
    await ended(started)


async def ended(pids: set[int]) -> None:
    while pids & worker_processes():
        await asyncio.sleep(0.05)


class Stuck(WorkerPool):
    """The first bot that is asked hangs in its worker; the others think as they do."""

    is_asked = False

    async def choose(self, play: Any, seat: int, bot: str) -> str:
        if not self.is_asked:
            self.is_asked = True
            await self.think(time.sleep, 600)
        return await super().choose(play, seat, bot)


@awaits
async def test_tables_whose_bots_think_go_on_beside_one_that_hangs_and_a_worker_that_is_killed(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # the real search
    async with hub_on(await memory()) as hub:
        hub.workers = Stuck(5)
        tables = [await against_search(hub) for _ in range(6)]
        await asyncio.gather(*(ada.act("score") for ada in tables))
        while not worker_processes():
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        os.kill(min(worker_processes()), signal.SIGKILL)
        for ada in tables:
            while ada.update.view["to_act"] != [0]:
                await asyncio.sleep(0.05)
        assert caplog.text.count("could not choose") == 1
        assert not any(ada.is_hung_up for ada in tables)


async def against_search(hub: Hub) -> Ear:
    ada = await sit(hub, await hub.open(Settings("mantis")), "Ada")
    await ada.do(AddBot("search"))
    await ada.do(Start())
    return ada


@awaits_no_time
async def test_a_room_that_is_cancelled_says_so_and_its_table_is_taken_up_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, Slowly(1.0))
        assert ada.room
        ada.room.task.cancel()
        await asyncio.sleep(0.01)
        assert ada.is_hung_up
        assert f"table {code_of(ada)} is put down in the middle of its work: CancelledError" in caplog.text
        await asyncio.sleep(10)  # nobody comes back: housekeeping takes it up
        room = hub._rooms[code_of(ada)]
        assert room.look().stage is Stage.PLAYING
        assert room._logged.version > ada.update.version


class Cancelled(WorkerPool):
    """Its workers are taken away while it thinks."""

    async def choose(self, *_: object) -> str:
        raise asyncio.CancelledError


@awaits_no_time
async def test_a_thought_that_is_cancelled_does_not_end_its_table(caplog: pytest.LogCaptureFixture) -> None:
    async with hub_on(await memory()) as hub:
        ada = await duel(hub, Cancelled())
        await asyncio.sleep(2)
        assert not ada.is_hung_up
        assert ada.update.view["to_act"] == [0]
        assert "the bot search could not choose" in caplog.text
