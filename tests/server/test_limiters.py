"""A fair queue, concurrency limits, and the summary of refusals in the log."""

import asyncio
import logging

import pytest

from mazzo.server.limiters import ConcurrencyLimit, FairQueue
from mazzo.server.metrics import REPORT_SECONDS, Refusals
from tests.server.loop import awaits_no_time


async def served(queue: FairQueue, asked: list[str]) -> list[str]:
    """The order in which askers are admitted, if each stays for a second."""
    order: list[str] = []

    async def visit(asker: str) -> None:
        await queue.enter(asker)
        order.append(asker)
        await asyncio.sleep(1)
        queue.leave(asker)

    await asyncio.gather(*map(visit, asked))
    return order


@awaits_no_time
async def test_askers_are_served_in_turns() -> None:
    order = await served(FairQueue(1, most_of_one=1), ["flood"] * 50 + ["Ada", "Leo", "Ada"])
    assert order[:6] == ["flood", "flood", "Ada", "Leo", "flood", "Ada"]
    assert order.count("flood") == 50


@awaits_no_time
async def test_one_asker_never_has_all_places() -> None:
    queue = FairQueue(2, most_of_one=1)
    flood = asyncio.create_task(served(queue, ["flood"] * 50))
    await asyncio.sleep(0.5)
    async with asyncio.timeout(0.1):
        await queue.enter("Ada")
    queue.leave("Ada")
    assert len(await flood) == 50


@awaits_no_time
async def test_long_jobs_never_take_the_last_place() -> None:
    queue = FairQueue(3, most_of_one=1)
    waiting = [asyncio.create_task(queue.enter(f"{number}", is_long=True)) for number in range(5)]
    await asyncio.sleep(0)
    assert [each.done() for each in waiting] == [True, True, False, False, False]
    async with asyncio.timeout(0.1):
        await queue.enter("Ada")
    queue.leave("Ada")
    assert not waiting[2].done()
    queue.leave("0", is_long=True)
    async with asyncio.timeout(0.1):
        await waiting[2]
    for each in waiting[3:]:
        each.cancel()


@awaits_no_time
async def test_a_short_job_does_not_wait_for_a_long_one_of_the_same_asker() -> None:
    queue = FairQueue(2, most_of_one=1)
    async with asyncio.timeout(0.1):
        await queue.enter("Ada", is_long=True)
        await queue.enter("Ada")
    waiting = [asyncio.create_task(queue.enter("Ada")), asyncio.create_task(queue.enter("Leo"))]
    await asyncio.sleep(0)
    queue.leave("Ada")
    await asyncio.sleep(0)
    assert [each.done() for each in waiting] == [True, False]  # Leo came later
    queue.leave("Ada")
    async with asyncio.timeout(0.1):
        await waiting[1]


@awaits_no_time
async def test_a_cancelled_wait_leaves_no_gap() -> None:
    queue = FairQueue(1, most_of_one=1)
    await queue.enter("Ada")
    waiting = [asyncio.create_task(queue.enter("Leo")) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    queue.leave("Ada")  # admits Leo's second wait
    await waiting[1]
    queue.leave("Leo")
    waiting[2].cancel()  # at the moment when it is admitted
    await asyncio.sleep(0)
    async with asyncio.timeout(1):
        await queue.enter("Ada")


# Concurrency limits


def test_a_place_that_is_left_can_be_taken_once() -> None:
    limit = ConcurrencyLimit(2)
    assert [limit.enter("ada") for _ in range(3)] == [True, True, False]
    assert limit.enter("leo")  # each key has its own places
    limit.leave("ada")
    assert [limit.enter("ada") for _ in range(2)] == [True, False]


# Refusals in the log


@awaits_no_time
async def test_a_minute_with_refusals_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "mazzo")
    refusals = Refusals()
    running = asyncio.create_task(refusals.run())
    await asyncio.sleep(REPORT_SECONDS + 1)
    assert caplog.messages == []
    for number in range(5000):
        refusals.note("requests", "203.0.113.7" if number % 2 else f"198.51.{number % 250}.{number // 250}")
    refusals.note("codes", "203.0.113.7")
    await asyncio.sleep(3 * REPORT_SECONDS)
    assert caplog.messages == [
        "5001 requests were refused with 429 in the last minute (5000 requests, 1 codes):"
        " 2501 from 203.0.113.7, the rest from 999 other addresses"
    ]
    running.cancel()
