"""Tournaments over HTTP."""

import asyncio
import csv
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol, cast

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from mazzo.server.limits import Limits
from mazzo.server.tables import tournaments
from mazzo.table.tournament.state import MOST_PEOPLE
from mazzo.table.updates import Stage
from tests.server.client import Guest, TableSession
from tests.server.http.test_api import inside
from tests.server.loop import awaits
from tests.server.site import Site

PLAN = {
    "title": "Spring cup",
    "size": 3,
    "settings": {"game": "mantis", "options": {"target": 2}, "turn_seconds": 60, "speed": "fast"},
}

TIMES = {
    "mazzo.server.tables.tournaments.LOOK_SECONDS": 0.1,
}


class Client(Protocol):
    """A person with an HTTP client."""

    http: httpx.AsyncClient


async def opened(host: Client, **plan: Any) -> str:
    response = await host.http.post("/api/tournaments", json={**PLAN, **plan})
    assert response.status_code == 201, response.text
    code: str = response.json()["code"]
    return code


async def ask(guest: Client, code: str, command: str, **facts: Any) -> dict[str, Any]:
    response = await guest.http.post(f"/api/tournaments/{code}", json={"command": command, **facts})
    assert response.status_code == 200, response.text
    shown: dict[str, Any] = response.json()
    return shown


async def look(guest: Client, code: str) -> dict[str, Any]:
    shown: dict[str, Any] = (await guest.http.get(f"/api/tournaments/{code}")).json()
    return shown


async def entered(stack: AsyncExitStack, site: Site, code: str, people: int) -> list[Guest]:
    guests = [await stack.enter_async_context(Guest(site.url)) for _ in range(people)]
    for number, guest in enumerate(guests, 1):
        await ask(guest, code, "enter", name=f"Person {number}")
    return guests


async def play_at_own_table(guest: Guest, code: str, moves: int) -> None:
    """Visit the table once it is open, and make this many moves."""
    while (shown := await look(guest, code))["table"] is None:
        if shown["stage"] != "playing":
            return
        await asyncio.sleep(0.1)
    visit = await guest.visit(shown["table"])
    try:
        await some_moves(visit, moves)
    except (ConnectionClosed, AssertionError):
        assert visit.is_over, "only the end of the server ends a visit"


async def some_moves(visit: TableSession, moves: int) -> None:
    random = Random(0)
    for _ in range(moves):
        await visit.until(lambda: visit.may_act() or visit.update.table.stage is Stage.OVER)
        if visit.update.table.stage is Stage.OVER:
            return
        await visit.ask(visit.choose(random))


@pytest.mark.slow
@awaits
async def test_a_tournament_outlives_a_kill_in_the_middle(any_database: str) -> None:
    site = await asyncio.to_thread(Site, any_database, "--no-limits", times=TIMES)
    try:
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(Guest(site.url))
            code = await opened(host)
            guests = await entered(stack, site, code, 6)
            await ask(host, code, "drawround", round=1)
            await asyncio.gather(*(play_at_own_table(guest, code, 1) for guest in guests))
            before = await look(host, code)
            await asyncio.to_thread(site.kill)
            site = await asyncio.to_thread(Site, any_database, "--no-limits", port=site.port, times=TIMES)
            assert (await look(host, code))["rounds"] == before["rounds"]
            await asyncio.gather(*(play_at_own_table(guest, code, 1000) for guest in guests))
            first = await until(host, code, "between")
            assert sum(place["moves_on"] for table in first["rounds"][0]["tables"] for place in table["people"]) == 4
            await ask(host, code, "drawround", round=2)
            players = {place["person"] for place in (await look(host, code))["rounds"][1]["tables"][0]["people"]}
            finalists = [guest for guest in guests if (await look(guest, code))["you"] in players]
            await asyncio.gather(*(play_at_own_table(guest, code, 1000) for guest in finalists))
            last = await until(host, code, "over")
            assert last["winner"] in players
            lines = list(csv.DictReader((await host.http.get(f"/api/tournaments/{code}/csv")).text.splitlines()))
            assert [int(line["number"]) for line in lines if line["round"] == "2" and line["moves_on"] == "yes"] == [
                last["winner"]
            ]
            assert all(line["absent"] == "no" for line in lines)
    finally:
        site.stop()
    assert site.complaints() == []


async def until(guest: Guest, code: str, stage: str) -> dict[str, Any]:
    while (shown := await look(guest, code))["stage"] != stage:
        await asyncio.sleep(0.1)
    return shown


@awaits
async def test_strangers_see_no_table_codes_and_only_the_host_exports(site: Site) -> None:
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(Guest(site.url))
        code = await opened(host)
        guests = await entered(stack, site, code, 3)
        await ask(host, code, "drawround", round=1)
        while not (table := (await look(guests[0], code))["table"]):
            await asyncio.sleep(0.1)
        visitor = await stack.enter_async_context(Guest(site.url, is_known=False))
        stranger = await stack.enter_async_context(Guest(site.url))
        for watcher in (visitor, stranger):
            text = (await watcher.http.get(f"/api/tournaments/{code}")).text
            assert "Person 1" in text
            assert table not in text
        assert table in (await host.http.get(f"/api/tournaments/{code}")).text
        for other, status in ((visitor, 401), (stranger, 403), (guests[0], 403), (host, 200)):
            assert (await other.http.get(f"/api/tournaments/{code}/csv")).status_code == status
        refusal = await guests[0].http.post(f"/api/tournaments/{code}", json={"command": "end"})
        assert (refusal.status_code, refusal.json()["code"]) == (400, "not-host")
        await ask(host, code, "end")


@awaits
async def test_a_page_with_the_newest_version_gets_the_next_or_an_empty_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as (_, client):
        host = cast(Client, SimpleNamespace(http=client))
        await client.get("/api/me")
        code = await opened(host)
        version = (await look(host, code))["version"]
        news = asyncio.create_task(host.http.get(f"/api/tournaments/{code}?since={version}"))
        await asyncio.sleep(0.1)  # an answer that does not wait would be here by now
        assert not news.done()
        version = (await ask(host, code, "enter", name="Ada"))["version"]
        assert (await news).json()["version"] == version
        monkeypatch.setattr(tournaments, "NEWS_SECONDS", 1)
        monkeypatch.setattr(tournaments, "LOOK_SECONDS", 0.1)
        assert (await host.http.get(f"/api/tournaments/{code}?since={version}")).status_code == 204
        assert (await host.http.get(f"/api/tournaments/{code}?since={version - 1}")).status_code == 200
        for wrong in ("x", "-1", "9" * 20):
            assert (await host.http.get(f"/api/tournaments/{code}?since={wrong}")).status_code == 400
        assert (await host.http.get("/api/tournaments/222222222222")).status_code == 404


@awaits
async def test_clients_may_not_send_notices_or_open_tables_of_a_tournament(site: Site) -> None:
    async with Guest(site.url) as guest:
        code = await opened(guest)
        for notice in (
            "tableopened",
            "tableended",
            "pauseover",
            "toofewcame",
            "closed",
            "hostseen",
            "contestantforgotten",
        ):
            response = await guest.http.post(
                f"/api/tournaments/{code}", json={"command": notice, "table": 0, "code": "x", "places": [1]}
            )
            assert response.status_code == 400
        response = await guest.http.post("/api/tables", json={"game": "mantis", "tournament": code})
        assert (response.status_code, response.json()["code"]) == (400, "tournament")


@awaits
async def test_the_tournaments_of_an_address_are_limited(limited_site: Site) -> None:
    async with Guest(limited_site.url, address="203.0.113.77") as guest:
        statuses = [(await guest.http.post("/api/tournaments", json=PLAN)).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]
        refusal = await guest.http.post(
            "/api/tournaments", content=msgspec.json.encode({**PLAN, "title": "x" * 20_000})
        )
        assert refusal.status_code in (413, 415)


@awaits
async def test_the_ipv6_networks_of_a_site_share_a_limit_of_tournaments(limited_site: Site) -> None:
    async with AsyncExitStack() as stack:
        statuses = []
        for number in range(24):
            address = f"2001:db8:77:{number:x}::1"
            guest = await stack.enter_async_context(Guest(limited_site.url, address=address))
            statuses.append((await guest.http.post("/api/tournaments", json=PLAN)).status_code)
        assert statuses == [201] * 20 + [429] * 4
        other = await stack.enter_async_context(Guest(limited_site.url, address="2001:db8:78::1"))
        assert (await other.http.post("/api/tournaments", json=PLAN)).status_code == 201


@awaits
async def test_the_entries_of_an_address_are_limited_and_continue_after_a_pause(limited_site: Site) -> None:
    address = "203.0.113.78"
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(Guest(limited_site.url, address=address))
        code = await opened(host)
        guests = [await stack.enter_async_context(Guest(limited_site.url, address=address)) for _ in range(30)]
        answers = [await enter(guest, code) for guest in guests]
        statuses = [answer.status_code for answer in answers]
        assert 20 <= statuses.count(200) < 30, "the allowance grows while they ask"
        refused = guests[statuses.index(429)], answers[statuses.index(429)]
        assert refused[1].json()["code"] == "too-fast"
        assert int(refused[1].headers["retry-after"]) <= 2
        assert (await enter(guests[0], code, "Another name")).status_code == 200, "people who are in may rename"
        await asyncio.sleep(int(refused[1].headers["retry-after"]))
        assert (await enter(refused[0], code)).status_code == 200


async def enter(guest: Guest, code: str, name: str = "Ada") -> httpx.Response:
    return await guest.http.post(f"/api/tournaments/{code}", json={"command": "enter", "name": name})


def test_a_club_behind_one_address_enters_60_people_within_a_minute() -> None:
    per_second, burst = Limits().entries_of_an_address
    assert (60 - burst) / per_second < 60.0
    assert burst < MOST_PEOPLE / 2
