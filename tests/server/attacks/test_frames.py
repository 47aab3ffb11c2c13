"""One address sends frames that carry nothing, without end. It is cut off, and everybody else is answered."""

import asyncio

import pytest

from tests.server.attacks.floods import FLOODS, flood
from tests.server.attacks.honest import percentile, seated_people, waits
from tests.server.attacks.raw import PING, RawSocket, frame, table_of_the_attacker
from tests.server.loop import awaits
from tests.server.site import Site

MOST_WRITES = 20_000  # of one byte, or of 64 KiB
PATIENCE = 5.0  # seconds that an honest person may wait on a very busy computer; docs/hosting.md has measured ones


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
async def test_everybody_else_is_answered_meanwhile(limited_site: Site, kind: str) -> None:
    assert max(await waits_during(limited_site.url, kind, attackers=3, seconds=1.0, people=3)) < PATIENCE


@pytest.mark.slow
@pytest.mark.parametrize("attackers", [1, 10])
@pytest.mark.parametrize("kind", FLOODS)
@awaits
async def test_everybody_else_is_answered_for_as_long_as_it_lasts(
    limited_site: Site, kind: str, attackers: int
) -> None:
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
