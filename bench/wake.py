"""The cost of the index on `wake_at`: PostgreSQL cannot update a row in place (HOT) when an indexed column changes.

Each transaction writes entries of 40 tables, out of 4,000 open and 20,000 closed ones, as the server does. After every
fortieth transaction the overdue tables are queried twice, as two processes do each second.

python -m bench.wake
"""

import asyncio
import random
import tempfile
import time
from pathlib import Path

import asyncpg

from bench.server_processes import Database, database_for
from mazzo.server.store.database import Batch
from mazzo.server.store.storage import Storage, connect
from mazzo.server.store.tables import IS_OPEN
from mazzo.server.store.upgrades import LOG_VERSION

OPEN, CLOSED = 4000, 20_000
TRANSACTIONS, TOGETHER, BETWEEN_ASKING = 1000, 40, 40
ASKED = 100
TEXT = "x" * 300  # as long as a table's settings and summary
RULES = '{"mantis":1}'

NO_WAKE = ("DROP INDEX tables_by_wake", f"CREATE INDEX tables_open ON tables (code) WHERE {IS_OPEN}")
WAYS = {
    "an index on wake_at, as it is": (),
    "an index of the open tables": NO_WAKE,
    "and room in each page (fillfactor 50)": (*NO_WAKE, "ALTER TABLE tables SET (fillfactor = 50)"),
}
INSERT = """
INSERT INTO tables (code, settings, opened_at, wake_at, closed_at, rules, summary) VALUES ($1, $2, $3, $4, $5, $6, $2)
"""
HOT = "SELECT n_tup_hot_upd::float / n_tup_upd FROM pg_stat_user_tables WHERE relname = 'tables'"
WAL = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"


async def measure(name: str, changes: tuple[str, ...], database: Database) -> None:
    storage, direct = await connect(database.place), await asyncpg.connect(database.place)
    for change in changes:
        await direct.execute(change)
    await fill(direct)
    wal = await direct.fetchval(WAL)
    process = database.process
    assert process
    before = process.cpu_with_children()
    await write(storage)
    wrote = process.cpu_with_children() - before
    for _ in range(ASKED):
        await storage.tables.overdue(time.time(), 50)
    asked = process.cpu_with_children() - before - wrote
    await asyncio.sleep(1.5)  # PostgreSQL updates its statistics with a delay
    hot, written = await direct.fetchval(HOT), await direct.fetchval(WAL) - wal
    moves = TRANSACTIONS * TOGETHER
    print(
        f"{name:<40}{wrote / moves * 1000:>8.3f} ms a move, {hot:>4.0%} HOT,"
        f" {written / moves / 1000:.2f} kB of log a move,"
        f" {asked / ASKED * 1000:.2f} ms to find the overdue",
        flush=True,
    )
    await direct.close()
    await storage.close()


async def fill(direct: "asyncpg.Connection[asyncpg.Record]") -> None:
    now = time.time()
    rows = [(str(n), TEXT, now, now + 100, now if n >= OPEN else None, RULES) for n in range(OPEN + CLOSED)]
    random.shuffle(rows)
    await direct.executemany(INSERT, rows)
    await direct.execute("VACUUM ANALYZE tables")


async def write(storage: Storage) -> None:
    last = [0] * OPEN
    for transaction in range(TRANSACTIONS):
        batches = []
        for table in range(transaction * TOGETHER, (transaction + 1) * TOGETHER):
            number, code, now = last[table % OPEN], str(table % OPEN), time.time()
            last[table % OPEN] += 1
            entries = [(code, number + 1, "y" * 200, LOG_VERSION)]
            wake_at = now + 100 + random.random()
            advance = number + 1, wake_at, None, None, RULES, TEXT, now, code, number
            batches.append(Batch(code, advance, entries, ()))
        assert not await storage.database.append(batches)
        if transaction % BETWEEN_ASKING == 0:
            for _ in range(2):
                await storage.tables.overdue(time.time(), 50)


def main() -> None:
    for name, changes in WAYS.items():
        with (
            tempfile.TemporaryDirectory(prefix="mazzo-bench-", dir="/var/tmp") as folder,
            database_for("postgres", Path(folder)) as database,
        ):
            asyncio.run(measure(name, changes, database))


if __name__ == "__main__":
    main()
