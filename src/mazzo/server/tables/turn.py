"""What one turn does at a table: on a copy of it, which takes the table's place once all is committed."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol, cast

from msgspec import Raw, json

from mazzo.core.errors import Broken, Refused
from mazzo.core.rules import Seat
from mazzo.server.messages import News, encode
from mazzo.server.store.entries import Addition, Entry, Finished
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.commands import Command, Former, Notice
from mazzo.table.table import Table
from mazzo.table.updates import Stage, TableView


class Listener(Protocol):
    """A connection to a table. Sending never waits."""

    who: str | None

    def send(self, message: str) -> None: ...

    def send_update(self, message: str) -> None:
        """A slow reader may miss updates: the last one is the whole truth."""

    def hang_up(self) -> None:
        """End the connection, after what was sent."""


class Turn:
    def __init__(self, logged: LoggedTable, listeners: Iterable[Listener], people: set[str], now: float) -> None:
        self.logged = logged.copy()
        self.table = self.logged.table
        self.people = people  # who is connected
        self.now = now
        self.entries: list[Entry] = []
        self.after_commit: list[Callable[[], None]] = []  # answers and updates to send
        self.is_refused = False  # whether anything was
        self._listeners = listeners
        self._finished: list[Finished] = []

    def accept(self, who: str | None, command: Command | Notice | Former, id: str | None = None) -> None:
        """Do a command, or refuse it and change nothing. Only what everybody can be shown is accepted."""
        entry = Entry(self.logged.version + 1, self.now, command, who, id)
        finished = self.logged.do(entry)
        try:
            sending = updates(self.table, self._listeners, self.now)
        except Refused as error:
            raise Broken(f"table {self.table.code} cannot be shown after {command}: {error}") from error
        self.entries.append(entry)
        self.after_commit += sending
        if finished:
            self._finished.append(finished)

    def addition(self) -> Addition:
        """What is written to the log."""
        return Addition(
            self.table.code,
            self.entries,
            wake_at=self.table.clock.wake_at,
            listing=self.logged.listing(),
            closed_at=self.now if self.table.stage is Stage.CLOSED else None,
            finished=self._finished,
            summary=self.logged.summary(),
        )


def updates(table: Table, listeners: Iterable[Listener], now: float) -> list[Callable[[], None]]:
    """The calls that send every listener what the last command changed; those who see the same are sent the same."""
    messages: dict[tuple[Seat | None, bool], str] = {}
    sending: list[Callable[[], None]] = []
    seats = {chair.person: seat for seat, chair in enumerate(table.chairs)}
    shared = table.share(now)
    shared = shared._replace(table=cast(TableView, Raw(json.encode(shared.table))))  # written once for all
    for listener in listeners:
        who = listener.who
        key = seats.get(who) if who else None, who is not None and who == table.host
        if key not in messages:
            messages[key] = encode(News(table.update(listener.who, now, table.version - 1, shared)))
        sending.append(partial(listener.send_update, messages[key]))
    return sending
