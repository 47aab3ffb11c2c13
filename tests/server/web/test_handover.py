"""Two workers at one port: the people of a table are at the same one, whichever the system gave them to."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidHandshake, InvalidStatus

from mazzo.server.web import connections
from mazzo.table.commands import Act, Start
from tests.server import postgres
from tests.server.client import Guest, Visit
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.workers import Workers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere each worker serves what it gets")

ROOT = "/games/mazzo"
HASTE = {"mazzo.server.web.neighbours.ROUND_SECONDS": 0.5}  # after which people come to the right worker
TABLES = 12  # that all of them belong to one worker happens once in two thousand times


@pytest.fixture(scope="module")
def site(postgres_server: Any) -> Iterator[Site]:
    site = start(postgres_server)
    yield site
    assert site.stop() == 0
    assert site.complaints() == []


@pytest.fixture(scope="module")
def hasty_site(postgres_server: Any) -> Iterator[Site]:
    """For tests that end a worker, or stop it."""
    site = start(postgres_server, times=HASTE)
    yield site
    site.stop()


@pytest.fixture
def plain_workers(postgres_server: Any) -> Iterator[Site]:
    site = start(postgres_server, variables={connections.PLAIN: "1"})
    yield site
    assert site.stop() == 0


def start(postgres_server: Any, **options: Any) -> Site:
    flags = ("--workers", "2", "--trust-proxy", "--root-path", ROOT)
    return Site(postgres.new_database(postgres_server), *flags, **options)


@asynccontextmanager
async def people(site: Site, count: int) -> AsyncIterator[list[Guest]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Guest(site.url, f"192.0.2.{number}")) for number in range(count)]


def port_of(visit: Visit) -> int:
    port: int = visit.socket.local_address[1]
    return port


def served_by(workers: Workers, visits: list[Visit]) -> set[int]:
    return {workers.serving(port_of(visit)) for visit in visits}


async def told(site: Site, name: str) -> float:
    async with httpx.AsyncClient(base_url=site.url) as client:
        text = (await client.get("/metrics")).text
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(name))


async def table_of(workers: Workers, guest: Guest, pid: int) -> tuple[str, Visit]:
    """A table that belongs to this worker, and a visit to it."""
    for _ in range(10):
        code = await guest.open_table(game="mantis")
        visit = await guest.visit(code)
        if workers.serving(port_of(visit)) == pid:
            return code, visit
        await visit.leave()
    raise AssertionError("ten tables all belong to the other worker")


@awaits
async def test_the_four_of_a_table_are_at_one_worker_and_the_tables_are_at_both(site: Site) -> None:
    workers = Workers(site)
    await workers.are_there()
    sockets = await told(site, "mazzo_sockets")
    async with people(site, 4) as guests:
        codes = [await guests[number % 4].open_table(game="mantis") for number in range(TABLES)]
        tables = [[await guest.sit(code, f"Player {number}") for number, guest in enumerate(guests)] for code in codes]
        at = [served_by(workers, visits) for visits in tables]
        assert all(len(there) == 1 for there in at)
        assert set.union(*at) == workers.pids
        assert await told(site, "mazzo_sockets") == sockets + 4 * TABLES
        assert await told(site, 'mazzo_handovers_total{outcome="given"}') > 0
        for visits in tables:
            await visits[0].do(Start())
        before = await told(site, "mazzo_redone_total")
        for visits in tables:
            await play(visits, moves=6)
        assert await told(site, "mazzo_redone_total") == before  # each move is made once


async def play(visits: list[Visit], moves: int) -> None:
    for _ in range(moves):
        version = max(visit.update.version for visit in visits)
        for visit in visits:
            await visit.has_version(version)
        await visits[visits[0].view["to_act"][0]].do(Act("score", version))


@awaits
async def test_the_worker_that_serves_a_connection_counts_it(site: Site) -> None:
    """A person has at most 20, wherever the system puts them."""
    await Workers(site).are_there()
    async with people(site, 1) as [ada]:
        code = await ada.open_table(game="mantis")
        visits = [await ada.visit(code) for _ in range(20)]
        for _ in range(6):
            with pytest.raises(InvalidStatus, match="429"):
                await ada.visit(code)
        await visits[0].leave()
        await coming_back(ada, code)


async def coming_back(guest: Guest, code: str) -> Visit:
    """A visit, after as many tries as it takes."""
    while True:
        try:
            return await guest.visit(code)
        except (InvalidHandshake, OSError):
            await asyncio.sleep(0.05)


@awaits
async def test_what_was_sent_with_the_handshake_arrives_at_the_other_worker_in_order(site: Site) -> None:
    """A client ought to wait for the answer first, and some proxies and programs do not."""
    workers = Workers(site)
    await workers.are_there()
    async with people(site, 1) as [ada]:
        cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
        for _ in range(8):
            code = await ada.open_table(game="mantis")
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            handshake = (
                f"GET {ROOT}/api/tables/{code}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
                f"Cookie: {cookie}\r\n\r\n"
            ).encode()
            asked = [text_frame(f'{{"message":"do","id":"{n}","command":{{"command":"sit"}}}}') for n in range(8)]
            joined = text_frame('{"message":"do","id":"join","command":{"command":"join","name":"Ada"}}')
            sent = handshake + joined + b"".join(asked)
            writer.write(sent[:-7])  # the last one comes in two pieces
            await asyncio.sleep(0.01)
            writer.write(sent[-7:])
            received = b""
            while b'"id":"7"' not in received:
                received += await reader.read(65536)
            assert received.startswith(b"HTTP/1.1 101 ")
            answers = re.findall(rb'"message":"(?:done|refused)","id":"(\w+)"', received)
            assert answers == [b"join", *(b"%d" % number for number in range(8))]
            writer.close()
    assert await told(site, 'mazzo_handovers_total{outcome="given"}') > 0


def text_frame(text: str) -> bytes:
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text.encode()


@awaits
async def test_when_a_worker_dies_its_people_play_on_together_at_the_other(hasty_site: Site) -> None:
    site, workers = hasty_site, Workers(hasty_site)
    await workers.are_there()
    victim, survivor = sorted(workers.pids)
    async with people(site, 2) as guests:
        code, _ = await table_of(workers, guests[0], victim)
        ada, leo = [await guest.sit(code, f"Player {number}") for number, guest in enumerate(guests)]
        assert served_by(workers, [ada, leo]) == {victim}
        await ada.do(Start())
        before = (await ada.do(Act("score", ada.update.version))).version
        os.kill(victim, signal.SIGKILL)
        ada, leo = [await coming_back(guest, code) for guest in guests]
        assert served_by(workers, [ada, leo]) == {survivor}
        assert ada.update.version >= before
        await leo.do(Act("score", leo.update.version))
        await workers.are_there()  # another one is started, which has the number and the tables of the one that died
        await ada.until(lambda: ada.goodbye)
        await leo.until(lambda: leo.goodbye)
        assert ada.goodbye
        assert ada.goodbye.again_in_seconds
        ada, leo = [await coming_back(guest, code) for guest in guests]
        assert served_by(workers, [ada, leo]) == workers.pids - {survivor}
        assert all(chair.connected for chair in leo.update.table.chairs)


@awaits
async def test_a_worker_that_hangs_keeps_nobody_from_a_table(hasty_site: Site) -> None:
    site, workers = hasty_site, Workers(hasty_site)
    await workers.are_there()
    hung, other = sorted(workers.pids)
    busy = await told(site, 'mazzo_handovers_total{outcome="busy"}')
    async with people(site, 1) as [ada]:
        code, visit = await table_of(workers, ada, hung)
        os.kill(hung, signal.SIGSTOP)
        try:
            again = None
            while again is None:
                try:
                    async with asyncio.timeout(1.0):
                        again = await ada.visit(code)
                except TimeoutError:  # as a page does that is not answered
                    pass
            assert served_by(workers, [again]) == {other}
        finally:
            os.kill(hung, signal.SIGCONT)
        assert await told(site, 'mazzo_handovers_total{outcome="busy"}') > busy
        await again.leave()
        await visit.leave()
        while workers.serving(port_of(await ada.visit(code))) != hung:  # it answers again, and has its tables again
            await asyncio.sleep(0.1)


@awaits
async def test_workers_that_serve_the_plain_way_serve_what_they_get(plain_workers: Site) -> None:
    async with people(plain_workers, 4) as guests:
        code = await guests[0].open_table(game="mantis")
        visits = [await guest.sit(code, f"Player {number}") for number, guest in enumerate(guests)]
        await visits[0].do(Start())
        await play(visits, moves=3)
        assert Workers(plain_workers).listening() == {}
        assert await told(plain_workers, "mazzo_handovers_total") == 0
