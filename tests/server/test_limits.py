"""Rates and bursts of people and addresses: excess is refused, without affecting others."""

import asyncio
import re
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mazzo.protocol.messages import Do, Done, Ping, Refused
from mazzo.server.addresses import origin_of
from mazzo.server.http.gate import REQUESTS_AT_ONCE, RequestTurns
from mazzo.server.limiters import (
    LONGEST_DELAY,
    AddressConcurrencyLimit,
    AddressRateLimit,
    RateLimit,
    RefusalDelay,
    RequestLimiter,
)
from mazzo.server.limits import Limits
from mazzo.table.commands import Join
from tests.server.client import PATIENCE, Guest
from tests.server.http.test_api import inside
from tests.server.loop import awaits
from tests.server.site import Site
from tests.slow import slowly

IN_ONE_GO = 80  # requests of a few lines each; a connection may have 1,000 lines waiting


@awaits
async def test_a_fast_person_is_refused_and_a_flood_ends_the_connection(limited_site: Site) -> None:
    async with Guest(limited_site.url, address="203.0.113.10") as guest:
        visit = await guest.visit(await guest.open_table(game="mantis"))
        for number in range(50):
            await visit.send(Do(f"{number}", Join("Ada")))
        await visit.until(lambda: "49" in visit.answers)
        assert [type(visit.answers[f"{number}"][0]) for number in range(50)] == [Done] * 50
        for _ in range(100):
            await visit.send(Ping())
        await visit.until(lambda: "" in visit.answers)  # a ping has no id
        assert {answer.code for answer in visit.answers[""] if isinstance(answer, Refused)} == {"too-fast"}
        with suppress(ConnectionClosed):
            for _ in range(10_000):
                await visit.send(Ping())  # so many that the allowance runs out even on a slow machine
        await visit.until(lambda: visit.is_over)


def test_an_unused_allowance_grows_to_one_burst() -> None:
    now = 1000.0
    allowance = RateLimit((2.0, 5.0), lambda: now)
    assert [allowance.take("a") for _ in range(6)] == [True] * 5 + [False]
    now += 3600.0
    assert [allowance.take("a") for _ in range(6)] == [True] * 5 + [False]
    now += 1.0
    assert [allowance.take("a") for _ in range(3)] == [True] * 2 + [False]


FEW = (0.5, 10.0)


def addresses(count: int, sites: int) -> list[str]:
    """Addresses of one provider, evenly distributed over its sites."""
    return [origin_of(f"2001:db8:{number % sites:x}:{number:x}::1") for number in range(count)]


@pytest.mark.parametrize(("sites", "factor"), [(1, 4), (100, 16)])
def test_the_networks_around_an_ipv6_address_have_larger_allowances_that_end(sites: int, factor: int) -> None:
    now = 1000.0
    allowance = AddressRateLimit(FEW, lambda: now)
    taken = sum(allowance.take(address) for address in addresses(400, sites))
    assert taken == factor * 10
    assert not allowance.take(origin_of("2001:db8:0:ffff::1"))
    assert allowance.take(origin_of("2001:db9::1")), "another provider"
    assert allowance.seconds_to_wait(origin_of("2001:db8:0:ffff::1"), 1.0) == 1 / (factor * 0.5)
    now += 100.0
    assert sum(allowance.take(address) for address in addresses(400, sites)) == factor * 10


def test_an_address_that_is_refused_uses_up_nothing_of_its_networks() -> None:
    allowance = AddressRateLimit(FEW, lambda: 1000.0)
    first, second, third, fourth, fifth = addresses(5, 1)
    assert [allowance.take(first) for _ in range(1000)].count(True) == 10
    for other in (second, third, fourth):
        assert [allowance.take(other) for _ in range(10)] == [True] * 10
    assert not allowance.take(fifth)


def test_ipv4_addresses_of_one_provider_have_nothing_in_common() -> None:
    allowance = AddressRateLimit(FEW, lambda: 1000.0)
    assert all(allowance.take(f"203.0.113.{number}") for number in range(200))
    assert all(allowance.take("203.0.113.201") for _ in range(10))


@pytest.mark.parametrize(("sites", "factor"), [(1, 4), (100, 16)])
def test_the_networks_around_an_ipv6_address_have_more_places_and_get_them_back(sites: int, factor: int) -> None:
    crowd = AddressConcurrencyLimit(2)
    inside = [address for address in addresses(100, sites) if crowd.enter(address)]
    assert len(inside) == factor * 2
    for address in inside:
        crowd.leave(address)
    assert len([address for address in addresses(100, sites) if crowd.enter(address)]) == factor * 2


def test_all_people_of_an_address_share_a_limit() -> None:
    now, address = 1000.0, "203.0.113.32"
    limiter = RequestLimiter(Limits(), lambda: now)
    for number in range(20):
        limiter.note(f"token {number}", f"person {number}")
    waits = [limiter.take(f"token {number % 20}", address) for number in range(2000)]
    assert waits.count(0.0) == Limits().requests_of_an_address[1] + 20 * Limits().spare_requests_of_a_person[1]
    assert limiter.take("token 1", "203.0.113.33") == 0.0  # her own allowance is not used up
    now += max(waits) + 0.001
    assert limiter.take("token 1", address) == 0.0


def test_a_person_has_requests_to_spare_when_others_have_used_up_the_address() -> None:
    limiter, address = RequestLimiter(Limits(), lambda: 1000.0), "203.0.113.34"
    for number in range(20):
        limiter.note(f"token {number}", f"person {number}")
        while not limiter.take(f"token {number}", address):
            pass
    limiter.note("token of a friend", "friend")
    assert [limiter.take("token of a friend", address) for _ in range(20)] == [0.0] * 20
    assert limiter.take("token of a friend", address) > 0


def test_requests_without_a_cookie_do_not_keep_newcomers_out() -> None:
    limiter, address = RequestLimiter(Limits(), lambda: 1000.0), "203.0.113.35"
    while not limiter.take("", address):
        pass
    assert limiter.take("", address, introduces=True) == 0.0
    assert limiter.take("a cookie from before a restart", address) == 0.0


@awaits
async def test_pages_and_their_files_are_never_refused(limited_site: Site) -> None:
    headers = {"x-forwarded-for": "203.0.113.33"}
    assert 429 in await pipelined(limited_site.port, headers, count=300)
    for path in ("/", "/tables", "/worker.js"):
        assert set(await pipelined(limited_site.port, headers, count=300, path=path)) == {200}


@awaits
async def test_files_beyond_the_allowance_of_an_address_are_delayed(
    tmp_path: Path,
) -> None:
    """Otherwise one address could keep a server busy with sending files."""
    async with inside(tmp_path) as (server, client):
        server.limiters.files_of_an_address = AddressRateLimit((2.0, 3.0))
        began = asyncio.get_running_loop().time()
        for count in range(5):
            assert (await client.get("/nowhere")).status_code == 404
            assert asyncio.get_running_loop().time() - began >= 0.5 * max(0, count - 3)


@awaits
async def test_refusals_are_counted_by_limit_and_have_a_time_to_retry(limited_site: Site) -> None:
    async with Guest(limited_site.url, address="203.0.113.35", is_known=False) as guest:
        before = await refused(guest)
        statuses = await pipelined(limited_site.port, guest.headers, count=300)
        answer = await guest.http.get("/api/games")
        while answer.status_code == 200:  # on a busy machine the allowance may have grown again
            answer = await guest.http.get("/api/games")
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "1" == answer.json()["facts"]["seconds"]
        after = await refused(guest)
        assert after["requests"] - before["requests"] == statuses.count(429) + 1
    async with Guest(limited_site.url, address="203.0.113.12") as other:
        assert (await other.http.get("/api/games")).status_code == 200


async def refused(guest: Guest) -> Counter[str]:
    report = (await guest.http.get("/metrics")).text
    return Counter({limit: int(float(n)) for limit, n in re.findall(r'refused_total{limit="(\w+)"} (\S+)', report)})


@pytest.mark.parametrize("path", [slowly("/ready"), "/metrics"])
@awaits
async def test_too_many_requests_for_metrics_are_refused(limited_site: Site, path: str) -> None:
    async with Guest(limited_site.url, address=f"203.0.113.{13 + len(path)}", is_known=False) as guest:
        statuses = await pipelined(limited_site.port, guest.headers, count=150, path=path)
        assert statuses[:95] == [200] * 95
        assert 429 in statuses
        assert (await guest.http.get("/api/games")).status_code == 200
        assert {(await guest.http.get("/health")).status_code for _ in range(200)} == {200}


async def pipelined(port: int, headers: dict[str, str], count: int, path: str = "/api/games") -> list[int]:
    """The statuses of requests sent without waiting for answers, so fast that no allowance grows meanwhile."""
    found: list[int] = []
    while len(found) < count:
        answered = await _statuses_of_a_connection(port, headers, min(count - len(found), IN_ONE_GO), path)
        assert answered
        found += answered
    return found


async def _statuses_of_a_connection(port: int, headers: dict[str, str], count: int, path: str) -> list[int]:
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", *(f"{name}: {headers[name]}" for name in headers)]
    request = "\r\n".join([*lines, "", ""])
    last = "\r\n".join([*lines, "Connection: close", "", ""])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write((request * (count - 1) + last).encode())
    answers = await reader.read()
    writer.close()
    return [int(status) for status in re.findall(rb"HTTP/1.1 (\d+)", answers)]


@awaits
async def test_the_connections_of_a_person_are_limited(limited_site: Site) -> None:
    async with Guest(limited_site.url, address="203.0.113.14") as guest:
        code = await guest.open_table(game="mantis")
        visits = [await guest.visit(code) for _ in range(20)]
        with pytest.raises(InvalidStatus) as refused:
            await guest.visit(code)
        assert refused.value.response.status_code == 429
        await visits[0].leave()
        async with asyncio.timeout(PATIENCE):
            while not await may_connect(guest, code):
                await asyncio.sleep(0.05)


async def may_connect(guest: Guest, code: str) -> bool:
    try:
        await guest.visit(code)
    except InvalidStatus:
        return False
    return True


@awaits
async def test_the_tables_that_a_person_opens_are_limited(limited_site: Site) -> None:
    async with Guest(limited_site.url, address="203.0.113.15") as guest:
        answers = [(await guest.http.post("/api/tables", json={"game": "mantis"})).status_code for _ in range(20)]
        assert answers[:10] == [201] * 10
        assert 429 in answers[10:]


@awaits
async def test_the_people_of_an_address_who_delete_themselves_are_limited(limited_site: Site) -> None:
    statuses = []
    for _ in range(7):
        async with Guest(limited_site.url, address="203.0.113.66") as guest:
            statuses.append((await guest.http.delete("/api/me")).status_code)
    assert statuses == [204] * 5 + [429] * 2


def test_each_waiting_refusal_of_an_address_delays_the_next_one_longer() -> None:
    delay, address = RefusalDelay(), "203.0.113.36"
    seconds = [delay.begin(address) for _ in range(2000)]
    assert seconds == sorted(seconds)
    assert (seconds[0] < 0.1, seconds[-1]) == (True, LONGEST_DELAY)
    assert delay.begin("203.0.113.37") == seconds[0]
    assert delay.has_many(address)
    for _ in seconds:
        delay.end(address)
    assert not delay.has_many(address)
    assert delay.begin(address) == seconds[0]


@awaits
async def test_requests_take_turns_with_everything_else() -> None:
    turns, iterations = RequestTurns(), 0
    began: list[int] = []
    for number in range(100):
        turns.call(partial(began.append, number))
    while len(began) < 100:
        await asyncio.sleep(0)
        iterations += 1
    assert began == list(range(100))
    assert iterations >= 100 // REQUESTS_AT_ONCE
