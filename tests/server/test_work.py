"""A worker process that hangs or ends is replaced, and no other work is lost."""

import asyncio
import multiprocessing
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Generator
from concurrent.futures import BrokenExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

import mazzo
from mazzo.server import work
from mazzo.server.http.records import while_connected
from mazzo.server.jobs import completed
from mazzo.server.limits import UNLIMITED, Limits
from mazzo.server.work import RETRY_SECONDS, Busy, HeavyWork, Requester, ResultCache, Unfinished, WorkerPool
from tests.server.loop import awaits
from tests.slow import slowly

ADA, LEO = Requester("Ada", "203.0.113.1"), Requester("Leo", "203.0.113.2")


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
    "is busy": (re.fullmatch, "(a+)+", "a" * 60 + "b"),  # no other thread of its process runs
}


@pytest.mark.parametrize("hang", [slowly("sleeps"), "is busy"])
@awaits
async def test_a_thought_that_takes_too_long_ends_only_its_worker(hang: str) -> None:
    async with thinking(2) as workers:
        await asyncio.gather(*(workers.think(time.sleep, 0.3) for _ in range(2)))  # two workers have started
        first = {await workers.think(os.getpid)}
        hanging = asyncio.create_task(workers.think(*HANGS[hang]))
        while len(workers._idle) > 1:
            await asyncio.sleep(0)
        others = [await workers.think(pow, 2, number) for number in range(5)]  # in the other worker
        assert others == [2**number for number in range(5)]
        assert not hanging.done()
        with pytest.raises(TimeoutError):
            await hanging
        await ended(first)
        assert await workers.think(pow, 2, 5) == 32


@pytest.fixture
def one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "FEWEST_WORKERS", 1)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)


@pytest.mark.usefixtures("one_worker")
@awaits
async def test_a_waiting_task_survives_the_end_of_a_hanging_one() -> None:
    async with thinking(1) as workers:
        hanging = asyncio.create_task(workers.think(time.sleep, 600))
        await asyncio.sleep(0)
        assert await asyncio.gather(*(workers.think(pow, 2, number) for number in range(5)))
        with pytest.raises(TimeoutError):
            await hanging


@pytest.mark.usefixtures("one_worker")
@awaits
async def test_a_long_wait_for_a_worker_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "WAIT_SECONDS", 0.1)
    async with thinking(60) as workers:
        hanging = asyncio.create_task(workers.think(time.sleep, 600))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await workers.think(pow, 2, 3)
        assert not hanging.done()
        hanging.cancel()


@awaits
async def test_a_task_whose_worker_is_killed_is_repeated(caplog: pytest.LogCaptureFixture) -> None:
    async with thinking(60) as workers:
        pid = await workers.think(os.getpid)
        sleeping = asyncio.create_task(workers.think(time.sleep, 0.5))
        while workers._idle:
            await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        await sleeping
        assert "another one repeats the task" in caplog.text
        pid = await workers.think(os.getpid)
        os.kill(pid, signal.SIGKILL)  # between two tasks
        await ended({pid})
        assert await workers.think(pow, 2, 5) == 32


@awaits
async def test_a_task_that_kills_its_workers_fails_alone() -> None:
    async with thinking(60) as workers:
        killing = asyncio.create_task(workers.think(os._exit, 1))
        assert await asyncio.gather(*(workers.think(pow, 2, number) for number in range(20)))
        with pytest.raises(BrokenExecutor):
            await killing


@pytest.mark.usefixtures("one_worker")
@awaits
async def test_an_abandoned_task_keeps_its_worker_until_it_ends() -> None:
    async with thinking(60) as workers:
        pid = await workers.think(os.getpid)
        unwanted = asyncio.create_task(workers.think(time.sleep, 0.2))
        await asyncio.sleep(0)  # it has the only worker
        unwanted.cancel()
        assert await workers.think(os.getpid) == pid


@awaits
async def test_a_stopped_pool_ends_its_workers_and_fails_waiting_calls() -> None:
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
async def test_a_worker_has_a_lower_priority_than_the_server() -> None:
    async with thinking(60) as workers:
        before = worker_processes()
        thought = asyncio.create_task(workers.think(os.nice, 0))
        async with asyncio.timeout(10):
            while not (started := worker_processes() - before):
                await asyncio.sleep(0)
        expected = min(19, os.nice(0) + work.NICENESS)
        assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in started] == [expected]
        assert await thought == expected


# Heavy work has a budget in seconds for each person and address


@asynccontextmanager
async def working(limits: Limits = UNLIMITED) -> AsyncIterator[HeavyWork]:
    work = HeavyWork(limits)
    try:
        yield work
    finally:
        work.stop()


def spin(seconds: float) -> bytes:
    """Work that takes this much processor time."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return b"done"


def rest(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"rested"


def note(file: str) -> bytes:
    with open(file, "a") as notes:
        notes.write("once")
    return b"noted"


async def ask(work: HeavyWork, key: str, asker: Requester, function: Any, *arguments: object) -> bytes:
    return await work.result(key, asker, function, lambda: arguments)


@awaits
async def test_spent_budgets_of_work_are_refused_with_a_time_to_retry() -> None:
    limits = Limits(work_of_a_person=(0.01, 0.1), work_of_an_address=(0.001, 0.5))
    async with working(limits) as work:
        assert await ask(work, "1", ADA, spin, 0.3) == b"done"
        with pytest.raises(Busy) as caught:
            await ask(work, "2", ADA, spin, 0.0)
        assert 10 < caught.value.seconds <= 30  # a debt of 0.2 seconds, which shrinks by a hundredth each second
        assert await ask(work, "1", ADA, spin, 0.3) == b"done"  # a cached result costs nothing
        assert await ask(work, "3", ADA._replace(who="her sister"), spin, 0.3) == b"done"
        with pytest.raises(Busy):
            await ask(work, "4", ADA._replace(who="her brother"), spin, 0.0)  # the address has used up its budget
        assert await ask(work, "4", LEO, spin, 0.0) == b"done"


@awaits
async def test_equal_requests_are_computed_once(tmp_path: Path) -> None:
    async with working(Limits(work_of_a_person=(0.01, 1.0))) as work:
        asking = (ask(work, "it", ADA, note, str(tmp_path / "notes")) for _ in range(100))
        assert await asyncio.gather(*asking) == [b"noted"] * 100
        assert (tmp_path / "notes").read_text() == "once"


@awaits
async def test_work_is_given_up_when_the_last_request_for_it_is_cancelled(tmp_path: Path) -> None:
    async with working() as work:
        busy = [asyncio.create_task(ask(work, f"{number}", ADA, rest, 0.3)) for number in range(3)]
        first, second = [asyncio.create_task(ask(work, "it", ADA, note, str(tmp_path / "it"))) for _ in range(2)]
        third = asyncio.create_task(ask(work, "other", ADA, note, str(tmp_path / "other")))
        await asyncio.sleep(0)
        first.cancel()
        third.cancel()
        assert await second == b"noted"  # another request still needed it
        await asyncio.gather(*busy)
        assert not (tmp_path / "other").exists()


def walk(file: str) -> bytes:
    """Work that takes an hour, in steps."""

    def steps() -> Generator[None, None, bytes]:
        for _ in range(360_000):
            note(file)
            time.sleep(0.01)
            yield
        return b"there"

    return completed(steps())


@awaits
async def test_work_for_a_client_that_disconnects_ends_between_two_steps(tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def receive() -> dict[str, Any]:
        while not begun.exists():
            await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    async with working() as work:
        request = Request({"type": "http"}, receive)
        assert await while_connected(request, ask(work, "far", ADA, walk, str(begun))) is None
        assert await ask(work, "near", ADA, rest, 0.0) == b"rested"  # an address has one worker


@awaits
async def test_an_address_only_waits_for_its_own_work() -> None:
    async with working(Limits(work_waiting_of_a_person=3, work_waiting_of_an_address=3)) as work:
        flood = [asyncio.create_task(ask(work, f"{number}", ADA, rest, 600.0)) for number in range(10)]
        await asyncio.sleep(0)
        assert await ask(work, "Leo's", LEO, spin, 0.0) == b"done"  # in the other worker, while Ada's is busy
        busy = await asyncio.gather(*flood[3:], return_exceptions=True)
        assert [type(answer) for answer in busy] == [Busy] * 7
    assert not any(isinstance(answer, bytes) for answer in await asyncio.gather(*flood, return_exceptions=True))


@awaits
async def test_a_person_leaves_room_for_others_of_the_same_address() -> None:
    async with working(Limits(work_waiting_of_a_person=3, work_waiting_of_an_address=5)) as work:
        flood = [asyncio.create_task(ask(work, f"{number}", ADA, rest, 0.2)) for number in range(10)]
        asking = asyncio.create_task(ask(work, "her sister's", ADA._replace(who="her sister"), rest, 0.0))
        answers = await asyncio.gather(*flood, return_exceptions=True)
        assert [type(answer) for answer in answers] == [bytes] * 3 + [Busy] * 7
        assert await asking == b"rested"


@awaits
async def test_long_work_of_several_addresses_leaves_a_worker_to_short_work() -> None:
    askers = [Requester(f"{number}", f"203.0.113.{number}") for number in range(5)]  # Leo's is one of them
    async with working() as work:
        analyses = [
            asyncio.create_task(work.result(f"long {asker.who}", asker, rest, lambda: [600.0], is_long=True))
            for asker in askers
        ]
        await asyncio.sleep(0)
        async with asyncio.timeout(19):
            assert await ask(work, "Leo's", LEO, rest, 0.0) == b"rested"
        for analysis in analyses:
            analysis.cancel()


@awaits
async def test_a_request_without_a_free_worker_is_refused_and_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.work.WAIT_SECONDS", 0.2)
    async with working(Limits(work_of_a_person=(0.001, 0.01))) as work:
        first = asyncio.create_task(ask(work, "first", ADA, rest, 0.5))
        await asyncio.sleep(0)
        with pytest.raises(Busy) as caught:
            await ask(work, "second", ADA._replace(who="Leo"), rest, 0.0)
        assert caught.value.seconds == RETRY_SECONDS
        assert await first == b"rested"
        assert await ask(work, "second", ADA._replace(who="Leo"), rest, 0.0) == b"rested"


@awaits
async def test_work_that_takes_too_long_is_ended_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.work.WORK_SECONDS", 0.5)
    async with working(Limits(work_of_a_person=(0.01, 0.3))) as work:
        with pytest.raises(Unfinished):
            await ask(work, "long", ADA, rest, 600)
        with pytest.raises(Busy):
            await ask(work, "short", ADA, rest, 0)


def test_the_cache_of_results_is_bounded_in_bytes() -> None:
    cache = ResultCache(100)
    for number in range(10):
        cache.put(f"{number}", b"x" * 30)
        cache.get("0")
    assert [number for number in range(10) if cache.get(f"{number}")] == [0, 8, 9]
    cache.put("0", b"")
    cache.put("large", b"x" * 101)
    assert cache.get("large") is None
    cache.put("small", b"x")
    assert cache.get("small") == b"x"
