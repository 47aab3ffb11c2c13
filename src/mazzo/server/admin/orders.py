"""What the operator of a server may ask for, and is told: a closed list, for the command line and HTTP alike.

Times are seconds since 1970.
"""

from typing import Any, TypeAlias

from msgspec import Raw, Struct

from mazzo.server.store.entries import TableSummary
from mazzo.table.updates import TableView


class AnyOrder(Struct, frozen=True, omit_defaults=True, tag_field="order", tag=str.lower, forbid_unknown_fields=True):
    """One thing asked."""


class ShowStatus(AnyOrder, frozen=True):
    """How the server is."""


class ListTables(AnyOrder, frozen=True):
    """The open tables, those first where something happened last; or those that are aside."""

    aside: bool = False


class LookAt(AnyOrder, frozen=True):
    """A table as everybody may see it, who is there, and what happened last."""

    code: str


class ReadLog(AnyOrder, frozen=True):
    """The log of a table as it is written, after an entry, as far as one answer has room."""

    code: str
    after: int = 0


class CloseTable(AnyOrder, frozen=True):
    code: str


class Reopen(AnyOrder, frozen=True):
    """Let a table go on that was put aside. It is refused while its log does not replay."""

    code: str


class Announce(AnyOrder, frozen=True):
    """Tell everybody who is connected."""

    text: str


class Ban(AnyOrder, frozen=True):
    """Keep a person (by id) or an address out, for some seconds; a person perhaps with their addresses."""

    subject: str
    seconds: float
    with_address: bool = False


class Unban(AnyOrder, frozen=True):
    subject: str


class ListBans(AnyOrder, frozen=True):
    pass


class FindPeople(AnyOrder, frozen=True):
    """People whose name has this in it, or who played in the game of this record."""

    name: str | None = None
    record: str | None = None


class ListConnected(AnyOrder, frozen=True):
    """Who is connected, and from which address."""


class Forget(AnyOrder, frozen=True):
    """Delete a person, and every name they typed."""

    who: str


class Export(AnyOrder, frozen=True):
    """Records of games that ended from one time on and before another, the oldest first; those that follow `after`."""

    since: float
    until: float
    after: str | None = None


class CountDay(AnyOrder, frozen=True):
    """What happened on a day, in UTC: 2026-11-15."""

    day: str


Order: TypeAlias = (
    ShowStatus
    | ListTables
    | LookAt
    | ReadLog
    | CloseTable
    | Reopen
    | Announce
    | Ban
    | Unban
    | ListBans
    | FindPeople
    | ListConnected
    | Forget
    | Export
    | CountDay
)


READING = (ShowStatus, ListTables, LookAt, ReadLog, ListBans, FindPeople, ListConnected, Export, CountDay)
"""The orders that change nothing."""


class ServerStatus(Struct, frozen=True):
    version: str  # of Mazzo
    started_at: float | None  # of the process that answers; none where no server is asked
    open_tables: int
    aside: int  # tables that could not go on
    database: str


class TableRow(Struct, frozen=True):
    code: str
    opened_at: float
    active_at: float  # when something was last written to its log
    version: int
    summary: TableSummary | None  # none where the log does not replay
    closed_at: float | None
    aside_at: float | None
    aside_reason: str | None


class PersonHere(Struct, frozen=True):
    who: str
    name: str
    seat: int | None
    connected: bool


class Happened(Struct, frozen=True):
    """An entry, without what others at the table may not know."""

    seq: int
    at: float
    who: str | None
    command: str


class TableReport(Struct, frozen=True):
    row: TableRow
    log_versions: tuple[int, ...]  # of its entries
    table: TableView | None
    view: Any  # of the game, as everybody sees it
    people: tuple[PersonHere, ...]
    last: tuple[Happened, ...]
    broken: str | None  # why its log does not replay


class LogLine(Struct, frozen=True):
    seq: int
    log_version: int
    entry: str  # as it was written; not JSON, if that is what is wrong with it


class Banned(Struct, frozen=True):
    subject: str
    until: float


class PersonRow(Struct, frozen=True):
    who: str
    name: str
    since: float | None  # none for somebody who is forgotten
    seen_at: float | None  # to within a day


class ConnectedPerson(Struct, frozen=True):
    address: str  # in IPv6 its network
    who: str | None  # none for people who only watch, and have never been here
    name: str | None
    tables: tuple[str, ...]
    connections: int


class Exported(Struct, frozen=True):
    id: str
    ended_at: float
    listed: bool
    record: Raw


class Day(Struct, frozen=True):
    """From what is kept anyway: people who are forgotten since are not counted."""

    day: str
    tables_opened: int
    most_tables_open: int
    games_finished: int
    games: dict[str, int]  # by game and edition
    players: int  # who finished a game
    newcomers: int
    last_seen: int  # who have not been seen after that day


class Did(Struct, frozen=True):
    """It is done; what, in a sentence."""

    sentence: str


ANSWERS: dict[type[AnyOrder], Any] = {
    ShowStatus: ServerStatus,
    ListTables: list[TableRow],
    LookAt: TableReport,
    ReadLog: list[LogLine],
    CloseTable: Did,
    Reopen: Did,
    Announce: Did,
    Ban: Did,
    Unban: Did,
    ListBans: list[Banned],
    FindPeople: list[PersonRow],
    ListConnected: list[ConnectedPerson],
    Forget: Did,
    Export: list[Exported],
    CountDay: Day,
}
"""What each is answered with."""
