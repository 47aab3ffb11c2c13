"""Hints between processes about shared tables. A hint may be lost: the log is what counts."""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, encode

from mazzo.server.store.database import StorageDown
from mazzo.server.store.storage import Storage
from mazzo.table.talk import Utterance

log = logging.getLogger("mazzo.hints")

MOST_AT_ONCE = 200  # tables in a hint: PostgreSQL takes 8,000 bytes


class AnyHint(Struct, frozen=True, tag_field="hint", tag=str.lower):
    """Base of all hints."""


class Written(AnyHint, frozen=True):
    """These tables have these versions now."""

    versions: dict[str, int]


class RollCall(AnyHint, frozen=True):
    """A question: who is connected to this table?"""

    code: str


class Here(AnyHint, frozen=True):
    """An answer: these people are connected to this table here."""

    code: str
    people: list[str]


class Heard(AnyHint, frozen=True):
    """Somebody said something at this table."""

    code: str
    utterance: Utterance


Hint: TypeAlias = Written | RollCall | Here | Heard

decoder: Decoder[Hint] = Decoder(Hint)


class HintChannel:
    """Sends hints to the other processes, many tables in one, and receives theirs."""

    def __init__(self, storage: Storage, heard: Callable[[Hint | None], None]) -> None:
        self._storage = storage
        self._heard = heard  # called with None when hints may have been missed
        self._written: dict[str, int] = {}
        self._others: list[Hint] = []
        self._something = asyncio.Event()

    def send(self, hint: RollCall | Here | Heard) -> None:
        self._others.append(hint)
        self._something.set()

    def send_version(self, code: str, version: int) -> None:
        self._written[code] = version
        self._something.set()

    async def run(self) -> None:
        await self._storage.database.listen(self._hear)
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                for hint in self._take():
                    await self._storage.database.hint(encode(hint).decode())
            except StorageDown as error:
                log.debug("messages to the other processes cannot be sent: %s", error)

    def _take(self) -> list[Hint]:
        written, self._written = list(self._written.items()), {}
        others, self._others = self._others, []
        firsts = range(0, len(written), MOST_AT_ONCE)
        return [*others, *(Written(dict(written[first : first + MOST_AT_ONCE])) for first in firsts)]

    def _hear(self, text: str | None) -> None:
        try:
            self._heard(None if text is None else decoder.decode(text))
        except ValueError as error:
            log.warning("a message of another process cannot be read: %s", error)
