"""Worker processes: one that hangs or ends is replaced, and nobody else's work is lost with it."""

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
from mazzo.server import work
from mazzo.server.work import WorkerPool
from tests.server.loop import awaits


@awaits
async def test_the_choice_is_made_in_another_process() -> None:
    workers = WorkerPool()
    play = mazzo.get("kittens").start(2, seed="far")
    try:
        chosen = await workers.choose(play, 0, "random", "a table")
        assert chosen in map(str, play.legal(0))
        with pytest.raises(mazzo.Refused, match="there is no bot 'genius'"):
            await workers.choose(play, 0, "genius", "a table")
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
    async with thinking(2) as workers:
        await asyncio.gather(*(workers.think(time.sleep, 0.3) for _ in range(2)))  # two workers have started
        first = {await workers.think(os.getpid)}
        hanging = asyncio.create_task(workers.think(*HANGS[hang]))
        while len(workers._idle) > 1:
            await asyncio.sleep(0)
        others = [await workers.think(pow, 2, number) for number in range(5)]  # in a worker beside it
        assert others == [2**number for number in range(5)]
        assert not hanging.done()
        with pytest.raises(TimeoutError):
            await hanging
        await ended(first)
        assert await workers.think(pow, 2, 5) == 32


@awaits
async def test_a_thought_that_waits_for_a_worker_is_not_ended_with_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "FEWEST_WORKERS", 1)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    async with thinking(1) as workers:
        hanging = asyncio.create_task(workers.think(time.sleep, 600))
        await asyncio.sleep(0)
        assert await asyncio.gather(*(workers.think(pow, 2, number) for number in range(5)))
        with pytest.raises(TimeoutError):
            await hanging


@awaits
async def test_who_waits_too_long_for_a_worker_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "FEWEST_WORKERS", 1)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    monkeypatch.setattr(work, "WAIT_SECONDS", 0.1)
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
        sleeping = asyncio.create_task(workers.think(time.sleep, 0.5))
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
    monkeypatch.setattr(work, "FEWEST_WORKERS", 1)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    async with thinking(60) as workers:
        pid = await workers.think(os.getpid)
        unwanted = asyncio.create_task(workers.think(time.sleep, 0.2))
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


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there are no such priorities here")
@awaits
async def test_a_worker_leaves_the_processor_to_those_who_serve_people() -> None:
    async with thinking(60) as workers:
        before = worker_processes()
        thought = asyncio.create_task(workers.think(os.nice, 0))
        async with asyncio.timeout(10):
            while not (started := worker_processes() - before):
                await asyncio.sleep(0)
        expected = min(19, os.nice(0) + work.NICENESS)
        assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in started] == [expected]  # from its first moment on
        assert await thought == expected
