"""One process or several, with and without uvloop: the number of live tables held, and the cost of a move.

The server is started as a host would, with `mazzo serve --workers N` and PostgreSQL. The load knows one address only;
the server decides which process serves whom. On two cores the load and the database use part of them.

python -m bench.scale                                     4,000 tables: one and two processes
    python -m bench.scale --uvloop FOLDER                     and again with uvloop (pip install --target FOLDER uvloop)
    python -m bench.scale --tables 500 --seconds 10 --workers 2
    python -m bench.scale --no-sqlite                         without the one process that has an SQLite file
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import asyncpg

from bench.server import MOVE_SECONDS, SLOWEST, Bench, Result, allow_many_files, measure_store, say
from bench.server_load import SEATS, Load, told_by
from bench.server_processes import Database, Family, database_for, serving

COUNTS = """
SELECT xact_commit AS transactions, n_tup_upd AS updates, n_tup_hot_upd AS hot_updates
FROM pg_stat_database, pg_stat_user_tables WHERE datname = current_database() AND relname = 'tables'
"""


class Kind(NamedTuple):
    """A kind of server to measure."""

    store: str
    workers: int
    uvloop: Path | None  # the folder that contains uvloop

    @property
    def name(self) -> str:
        return f"{self.store}, {self.workers}{', uvloop' if self.uvloop else ''}"


class Counts(NamedTuple):
    """Counters over the time of the moves."""

    transactions: float
    hot_updates: float  # share of all updates of `tables`
    redone: float  # entries that a process read after another one wrote them
    handed_over: float
    kept: float  # connections not handed over, since the other process was busy


class Row(NamedTuple):
    kind: Kind
    result: Result
    counts: Counts


@contextmanager
def counting(database: Database, load: Load, store: str, counted: list[dict[str, float]]) -> Iterator[None]:
    """Count before and after the block."""
    counted.append(asyncio.run(count(database, load, store)))
    yield
    counted.append(asyncio.run(count(database, load, store)))


async def count(database: Database, load: Load, store: str) -> dict[str, float]:
    told = await told_by(load)
    if store == "postgres":
        connection = await asyncpg.connect(database.place)
        (row,) = await connection.fetch(COUNTS)
        told |= {name: float(value) for name, value in row.items()}
        await connection.close()
    return told


def measured(kind: Kind, asked: argparse.Namespace) -> Row:
    with (
        tempfile.TemporaryDirectory(prefix="mazzo-bench-", dir=asked.folder) as name,
        database_for(kind.store, Path(name)) as database,
        serving(database.place, "--workers", str(kind.workers), path=kind.uvloop) as (server, host, port),
    ):
        say(f"\n{kind.name}")
        load = Load((host, port))
        counted: list[dict[str, float]] = []
        with counting(database, load, kind.store, counted):
            result = asyncio.run(measure_store(asked, kind.store, Bench(load, Family(server), database.process, [])))
    before, after = counted

    def grown(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    return Row(
        kind,
        result,
        Counts(
            transactions=grown("transactions"),
            hot_updates=grown("hot_updates") / max(1.0, grown("updates")),
            redone=grown("mazzo_redone_total"),
            handed_over=grown('mazzo_handovers_total{outcome="given"}'),
            kept=grown('mazzo_handovers_total{outcome="busy"}'),
        ),
    )


def show(rows: list[Row], tables: int) -> None:
    print(f"\n{tables:,} tables of {SEATS}, a move every {MOVE_SECONDS:.0f} seconds at each; CPU is for a move, in ms")
    times = f"{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'max ms':>8}{'lost':>6}"
    costs = f"{'server':>8}{'database':>10}{'load':>7}{'others %':>10}{'idle %':>8}"
    print(f"{'store, processes':<22}{times}{costs}{'commits':>9}{'KiB':>6}")
    for kind, result, _ in rows:
        steady = result.steady
        ms = [used / steady.rate * 1000 for used in (steady.server_cpu, steady.database_cpu, steady.load_cpu)]
        print(
            f"{kind.name:<22}{steady.rate:>9,.0f}{steady.p50 * 1000:>8.1f}{steady.p99 * 1000:>8.1f}"
            f"{steady.longest * 1000:>8.0f}{steady.lost:>6}{ms[0]:>8.2f}{ms[1]:>10.2f}{ms[2]:>7.2f}"
            f"{steady.other_cpu * 100:>10.0f}{steady.idle_cpu * 100:>8.0f}{steady.commits:>9,.0f}"
            f"{result.memory_live / 1024:>6.0f}{'' if steady.is_held else '  NOT held: ' + steady.bound}"
        )
    print("\nfrom the first visit to the last move:")
    for kind, _, counts in rows:
        print(
            f"{kind.name:<22}{counts.transactions:>9,.0f} transactions, {counts.hot_updates:>4.0%} of the updates of"
            f" tables HOT, {counts.redone:,.0f} entries done at a second process,"
            f" {counts.handed_over:,.0f} connections handed over, {counts.kept:,.0f} not, since that one was busy"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--tables", type=int, default=4000, help="of four people each (default 4000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="(default 20)")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2], help="processes (default 1 2)")
    parser.add_argument(
        "--uvloop", type=Path, metavar="FOLDER", help="folder that contains uvloop, to measure with it too"
    )
    parser.add_argument("--no-sqlite", action="store_true", help="only PostgreSQL")
    parser.add_argument(
        "--folder", type=Path, default=Path("/var/tmp"), help="folder on the disk to use (default /var/tmp)"
    )
    asked = parser.parse_args(namespace=argparse.Namespace(no_search=True))
    allow_many_files(asked.tables * SEATS + 500)
    loops = [None, asked.uvloop] if asked.uvloop else [None]
    kinds = [Kind("postgres", workers, loop) for loop in loops for workers in asked.workers]
    if not asked.no_sqlite:
        kinds = [Kind("sqlite", 1, loop) for loop in loops] + kinds
    rows = [measured(kind, asked) for kind in kinds]
    show(rows, asked.tables)
    together = {kind: result.steady.p99 for kind, result, _ in rows}
    print(f"\nheld means: the slowest hundredth under {SLOWEST * 1000:.0f} ms, no update lost")
    for kind, slowest in together.items():
        alone = together.get(kind._replace(workers=1))
        if kind.workers > 1 and alone:
            print(f"{kind.name}: {slowest / alone:.2f} times the p99 of one process")


if __name__ == "__main__":
    main()
