"""What one turn does at a table: on a copy of it, which takes the table's place once all is committed."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Protocol, cast

from msgspec import Raw, json
from msgspec.structs import replace

from mazzo.core.errors import Broken, Refused
from mazzo.core.rules import Seat
from mazzo.server.messages import Encoded, News, encode
from mazzo.server.store.entries import Addition, Entry, Finished
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.commands import Command, Former, FreshLog, Join, Notice, Rename
from mazzo.table.snapshot import Snapshot, snapshot_of
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.table.updates import Shared, Stage, TableView

NAMING = (Join, Rename)  # commands with a name, which is another if somebody has it already


class Listener(Protocol):
    """A connection to a table. Sending never waits."""

    who: str | None
    address: str

    def send(self, *messages: Encoded) -> None:
        """Several that are sent together take one write."""

    def hang_up(self) -> None:
        """End the connection, after what was sent."""


class Turn:
    def __init__(self, logged: LoggedTable, listeners: Iterable[Listener], people: set[str], now: float) -> None:
        self.logged = logged.copy()
        self.table = self.logged.table
        self.people = people  # who is connected
        self.now = now
        self.entries: list[Entry] = []
        self.outbox: defaultdict[Listener, list[Encoded]] = defaultdict(list)  # answers and updates, after the commit
        self.after_commit: list[Callable[[], None]] = []  # what is done then
        self.is_refused = False  # whether anything was
        self._listeners = listeners
        self._finished: list[Finished] = []
        self._snapshot: Snapshot | None = None  # with which the log begins anew

    @property
    def state(self) -> TableState:
        return self.table.state

    def accept(self, who: str | None, command: Command | Notice | Former, id: str | None = None) -> None:
        """Do a command, or refuse it and change nothing. Only what everybody can be shown is accepted."""
        entry = Entry(self.logged.version + 1, self.now, command, who, id)
        finished = self.logged.do(entry)
        if who and isinstance(command, NAMING) and (name := self.state.people[who].name) != command.name:
            entry = replace(entry, named=name)
        try:
            told = updates(self.table, self._listeners, self.now)
        except Refused as error:
            raise Broken(f"table {self.state.code} cannot be shown after {command}: {error}") from error
        if isinstance(command, FreshLog):
            self._snapshot = snapshot_of(self.state)
        self.entries.append(entry)
        for listener, update in told:
            self.outbox[listener].append(update)
        if finished:
            self._finished.append(finished)

    def addition(self, ahead: float = 0.0) -> Addition:
        """What is written to the log, when the time at the table is so far ahead of the server's."""
        wake_at = self.state.clock.wake_at
        return Addition(
            self.state.code,
            self.entries,
            wake_at=None if wake_at is None else wake_at - ahead,
            listing=self.logged.listing(),
            closed_at=self.now if self.state.stage is Stage.CLOSED else None,
            finished=self._finished,
            summary=self.logged.summary(),
            snapshot=self._snapshot,
        )


def updates(table: Table, listeners: Iterable[Listener], now: float) -> list[tuple[Listener, Encoded]]:
    """What each listener is told of the last command; those who see the same are told the same."""
    messages: dict[tuple[Seat | None, bool], Encoded] = {}
    told: list[tuple[Listener, Encoded]] = []
    seats = {chair.person: seat for seat, chair in enumerate(table.state.chairs)}
    shared = table.share(now)
    shared = Shared(cast(TableView, Raw(json.encode(shared.table))), shared.views)  # written once for all
    for listener in listeners:
        who = listener.who
        key = seats.get(who) if who else None, who is not None and who == table.state.host
        if key not in messages:
            messages[key] = encode(News(table.update(listener.who, now, table.state.version - 1, shared)))
        told.append((listener, messages[key]))
    return told
