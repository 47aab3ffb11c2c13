"""Removes the names of forgotten people from tables and records in the background, a few at a time."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import uniform

from mazzo.server.store.database import StorageDown
from mazzo.server.store.forgetting import Rewritten, go_on
from mazzo.server.store.storage import Storage

log = logging.getLogger("mazzo.forgetter")

LOOK_SECONDS = 5.0  # between two looks when nobody says that there is something to do
SHORTEST_PAUSE = 1.0  # between two slices, and between two times that files are cleaned
SHARE = 0.1  # of the time, while there is something to do


class Forgetter:
    """Every process has one. Work done by one is done for all."""

    def __init__(
        self, storage: Storage, now: Callable[[], float], note_rewritten: Callable[[Sequence[Rewritten]], None]
    ) -> None:
        self._storage, self._now = storage, now
        self._note_rewritten = note_rewritten  # is called with the tables whose logs have lost a name
        self._something = asyncio.Event()
        self._is_clean = False  # whether the database has no trace of what was forgotten, as far as we know

    def hurry(self) -> None:
        """Start at once, since somebody was just deleted."""
        self._is_clean = False
        self._something.set()

    async def run(self) -> None:
        while True:
            began_at, is_last = self._now(), True
            self._something.clear()
            try:
                is_last = await self._take_slice()
            except StorageDown as error:
                log.debug("names of deleted people cannot be removed now: %s", error)
            except Exception:
                log.exception("removing the names of deleted people failed")
            await asyncio.sleep(max(SHORTEST_PAUSE, (self._now() - began_at) * (1 / SHARE - 1)))
            if is_last:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._something.wait(), LOOK_SECONDS * uniform(0.5, 1.5))

    async def _take_slice(self) -> bool:
        """Do a slice; return whether nothing was left. Then the database removes all traces from its files."""
        done = await go_on(self._storage, self._now())
        self._note_rewritten(done.rewritten)
        if not done.is_last:
            self._is_clean = False
        elif not self._is_clean:
            self._is_clean = True  # before: somebody may be forgotten meanwhile
            if not await self._storage.database.scrub():
                self._is_clean = False
        return done.is_last
