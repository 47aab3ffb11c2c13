"""The operator's commands and their answers: a closed list, for the command line and HTTP alike.

Times are seconds since 1970.
"""

from typing import Any, ClassVar, Union

from msgspec import Raw, Struct

from mazzo.server.store.entries import TableSummary
from mazzo.table.updates import TableView

# The answers


class ServerStatus(Struct, frozen=True):
    version: str  # of Mazzo
    started_at: float | None  # of the process that answers; none without a running server
    open_tables: int
    quarantined: int  # tables that could not go on
    database: str


class TableRow(Struct, frozen=True):
    code: str
    opened_at: float
    active_at: float  # when something was last written to its log
    version: int
    summary: TableSummary | None  # none where the log does not replay
    closed_at: float | None
    quarantined_at: float | None
    quarantine_reason: str | None


class PersonHere(Struct, frozen=True):
    who: str
    name: str
    seat: int | None
    connected: bool


class ShownEntry(Struct, frozen=True):
    """An entry, without secrets of the table."""

    seq: int
    at: float
    who: str | None
    command: str


class TableReport(Struct, frozen=True):
    row: TableRow
    table: TableView | None
    view: Any  # the public view of the game
    people: tuple[PersonHere, ...]
    last: tuple[ShownEntry, ...]
    broken: str | None  # why its log does not replay


class LogLine(Struct, frozen=True):
    seq: int
    entry: str  # as it was written; a damaged one may be invalid JSON


class BanRow(Struct, frozen=True):
    subject: str
    until: float


class PersonRow(Struct, frozen=True):
    who: str
    name: str
    since: float | None  # none for a forgotten person
    seen_at: float | None  # to within a day
    at_tables: tuple[str, ...] = ()  # the names that they have used at open tables


class ConnectedPerson(Struct, frozen=True):
    address: str  # in IPv6 its network
    who: str | None  # none for watchers without a cookie
    name: str | None
    tables: tuple[str, ...]
    connections: int


class Exported(Struct, frozen=True):
    id: str
    ended_at: float
    listed: bool
    record: Raw


class Day(Struct, frozen=True):
    """Figures from stored data: people forgotten since are not counted."""

    day: str
    tables_opened: int
    most_tables_open: int
    games_finished: int
    games: dict[str, int]  # by game and edition
    players: int  # people who finished a game
    newcomers: int
    last_seen: int  # people not seen after that day


class TournamentRow(Struct, frozen=True):
    code: str
    title: str
    game: str
    host: str  # the person who opened it
    entered: int  # people
    active_at: float  # when something was last written to its log
    version: int


class Did(Struct, frozen=True):
    """The command is done; a sentence describes it."""

    sentence: str


# The commands, each with the type of its answer; by default a sentence that it is done


class AnyOrder(Struct, frozen=True, omit_defaults=True, tag_field="order", tag=str.lower, forbid_unknown_fields=True):
    """Base of all commands."""

    answer: ClassVar[Any] = Did


class ShowStatus(AnyOrder, frozen=True):
    """Ask for the status of the server."""

    answer: ClassVar[Any] = ServerStatus


class ListTables(AnyOrder, frozen=True):
    """List the open tables, the latest active first; or those quarantined."""

    answer: ClassVar[Any] = list[TableRow]
    quarantined: bool = False


class LookAt(AnyOrder, frozen=True):
    """Show the public view of a table, the people there, and the last events."""

    answer: ClassVar[Any] = TableReport
    code: str


class ReadLog(AnyOrder, frozen=True):
    """Read the raw log of a table after an entry, as much as fits into one answer."""

    answer: ClassVar[Any] = list[LogLine]
    code: str
    after: int = 0


class CloseTable(AnyOrder, frozen=True):
    code: str


class Reopen(AnyOrder, frozen=True):
    """Resume a table that was quarantined. Refused while its log does not replay."""

    code: str


class Announce(AnyOrder, frozen=True):
    """Send a notice to all connected people."""

    text: str


class Ban(AnyOrder, frozen=True):
    """Ban a person (by id) or an address for some seconds; a person perhaps with their addresses."""

    subject: str
    seconds: float
    with_address: bool = False


class Unban(AnyOrder, frozen=True):
    subject: str


class ListBans(AnyOrder, frozen=True):
    answer: ClassVar[Any] = list[BanRow]


class FindPeople(AnyOrder, frozen=True):
    """Find people by a part of their name, here or at an open table, or by the record of a game they played."""

    answer: ClassVar[Any] = list[PersonRow]
    name: str | None = None
    record: str | None = None


class ListConnected(AnyOrder, frozen=True):
    """List the connected people with their addresses."""

    answer: ClassVar[Any] = list[ConnectedPerson]


class RenamePerson(AnyOrder, frozen=True):
    """Give a person another name, at open tables and in records too; without a name, that of a new guest."""

    who: str
    name: str | None = None


class Forget(AnyOrder, frozen=True):
    """Delete a person, and every name they typed."""

    who: str


class Export(AnyOrder, frozen=True):
    """Read records of games that ended in a period, the oldest first, after the record `after`."""

    answer: ClassVar[Any] = list[Exported]
    since: float
    until: float
    after: str | None = None


class CountDay(AnyOrder, frozen=True):
    """Count the events of a day in UTC: 2026-11-15."""

    answer: ClassVar[Any] = Day
    day: str


class StartChain(AnyOrder, frozen=True):
    """Start a new chain of secrets for the deal of the day, from tomorrow on."""


class ListTournaments(AnyOrder, frozen=True):
    """List the tournaments that are not over, the latest active first; or those that are."""

    answer: ClassVar[Any] = list[TournamentRow]
    over: bool = False


class CloseTournament(AnyOrder, frozen=True):
    """End a tournament without a winner."""

    code: str


class DeleteTournament(AnyOrder, frozen=True):
    """Delete a tournament with its log, whether it is over or not."""

    code: str


Order: Any = Union[tuple(AnyOrder.__subclasses__())]  # noqa: UP007 (made from a list)
"""Any of these commands, for reading one."""
