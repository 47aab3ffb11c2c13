"""Honest people, each with a table and an address, and their waits for answers."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from mazzo.table.commands import Ready
from tests.server.client import Guest, TableSession

PEOPLE = 10
PAUSE_SECONDS = 0.2  # between the commands of one person


@asynccontextmanager
async def seated_people(url: str, people: int = PEOPLE) -> AsyncIterator[list[TableSession]]:
    """Connected people, each at their own table. The server must run with `--trust-proxy`."""
    async with AsyncExitStack() as guests:
        visits = []
        for number in range(1, people + 1):
            guest = await guests.enter_async_context(Guest(url, address=f"198.51.100.{number}"))
            visits.append(await guest.sit(await guest.open_table(game="mantis"), "Ada"))
        yield visits


async def waits(visits: list[TableSession], seconds: float) -> list[float]:
    """The seconds that each answer took, for all people together. Each person sends at least one command.

    Ready takes the same path as a move: socket, rules, commit, updates.
    """
    is_over = after(seconds)
    found = await asyncio.gather(*(_waits_of(visit, is_over) for visit in visits))
    return [wait for each in found for wait in each]


async def _waits_of(visit: TableSession, is_over: Callable[[], bool]) -> list[float]:
    took: list[float] = []
    await asyncio.sleep(random.random() * PAUSE_SECONDS)
    while not (took and is_over()):
        began = time.perf_counter()
        await visit.do(Ready(len(took) % 2 == 0))
        took.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE_SECONDS)
    return took


def after(seconds: float) -> Callable[[], bool]:
    """A function that returns whether this much time has passed since this call."""
    until = time.monotonic() + seconds
    return lambda: time.monotonic() >= until


def percentile(times: list[float], share: float = 0.99) -> float:
    return sorted(times)[int(share * (len(times) - 1))]
