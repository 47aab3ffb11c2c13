"""Where tables are kept: an append-only log a table, and the records of finished games.

The key of an entry is (table, seq). Two writers cannot both write entry 17 of a table: the second is told `Conflict`,
reads what the first wrote, and tries again after it. Notifications between processes are only hints; readers read
the log.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from mazzo.core.record import Record
from mazzo.table.commands import Command, Notice
from mazzo.table.settings import Settings


class Conflict(Exception):
    """Somebody else has written that entry of the table."""


class Entry(Struct, frozen=True):
    """One command that a table has accepted."""

    seq: int  # from 1, without a gap
    at: float  # seconds since 1970
    who: str | None
    id: str | None  # of the message that asked for it
    command: Command | Notice


class TableRow(Struct, frozen=True):
    code: str
    settings: Settings  # as the table was opened with
    opened_at: float
    closed_at: float | None


class RecordRow(Struct, frozen=True):
    id: str
    game: str
    edition: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    ended_at: float
    open: bool  # whether it is listed for everybody


class Storage(Protocol):
    """What the hub asks of a store. One test-suite holds SQLite and PostgreSQL to it."""

    async def open_table(self, code: str, settings: Settings, at: float) -> None:
        """Raises Conflict when the code is taken."""

    async def close_table(self, code: str, at: float) -> None: ...

    async def open_tables(self) -> list[TableRow]: ...

    async def table(self, code: str) -> TableRow | None: ...

    async def append(self, batches: Sequence[tuple[str, Sequence[Entry]]]) -> list[str]:
        """Write the new entries of many tables in one transaction; returns the codes refused for a conflict."""

    async def entries(self, code: str, after: int = 0) -> list[Entry]: ...

    async def save_record(self, row: RecordRow, record: Record) -> None:
        """Saving the same id twice does nothing."""

    async def record(self, id: str) -> Record | None: ...

    async def records(self, limit: int, before: float | None = None, game: str | None = None) -> list[RecordRow]: ...

    async def save_person(self, token_hash: str, name: str, at: float) -> None: ...

    async def person(self, token_hash: str) -> str | None: ...

    async def close(self) -> None: ...
