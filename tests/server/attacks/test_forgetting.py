"""Strangers who join a table and delete themselves neither disconnect nor delay its players."""

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack

import pytest

from mazzo.table.commands import AddEntropy, Join
from tests.server.client import Guest, TableSession
from tests.server.loop import awaits
from tests.server.site import Site

PLAYERS = 3
PAUSE_SECONDS = 0.1  # between two commands of a player


class Players:
    """Friends at a listed table, each with an address, who send commands all the time."""

    def __init__(self, visits: list[TableSession]) -> None:
        self.visits = visits
        self.waits: list[float] = []
        self._is_over = False

    async def play(self) -> None:
        await asyncio.gather(*map(self._ask, self.visits))

    def stop(self) -> None:
        self._is_over = True

    async def _ask(self, visit: TableSession) -> None:
        while not self._is_over:
            began = time.perf_counter()
            await visit.do(AddEntropy(f"luck{len(self.waits)}"))
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE_SECONDS)

    @property
    def code(self) -> str:
        return self.visits[0].code


async def seated(url: str, stack: AsyncExitStack) -> Players:
    guests = [
        await stack.enter_async_context(Guest(url, address=f"198.51.100.{number}")) for number in range(1, PLAYERS + 1)
    ]
    code = await guests[0].open_table(game="mantis", open=True)
    return Players([await guest.sit(code, f"Friend {number}") for number, guest in enumerate(guests)])


async def come_and_delete(url: str, code: str, address: str) -> int:
    """A newcomer joins the table and deletes themselves. Returns the status of the answer."""
    async with Guest(url, address) as stranger:
        visit = await stranger.visit(code)
        await visit.do(Join("Mallory"))
        status = (await stranger.http.delete("/api/me")).status_code
        if status == 204:
            await visit.until(lambda: visit.close_message)
        return status


def names_seen_by(host: TableSession) -> int:
    """The number of strangers whose names the host still sees."""
    update = host.updates[-1]
    return sum(person.name.startswith("Mallory") for person in (*update.table.bystanders, *update.others))


async def attacked(site: Site, deletions: int, addresses: list[str], seconds: float = 0.0) -> Counter[int]:
    """Delete many people of a table where others play, evenly over some seconds."""
    async with AsyncExitStack() as stack:
        players = await seated(site.url, stack)
        playing = asyncio.create_task(players.play())
        began, answers = time.monotonic(), Counter[int]()
        for number in range(deletions):
            address = addresses[number % len(addresses)]
            answers[await come_and_delete(site.url, players.code, address)] += 1
            await asyncio.sleep(max(0.0, began + seconds * (number + 1) / deletions - time.monotonic()))
        reader = players.visits[0]
        asked = len(players.waits)
        while names_seen_by(reader) > answers[429] and not playing.done():  # the deleted ones have lost theirs
            await asyncio.sleep(PAUSE_SECONDS)
        while len(players.waits) < asked + 2 * PLAYERS and not playing.done():
            await asyncio.sleep(PAUSE_SECONDS)
        players.stop()
        await playing
        assert not any(visit.is_over or visit.close_message for visit in players.visits)
        versions = [update.version for update in reader.updates]
        assert versions == list(range(versions[0], versions[-1] + 1)), "an update was lost"
    waits = sorted(players.waits)
    print(
        f"{dict(answers)}; {len(waits)} answers, half within {waits[len(waits) // 2]:.3f} s, all in {waits[-1]:.3f} s"
    )
    return answers


@awaits
async def test_an_address_can_delete_few_people_without_effect_on_others(limited_site: Site) -> None:
    assert await attacked(limited_site, 12, ["203.0.113.66"]) == {204: 5, 429: 7}


@awaits
async def test_deleting_people_of_many_addresses_has_no_effect_on_others(limited_site: Site) -> None:
    assert await attacked(limited_site, 12, [f"203.0.113.{100 + number}" for number in range(12)]) == {204: 12}


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_long_row_of_deletions_from_one_address(limited_site: Site) -> None:
    answers = asyncio.run(attacked(limited_site, 111, ["203.0.113.67"], seconds=40.0))
    assert answers[204] <= 8
    assert answers[204] + answers[429] == 111
