"""PostgreSQL, for a host that already runs one, and for more than one process."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from mazzo.core.errors import Refused
from mazzo.server.store.database import Batch, Database, Row, Script, StorageDown, reaching

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger(__name__)

T = TypeVar("T")

CHANNEL = "mazzo"
CONNECTIONS = 8
CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 30.0
RETRY_SECONDS = 1.0
HUNG_SETTING = {"idle_in_transaction_session_timeout": "2000"}  # ms; a process that hangs locks no table for longer
CREATION_LOCK = 7031

# Entries of many tables in one round trip. Tables are locked in one order, so that two processes never wait for each
# other; one that had to wait finds another last seq, and advances nothing.
APPEND = """
WITH locked AS (SELECT code FROM tables WHERE code = ANY($8) ORDER BY code FOR UPDATE),
advanced AS (
    UPDATE tables SET last_seq = new.after, wake_at = new.wake_at, listing = new.listing, closed_at = new.closed_at,
        rules = new.rules, summary = new.summary, active_at = new.active_at
    FROM locked, unnest($1::int[], $2::float[], $3::text[], $4::float[], $5::text[], $6::text[], $7::float[],
        $8::text[], $9::int[]) AS new(after, wake_at, listing, closed_at, rules, summary, active_at, code, before)
    WHERE tables.code = locked.code AND tables.code = new.code AND last_seq = new.before AND quarantined_at IS NULL
    RETURNING tables.code
),
written AS (
    INSERT INTO entries (code, seq, entry, named)
    SELECT code, seq, entry, named FROM advanced
    JOIN unnest($10::text[], $11::int[], $12::text[], $13::text[]) AS new(code, seq, entry, named) USING (code)
)
SELECT code FROM advanced
"""


class Postgres(Database):
    """PostgreSQL. It vacuums by itself, so there is nothing to scrub."""

    name = "PostgreSQL"
    is_shared = True
    creation_lock = f"SELECT pg_advisory_xact_lock({CREATION_LOCK})"
    list_tables = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    is_one_of = "= ANY($1)"

    def __init__(self, url: str, pool: "asyncpg.Pool[Any]") -> None:
        self._url = url
        self._pool = pool
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def connect(cls, url: str) -> "Postgres":
        try:
            import asyncpg
        except ModuleNotFoundError:
            raise Refused("PostgreSQL needs the package asyncpg: pip install 'mazzo[postgres]'") from None
        with reaching(cls.name):
            try:
                pool = await asyncpg.create_pool(
                    url,
                    min_size=1,
                    max_size=CONNECTIONS,
                    timeout=CONNECT_SECONDS,
                    command_timeout=ANSWER_SECONDS,
                    server_settings=HUNG_SETTING,
                    reset=_leave,
                )
            except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
                if _is_away(error):
                    raise
                raise Refused(f"cannot use the PostgreSQL of --db: {error}") from None
        return cls(url, pool)

    async def fetch(self, sql: str, *values: object) -> list[Row]:
        with self.asking():
            return list(await self._pool.fetch(sql, *values))

    async def run(self, script: Script[T]) -> T:
        async with self._transaction() as connection:
            rows: list[Row] | None = None
            while True:
                try:
                    sql, values = script.send(rows)  # type: ignore[arg-type]  # the first time it has to be None
                except StopIteration as end:
                    result: T = end.value
                    return result
                rows = await connection.fetch(sql, *values)

    def keys(self, keys: Sequence[str]) -> object:
        return keys

    async def append(self, batches: Sequence[Batch]) -> set[str]:
        columns = [
            *zip(*(batch.advance for batch in batches), strict=True),
            *zip(*(row for batch in batches for row in batch.entries), strict=True),
        ]
        if not any(batch.inserts for batch in batches):
            advanced = await self.fetch(APPEND, *columns)
            return {batch.code for batch in batches} - {code for (code,) in advanced}
        async with self._transaction() as connection:
            late = {batch.code for batch in batches} - {code for (code,) in await connection.fetch(APPEND, *columns)}
            inserts: defaultdict[str, list[Row]] = defaultdict(list)  # one kind of row after another
            for sql, row in (insert for batch in batches if batch.code not in late for insert in batch.inserts):
                inserts[sql].append(row)
            for sql, rows in inserts.items():
                await connection.executemany(sql, rows)
        return late

    async def notify(self, text: str) -> None:
        await self.fetch("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def listen(self, on_notification: Callable[[str | None], None]) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(on_notification, ready))
        await ready.wait()

    async def _listen(self, on_notification: Callable[[str | None], None], ready: asyncio.Event) -> None:
        """Keep a connection for notifications, and report when it was lost."""
        while True:
            try:
                await self._listen_once(on_notification, ready)
            except StorageDown as error:
                log.debug("messages of the other processes cannot be received: %s", error)
            ready.set()  # without notifications, tables are still checked now and then
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, on_notification: Callable[[str | None], None], ready: asyncio.Event) -> None:
        import asyncpg

        lost = asyncio.Event()
        with self.asking():
            connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
            try:
                connection.add_termination_listener(lambda _: lost.set())
                await connection.add_listener(CHANNEL, lambda *arguments: on_notification(str(arguments[-1])))
                on_notification(None)
                ready.set()
                await lost.wait()
            finally:
                connection.terminate()

    async def close(self) -> None:
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._pool.close()

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        with self.asking():
            async with self._pool.acquire() as connection, connection.transaction():
                yield connection


async def _leave(_: object) -> None:
    """Reset nothing after use, since nothing here changes a setting of a connection."""


def _is_away(error: Exception) -> bool:
    """Whether it may be back soon: it does not listen, starts, stops, or has too many connections."""
    import asyncpg

    return isinstance(
        error,
        asyncpg.PostgresConnectionError
        | asyncpg.exceptions.OperatorInterventionError
        | asyncpg.TooManyConnectionsError,
    )
