"""One address sends endless frames or requests: it is cut off, and others get their answers."""

import asyncio
import statistics
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bench.fairness import ATTACKS, fill, measure
from tests.server.attacks.floods import FLOODS, flood
from tests.server.attacks.honest import percentile, seated_people, waits
from tests.server.attacks.pipelining import pipelining
from tests.server.attacks.raw import PING, RawSocket, frame, table_of_the_attacker
from tests.server.loop import awaits
from tests.server.site import Site

MOST_WRITES = 20_000  # of one byte, or of 64 KiB
PATIENCE = 5.0  # seconds that an honest person may wait on a busy computer
HEAD = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
CHUNKS = 10_000  # of one byte: the body is within its limit, and h11 takes 15 µs for each
GROWTH_SECONDS = 3.0
GROWTH_PATIENCE = 90.0  # for a server, its people and an attacker, on a busy computer
MEDIAN, SLOWEST = 0.06, 0.5  # seconds that the attack may add to the median wait, and to the 99th percentile
SECONDS = 4.0


@pytest.mark.parametrize("kind", FLOODS)
@awaits
async def test_a_flood_is_cut_off(limited_site: Site, kind: str) -> None:
    address = f"203.0.113.{list(FLOODS).index(kind)}"
    code = await table_of_the_attacker(limited_site.url, address)
    async with RawSocket(limited_site.url, code, address) as attacker:
        await attacker.send(FLOODS[kind].opening)
        for _ in range(MOST_WRITES if len(FLOODS[kind].repeated) == 1 else 16):
            await attacker.send(FLOODS[kind].repeated)
            await asyncio.sleep(0)
        await attacker.until_cut()


@pytest.mark.parametrize("kind", ["ping", "continuation", "tiny-text"])
@awaits
async def test_others_are_answered_during_a_flood(limited_site: Site, kind: str) -> None:
    assert max(await waits_during(limited_site.url, kind, attackers=3, seconds=1.0, people=3)) < PATIENCE


@pytest.mark.slow
@pytest.mark.parametrize("attackers", [1, 10])
@pytest.mark.parametrize("kind", FLOODS)
@awaits
async def test_others_are_answered_during_a_long_flood(limited_site: Site, kind: str, attackers: int) -> None:
    found = await waits_during(limited_site.url, kind, attackers, seconds=4.0, people=10)
    assert len(found) > 10
    assert percentile(found) < PATIENCE / 2
    assert max(found) < PATIENCE


async def waits_during(url: str, kind: str, attackers: int, seconds: float, people: int) -> list[float]:
    """How long honest people wait while several connections of one address flood the server."""
    code = await table_of_the_attacker(url)
    is_over = asyncio.Event()
    async with seated_people(url, people) as visits, asyncio.TaskGroup() as group:
        for _ in range(attackers):
            group.create_task(flood(url, code, kind, is_over.is_set))
        found = await waits(visits, seconds)
        is_over.set()
    return found


@awaits
async def test_pings_at_an_ordinary_pace_are_answered(limited_site: Site) -> None:
    code = await table_of_the_attacker(limited_site.url, "203.0.113.200")
    async with RawSocket(limited_site.url, code, "203.0.113.200") as client:
        for _ in range(100):
            await client.send(frame(PING, b"here"))
            await asyncio.sleep(0.005)
        async with asyncio.timeout(20):
            while client.received.count(b"here") < 100:
                await asyncio.sleep(0.01)
        assert client.is_open


# Bodies in chunks of one byte


@awaits
async def test_a_body_of_tiny_chunks_is_cut_off(limited_site: Site) -> None:
    assert await answer(limited_site, b"1\r\n \r\n" * CHUNKS + b"2\r\n{}\r\n0\r\n\r\n") == b""


@awaits
async def test_a_body_of_larger_chunks_is_answered(limited_site: Site) -> None:
    spaces = b"400\r\n" + b" " * 1024 + b"\r\n"
    assert (await answer(limited_site, spaces * 10 + b"0\r\n\r\n")).startswith(b"HTTP/1.1 400")


async def answer(site: Site, body: bytes) -> bytes:
    """The answer to a request; empty if the connection ends before it."""
    url = urlsplit(site.url)
    reader, writer = await asyncio.open_connection(url.hostname, url.port)
    try:
        writer.write(HEAD.encode() + body)
        return await reader.read(100)
    except OSError:
        return b""
    finally:
        writer.transport.abort()


# Limits of memory, log and database


@pytest.mark.slow
@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_grows_a_server_by_a_bounded_amount(attack: str, tmp_path: Path) -> None:
    async def attacked() -> list[str]:
        async with asyncio.timeout(GROWTH_PATIENCE):
            measured = await measure(attack, tmp_path, GROWTH_SECONDS)
        assert attack in ("bots", "cleaning") or measured.answers, "the attacker was answered nothing"
        return measured.beyond_bounds

    fill(tmp_path / "mazzo.db")
    assert asyncio.run(attacked()) == []


# Endless requests


@awaits
async def test_others_are_answered_during_requests_without_end(limited_site: Site) -> None:
    async with seated_people(limited_site.url, 3) as visits, pipelining(limited_site.url, 200):
        assert max(await waits(visits, 1.0)) < PATIENCE


@pytest.mark.slow
@pytest.mark.parametrize(("connections", "path"), [(1000, "/api/tables"), (4000, "/api/tables"), (1000, "/")])
@awaits
async def test_requests_without_end_slow_only_their_own_address(
    limited_site: Site, connections: int, path: str
) -> None:
    async with seated_people(limited_site.url) as visits:
        calm = await waits(visits, SECONDS)
        async with pipelining(limited_site.url, connections, path=path):
            found = await waits(visits, SECONDS)
    print([f"{1000 * what(times):.0f} ms" for what in (statistics.median, percentile) for times in (calm, found)])
    assert statistics.median(found) < statistics.median(calm) + MEDIAN
    assert percentile(found) < percentile(calm) + SLOWEST
