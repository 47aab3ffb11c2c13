"""SQLite, for one server: one file, and nothing to set up."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path
from time import monotonic
from typing import TypeVar

from mazzo.core.errors import Refused
from mazzo.server.store.database import (
    ADVANCE,
    CREATE_VERSION,
    INSERT_ENTRY,
    READ_VERSION,
    WRITE_VERSION,
    Batch,
    Migrations,
    Row,
    Statement,
    asking,
    still_to_do,
)
from mazzo.server.store.locks import holding

T = TypeVar("T")

BUSY_TIMEOUT = "PRAGMA busy_timeout=10000"  # for a backup that reads the file
CHECK_SECONDS = 10.0  # that a server takes at its start to look for damage


class Sqlite:
    """Used from one thread of its own: it never blocks the loop, and writers never meet."""

    is_shared = False

    def __init__(self, path: Path | str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        try:
            with ExitStack() as held:
                held.enter_context(holding(path))
                self._database = held.enter_context(closing(_open(path)))
                _check(self._database, path)
                self._held = held.pop_all()
        except (sqlite3.Error, OSError) as error:
            raise Refused(f"cannot open the database {path}: {error}") from None

    async def fetch(self, sql: str, *values: object) -> list[Row]:
        return await self._run(lambda: self._execute(sql, values))

    async def fetch_each(self, sql: str, keys: Sequence[str]) -> list[Row]:
        return await self.fetch(f"{sql} IN (SELECT value FROM json_each($1))", json.dumps(keys))

    async def append(self, batches: Sequence[Batch]) -> set[str]:
        def write() -> set[str]:
            late = set()
            for batch in batches:
                if not self._execute(ADVANCE, batch.advance):
                    late.add(batch.code)
                    continue
                for sql, rows in ((INSERT_ENTRY, batch.entries), *batch.inserts):
                    if rows:
                        self._database.executemany(_numbered(sql), rows)
            return late

        return await self._run(write)

    async def write(self, *statements: Statement) -> bool:
        def write() -> bool:
            if not self._execute(*statements[0]):
                return False
            for statement in statements[1:]:
                self._execute(*statement)
            return True

        return await self._run(write)

    async def migrate(self, migrations: Migrations) -> None:
        def run() -> None:
            self._execute(CREATE_VERSION)
            done = self._execute(READ_VERSION)[0][0]
            for number, statements in still_to_do(migrations, done):
                for statement in statements:
                    self._execute(statement if isinstance(statement, str) else statement.sqlite)
                self._execute(WRITE_VERSION, (number,))

        await self._run(run)

    async def hint(self, text: str) -> None:
        """There is nobody to tell."""

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        """There is nobody to hear."""

    async def scrub(self) -> bool:
        with asking("SQLite"):
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._scrub)

    def _scrub(self) -> bool:
        """The log beside the file keeps old pages until it is written over. Whoever reads it now is not waited for."""
        self._database.execute("PRAGMA busy_timeout=0")
        try:
            is_busy, _, _ = self._database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            self._database.execute(BUSY_TIMEOUT)
        return not is_busy

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._held.close)
        self._thread.shutdown()

    def _execute(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return self._database.execute(_numbered(sql), values).fetchall()

    async def _run(self, work: Callable[[], T]) -> T:
        with asking("SQLite"):
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)

    def _transaction(self, work: Callable[[], T]) -> T:
        self._database.execute("BEGIN IMMEDIATE")
        try:
            result = work()
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise
        return result


def _open(path: Path | str) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")  # an acknowledged move outlives a power cut
    database.execute("PRAGMA foreign_keys=ON")
    database.execute("PRAGMA secure_delete=ON")  # what is deleted is written over with zeros
    database.execute(BUSY_TIMEOUT)
    return database


def _check(database: sqlite3.Connection, path: Path | str) -> None:
    """A file that is spoilt is better noticed now than in the middle of a game. A very large one is checked in part."""
    until = monotonic() + CHECK_SECONDS
    database.set_progress_handler(lambda: monotonic() > until, 10_000)
    try:
        found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        found = "ok"
    finally:
        database.set_progress_handler(None, 0)
    if found != "ok":
        raise Refused(f"the database {path} is damaged, restore a backup of it: {found}")


@cache
def _numbered(sql: str) -> str:
    return sql.replace("$", "?")
