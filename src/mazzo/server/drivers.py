"""Two databases behind one small face. SQL is written with $1, $2, ...; both understand it so, or nearly."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")
Row = Sequence[Any]


class Driver(Protocol):
    async def fetch(self, sql: str, *values: object) -> list[Row]:
        """The rows of a query, or of a change that returns rows; a change is committed."""

    async def append(self, batches: Sequence[tuple[str, int, Sequence[tuple[int, str]]]]) -> list[str]:
        """For each table its code, its last seq before, and the new entries; all in one transaction.

        Returns the codes of the tables whose last seq was another: of those nothing is written.
        """

    async def migrate(self, migrations: Sequence[Sequence[str]]) -> None: ...

    async def close(self) -> None: ...


ADVANCE = "UPDATE tables SET last_seq = $1 WHERE code = $2 AND last_seq = $3 RETURNING code"
INSERT = "INSERT INTO entries (code, seq, entry) VALUES ($1, $2, $3)"
VERSION = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"


class Sqlite:
    """SQLite, used from one thread of its own: it never blocks the loop, and writers never meet."""

    def __init__(self, path: Path | str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._path = str(path)
        self._database: sqlite3.Connection | None = None

    async def fetch(self, sql: str, *values: object) -> list[Row]:
        return await self._run(lambda database: database.execute(_numbered(sql), values).fetchall())

    async def append(self, batches: Sequence[tuple[str, int, Sequence[tuple[int, str]]]]) -> list[str]:
        def write(database: sqlite3.Connection) -> list[str]:
            conflicts = []
            for code, before, entries in batches:
                last = entries[-1][0]
                if not database.execute(_numbered(ADVANCE), (last, code, before)).fetchall():
                    conflicts.append(code)
                    continue
                database.executemany(_numbered(INSERT), [(code, seq, entry) for seq, entry in entries])
            return conflicts

        return await self._run(write)

    async def migrate(self, migrations: Sequence[Sequence[str]]) -> None:
        def run(database: sqlite3.Connection) -> None:
            database.execute(VERSION)
            done = database.execute("SELECT COUNT(*) FROM schema_version").fetchone()[0]
            for number, statements in enumerate(migrations[done:], done + 1):
                for statement in statements:
                    database.execute(statement)
                database.execute("INSERT INTO schema_version VALUES (?)", (number,))

        await self._run(run)

    async def close(self) -> None:
        if self._database:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._database.close)
        self._thread.shutdown()

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Work in one transaction, on the thread that owns the database."""

        def transaction() -> T:
            database = self._connect()
            database.execute("BEGIN IMMEDIATE")
            try:
                result = work(database)
            except BaseException:
                database.execute("ROLLBACK")
                raise
            database.execute("COMMIT")
            return result

        return await asyncio.get_running_loop().run_in_executor(self._thread, transaction)

    def _connect(self) -> sqlite3.Connection:
        if self._database is None:
            database = sqlite3.connect(self._path, isolation_level=None)
            database.execute("PRAGMA journal_mode=WAL")
            database.execute("PRAGMA synchronous=FULL")  # an acknowledged move outlives a power cut
            database.execute("PRAGMA foreign_keys=ON")
            database.execute("PRAGMA busy_timeout=10000")
            self._database = database
        return self._database


def _numbered(sql: str) -> str:
    return sql.replace("$", "?")


class Postgres:
    """PostgreSQL, for a host that already runs one, and for more than one process."""

    def __init__(self, pool: "asyncpg.Pool[Any]") -> None:
        self._pool = pool

    @classmethod
    async def connect(cls, url: str) -> "Postgres":
        import asyncpg

        return cls(await asyncpg.create_pool(url, min_size=1, max_size=8))

    async def fetch(self, sql: str, *values: object) -> list[Row]:
        return list(await self._pool.fetch(sql, *values))

    async def append(self, batches: Sequence[tuple[str, int, Sequence[tuple[int, str]]]]) -> list[str]:
        conflicts = []
        async with self._pool.acquire() as connection, connection.transaction():
            for code, before, entries in sorted(
                batches
            ):  # in one order, so that two writers cannot wait for each other
                if await connection.fetchval(ADVANCE, entries[-1][0], code, before) is None:
                    conflicts.append(code)
                    continue
                await connection.executemany(INSERT, [(code, seq, entry) for seq, entry in entries])
        return conflicts

    async def migrate(self, migrations: Sequence[Sequence[str]]) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(7031)")  # one process at a time
            await connection.execute(VERSION)
            done = await connection.fetchval("SELECT COUNT(*) FROM schema_version")
            for number, statements in enumerate(migrations[done:], done + 1):
                for statement in statements:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO schema_version VALUES ($1)", number)

    async def close(self) -> None:
        await self._pool.close()
