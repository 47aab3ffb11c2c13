"""People delete their data on real servers."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from mazzo.server.store.storage import connect, is_postgres
from mazzo.table.commands import Rename, Start
from mazzo.table.names import SOMEBODY
from tests.server.client import Guest, TableSession
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.store.test_forgetting import all_rows
from tests.server.tables.test_games import play_to_the_end

TABLES = 25
NAMES = ("Adelheid Quint", "Quintessa")
TIMES = {"mazzo.server.tables.housekeeping.SHORTEST_PAUSE": 0.05}
LEFT = "SELECT COUNT(*) FROM log_people JOIN forgotten ON forgotten.who = log_people.who"


@pytest.fixture
def sites(any_database: str) -> Iterator[list[Site]]:
    """One server on SQLite, two on PostgreSQL."""
    sites = [Site(any_database, "--no-limits") for _ in range(1 + is_postgres(any_database))]
    yield sites
    for site in sites:
        site.stop()
        assert site.complaints() == []


async def rows(database: str, sql: str) -> list[Any]:
    """Rows read directly from the database."""
    if is_postgres(database):
        import asyncpg

        connection = await asyncpg.connect(database)
        try:
            return list(await connection.fetch(sql))
        finally:
            await connection.close()
    file = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        return file.execute(sql).fetchall()
    finally:
        file.close()


async def number(database: str, sql: str) -> int:
    ((found,),) = await rows(database, sql)
    return int(found)


async def join_many(ada: Guest, hosts: list[Guest], tables: int = TABLES) -> list[TableSession]:
    """Open tables with connected hosts; Adelheid takes a seat at each, and plays a game at the first."""
    visits = []
    for count in range(tables):
        host = hosts[count % len(hosts)]
        code = await host.open_table(game="mantis", options={"target_for_two": 2}, open=True)
        visits.append(await host.sit(code, "Leo"))
        hers = await ada.sit(code, NAMES[0])
        await hers.do(Rename(NAMES[1]))
        if not count:
            await visits[0].do(Start())
            await play_to_the_end([visits[0], hers])
        await hers.leave()
    await ada.http.patch("/api/me", json={"name": NAMES[0]})
    return visits


@awaits
async def test_a_deletion_disconnects_no_player_and_continues_after_a_kill(
    any_database: str, sites: list[Site]
) -> None:
    database = any_database
    async with AsyncExitStack() as stack:
        hosts = [await stack.enter_async_context(Guest(site.url)) for site in sites]
        ada = await stack.enter_async_context(Guest(sites[0].url))
        visits = await join_many(ada, hosts)
        assert (await ada.http.delete("/api/me")).status_code == 204
        assert await number(database, LEFT) > TABLES / 2  # the answer does not wait for the deletion
        while await number(database, LEFT) > TABLES - 5:
            await asyncio.sleep(0.01)
        assert not any(visit.is_over for visit in visits)
        for site in sites:
            site.kill()
    assert 0 < await number(database, LEFT) < TABLES
    entries = str(await rows(database, "SELECT entry FROM entries"))
    assert any(name in entries for name in NAMES)
    sites[:] = [Site(database, "--no-limits", times=TIMES)]
    while await number(database, LEFT):
        await asyncio.sleep(0.02)
    async with Guest(sites[0].url) as leo:
        shown = [(await leo.http.get(f"/api/tables/{visit.code}")).text for visit in visits[:3]]
        assert not any(name in text for text in shown for name in NAMES)
        record = f"/api/records/{visits[0].code}-1"
        while SOMEBODY not in (await leo.http.get(record)).text:
            await asyncio.sleep(0.02)
        replay = (await leo.http.get(f"{record}/replay")).json()
        assert sorted(replay["names"]) == ["Leo", SOMEBODY]
    sites[0].stop()
    storage = await connect(database)
    kept = await all_rows(storage)
    await storage.close()
    assert [name for name in NAMES if name in kept] == []


@awaits
async def test_a_name_leaves_the_files_of_sqlite_while_the_server_runs(
    new_site: Callable[..., Site], tmp_path: Path
) -> None:
    site = new_site("--no-limits", times=TIMES)

    def traces() -> list[str]:
        return [
            f"{name} in {path.name}"
            for path in sorted(tmp_path.glob("mazzo.db*"))
            for name in NAMES
            if name.encode() in path.read_bytes()
        ]

    async with Guest(site.url) as ada, Guest(site.url) as leo:
        visits = await join_many(ada, [leo], tables=5)
        assert traces()
        assert (await ada.http.delete("/api/me")).status_code == 204
        while traces():
            await asyncio.sleep(0.02)
        assert (tmp_path / "mazzo.db-wal").exists()  # the server still uses it
        assert not any(visit.is_over for visit in visits)
