"""Bans, forgotten people and announcements for all processes, and the people connected to each.

All is stored in the database. Each process reads it every few seconds.
"""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime
from typing import Protocol

import msgspec
from msgspec import Struct

from mazzo.protocol.messages import Announced, Encoded, encode
from mazzo.server.store.database import StorageDown
from mazzo.server.store.storage import Storage
from mazzo.table.people import owner

log = logging.getLogger(__name__)

REFRESH_SECONDS = 2.0
CLOCKS_DIFFER_SECONDS = 300.0  # the most that clocks of processes differ
OLD_SECONDS = 60.0  # after which a roll call is deleted, since its caller is gone


class Banned(Exception):
    """The person, or the address, of a request is banned."""

    def __init__(self, until: float) -> None:
        self.until = f"{datetime.fromtimestamp(until, UTC):%Y-%m-%d %H:%M} UTC"
        super().__init__(f"you are banned from this server until {self.until}")


class ModerationState:
    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self.connections: set[Reachable] = set()  # connections to this process
        self.roll_call = Attendance(storage, now, self.connections)
        self._storage = storage
        self._now = now
        self._refreshed_at = now()
        self._bans: dict[str, float] = {}  # until when
        self._announced: set[str] | None = None  # earlier announcements are not shown again

    def banned_until(self, who: str | None, address: str) -> float | None:
        """The end of a ban of this person or address, or None."""
        until = max(self._bans.get(subject, 0.0) for subject in (owner(who or ""), address))
        return until if until > self._now() else None

    async def run(self) -> None:
        """Refresh every few seconds."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            try:
                await self.refresh()
            except StorageDown as error:
                log.debug("notices and bans cannot be read from the database: %s", error)

    async def refresh(self) -> None:
        """Read the state from the database and apply it."""
        people = self._storage.people
        bans = await people.bans(self._now())
        now = self._now()
        since = self._refreshed_at - CLOCKS_DIFFER_SECONDS
        forgotten = await people.forgotten(since)
        announcements = await people.announcements()
        self._bans = bans
        self._refreshed_at = now
        self._end_connections(forgotten)
        for id, text in announcements.items():
            if self._announced is not None and id not in self._announced:
                self._announce(text)
        self._announced = {*announcements}
        if self._storage.is_shared:
            await self.roll_call.answer()

    def _end_connections(self, forgotten: Collection[str]) -> None:
        for connection in list(self.connections):
            if owner(connection.who or "") in forgotten:
                connection.close_with("forgotten")
            elif self.banned_until(connection.who, connection.address):
                connection.close_with("banned")

    def _announce(self, text: str) -> None:
        message = encode(Announced(text))
        for connection in self.connections:
            connection.send(message)


# Who is connected


class Reachable(Protocol):
    """A connection that can be sent a message."""

    who: str | None
    address: str

    @property
    def table(self) -> str | None: ...
    def send(self, *messages: Encoded) -> None: ...
    def close_with(self, code: str) -> None: ...


class Present(Struct, frozen=True, order=True):
    """One connection."""

    address: str
    who: str  # the person of the cookie; empty for a watcher without one
    table: str  # empty before the connection has entered one


class Attendance:
    def __init__(self, storage: Storage, now: Callable[[], float], connections: Iterable[Reachable] = ()) -> None:
        self._people = storage.people
        self._is_shared = storage.is_shared
        self._now = now
        self._connections = connections
        self._process = secrets.token_hex(8)
        self._answered: set[str] = set()

    async def take(self, wait_seconds: float) -> list[Present]:
        """All connections. Other processes have this long to answer."""
        if not self._is_shared:
            return sorted(self._here())
        call = secrets.token_hex(8)
        await self._people.call(call, self._now())
        try:
            await self.answer()
            await asyncio.sleep(wait_seconds)
            answers = await self._people.answers_to(call)
        finally:
            await self._people.end_call(call)
        return sorted(present for text in answers for present in msgspec.json.decode(text, type=list[Present]))

    async def answer(self) -> None:
        """Answer new roll calls of other processes."""
        calls = await self._people.calls()
        for call, at in calls.items():
            if at < self._now() - OLD_SECONDS:
                await self._people.end_call(call)
            elif call not in self._answered:
                await self._people.answer_call(call, self._process, msgspec.json.encode(self._here()).decode())
        self._answered = set(calls)

    def _here(self) -> list[Present]:
        return [Present(each.address, owner(each.who or ""), each.table or "") for each in self._connections]


def tables_of(present: Iterable[Present]) -> dict[tuple[str, str], list[str]]:
    """The tables of each person's connections, by address and person."""
    found: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for each in present:
        found[each.address, each.who].append(each.table)
    return found
