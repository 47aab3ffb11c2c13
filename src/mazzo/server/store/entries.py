"""The stored data of a table: the entries of its log, and their results."""

from collections.abc import Sequence

from msgspec import Struct

from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.table.commands import Command, Invited, Join, Notice, Rename, ReplaceName
from mazzo.table.settings import Settings
from mazzo.table.snapshot import Snapshot
from mazzo.table.updates import Stage

KEPT_ENTRIES = 2000
"""Entries kept from before a fresh log, for processes that have not read them yet, and for their ids."""

NAMING = (Join, Rename, Invited, ReplaceName)
"""Commands with a name. If it is taken, the person gets another one."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """One accepted command of a table. Its seq, counted from 1 without gaps, is the version it made."""

    seq: int
    at: float  # seconds since 1970
    command: Command | Notice
    who: str | None = None
    id: str | None = None  # of the message that asked for it
    named: str | None = None  # the name that the person got, if it is not the one they asked for


class NamingEntry(Struct, frozen=True):
    """The name in an entry of one of these commands."""

    command: Join | Rename | Invited | ReplaceName
    named: str | None = None


class FormerEntry(Struct, frozen=True):
    """The time of an entry before a fresh log, and the message it answered."""

    seq: int
    at: float
    who: str | None = None
    id: str | None = None


class Log(Struct, frozen=True):
    """Everything needed to rebuild a table."""

    code: str
    settings: Settings  # that it was opened with
    snapshot: Snapshot | None  # the table as the log begins; without one it is empty
    before: Sequence[FormerEntry]
    entries: Sequence[Entry]  # since then

    @property
    def version(self) -> int:
        """The seq of its last entry, if no entry is missing."""
        return (self.snapshot.version if self.snapshot else 0) + len(self.entries)

    @property
    def ends_at(self) -> float | None:
        """The time of its last entry."""
        written = self.entries or self.before
        return written[-1].at if written else None


class RecordRow(Struct, frozen=True):
    """A finished game in a list."""

    id: str
    game: str
    edition: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    ended_at: float
    rules: int = 1  # the version of the game's rules that it was played by
    bots: tuple[Seat, ...] = ()  # the seats that had no person when it began


class Finished(Struct, frozen=True):
    """A game that has come to its end."""

    row: RecordRow
    record: Record
    listed: bool
    people: Sequence[str | None] = ()  # the person in each seat when it began


class TableSummary(Struct, frozen=True):
    """A table in the operator's list."""

    game: str
    edition: str | None
    stage: Stage
    seated: int
    connected: int


class Addition(Struct, frozen=True):
    """New entries of a table and their results; all of it is written, or nothing."""

    code: str
    entries: Sequence[Entry]
    wake_at: float | None = None  # when the table needs attention
    listing: str | None = None  # its entry in the list of tables, in JSON
    closed_at: float | None = None
    finished: Sequence[Finished] = ()
    summary: TableSummary | None = None
    snapshot: Snapshot | None = None  # the beginning of a fresh log
