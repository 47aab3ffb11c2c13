"""Bans, forgotten people and announcements, for every process.

They are stored in the database. If several processes share one, each looks every few seconds.
"""

import asyncio
import logging
from collections.abc import Callable, Collection

from mazzo.protocol.messages import Announced, encode
from mazzo.server.admin.roll_call import Attendance, Reachable
from mazzo.server.store.database import StorageDown
from mazzo.server.store.storage import Storage
from mazzo.table.people import owner

log = logging.getLogger("mazzo.bulletin")

LOOK_SECONDS = 2.0
CLOCKS_DIFFER_SECONDS = 300.0  # at most, between processes; those who were forgotten before the last look are gone


class Bulletin:
    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self.connections: set[Reachable] = set()  # to this process
        self.roll_call = Attendance(storage, now, self.connections)
        self._storage = storage
        self._now = now
        self._looked_at = now()
        self._bans: dict[str, float] = {}  # until when
        self._announced: set[str] | None = None  # earlier announcements are not shown again

    def banned_until(self, who: str | None, address: str) -> float | None:
        """The end of somebody's ban, or None."""
        until = max(self._bans.get(subject, 0.0) for subject in (owner(who or ""), address))
        return until if until > self._now() else None

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except StorageDown as error:
                log.debug("notices and bans cannot be read from the database: %s", error)

    async def look(self) -> None:
        """Read the bulletin and act on it."""
        people = self._storage.people
        bans = await people.bans(self._now())
        now = self._now()
        since = self._looked_at - CLOCKS_DIFFER_SECONDS
        forgotten = await people.forgotten(since)
        announcements = await people.announcements()
        self._bans = bans
        self._looked_at = now
        self._end_connections(forgotten)
        for id, text in announcements.items():
            if self._announced is not None and id not in self._announced:
                self._tell(text)
        self._announced = {*announcements}
        if self._storage.is_shared:
            await self.roll_call.answer()

    def _end_connections(self, forgotten: Collection[str]) -> None:
        for connection in list(self.connections):
            if owner(connection.who or "") in forgotten:
                connection.say_goodbye("forgotten")
            elif self.banned_until(connection.who, connection.address):
                connection.say_goodbye("banned")

    def _tell(self, text: str) -> None:
        message = encode(Announced(text))
        for connection in self.connections:
            connection.send(message)
