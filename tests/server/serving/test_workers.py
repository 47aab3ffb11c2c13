"""Several workers with one PostgreSQL."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import psutil  # type: ignore[import-untyped]
import pytest

from mazzo.table.commands import Start
from tests.server.client import Guest
from tests.server.history.cluster import is_worker
from tests.server.http.test_api import metrics
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.tables.test_games import play_to_the_end, seated

pytestmark = pytest.mark.slow


@pytest.fixture
def workers(new_site: Callable[..., Site], url: str) -> Site:
    return new_site("--no-limits", "--workers", "3", database=url)


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
                assert versions == sorted(set(versions))  # updates from another worker may be combined
            response = await visits[0].guest.http.get(f"/api/records/{visits[0].code}-1")
            assert response.status_code == 200
        assert (await metrics(tables[0][0].guest))["mazzo_sockets"] == 12  # the sum of all workers
    assert workers.complaints() == []


@awaits
async def test_stopped_workers_close_all_connections(workers: Site) -> None:
    async with seated(workers, 4, game="mantis") as visits:
        assert await asyncio.to_thread(workers.stop) == 0
        for visit in visits:
            assert visit.close_message
            assert visit.close_message.code == "restart"
    assert workers.complaints() == []


@awaits
async def test_a_table_loaded_by_several_workers_is_counted_once(workers: Site) -> None:
    async with seated(workers, 2, game="mantis") as (ada, _):
        tabs = [await ada.again() for _ in range(12)]  # almost certainly at three workers
        counted = await metrics(ada.guest)
        assert counted["mazzo_tables"] == 1 <= counted["mazzo_rooms"]
        assert len({tab.update.table.code for tab in tabs}) == 1


@awaits
async def test_workers_end_when_the_process_that_started_them_is_killed(workers: Site) -> None:
    async with Guest(workers.url) as guest:
        assert (await guest.http.get("/ready")).status_code == 200
    while sum(map(is_worker, children := psutil.Process(workers.process.pid).children())) < 3:
        await asyncio.sleep(0.1)
    workers.process.kill()
    while any(map(is_worker, children)):
        await asyncio.sleep(0.1)
