"""The interface of a database, and the statements that both kinds share.

SQL is written with $1, $2, ...: PostgreSQL reads it as it is, and SQLite after a small change.
"""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from time import monotonic
from typing import Any, NamedTuple, TypeAlias, TypeVar

from mazzo.core.errors import Refused

log = logging.getLogger(__name__)

T = TypeVar("T")

Row = Sequence[Any]
Statement = tuple[str, Row]  # and its values
Script: TypeAlias = Generator[Statement, list[Row], T]
"""Several statements of one transaction: it yields each, and gets its rows."""


class StorageDown(Exception):
    """The database did not carry out a request. The request must not be reported as done."""


@contextlib.contextmanager
def reaching(database: str, note: Callable[[StorageDown], None] = lambda _: None) -> Iterator[None]:
    """Turn any error of a driver into StorageDown, and pass it to `note`; refusals pass."""
    try:
        yield
    except BaseException as error:
        raised = as_storage_down(database, error)
        if isinstance(raised, StorageDown):
            note(raised)
        if raised is error:
            raise
        raise raised from error


def as_storage_down(database: str, error: BaseException) -> BaseException:
    """Drivers raise errors of many kinds when a connection is cut, including their own mistakes."""
    if isinstance(error, asyncio.CancelledError):
        task = asyncio.current_task()
        if task and not task.cancelling():  # not a cancellation of this task: the driver cancelled its own connection
            return StorageDown(f"{database}: the connection was ended")
    elif isinstance(error, Exception) and not isinstance(error, Refused | StorageDown):
        return StorageDown(f"{database}: {str(error) or type(error).__name__}")
    return error


CALM_SECONDS = 5.0  # without a failure, after which a successful test write ends an outage


class Batch(NamedTuple):
    """The rows for one table: all are written, or none if its last seq has changed or it is quarantined."""

    code: str
    advance: Row  # the values of ADVANCE
    entries: Sequence[Row]
    inserts: Sequence[Statement]  # usually none


class Database(ABC):
    """SQLite and PostgreSQL differ in what is abstract here."""

    name: str  # for the log
    is_shared: bool  # whether other processes may write here too
    creation_lock: str  # lets one process at a time create the tables
    list_tables: str  # selects the names of all tables
    is_one_of: str  # ends a condition: the column before it has one of the keys in $1
    _failures: tuple[float, float] | None = None  # times of the first and the last, during an outage

    @abstractmethod
    async def fetch(self, sql: str, *values: object) -> list[Row]:
        """The rows of a query, or of a change that returns rows; a change is committed."""

    @abstractmethod
    async def run(self, script: Script[T]) -> T:
        """Run a script in one transaction. When it raises, nothing is done."""

    @abstractmethod
    async def append(self, batches: Sequence[Batch]) -> set[str]:
        """Write all in one transaction. Returns the codes of the tables to which another writer was first."""

    @abstractmethod
    def keys(self, keys: Sequence[str]) -> object:
        """The value of $1 for `is_one_of`."""

    async def column(self, sql: str, *values: object) -> list[Any]:
        """The first value of each row."""
        return [row[0] for row in await self.fetch(sql, *values)]

    async def value(self, sql: str, *values: object) -> Any:
        """The first value of the first row; None if there is no row."""
        return next(iter(await self.column(sql, *values)), None)

    async def pairs(self, sql: str, *values: object) -> dict[Any, Any]:
        """The second value of each row, by the first one."""
        return {row[0]: row[1] for row in await self.fetch(sql, *values)}

    async def fetch_each(self, sql: str, keys: Sequence[str]) -> list[Row]:
        """The rows of a query that ends with a column name, for any of these keys."""
        return await self.fetch(f"{sql} {self.is_one_of}", self.keys(keys))

    async def write(self, *statements: Statement) -> bool:
        """Execute all in one transaction. If the first returns no row, nothing is done, and the result is False."""
        return await self.run(writing(*statements))

    @abstractmethod
    async def notify(self, text: str) -> None:
        """Notify every process of this database. A notification may be lost."""

    @abstractmethod
    async def listen(self, on_notification: Callable[[str | None], None]) -> None:
        """Receive all notifications from now on; None means that some may have been missed."""

    async def scrub(self) -> bool:
        """Remove all traces of deleted or replaced data from the files; False if that has to be tried again later."""
        return True

    @abstractmethod
    async def close(self) -> None: ...

    def asking(self) -> contextlib.AbstractContextManager[None]:
        """Like `reaching`, for a running server: the first failure is logged, and `is_failing` until writes work."""
        return reaching(self.name, self._note_failure)

    @property
    def is_failing(self) -> bool:
        """Whether a request failed, and no test write has succeeded since."""
        return self._failures is not None

    def note_writable(self) -> None:
        """End a failure after a successful test write. A read proves nothing: a full disk can still be read."""
        if self._failures and monotonic() >= self._failures[1] + CALM_SECONDS:
            first, last = self._failures
            self._failures = None
            log.warning("%s accepts writes again after %.1f seconds", self.name, last - first)

    def _note_failure(self, error: StorageDown) -> None:
        if not self._failures:
            reason = str(error).removeprefix(f"{self.name}: ")
            log.error("%s cannot be reached, and people are asked to try again: %s", self.name, reason)
        now = monotonic()
        first, _ = self._failures or (now, now)
        self._failures = first, now


def writing(*statements: Statement) -> Script[bool]:
    if not (yield statements[0]):
        return False
    for statement in statements[1:]:  # noqa: UP028  # `yield from` would send rows to a tuple
        yield statement
    return True


ADVANCE = (
    "UPDATE tables SET last_seq = $1, wake_at = $2, listing = $3, closed_at = $4, rules = $5, summary = $6,"
    " active_at = $7 WHERE code = $8 AND last_seq = $9 AND quarantined_at IS NULL RETURNING code"
)
INSERT_ENTRY = "INSERT INTO entries (code, seq, entry, named) VALUES ($1, $2, $3, $4)"
INSERT_PERSON = "INSERT INTO log_people (who, code) VALUES ($1, $2) ON CONFLICT DO NOTHING"
