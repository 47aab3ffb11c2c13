"""How long honest people wait for an answer while one address sends as much as it can.

Ten people, each at their own table and address, change their names five times a second. A change of name takes the same
path as a move: socket, rules, commit, updates. They are measured without an attack and with each one; all attacks come
from one address, in a separate process. A noisy computer slows everything down, so compare before and after. The growth
of memory, log and database is bounded; the program fails if it is exceeded.

python -m bench.fairness                          every attack
    python -m bench.fairness ping-x1 ping-x10         frames that carry nothing, by one and by ten connections
    python -m bench.fairness coach replays --seconds 20
"""

import argparse
import asyncio
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec

import mazzo
from bench.server_processes import Process
from mazzo.core.record import Record
from mazzo.protocol.messages import Do, Refused, Say
from mazzo.server.store.database import INSERT_ENTRY
from mazzo.server.store.records import INSERT_RECORD
from mazzo.table.commands import AddBot, Join, Rename, SetSpeed, Start
from mazzo.table.settings import Speed
from mazzo.table.talk import FACES, Speech
from tests.server.attacks.floods import FLOODS, flood
from tests.server.attacks.honest import after, percentile, seated_people, waits
from tests.server.attacks.pipelining import pipeline
from tests.server.attacks.raw import ATTACKER, table_of_the_attacker
from tests.server.client import Guest, TableSession
from tests.server.site import Site

RECORDS = 50  # long records for the attackers to request
OLD_TABLES, OLD_ENTRIES = 200, 500  # tables closed long ago, and the log entries of each
MORE_THAN_ALLOWED = 100  # requests or messages a second

SLOWEST = 0.2  # most seconds for 99 % of the answers
LONGEST = 0.5  # most seconds for any answer
MOST_MEMORY = 64 * 2**20  # bytes of growth; the cache of heavy results may take half of it
MOST_LOG = (50_000, 2_000)  # bytes in any case, and more for each second
MOST_DATABASE = (5_000_000, 100_000)  # the same; SQLite's write-ahead log alone takes 4 MB

FACE = next(iter(FACES))

Attack = Callable[[str, float], Coroutine[Any, Any, "Counter[str]"]]


# The attacks: each sends as much as it can until its time is over, and counts the answers


def begin(seconds: float) -> float:
    """Announce the start of the attack; return its end time."""
    print("begins", flush=True)
    return time.monotonic() + seconds


async def ask_often(url: str, seconds: float, paths: list[str]) -> "Counter[str]":
    """Send requests from twenty clients at one address, one after another."""
    answers: Counter[str] = Counter()
    until = begin(seconds)

    async def ask(number: int) -> None:
        async with Guest(url, ATTACKER, is_known=False) as guest:
            while time.monotonic() < until:
                try:
                    response = await guest.http.get(paths[(number := number + 1) % len(paths)], timeout=60)
                    answers[f"{response.status_code}"] += 1
                except httpx.TimeoutException:  # long work on a busy computer
                    answers["late"] += 1
                await asyncio.sleep(20 / MORE_THAN_ALLOWED)

    await asyncio.gather(*(ask(number) for number in range(20)))
    return answers


async def coach(url: str, seconds: float) -> "Counter[str]":
    """Ask for advice on every new position of eight games."""
    answers: Counter[str] = Counter()
    until = begin(seconds)

    async def play() -> None:
        async with Guest(url, ATTACKER) as guest:
            visit = await guest.sit(await guest.open_table(game="kittens", coach=True), "Eve")
            await visit.do(AddBot("easy"))
            await visit.do(Start())
            while time.monotonic() < until:
                changed = await visit.ask(
                    SetSpeed(random.choice([*Speed]))
                )  # each version of the table has its own advice
                if isinstance(changed, Refused):
                    answers[changed.code] += 1
                    await asyncio.sleep(1.0)  # too fast: the server disconnects clients that do not slow down
                    continue
                response = await guest.http.get(f"/api/tables/{visit.code}/coach", timeout=60)
                answers[f"{response.status_code} {response.json().get('code', '')}"] += 1

    await asyncio.gather(*(play() for _ in range(8)))
    return answers


async def replays(url: str, seconds: float) -> "Counter[str]":
    asked = [f"old-{number}/replay{seat}" for number in range(RECORDS) for seat in ("", "?seat=0", "?seat=1")]
    return await ask_often(url, seconds, [f"/api/records/{each}" for each in asked])


async def analyses(url: str, seconds: float) -> "Counter[str]":
    return await ask_often(url, seconds, [f"/api/records/old-{number}/analysis" for number in range(RECORDS)])


async def watching(url: str, seconds: float) -> "Counter[str]":
    return await ask_often(url, seconds, ["/ready", "/metrics"])


async def bots(url: str, seconds: float) -> "Counter[str]":
    """Open ten tables of bots without watchers."""
    for level in ("hard", "expert") * 5:
        async with Guest(url, ATTACKER) as guest:
            options = {"spare_defuses": 20, "see": 10}
            visit = await guest.sit(await guest.open_table(game="kittens", edition="it", options=options), "Eve")
            for _ in range(8):
                await visit.do(AddBot(level))
            await visit.do(Start())
    begin(seconds)
    await asyncio.sleep(seconds)
    return Counter()


async def chunks(url: str, seconds: float) -> "Counter[str]":
    """Send bodies with broken chunks."""
    answers: Counter[str] = Counter()
    host, _, port = url.removeprefix("http://").partition(":")
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    until = begin(seconds)
    while time.monotonic() < until:
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"{head}X-Forwarded-For: {ATTACKER}\r\n\r\nno chunk\r\n\r\n".encode())
        answers[(await reader.read())[9:12].decode()] += 1
        writer.close()
    return answers


async def faces(url: str, seconds: float) -> "Counter[str]":
    """Connect fifty people to five tables each, and send emotes as fast as allowed."""
    answers: Counter[str] = Counter()
    guests = [await Guest(url, ATTACKER).__aenter__() for _ in range(50)]
    codes = [await guests[0].open_table(game="mantis") for _ in range(5)]
    visits = []
    for guest in guests:
        visits += [await guest.visit(code) for code in codes]
        await asyncio.sleep(0.3)  # stays within the request limit
    until = begin(seconds)

    async def talk(visit: TableSession) -> None:
        await visit.send(Do("join", Join("Eve")))
        number = 0
        while time.monotonic() < until and not visit.is_over:
            await visit.send(Say(f"{(number := number + 1)}", Speech(face=FACE)))
            await visit.send(Do(f"name {number}", Rename(f"Eve {number}")))
            await asyncio.sleep(1.0)
        answers.update(type(answer).__name__ for found in visit.answers.values() for answer in found)

    await asyncio.gather(*(talk(visit) for visit in visits))
    for guest in guests:
        await guest.__aexit__(None, None, None)
    return answers


async def floods(url: str, seconds: float, kind: str, attackers: int) -> "Counter[str]":
    """Send empty frames over several connections that reconnect whenever they are cut."""
    code = await table_of_the_attacker(url)
    begin(seconds)
    is_over = after(seconds)
    found = await asyncio.gather(*(flood(url, code, kind, is_over) for _ in range(attackers)))
    return sum(found, Counter())


async def requests(url: str, seconds: float, connections: int) -> "Counter[str]":
    """Pipeline requests over many connections that reconnect whenever they are cut."""
    begin(seconds)
    return await pipeline(url, seconds, connections)


async def cleaning(_: str, seconds: float) -> "Counter[str]":
    """Wait while the server deletes a lot of old data."""
    begin(seconds)
    await asyncio.sleep(seconds)
    return Counter()


ATTACKS: dict[str, Attack] = {
    "cleaning": cleaning,  # first, since it begins with the server
    "coach": coach,
    "replays": replays,
    "analyses": analyses,
    "bots": bots,
    "faces": faces,
    "chunks": chunks,
    "watching": watching,
    **{f"requests-x{count}": partial(requests, connections=count) for count in (200, 1000, 4000)},
}
FRAMES: dict[str, Attack] = {
    f"{kind}-x{attackers}": partial(floods, kind=kind, attackers=attackers) for kind in FLOODS for attackers in (1, 10)
}
ALL = {**ATTACKS, **FRAMES}


# The server and its initial data


def long_game() -> Record:
    """A random game of nine players."""
    play = mazzo.get("kittens").start(9, edition="it", seed="long")
    chance = random.Random(1)
    while not play.over:
        play.do(play.to_act[0], chance.choice(play.legal(play.to_act[0])))
    return play.record()


def fill(path: Path) -> int:
    """Insert long records and long-closed tables; return the number of moves in a record."""
    Site(path).stop()
    record = long_game()
    text = msgspec.json.encode(record).decode()
    database = sqlite3.connect(path)
    rows = [(f"old-{number}", 1.0, True, "{}", text) for number in range(RECORDS)]
    database.executemany(re.sub(r"\$\d", "?", INSERT_RECORD), rows)
    for number in range(OLD_TABLES):
        columns = "(code, settings, opened_at, active_at, closed_at, rules)"
        database.execute(f"INSERT INTO tables {columns} VALUES (?, '{{}}', 1.0, 1.0, 2.0, '{{}}')", (f"old {number}",))
        entries = [(f"old {number}", seq, "x" * 150, None) for seq in range(OLD_ENTRIES)]
        database.executemany(re.sub(r"\$\d", "?", INSERT_ENTRY), entries)
    database.commit()
    database.close()
    return len(record.moves)


class Measured(NamedTuple):
    name: str
    calm: "Times"
    attacked: "Times"
    answers: str
    seconds: float
    memory: int  # growth of the server's memory, in bytes
    log: int  # bytes
    database: int

    @property
    def is_slow(self) -> bool:
        return percentile(self.attacked.answers) >= SLOWEST or max(self.attacked.answers) >= LONGEST

    @property
    def beyond_bounds(self) -> list[str]:
        """One sentence for each size that grew too much."""
        bounds = {
            "memory": (self.memory, MOST_MEMORY),
            "log": (self.log, _in(self.seconds, MOST_LOG)),
            "database": (self.database, _in(self.seconds, MOST_DATABASE)),
        }
        return [
            f"{self.name}: the {what} grew by {grown:,} bytes; the limit is {most:,.0f}"
            for what, (grown, most) in bounds.items()
            if grown > most
        ]

    def __str__(self) -> str:
        calm, attacked = percentile(self.calm.answers), percentile(self.attacked.answers)
        medians = [1000 * statistics.median(times.answers) for times in (self.calm, self.attacked)]
        return (
            f"| {self.name} | {medians[0]:.0f} → {medians[1]:.0f} | {1000 * calm:.0f} → {1000 * attacked:.0f} |"
            f" {1000 * max(self.calm.answers):.0f} → {1000 * max(self.attacked.answers):.0f} |"
            f" {attacked / calm:.1f} | {self.calm.cpu:.0%} → {self.attacked.cpu:.0%} |"
            f" {self.memory / 2**20:+.0f} MiB | {self.log / 1000:.0f} kB | {self.database / 1000:.0f} kB |"
            f" {self.answers} |"
        )


def _in(seconds: float, pace: tuple[float, float]) -> float:
    at_once, per_second = pace
    return at_once + seconds * per_second


class Times(NamedTuple):
    answers: list[float]
    cpu: float  # of the server, in cores


async def times(site: Site, visits: list[TableSession], seconds: float) -> Times:
    server, began = Process(site.process.pid), time.monotonic()
    used = server.cpu()
    answers = await waits(visits, seconds)
    return Times(answers, (server.cpu() - used) / (time.monotonic() - began))


def sizes(site: Site, folder: Path) -> list[int]:
    """Bytes of the server's memory, its log and its database."""
    files = [file.stat().st_size for file in folder.glob("mazzo.db*")]
    return [Process(site.process.pid).memory(), sum(map(len, site.errors)), sum(files)]


async def measure(name: str, folder: Path, seconds: float) -> Measured:
    site = Site(folder / "mazzo.db", "--trust-proxy")
    try:
        async with seated_people(site.url) as visits:
            calm = Times([], 0.0) if name == "cleaning" else await times(site, visits, seconds)
            before = sizes(site, folder)
            command = ["nice", "-n", "5", sys.executable, "-m", "bench.fairness", "--attack", name, site.url]
            command += ["--seconds", str(seconds + 1)]
            attack = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            assert attack.stdout
            await asyncio.to_thread(attack.stdout.readline)
            attacked = await times(site, visits, seconds)
            answers, _ = await asyncio.to_thread(attack.communicate)
            if name == "cleaning":
                calm = await times(site, visits, seconds)  # after cleaning is done
            grown = [after - old for after, old in zip(sizes(site, folder), before, strict=True)]
            return Measured(name, calm, attacked, answers.strip(), seconds, *grown)
    finally:
        site.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", help=", ".join(ALL))
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--attack", nargs=2, metavar=("NAME", "URL"), help="attack this server")
    asked = parser.parse_args()
    if asked.attack:
        name, url = asked.attack
        answers = asyncio.run(ALL[name](url, asked.seconds))
        print(", ".join(f"{count} x {answer.strip()}" for answer, count in answers.most_common()))
        return
    with tempfile.TemporaryDirectory() as folder:
        print(f"records of {fill(Path(folder) / 'mazzo.db')} moves, {OLD_TABLES * OLD_ENTRIES} old entries", flush=True)
        print("| attack | p50, ms | p99, ms | longest, ms | ratio | CPU | memory | log | database | the answers |")
        print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |", flush=True)
        found = []
        for name in asked.attacks or ALL:
            found.append(asyncio.run(measure(name, Path(folder), asked.seconds)))
            print(found[-1], flush=True)
        slow = [f"{each.name}: people waited too long" for each in found if each.is_slow]
        if wrong := [*slow, *(line for each in found for line in each.beyond_bounds)]:
            raise SystemExit("\n".join(wrong))


if __name__ == "__main__":
    main()
