"""Guessing six-letter codes: wrong guesses are bounded for an address, its networks and all; right ones are free."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from mazzo.server.limiters import ALL, LONGEST_WAIT, CodeGuessLimiter, LimitExceeded
from mazzo.server.limits import Limits
from mazzo.server.store.short_codes import ALPHABET, LENGTH
from mazzo.table.commands import Rename
from tests.server.client import Guest
from tests.server.loop import awaits, awaits_no_time
from tests.server.site import Site

LIMITS = Limits()


async def nothing() -> str | None:
    await asyncio.sleep(0.001)
    return None


async def a_table() -> str | None:
    await asyncio.sleep(0.001)
    return "the table"


def guesses() -> CodeGuessLimiter:
    return CodeGuessLimiter(LIMITS, asyncio.get_running_loop().time)


async def guess(
    guesses: CodeGuessLimiter, address: str, find: Callable[[], Coroutine[Any, Any, str | None]] = nothing
) -> str:
    try:
        return await guesses.look_up(address, find) or "wrong"
    except LimitExceeded:
        return "refused"


async def all_at_once(guesses: CodeGuessLimiter, addresses: list[str]) -> Counter[str]:
    return Counter(await asyncio.gather(*(guess(guesses, address) for address in addresses)))


@pytest.mark.parametrize(
    ("address", "pace"),
    [
        ("203.0.113.7", LIMITS.wrong_codes_of_an_address),
        ("2001:db8::{:x}", LIMITS.wrong_codes_of_an_address),
        ("203.0.113.{}", LIMITS.wrong_codes_of_a_network),
        ("2001:db8:1:{:x}::1", LIMITS.wrong_codes_of_a_network),
        ("203.0.{}.1", LIMITS.wrong_codes_of_a_provider),
        ("2001:db8:{:x}::1", LIMITS.wrong_codes_of_a_provider),
    ],
)
@awaits_no_time
async def test_a_network_guesses_no_more_than_its_share(address: str, pace: tuple[float, float]) -> None:
    """All at once, and then an hour long, each time from another address of the network."""
    line, number, began = guesses(), 0, asyncio.get_running_loop().time()
    counted = await all_at_once(line, [address.format(number % 250) for number in range(250)])
    assert counted["wrong"] <= pace[1] + 1
    while asyncio.get_running_loop().time() < began + 3600:
        counted[await guess(line, address.format(number % 250))] += 1
        number += 1
        await asyncio.sleep(1.0)
    assert 0.95 * (pace[1] + 3600 * pace[0]) <= counted["wrong"] <= pace[1] + 3600 * pace[0] + 1


@awaits_no_time
async def test_the_whole_internet_guesses_no_more_than_once_a_second() -> None:
    line, began = guesses(), asyncio.get_running_loop().time()
    counted: Counter[str] = Counter()
    for _ in range(10):
        addresses = [f"{a}.{b}.0.1" for a in range(1, 9) for b in range(25)]
        counted += await all_at_once(line, addresses)
    seconds = asyncio.get_running_loop().time() - began
    per_second, burst = LIMITS.wrong_codes_of_all
    assert burst <= counted["wrong"] <= burst + seconds * per_second + 1


@awaits_no_time
async def test_while_a_provider_guesses_wrong_a_friend_elsewhere_comes_in_within_seconds() -> None:
    line = guesses()
    await spend_what_all_have(line)
    attack = asyncio.create_task(all_at_once(line, [f"2001:db8:{number:x}::1" for number in range(300)]))
    await asyncio.sleep(0.5)
    began = asyncio.get_running_loop().time()
    assert await guess(line, "198.51.100.7", a_table) == "the table"  # the provider and the friend take turns
    assert asyncio.get_running_loop().time() - began < 3
    counted = await attack
    assert counted["wrong"] <= LONGEST_WAIT + 2
    assert counted["refused"] == 300 - counted["wrong"]


async def spend_what_all_have(line: CodeGuessLimiter) -> None:
    while line._of_all.seconds_to_wait(ALL, 1.0) == 0:
        await all_at_once(line, [f"{a}.{b}.0.1" for a in range(1, 9) for b in range(20)])


@awaits_no_time
async def test_right_codes_are_free_however_many_come_at_once() -> None:
    line = guesses()
    found = await asyncio.gather(*(guess(line, "203.0.113.7", a_table) for _ in range(100)))
    assert found == ["the table"] * 100
    assert await guess(line, "203.0.113.7") == "wrong"


@awaits
async def test_many_networks_of_one_customer_find_no_more_than_one(limited_site: Site) -> None:
    """Each guess comes from another /64 of one /48."""
    answers = await guess_from(limited_site, [f"2001:db8:77:{number:x}::1" for number in range(300)])
    assert answers[404] <= LIMITS.wrong_codes_of_a_network[1] + 10  # and one more in ten seconds
    assert answers[404] + answers[429] == 300


@pytest.mark.slow
@awaits
async def test_three_thousand_networks_of_one_customer_for_long(limited_site: Site) -> None:
    answers = await guess_from(limited_site, [f"2001:db8:78:{number:x}::1" for number in range(3000)])
    assert answers[404] <= LIMITS.wrong_codes_of_a_network[1] + 10
    assert set(answers) == {404, 429}
    assert answers[429] > 300, "the rest is not answered: a connection ends when its networks ask for too much"


IN_ONE_GO = 100  # requests of four lines; a connection may have 1,000 lines waiting


async def guess_from(site: Site, addresses: list[str]) -> Counter[int]:
    """As many guesses in one go as a connection of a proxy may send, each for another visitor."""
    lines = (
        f"GET /api/short-codes/{ALPHABET[:LENGTH]} HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nX-Forwarded-For: {{}}\r\n"
    )
    found: Counter[int] = Counter()
    for first in range(0, len(addresses), IN_ONE_GO):
        requests = [lines.format(address) for address in addresses[first : first + IN_ONE_GO]]
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(("\r\n".join(requests) + "Connection: close\r\n\r\n").encode())
        answers = await reader.read()
        writer.close()
        found += Counter(int(status) for status in re.findall(rb"HTTP/1.1 (\d+)", answers))
    return found


@awaits
async def test_a_refused_guess_has_a_time_to_retry_and_games_continue(limited_site: Site) -> None:
    async with Guest(limited_site.url, address="203.0.113.78") as guest:
        visit = await guest.sit(await guest.open_table(game="mantis"), "Ada")
        answers = [await guest.http.get("/api/short-codes/ABCDEF") for _ in range(12)]
        refused = answers[-1]
        assert refused.status_code == 429
        assert 1 <= int(refused.headers["retry-after"]) <= 30
        assert refused.json()["facts"] == {"seconds": refused.headers["retry-after"]}
        await visit.do(Rename("Ada Lovelace"))
