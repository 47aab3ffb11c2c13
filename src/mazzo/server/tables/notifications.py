"""Notifications between processes about shared tables. They may be lost, since all facts are in the log."""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, encode

from mazzo.server.store.database import StorageDown
from mazzo.server.store.storage import Storage
from mazzo.table.talk import Utterance

log = logging.getLogger(__name__)

MOST_AT_ONCE = 200  # tables in a notification: PostgreSQL takes 8,000 bytes


class AnyNotification(Struct, frozen=True, tag_field="notification", tag=str.lower):
    """Base of all notifications."""


class Written(AnyNotification, frozen=True):
    """These tables have these versions now."""

    versions: dict[str, int]


class RollCall(AnyNotification, frozen=True):
    """A question to the other processes: who is connected to this table?"""

    code: str


class PeopleConnected(AnyNotification, frozen=True):
    """An answer: these people are connected to this table here."""

    code: str
    people: list[str]


class TalkSent(AnyNotification, frozen=True):
    """A person sent a message to this table."""

    code: str
    utterance: Utterance


Notification: TypeAlias = Written | RollCall | PeopleConnected | TalkSent

decoder: Decoder[Notification] = Decoder(Notification)


class NotificationChannel:
    """Sends notifications to the other processes, many tables in one, and receives theirs."""

    def __init__(self, storage: Storage, on_notification: Callable[[Notification | None], None]) -> None:
        self._storage = storage
        self._on_notification = on_notification  # called with None when notifications may have been missed
        self._written: dict[str, int] = {}
        self._others: list[Notification] = []
        self._something = asyncio.Event()

    def send(self, notification: RollCall | PeopleConnected | TalkSent) -> None:
        self._others.append(notification)
        self._something.set()

    def send_version(self, code: str, version: int) -> None:
        self._written[code] = version
        self._something.set()

    async def run(self) -> None:
        await self._storage.database.listen(self._receive)
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                for notification in self._take():
                    await self._storage.database.notify(encode(notification).decode())
            except StorageDown as error:
                log.debug("messages to the other processes cannot be sent: %s", error)

    def _take(self) -> list[Notification]:
        written, self._written = list(self._written.items()), {}
        others, self._others = self._others, []
        firsts = range(0, len(written), MOST_AT_ONCE)
        return [*others, *(Written(dict(written[first : first + MOST_AT_ONCE])) for first in firsts)]

    def _receive(self, text: str | None) -> None:
        try:
            self._on_notification(None if text is None else decoder.decode(text))
        except ValueError as error:
            log.warning("a message of another process cannot be read: %s", error)
