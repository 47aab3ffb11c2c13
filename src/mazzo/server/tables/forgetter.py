"""Takes the names of people who are forgotten out of tables and records: in the background, a few at a time."""

import asyncio
import logging
from contextlib import suppress
from random import uniform
from typing import TYPE_CHECKING

from mazzo.server.store.database import StorageDown
from mazzo.server.store.forgetting import go_on

if TYPE_CHECKING:
    from mazzo.server.tables.hub import Hub

log = logging.getLogger("mazzo.forgetter")

LOOK_SECONDS = 5.0  # between two looks when nobody says that there is something to do
SHORTEST_PAUSE = 1.0  # between two slices, and between two times that files are cleaned
SHARE = 0.1  # of the time, while there is something to do


class Forgetter:
    """Every process has one. What one of them does the others find done."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._something = asyncio.Event()
        self._is_clean = False  # whether the database has no trace of what was forgotten, as far as we know

    def hurry(self) -> None:
        """Somebody is forgotten now."""
        self._is_clean = False
        self._something.set()

    async def run(self) -> None:
        while True:
            began_at, is_last = self._hub.now(), True
            self._something.clear()
            try:
                is_last = await self._take_slice()
            except StorageDown as error:
                log.debug("names cannot be taken out: %s", error)
            except Exception:
                log.exception("names were not taken out")
            await asyncio.sleep(max(SHORTEST_PAUSE, (self._hub.now() - began_at) * (1 / SHARE - 1)))
            if is_last:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._something.wait(), LOOK_SECONDS * uniform(0.5, 1.5))

    async def _take_slice(self) -> bool:
        """Whether nothing was left to do. Then the database is made to keep no trace of it in its files."""
        storage = self._hub.storage
        done = await go_on(storage, self._hub.now())
        self._hub.has_rewritten(done.rewritten)
        if not done.is_last:
            self._is_clean = False
        elif not self._is_clean:
            self._is_clean = True  # before: somebody may be forgotten meanwhile
            if not await storage.database.scrub():
                self._is_clean = False
        return done.is_last
