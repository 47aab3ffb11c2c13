"""A list of all connections with address and table, collected from every process of a database."""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec
from msgspec import Struct

from mazzo.protocol.messages import Encoded
from mazzo.server.store.storage import Storage
from mazzo.table.people import owner

OLD_SECONDS = 60.0  # after which a call is deleted that nobody has deleted: its caller is gone


class Reachable(Protocol):
    """Somebody's connection, which can be sent a message."""

    who: str | None
    address: str

    @property
    def table(self) -> str | None: ...
    def send(self, *messages: Encoded) -> None: ...
    def say_goodbye(self, code: str) -> None: ...


class Present(Struct, frozen=True, order=True):
    """One connection."""

    address: str
    who: str  # the person of the cookie; empty for a watcher who has never been here
    table: str  # empty for somebody who is not there yet


class Attendance:
    def __init__(self, storage: Storage, now: Callable[[], float], connections: Iterable[Reachable] = ()) -> None:
        self._people = storage.people
        self._is_shared = storage.is_shared
        self._now = now
        self._connections = connections
        self._process = secrets.token_hex(8)
        self._answered: set[str] = set()

    async def take(self, wait_seconds: float) -> list[Present]:
        """Everybody who is connected. Other processes have this long to answer."""
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
        """Answer the new questions of other processes."""
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
