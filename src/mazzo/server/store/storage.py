"""All storage of the server: the logs of tables, the records of finished games, and people."""

import asyncio
import logging
import os
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from mazzo.core.errors import Refused
from mazzo.server.store.database import Database, StorageDown
from mazzo.server.store.people import People
from mazzo.server.store.postgres import Postgres
from mazzo.server.store.push_subscriptions import Subscriptions
from mazzo.server.store.records import Records
from mazzo.server.store.schema import prepare
from mazzo.server.store.sqlite import Sqlite
from mazzo.server.store.tables import Tables
from mazzo.server.store.tournaments import Tournaments
from mazzo.table.day import day_of

log = logging.getLogger(__name__)

T = TypeVar("T")

POSTGRES = ("postgres://", "postgresql://")
MOST_TRIES = 30  # of a server that starts while its database is away
RETRY_SECONDS = 1.0
TEST_BYTES = 64 * 1024  # of a test write; more than all pages that a new table changes

# The new row is inserted before the old one is deleted, so that it cannot reuse the old one's space.
INSERT_TEST_ROW = "INSERT INTO checks (number, filler) SELECT MAX(number) + 1, $1 FROM checks RETURNING number"
DELETE_OLD_TEST_ROWS = "DELETE FROM checks WHERE number < (SELECT MAX(number) FROM checks)"

SLICE = 500  # rows that one transaction deletes at most, of each kind

DELETE_LINKS = (
    "DELETE FROM moves WHERE code_hash IN (SELECT code_hash FROM moves WHERE until < $1 LIMIT $2) RETURNING who"
)
DELETE_SHORT_CODES = (
    "DELETE FROM short_codes WHERE letters IN (SELECT letters FROM short_codes WHERE until < $1 LIMIT $2)"
    " RETURNING code"
)
DELETE_DAY_TRIES = (
    "DELETE FROM day_tries WHERE code IN (SELECT code FROM day_tries WHERE day < $1 LIMIT $2) RETURNING code"
)
IS_CLOSED = "UPDATE tables SET listing = NULL WHERE code = $1 AND closed_at IS NOT NULL RETURNING code"
DELETE_ENTRIES = "DELETE FROM entries WHERE code = $1 AND seq IN (SELECT seq FROM entries WHERE code = $1 LIMIT $2)"
DELETE_REST_OF_A_TABLE = (
    "DELETE FROM log_people WHERE code = $1",
    "DELETE FROM short_codes WHERE code = $1",
    "DELETE FROM snapshots WHERE code = $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE code = $1)",
    "DELETE FROM tables WHERE code = $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE code = $1)",
)


class Storage:
    def __init__(self, database: Database, is_new: bool = False) -> None:
        self.database = database
        self.is_new = is_new  # whether it was empty
        self.is_shared = database.is_shared  # whether other processes may write here too
        self.tables = Tables(database)
        self.records = Records(database)
        self.people = People(database)
        self.tournaments = Tournaments(database)
        self.subscriptions = Subscriptions(database)
        self._test_write: asyncio.Task[None] | None = None

    async def check_writing(self) -> None:
        """Write as much as a new table needs; raises StorageDown if the database does not accept it.

        Requests that come during a test write share its result.
        """
        if self._test_write is None or self._test_write.done():
            self._test_write = asyncio.create_task(self._write_test_row())
        await asyncio.shield(self._test_write)

    async def _write_test_row(self) -> None:
        row = secrets.token_urlsafe(TEST_BYTES)[:TEST_BYTES]  # random, since PostgreSQL compresses long values
        await self.database.write((INSERT_TEST_ROW, (row,)), (DELETE_OLD_TEST_ROWS, ()))
        self.database.note_writable()

    async def close(self) -> None:
        await self.database.close()


def is_postgres(database: str) -> bool:
    return database.startswith(POSTGRES)


async def connect(place: str) -> Storage:
    """Open a PostgreSQL by its URL, or an SQLite file by its path; a new one gets its tables."""
    database: Database
    if is_postgres(place):
        database = await Postgres.connect(place)
    else:
        path = Path(place)
        if not os.path.isdir(path.parent):
            raise Refused(f"there is no folder {path.parent} for the database {path.name}; create it, or correct --db")
        database = Sqlite(path)
    try:
        is_new = await prepare(database)
    except BaseException:
        await database.close()
        raise
    return Storage(database, is_new)


async def wait_for(place: str) -> Storage:
    """Connect to a database; refuse a wrong one, wait for one that is away."""
    return await patiently(partial(connect, place))


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Repeat a request while the database is away."""
    for number in range(1, MOST_TRIES):
        try:
            answer = await ask()
        except StorageDown as error:
            if number == 1:
                log.warning("waiting for the database, up to %.0f seconds: %s", MOST_TRIES * RETRY_SECONDS, error)
            await asyncio.sleep(RETRY_SECONDS)
        else:
            if number > 1:
                log.warning("the database answers now")
            return answer
    return await ask()


# Deletion of old data


async def clean(storage: Storage, before: float, now: float) -> bool:
    """Delete a slice of old data, so that other requests do not wait for all of it. Records of finished games remain.

    Deletes expired links and short codes. Also deletes tries of the deal of the day, tables and tournaments with their
    logs, if they ended before then. True if more is left.
    """
    links = await storage.database.fetch(DELETE_LINKS, now, SLICE)
    codes = await storage.database.fetch(DELETE_SHORT_CODES, now, SLICE)
    tried = await storage.database.fetch(DELETE_DAY_TRIES, day_of(before), SLICE)
    tables = await storage.database.fetch("SELECT code FROM tables WHERE closed_at < $1 LIMIT 1", before)
    for (code,) in tables:  # the table itself is deleted with its last entries
        others = [(sql, (code,)) for sql in DELETE_REST_OF_A_TABLE]
        await storage.database.write((IS_CLOSED, (code,)), (DELETE_ENTRIES, (code, SLICE)), *others)
    tournaments = await storage.database.fetch("SELECT code FROM tournaments WHERE active_at < $1 LIMIT 1", before)
    for (code,) in tournaments:  # a log is short: some hundred entries
        await storage.tournaments.delete(code, before)
    return bool(tables or tournaments) or SLICE in (len(links), len(codes), len(tried))
