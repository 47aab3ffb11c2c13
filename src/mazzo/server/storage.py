"""Where tables are kept: an append-only log a table, the records of finished games, and who has which token.

The key of an entry is (table, seq). Two writers cannot both write entry 17 of a table: the second is told so, reads
what the first wrote, and tries again after it.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from mazzo.core.record import Record
from mazzo.server.drivers import Driver, Postgres, Sqlite
from mazzo.server.schema import MIGRATIONS
from mazzo.table.commands import Command, Notice
from mazzo.table.settings import Settings


class Entry(Struct, frozen=True, omit_defaults=True):
    """One command that a table has accepted."""

    seq: int  # from 1, without a gap
    at: float  # seconds since 1970
    command: Command | Notice
    who: str | None = None
    id: str | None = None  # of the message that asked for it


class TableRow(Struct, frozen=True):
    code: str
    settings: Settings  # as the table was opened with
    opened_at: float
    closed_at: float | None


class RecordRow(Struct, frozen=True):
    """A finished game, as a list shows it."""

    id: str
    game: str
    edition: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    ended_at: float


class Storage:
    """Everything the server keeps."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    # Tables

    async def open_table(self, code: str, settings: Settings, at: float) -> bool:
        """False when the code is taken."""
        return bool(
            await self._driver.fetch(
                "INSERT INTO tables (code, settings, opened_at) VALUES ($1, $2, $3)"
                " ON CONFLICT DO NOTHING RETURNING code",
                code,
                _json(settings),
                at,
            )
        )

    async def close_table(self, code: str, at: float) -> None:
        await self._driver.fetch("UPDATE tables SET closed_at = $1 WHERE code = $2 RETURNING code", at, code)

    async def table(self, code: str) -> TableRow | None:
        rows = await self._driver.fetch(f"{TABLES} WHERE code = $1", code)
        return _table_row(rows[0]) if rows else None

    async def open_tables(self) -> list[TableRow]:
        return [_table_row(row) for row in await self._driver.fetch(f"{TABLES} WHERE closed_at IS NULL")]

    async def append(self, batches: Mapping[str, Sequence[Entry]]) -> list[str]:
        """Write new entries of many tables in one transaction; returns the codes that another writer was ahead in."""
        return await self._driver.append(
            [
                (code, entries[0].seq - 1, [(entry.seq, _json(entry)) for entry in entries])
                for code, entries in batches.items()
            ]
        )

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        rows = await self._driver.fetch(
            "SELECT entry FROM entries WHERE code = $1 AND seq > $2 ORDER BY seq", code, after
        )
        return [msgspec.json.decode(row[0], type=Entry) for row in rows]

    # Records

    async def save_record(self, row: RecordRow, record: Record, listed: bool) -> None:
        """Saving the same id twice does nothing."""
        await self._driver.fetch(
            "INSERT INTO records (id, game, ended_at, listed, row_json, record) VALUES ($1, $2, $3, $4, $5, $6)"
            " ON CONFLICT DO NOTHING RETURNING id",
            row.id,
            row.game,
            row.ended_at,
            int(listed),
            _json(row),
            _json(record),
        )

    async def record(self, id: str) -> Record | None:
        rows = await self._driver.fetch("SELECT record FROM records WHERE id = $1", id)
        return msgspec.json.decode(rows[0][0], type=Record) if rows else None

    async def records(self, limit: int, before: float = float("inf")) -> list[RecordRow]:
        """The listed ones, the newest first."""
        rows = await self._driver.fetch(
            "SELECT row_json FROM records WHERE listed = 1 AND ended_at < $1 ORDER BY ended_at DESC LIMIT $2",
            before,
            limit,
        )
        return [msgspec.json.decode(row[0], type=RecordRow) for row in rows]

    # People

    async def add_person(self, who: str, name: str, token_hash: str, at: float) -> None:
        await self._driver.fetch(
            "INSERT INTO people (who, name, since) VALUES ($1, $2, $3) RETURNING who", who, name, at
        )
        await self.add_token(token_hash, who)

    async def add_token(self, token_hash: str, who: str) -> None:
        await self._driver.fetch("INSERT INTO tokens (token_hash, who) VALUES ($1, $2) RETURNING who", token_hash, who)

    async def person(self, token_hash: str) -> tuple[str, str] | None:
        """Who has this token, and their name."""
        rows = await self._driver.fetch(
            "SELECT people.who, name FROM tokens JOIN people ON people.who = tokens.who WHERE token_hash = $1",
            token_hash,
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def rename(self, who: str, name: str) -> None:
        await self._driver.fetch("UPDATE people SET name = $1 WHERE who = $2 RETURNING who", name, who)

    async def add_move(self, code_hash: str, who: str, until: float) -> None:
        """A link by which a person moves to another device."""
        await self._driver.fetch(
            "INSERT INTO moves (code_hash, who, until) VALUES ($1, $2, $3) RETURNING who", code_hash, who, until
        )

    async def use_move(self, code_hash: str, now: float) -> str | None:
        """Who moves by this link. It works once."""
        rows = await self._driver.fetch("DELETE FROM moves WHERE code_hash = $1 RETURNING who, until", code_hash)
        return rows[0][0] if rows and rows[0][1] >= now else None

    async def close(self) -> None:
        await self._driver.close()


TABLES = "SELECT code, settings, opened_at, closed_at FROM tables"


async def connect(database: str) -> Storage:
    """A PostgreSQL by its URL, or the path of an SQLite file; brought up to date."""
    driver: Driver
    if database.startswith(("postgres://", "postgresql://")):
        driver = await Postgres.connect(database)
    else:
        Path(database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        driver = Sqlite(Path(database).expanduser())
    await driver.migrate(MIGRATIONS)
    return Storage(driver)


def _table_row(row: Sequence[object]) -> TableRow:
    code, settings, opened_at, closed_at = row
    decoded = msgspec.json.decode(str(settings), type=Settings)
    return msgspec.convert(
        {"code": code, "settings": decoded, "opened_at": opened_at, "closed_at": closed_at}, TableRow
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
