"""Background work on all tables: deadlines of those that no process has in memory, deletion, forgotten names."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import uniform
from typing import Protocol

from mazzo.server.store import names
from mazzo.server.store.database import StorageDown
from mazzo.server.store.names import Rewritten, go_on
from mazzo.server.store.people import COOKIE_SECONDS, RENEW_SECONDS
from mazzo.server.store.storage import Storage, clean
from mazzo.server.store.tables import Quarantined

log = logging.getLogger(__name__)

ROUND_SECONDS = 1.0
MOST_VISITS = 50  # in one round
PATIENCE_SECONDS = 2.0  # for another process to handle a table it has in memory
ROUNDS_BETWEEN_CHECKS = 5
CLEANING_SECONDS = 3600.0  # between the end of one cleaning and the next; the first begins with the process
CLEANING_SHARE = 0.1  # of the time, while there is something to delete
ROUNDS_BETWEEN_FORGETTING = 60
REMEMBERED_SECONDS = 30 * 24 * 3600.0  # how long a closed table and its log are kept
LOOK_SECONDS = 5.0  # between two checks if nothing is known to be left
SHORTEST_PAUSE = 1.0  # between two slices, and between two times that files are cleaned
SHARE = 0.1  # of the time, while there is something to do


class Forgetter:
    """Removes the names of forgotten people, a few at a time. Every process has one; each works for all processes."""

    def __init__(
        self, storage: Storage, now: Callable[[], float], note_rewritten: Callable[[Sequence[Rewritten]], None]
    ) -> None:
        self._storage, self._now = storage, now
        self._note_rewritten = note_rewritten  # called with the tables from whose logs a name was removed
        self._something = asyncio.Event()
        self._is_clean = False  # whether the database has no trace of what was forgotten, as far as we know

    def hurry(self) -> None:
        """Start now, since a person was just deleted."""
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
            self._is_clean = True  # before scrubbing: another person may be forgotten meanwhile
            if not await self._storage.database.scrub():
                self._is_clean = False
        return done.is_last


class TableRegistry(Protocol):
    """All tables of a database, as this process knows them."""

    storage: Storage
    forgetter: Forgetter
    now: Callable[[], float]
    is_shared: bool

    async def room(self, code: str) -> object: ...
    def has_at_hand(self, code: str) -> bool: ...
    async def check_versions(self) -> None: ...
    def note_outage(self) -> None: ...


class Housekeeping:
    def __init__(self, hub: TableRegistry) -> None:
        self._hub = hub
        self._clean_at = hub.now()
        self._visits: deque[str] | None = None  # the tables that are still to be loaded once, after the start

    async def run(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(ROUND_SECONDS * (uniform(0.5, 1.5) if self._hub.is_shared else 1.0))
            rounds += 1
            try:
                await self._visit()
                if self._hub.is_shared and rounds % ROUNDS_BETWEEN_CHECKS == 0:
                    await self._hub.check_versions()
                await self._clean()
                if rounds % ROUNDS_BETWEEN_FORGETTING == 1:
                    await self._forget_people()
                if self._hub.storage.database.is_failing:
                    await self._hub.storage.check_writing()
            except StorageDown as error:
                self._hub.note_outage()
                log.debug("the regular check of all tables has to wait: %s", error)
            except Exception:
                log.exception("the regular check of all tables failed")

    async def _clean(self) -> None:
        """Delete a few slices in each round until nothing is left; others use the database in between."""
        hub = self._hub
        until = hub.now() + CLEANING_SHARE * ROUND_SECONDS
        while self._clean_at <= hub.now() < until:
            if not await clean(hub.storage, hub.now() - REMEMBERED_SECONDS, hub.now()):
                self._clean_at = hub.now() + CLEANING_SECONDS

    async def _forget_people(self) -> None:
        hub, now = self._hub, self._hub.now()
        before = now - COOKIE_SECONDS - RENEW_SECONDS
        if await names.forget_the_absent(hub.storage, before, now):
            hub.forgetter.hurry()

    async def _visit(self) -> None:
        """Load overdue tables and, after a start, every table once: it may list people as present who are not."""
        hub = self._hub
        if self._visits is None:
            self._visits = deque(await hub.storage.tables.codes())
        codes = await hub.storage.tables.overdue(hub.now() - PATIENCE_SECONDS * hub.is_shared, MOST_VISITS)
        for code in codes:
            await self._take_up(code)
        for _ in range(min(len(self._visits), MOST_VISITS - len(codes))):
            if not hub.has_at_hand(self._visits[0]):
                await self._take_up(self._visits[0])
            self._visits.popleft()  # only now: while the database is away it stays the next

    async def _take_up(self, code: str) -> None:
        """Load one table; a failure does not delay the others."""
        try:
            await self._hub.room(code)
        except StorageDown:
            raise
        except Quarantined:
            pass  # it has been noted
        except Exception:
            log.exception("table %s cannot be loaded", code)
