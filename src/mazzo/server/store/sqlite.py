"""SQLite, for one server: one file, no set-up."""

import asyncio
import json
import os
import re
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from pathlib import Path
from time import monotonic
from typing import BinaryIO, TypeVar

from mazzo.core.errors import Refused
from mazzo.server.store.database import ADVANCE, INSERT_ENTRY, Batch, Database, Row, Script

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")

BUSY_TIMEOUT = "PRAGMA busy_timeout=10000"  # for a backup that reads the file
MARK = re.compile(r"\$(\d+)")
CHECK_SECONDS = 10.0  # that a server takes at its start to look for damage


class Sqlite(Database):
    """Used from its own thread, so it never blocks the loop, and writes never run in parallel."""

    name = "SQLite"
    is_shared = False
    creation_lock = "SELECT 1"  # not needed: a transaction locks the file
    list_tables = "SELECT name FROM sqlite_master WHERE type = 'table'"
    is_one_of = "IN (SELECT value FROM json_each($1))"

    def __init__(self, path: Path | str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        try:
            with ExitStack() as held:
                held.enter_context(holding(path))
                self._database = held.enter_context(closing(_open(path)))
                _check(self._database, path)
                self._held = held.pop_all()
        except (sqlite3.Error, OSError) as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:  # too damaged to be opened
                raise damaged(path, str(error)) from None
            raise Refused(f"cannot open the database {path}: {error}") from None

    async def fetch(self, sql: str, *values: object) -> list[Row]:
        return await self.run(_alone(sql, values))

    async def run(self, script: Script[T]) -> T:
        with self.asking():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, script)

    async def append(self, batches: Sequence[Batch]) -> set[str]:
        return await self.run(_appending(batches))

    def keys(self, keys: Sequence[str]) -> object:
        return json.dumps(keys)

    async def notify(self, text: str) -> None:
        """Nothing to do: there is no other process."""

    async def listen(self, on_notification: Callable[[str | None], None]) -> None:
        """Nothing to do: there is no other process."""

    async def scrub(self) -> bool:
        with self.asking():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._scrub)

    def _scrub(self) -> bool:
        """Truncate the write-ahead log, which keeps old pages. Readers are not waited for."""
        self._database.execute("PRAGMA busy_timeout=0")
        try:
            is_busy, _, _ = self._database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            self._database.execute(BUSY_TIMEOUT)
        return not is_busy

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._held.close)
        self._thread.shutdown()

    def _transaction(self, script: Script[T]) -> T:
        self._database.execute("BEGIN IMMEDIATE")
        try:
            result = self._follow(script)
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise
        return result

    def _follow(self, script: Script[T]) -> T:
        rows: list[Row] | None = None
        while True:
            try:
                sql, values = script.send(rows)  # type: ignore[arg-type]  # the first time it has to be None
            except StopIteration as end:
                result: T = end.value
                return result
            asked, order = _with_plain_marks(sql)
            rows = self._database.execute(asked, [values[place] for place in order]).fetchall()


def _alone(sql: str, values: Row) -> Script[list[Row]]:
    return (yield sql, values)


def _appending(batches: Sequence[Batch]) -> Script[set[str]]:
    late = set()
    for batch in batches:
        if not (yield ADVANCE, batch.advance):
            late.add(batch.code)
            continue
        for row in batch.entries:
            yield INSERT_ENTRY, row
        for sql, row in batch.inserts:
            yield sql, row
    return late


def _open(path: Path | str) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")  # an acknowledged move outlives a power cut
    database.execute("PRAGMA foreign_keys=ON")
    database.execute("PRAGMA secure_delete=ON")  # overwrites deleted data with zeros
    database.execute(BUSY_TIMEOUT)
    return database


def _check(database: sqlite3.Connection, path: Path | str) -> None:
    """Check for damage at the start, not in the middle of a game. A very large file is checked in part."""
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
        raise damaged(path, found)


def damaged(path: Path | str, why: str) -> Refused:
    return Refused(f"the database {path} is damaged, restore a backup of it: {why}")


@cache
def _with_plain_marks(sql: str) -> tuple[str, Sequence[int]]:
    """The SQL with `?` for `$1`, and the order of its values. Python 3.14 refuses a sequence for `?1`."""
    return MARK.sub("?", sql), [int(number) - 1 for number in MARK.findall(sql)]


# Locks


class Taken(Refused):
    """Another process uses the database."""


@contextmanager
def holding(path: Path | str) -> Iterator[None]:
    """Lock a database for this process; the lock ends with the process. Refused while another process has it."""
    with _lock(path), closing(_lock_beside(path)):
        yield


def give_to_owner(path: Path | str, owner: os.stat_result) -> None:
    """Give a new file to the owner of the one beside it, whose server could not open a file of root."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        os.chown(path, owner.st_uid, owner.st_gid)


def _lock(path: Path | str) -> BinaryIO:
    """A lock on the file itself, under any of its names, held as long as the server lives.

    The file is closed after SQLite has closed it: on some systems closing any handle ends the locks of all.
    """
    file = os.fdopen(os.open(path, os.O_CREAT | os.O_RDWR, 0o600), "rb")  # other users must not read the seeds
    if fcntl and sys.platform == "linux":  # elsewhere it conflicts with SQLite's locks
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise _taken(f"{path} is locked") from None
    return file


def _lock_beside(path: Path | str) -> sqlite3.Connection:
    """A lock that works on every system."""
    beside = f"{path}.lock"
    try:
        with ExitStack() as held:
            lock = sqlite3.connect(beside, isolation_level=None, timeout=0.2, check_same_thread=False)
            held.callback(lock.close)
            lock.execute("BEGIN EXCLUSIVE")
            give_to_owner(beside, os.stat(path))
            held.pop_all()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise _taken(f"{beside} is locked") from None
        raise Refused(f"cannot open {beside}: {error}; it should belong to the user of the server") from None
    return lock


def _taken(why: str) -> Taken:
    return Taken(f"another server keeps its tables here ({why}); give this one another --db")
