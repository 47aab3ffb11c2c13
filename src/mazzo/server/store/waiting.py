"""Waiting for a database that is away when a server starts."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from mazzo.server.store.database import StorageDown
from mazzo.server.store.storage import Storage, connect

log = logging.getLogger("mazzo.database")

T = TypeVar("T")

MOST_TRIES = 30
RETRY_SECONDS = 1.0


async def wait_for(place: str) -> Storage:
    """Connect to a database; refuse a wrong one at once, wait for one that is away."""
    return await patiently(partial(connect, place))


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Repeat a request while the database is away."""
    for number in range(1, MOST_TRIES):
        try:
            answer = await ask()
        except StorageDown as error:
            if number == 1:
                log.warning("waiting for the database, up to %.0f seconds: %s", MOST_TRIES * RETRY_SECONDS, error)
            await asyncio.sleep(RETRY_SECONDS)
        else:
            if number > 1:
                log.warning("the database answers now")
            return answer
    return await ask()
