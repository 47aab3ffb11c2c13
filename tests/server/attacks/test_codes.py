"""Wrong guesses of short codes are limited per address, per network and in total; right ones are not."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from mazzo.server.limiters import LONGEST_WAIT, CodeGuessLimiter, LimitExceeded
from mazzo.server.limits import Limits
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


async def guess_together(guesses: CodeGuessLimiter, addresses: list[str]) -> Counter[str]:
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
    """Simultaneous guesses from 250 addresses of the network, then one each second for an hour."""
    line, number, began = guesses(), 0, asyncio.get_running_loop().time()
    counted = await guess_together(line, [address.format(number % 250) for number in range(250)])
    assert counted["wrong"] <= pace[1] + 1
    while asyncio.get_running_loop().time() < began + 3600:
        counted[await guess(line, address.format(number % 250))] += 1
        number += 1
        await asyncio.sleep(1.0)
    assert 0.95 * (pace[1] + 3600 * pace[0]) <= counted["wrong"] <= pace[1] + 3600 * pace[0] + 1


@awaits_no_time
async def test_all_addresses_together_guess_no_more_than_once_a_second() -> None:
    line, began = guesses(), asyncio.get_running_loop().time()
    counted: Counter[str] = Counter()
    for _ in range(10):
        addresses = [f"{a}.{b}.0.1" for a in range(1, 9) for b in range(25)]
        counted += await guess_together(line, addresses)
    seconds = asyncio.get_running_loop().time() - began
    per_second, burst = LIMITS.wrong_codes_of_all
    assert burst <= counted["wrong"] <= burst + seconds * per_second + 1


@awaits_no_time
async def test_a_friend_elsewhere_comes_in_while_a_provider_guesses() -> None:
    line = guesses()
    await spend_the_allowance_of_all(line)
    attack = asyncio.create_task(guess_together(line, [f"2001:db8:{number:x}::1" for number in range(300)]))
    await asyncio.sleep(0.5)
    began = asyncio.get_running_loop().time()
    assert await guess(line, "198.51.100.7", a_table) == "the table"  # the provider and the friend take turns
    assert asyncio.get_running_loop().time() - began < 3
    counted = await attack
    assert counted["wrong"] <= LONGEST_WAIT + 2
    assert counted["refused"] == 300 - counted["wrong"]


async def spend_the_allowance_of_all(line: CodeGuessLimiter) -> None:
    while not (await guess_together(line, [f"{a}.{b}.0.1" for a in range(1, 9) for b in range(20)]))["refused"]:
        pass


@awaits_no_time
async def test_right_codes_are_not_limited() -> None:
    line = guesses()
    found = await asyncio.gather(*(guess(line, "203.0.113.7", a_table) for _ in range(100)))
    assert found == ["the table"] * 100
    assert await guess(line, "203.0.113.7") == "wrong"


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
