"""The only way to a table's log.

Additions of many rooms share one transaction, so a busy server waits for the disk once for all of them.
"""

import asyncio
import logging
from collections.abc import Callable, Sized

from mazzo.server.metrics import COMMITS
from mazzo.server.store.database import StorageDown
from mazzo.server.store.entries import Addition
from mazzo.server.store.storage import Storage

log = logging.getLogger(__name__)


PAUSE_OF_A_TABLE = 0.00004  # seconds between two transactions, for each table in memory
SHORTEST_PAUSE = 0.001  # the loop cannot wait for less; with few tables there is no pause
LONGEST_PAUSE = 0.02


class Committer:
    """Groups additions: the more tables there are, the longer it waits, and the more of them share a transaction."""

    def __init__(self, storage: Storage, tables: Sized, note: Callable[[Addition], None]) -> None:
        self._storage = storage
        self._tables = tables
        self._note = note  # called with each addition that was written
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._something = asyncio.Event()

    def commit(self, addition: Addition) -> "asyncio.Future[bool]":
        """Write an addition; False if another process has written to this table first."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, written))
        self._something.set()
        return written

    async def run(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            batch, self._waiting = self._waiting, []
            await self._write(batch)
            if (pause := PAUSE_OF_A_TABLE * len(self._tables)) >= SHORTEST_PAUSE:
                await asyncio.sleep(min(LONGEST_PAUSE, pause))

    async def _write(self, batch: list[tuple[Addition, "asyncio.Future[bool]"]]) -> None:
        try:
            with COMMITS.time():
                late = await self._storage.tables.append([addition for addition, _ in batch])
        except Exception as error:
            is_new = not isinstance(error, StorageDown)
            level = logging.ERROR if is_new else logging.INFO
            log.log(level, "the database did not take the entries of %d tables: %s", len(batch), error, exc_info=is_new)
            for _, written in batch:
                if not written.done():
                    written.set_exception(StorageDown(str(error)))
            return
        for addition, written in batch:
            if addition.code not in late:
                self._note(addition)
            if not written.done():
                written.set_result(addition.code not in late)
