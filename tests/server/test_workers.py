"""Several workers at one PostgreSQL."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from mazzo.server.messages import Done
from mazzo.table.commands import Emote, Start
from tests.server import postgres
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.test_api import metrics
from tests.server.test_games import know_the_same, play_to_the_end, seated

pytestmark = pytest.mark.slow


@pytest.fixture
def workers(new_site: Callable[..., Site], postgres_server: Any) -> Site:
    return new_site("--no-limits", "--workers", "3", database=postgres.new_database(postgres_server))


@pytest.mark.parametrize("seed", range(3))
@awaits
async def test_people_at_several_workers_play_to_the_end(workers: Site, seed: int) -> None:
    async with AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(seated(workers, 4, game=game, edition=edition))
            for game, edition in (("mantis", "en"), ("kittens", "2015"), ("mantis", "it"))
        ]
        for visits in tables:
            await visits[0].do(Start())
        await asyncio.gather(*(play_to_the_end(visits, seed) for visits in tables))
        for visits in tables:
            for visit in visits:
                versions = [update.version for update in visit.updates]
                assert versions == list(range(versions[0], versions[-1] + 1))
            response = await visits[0].guest.http.get(f"/api/records/{visits[0].code}-1")
            assert response.status_code == 200
        assert (await metrics(tables[0][0].guest))["mazzo_sockets"] == 12  # of all workers together
    assert workers.complaints() == []


@awaits
async def test_a_click_that_reaches_several_workers_is_done_once(workers: Site) -> None:
    async with seated(workers, 2, game="mantis") as (ada, leo):
        tabs = [await ada.again() for _ in range(6)]
        for number in range(10):
            answers = await asyncio.gather(*(tab.ask(Emote("hello"), f"click {number}") for tab in tabs))
            assert isinstance(answers[0], Done)
            assert answers == [answers[0]] * 6
        await know_the_same([ada, leo, *tabs])
        assert len([update for update in leo.updates if update.emotes]) == 10


@awaits
async def test_everybody_can_write_at_once(workers: Site) -> None:
    async with seated(workers, 4, game="mantis") as visits:

        async def chatter(seat: int) -> None:
            random = Random(seat)
            for _ in range(20):
                await visits[seat].do(Emote(random.choice(["hello", "wow"])))

        await asyncio.gather(*map(chatter, range(4)))
        await know_the_same(visits)
        assert len([update for update in visits[0].updates if update.emotes]) == 80


@awaits
async def test_workers_that_are_stopped_tell_everybody(workers: Site) -> None:
    async with seated(workers, 4, game="mantis") as visits:
        assert await asyncio.to_thread(workers.stop) == 0
        for visit in visits:
            assert visit.goodbye
            assert visit.goodbye.code == "restart"
    assert workers.complaints() == []


@awaits
async def test_a_guest_is_known_to_every_worker(workers: Site) -> None:
    async with Guest(workers.url) as guest:
        name = (await guest.http.get("/api/me")).json()
        for _ in range(10):
            async with Guest(workers.url, cookies=guest.http.cookies) as same:
                assert (await same.http.get("/api/me")).json() == name
