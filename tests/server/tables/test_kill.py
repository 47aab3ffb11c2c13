"""The server is killed at any moment, while people play, and started again: nothing that was acknowledged is lost."""

import asyncio
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import AsyncExitStack
from random import Random
from threading import Lock
from time import time
from typing import Any

import msgspec
import pytest

import mazzo
from mazzo.core.record import Record, commit, read
from mazzo.server.store.entries import Entry
from mazzo.server.store.storage import is_postgres
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.commands import AddBot, Start, Tick
from mazzo.table.settings import Settings
from tests.server.client import Guest
from tests.server.site import Site
from tests.server.stubborn import Stubborn

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"game": "mantis"}),
    (3, {"game": "kittens", "edition": "2025", "reaction_seconds": 60}),
    (4, {"game": "mantis", "edition": "it"}),
)
QUIET = {"game": "mantis", "turn_seconds": 1000}
SILENT = {"game": "mantis", "turn_seconds": 1}
LONGEST_LIFE = 0.8  # seconds that a server has
STILLBORN = 0.2  # how often it does not even come to its first word
PATIENCE = 60.0

Log = dict[str, list[Entry]]


@pytest.mark.parametrize("kills", [3, pytest.param(110, marks=pytest.mark.slow)])
def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(database: str, kills: int) -> None:
    count: Counter[str] = Counter()
    for seed in range(-(-kills // 10)):  # other tables each time, since a table is as slow to wake as it is old
        count += asyncio.run(Siege(database, Random(seed)).run(min(10, kills)))
    print(dict(count))
    assert count["kills"] >= kills
    assert count["acknowledged"] > 5 * kills
    assert count["resent"] > kills
    assert count["games"] >= len(TABLES)
    assert count["acknowledged and lost"] == 0
    assert count["done twice"] == 0


class Siege:
    def __init__(self, database: str, random: Random) -> None:
        self._database = database
        self._random = random
        self._site = Site(database, "--no-limits")
        self._port = self._site.port
        self._players: list[Stubborn] = []
        self._settings: dict[str, dict[str, Any]] = {}  # of each table, by its code
        self._log: Log = {}
        self._count: Counter[str] = Counter()
        self._is_enough = False
        self._changing = Lock()  # held while one server is killed and another started
        self._is_over = False

    async def run(self, kills: int) -> Counter[str]:
        try:
            async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE + 5 * kills):
                await self._run(kills, stack)
        finally:
            with self._changing:  # a thread may be about to start another one
                self._is_over = True
                self._site.stop()
            print(*self._site.errors, sep="\n")  # shown when the test fails
        assert self._site.complaints() == []
        return self._count

    async def _run(self, kills: int, stack: AsyncExitStack) -> None:
        anybody = await stack.enter_async_context(Guest(self._site.url))
        quiet, silent = await self._leave_alone(QUIET), await self._leave_alone(SILENT)
        hosts, others = await self._seat_people(stack)
        deadline = await deadline_of(anybody, quiet)
        while self._count["kills"] < kills:
            await asyncio.sleep(self._random.uniform(0.0, LONGEST_LIFE))
            await asyncio.to_thread(self._kill_and_start)
            await self._check()
            assert abs(await deadline_of(anybody, quiet) - deadline) < 1.0
            assert await look(anybody, f"/api/tables/{silent}")  # it wakes
        self._is_enough = True
        await asyncio.gather(*hosts)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        while not await records_of(anybody, silent):  # its deadlines went on, and bots came to the end
            await asyncio.sleep(0.1)
        await self._check()
        assert [entry.command for entry in self._log[quiet] if isinstance(entry.command, Tick)] == []
        assert len([entry.command for entry in self._log[silent] if isinstance(entry.command, Tick)]) >= 2
        for code, settings in self._settings.items():
            await self._check_records(anybody, code, settings)
        for player in self._players:
            self._count["acknowledged"] += len(player.acknowledged)
            self._count["resent"] += player.resent

    # People

    async def _leave_alone(self, settings: dict[str, Any]) -> str:
        """A game of somebody who says nothing against a bot, which nobody looks at."""
        async with Guest(self._site.url) as guest:
            code = await guest.open_table(**settings)
            visit = await guest.sit(code, "Zoe")
            await visit.do(AddBot("random"))
            await visit.do(Start())
            while not visit.may_act():
                await visit.has_version(visit.update.version + 1)
        self._settings[code] = settings
        return code

    async def _seat_people(self, stack: AsyncExitStack) -> tuple[list[asyncio.Task[None]], list[asyncio.Task[None]]]:
        """All who play, each in a task: the hosts, and the others."""
        hosts: list[asyncio.Task[None]] = []
        others: list[asyncio.Task[None]] = []
        for number, (seats, settings) in enumerate(TABLES):
            guests = [await stack.enter_async_context(Guest(self._site.url)) for _ in range(seats)]
            code = await guests[0].open_table(**settings)
            self._settings[code] = settings
            for seat, guest in enumerate(guests):
                await (await guest.sit(code, f"Ada {seat}")).leave()
            for seat, guest in enumerate(guests):
                player = Stubborn(guest, code, f"{number}.{seat}", Random(self._random.random()))
                self._players.append(player)
                task = asyncio.create_task(player.play(lambda: self._is_enough))
                (others if seat else hosts).append(task)
        return hosts, others

    # The server

    def _kill_and_start(self) -> None:
        with self._changing:
            if not self._is_over:
                self._kill_and_start_another()

    def _kill_and_start_another(self) -> None:
        self._site.kill()
        self._count["kills"] += 1
        if self._random.random() < STILLBORN:
            command = [
                sys.executable,
                "-m",
                "mazzo",
                "serve",
                "--no-limits",
                "--port",
                str(self._port),
                "--db",
                self._database,
            ]
            with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
                try:
                    process.wait(self._random.uniform(0.2, 1.2))
                except subprocess.TimeoutExpired:
                    process.kill()
                    self._count["kills"] += 1
        self._site = Site(self._database, "--no-limits", port=self._port)

    # What must be true

    async def _check(self) -> None:
        """What people were told by now is in the log, in its place, once; and the log only ever grows."""
        told = [(player.code, dict(player.acknowledged), set(player.refused), player.seen) for player in self._players]
        log = await log_of(self._database, list(self._settings))
        for code, acknowledged, _, _ in told:
            for id, (command, version) in acknowledged.items():
                kept = log[code][version - 1 : version]
                self._count["acknowledged and lost"] += [(entry.id, entry.command) for entry in kept] != [(id, command)]
        assert self._count["acknowledged and lost"] == 0
        for code, _, refused, seen in told:
            assert len(log[code]) >= seen
            assert {entry.id for entry in log[code]}.isdisjoint(refused)
        for code, entries in log.items():
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            before = self._log.get(code, [])
            assert entries[: len(before)] == before
            times_done = Counter((entry.who, entry.id) for entry in entries if entry.id)
            self._count["done twice"] += sum(times > 1 for times in times_done.values())
        assert self._count["done twice"] == 0
        assert [fault for player in self._players for fault in player.faults] == []
        self._log = log

    async def _check_records(self, anybody: Guest, code: str, settings: dict[str, Any]) -> None:
        """The log makes the games that are kept as records, and each of those holds."""
        logged = LoggedTable(code, Settings(**settings))
        finished = [done for entry in self._log[code] if (done := logged.do(entry))]
        records = await records_of(anybody, code)
        assert records == [done.record for done in finished]
        for record in records:
            assert mazzo.replay(record).result == record.result
            assert record.seed
            assert commit(record.seed) == record.commitment
        self._count["games"] += len(records)


async def deadline_of(guest: Guest, code: str) -> float:
    """When the time of those who are asked is up."""
    table = await look(guest, f"/api/tables/{code}")
    seconds_left: float = table["seconds_left"]
    return time() + seconds_left


async def records_of(guest: Guest, code: str) -> list[Record]:
    """All games that were played to the end at a table."""
    records: list[Record] = []
    while found := await look(guest, f"/api/records/{code}-{len(records) + 1}"):
        records.append(read(msgspec.json.encode(found)))
    return records


async def look(guest: Guest, path: str) -> Any:
    """What the server says; none when there is no such thing."""
    response = await guest.http.get(path)
    assert response.status_code in (200, 404)
    return response.json() if response.status_code == 200 else None


async def log_of(database: str, codes: list[str]) -> Log:
    """What is written, whatever the server says."""
    if is_postgres(database):
        import asyncpg

        connection = await asyncpg.connect(database)
        rows: list[Any] = await connection.fetch("SELECT code, entry FROM entries ORDER BY code, seq")
        await connection.close()
    else:
        file = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        rows = file.execute("SELECT code, entry FROM entries ORDER BY code, seq").fetchall()
        file.close()
    log: Log = {code: [] for code in codes}
    for code, entry in rows:
        if code in log:
            log[code].append(msgspec.json.decode(entry, type=Entry))
    return log
