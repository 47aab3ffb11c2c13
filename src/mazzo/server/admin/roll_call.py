"""Who is connected, from which address, at which table: asked of every process that shares a database."""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec
from msgspec import Struct

from mazzo.server.store.storage import Storage
from mazzo.table.people import owner

OLD_SECONDS = 60.0  # after which a call is deleted that nobody has deleted: its caller is gone


class Reached(Protocol):
    """A connection of somebody, from somewhere."""

    who: str | None
    address: str

    @property
    def table(self) -> str | None: ...


class Present(Struct, frozen=True, order=True):
    """One connection."""

    address: str
    who: str  # whose cookie it is; empty for somebody who only watches, and has never been here
    table: str  # empty for somebody who is not there yet


class RollCall:
    def __init__(self, storage: Storage, now: Callable[[], float], connections: Iterable[Reached] = ()) -> None:
        self._fetch = storage.database.fetch
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
        await self._fetch("INSERT INTO roll_calls (id, at) VALUES ($1, $2) RETURNING id", call, self._now())
        try:
            await self.answer()
            await asyncio.sleep(wait_seconds)
            rows = await self._fetch("SELECT present FROM roll_answers WHERE call = $1", call)
        finally:
            await self._delete(call)
        return sorted(present for (text,) in rows for present in msgspec.json.decode(text, type=list[Present]))

    async def answer(self) -> None:
        """Answer what others have asked since the last time."""
        calls = {row[0]: row[1] for row in await self._fetch("SELECT id, at FROM roll_calls")}
        for call, at in calls.items():
            if at < self._now() - OLD_SECONDS:
                await self._delete(call)
            elif call not in self._answered:
                await self._fetch(
                    "INSERT INTO roll_answers (call, process, present) SELECT id, $2, $3 FROM roll_calls WHERE id = $1"
                    " ON CONFLICT DO NOTHING RETURNING call",
                    call,
                    self._process,
                    msgspec.json.encode(self._here()).decode(),
                )
        self._answered = set(calls)

    def _here(self) -> list[Present]:
        return [Present(each.address, owner(each.who or ""), each.table or "") for each in self._connections]

    async def _delete(self, call: str) -> None:
        """An answer has addresses, so none stays."""
        await self._fetch("DELETE FROM roll_answers WHERE call = $1 RETURNING call", call)
        await self._fetch("DELETE FROM roll_calls WHERE id = $1 RETURNING id", call)


def tables_of(present: Iterable[Present]) -> dict[tuple[str, str], list[str]]:
    """By address and person, the table of each connection."""
    found: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for each in present:
        found[each.address, each.who].append(each.table)
    return found
