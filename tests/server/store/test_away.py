"""Tables wait for an unavailable PostgreSQL, and none is lost."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import InvalidStatus

from mazzo.protocol.messages import Do, Done
from mazzo.server.store import database
from mazzo.server.store import postgres as postgres_module
from mazzo.server.store.database import StorageDown, reaching
from mazzo.server.store.entries import Addition, Entry
from mazzo.server.store.postgres import Postgres
from mazzo.server.store.storage import Storage, connect
from mazzo.server.tables.hub import Hub
from mazzo.server.tables.room import Room
from mazzo.table.commands import Act, Start
from mazzo.table.settings import Settings
from tests.server.client import PATIENCE, Guest
from tests.server.http.test_api import metrics
from tests.server.in_process import code_of, hub_on, memory, playing
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.tables.test_games import seated

TABLES = 300
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"


class Knife:
    """Cuts the connections to a database, through a connection to another one."""

    def __init__(self, connection: "asyncpg.Connection[Any]", database: str) -> None:
        self._connection = connection
        self._database = database
        self.cuts = 0

    async def cut(self) -> None:
        self.cuts += len(await self._connection.fetch(CUT, self._database))

    async def cut_again_and_again(self) -> None:
        while True:
            await self.cut()
            await asyncio.sleep(0.01)

    async def close(self, is_closed: bool) -> None:
        """Refuse connections, or accept them again, and cut all open ones."""
        await self._connection.execute(f"ALTER DATABASE {self._database} ALLOW_CONNECTIONS {not is_closed}")
        await self.cut()


@asynccontextmanager
async def knife(server: Any, url: str) -> AsyncIterator[Knife]:
    connection = await asyncpg.connect(server.get_uri())
    try:
        yield Knife(connection, url.partition("?")[0].rpartition("/")[2])
    finally:
        await connection.close()


async def log_of_a_game() -> list[Entry]:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        for _ in range(10):
            await ada.act("score")
            await leo.act("score")
    return await Storage(driver).tables.entries(code_of(ada))


@pytest.mark.slow
@awaits
async def test_no_table_is_lost_when_connections_are_cut_during_loading(postgres_server: Any, url: str) -> None:
    storage = await connect(url)
    entries = await log_of_a_game()
    codes = [f"{number:012}".translate({48: "a", 49: "b"}) for number in range(TABLES)]
    hub = Hub(storage, now=lambda: entries[-1].at)
    for code in codes:
        assert await storage.tables.open(code, Settings("mantis"), 5.0)
        await storage.tables.append([Addition(code, entries)])
    hub.start()

    async def take_up(code: str) -> Room | None:
        while True:
            try:
                return await hub.room(code)
            except StorageDown:
                failures.append(code)
                await asyncio.sleep(0.05)

    failures: list[str] = []
    async with knife(postgres_server, url) as cutter:
        cutting = asyncio.create_task(cutter.cut_again_and_again())
        await asyncio.sleep(1)
        taking_up = asyncio.gather(*map(take_up, codes))
        await asyncio.wait([taking_up], timeout=5)
        cutting.cancel()
        rooms = await taking_up
    assert all(rooms)
    assert cutter.cuts > 50
    assert len(failures) > 50
    assert sorted(await storage.tables.codes()) == sorted(codes)
    await hub.stop()
    await storage.close()


@awaits
async def test_a_process_that_hangs_during_a_commit_does_not_block_others(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(postgres_module.HUNG_SETTING, "idle_in_transaction_session_timeout", "500")
    hung, other = await connect(url), await connect(url)
    entries = await log_of_a_game()
    assert await other.tables.open("abcdefghjkmn", Settings("mantis"), 5.0)

    async def hang() -> None:
        assert isinstance(hung.database, Postgres)
        async with hung.database._transaction() as connection:
            await connection.fetch("SELECT code FROM tables WHERE code = $1 FOR UPDATE", "abcdefghjkmn")
            async with asyncio.timeout(10):
                assert not await other.tables.append([Addition("abcdefghjkmn", entries)])

    with pytest.raises(StorageDown):
        await hang()
    assert len(await other.tables.entries("abcdefghjkmn")) == len(entries)
    for storage in (hung, other):
        await storage.close()


@awaits
async def test_a_server_reports_an_absent_database_and_continues_with_it(
    postgres_server: Any, url: str, new_site: Callable[..., Site]
) -> None:
    times = {"mazzo.server.store.database.CALM_SECONDS": 0.2}
    site = new_site("--no-limits", database=url, times=times)
    async with seated(site, 2, game="mantis") as (ada, leo), knife(postgres_server, url) as cutter:
        await ada.do(Start())
        await leo.has_version(ada.update.version)
        await cutter.close(True)
        for _ in range(10):
            response = await ada.guest.http.get("/ready")
            assert (response.status_code, response.json()["code"]) == (503, "failure")
            assert (await ada.guest.http.get("/health")).status_code == 200
        assert (await metrics(ada.guest))["mazzo_database_up"] == 0
        with pytest.raises(InvalidStatus) as refused:
            await ada.again()
        assert refused.value.response.status_code == 503
        await cutter.close(False)
        async with Guest(site.url) as guest:
            assert (await guest.http.get("/ready")).json() == {"status": "ready"}
        visit = await ada.again()
        assert visit.update.version == ada.update.version
        async with asyncio.timeout(PATIENCE):
            while len(site.complaints()) < 2:
                await asyncio.sleep(0.02)
        assert (await metrics(ada.guest))["mazzo_database_up"] == 1
    gone, back = [line["message"] for line in site.complaints()]
    assert gone.startswith("PostgreSQL cannot be reached, and people are asked to try again: ")
    assert back.startswith("PostgreSQL accepts writes again after ")


FILL = """
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = 'disk_full';
    END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION fail();
    CREATE TRIGGER full_disk BEFORE INSERT ON checks EXECUTE FUNCTION fail()
"""
EMPTY = "DROP FUNCTION fail CASCADE"


@awaits
async def test_a_full_disk_of_postgresql_logs_one_line_and_loses_nothing(
    url: str, new_site: Callable[..., Site]
) -> None:
    site = new_site("--no-limits", database=url)
    operator = await asyncpg.connect(url)
    try:
        async with seated(site, 2, game="mantis") as (ada, leo):
            await ada.do(Start())
            await leo.has_version(version := ada.update.version)
            await operator.execute(FILL)
            await ada.send(Do("the move", Act("score", version)))
            await ada.until(lambda: ada.close_message)
            assert ada.close_message
            assert (ada.close_message.code, "the move" in ada.answers) == ("failure", False)
            assert ada.close_message.again_in_seconds
            assert (await ada.guest.http.get("/ready")).status_code == 503
            await operator.execute(EMPTY)
            again = await ada.again()
            assert again.update.version == version  # the unacknowledged command was not applied
            assert await again.ask(Act("score", version), "the move") == Done("the move", version + 1)
    finally:
        await operator.close()
    (line,) = site.complaints()
    assert "PostgreSQL cannot be reached" in line["message"]
    assert "No space left on device" in line["message"]


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.InternalClientError("got result for unknown protocol state 3"),
        asyncpg.InterfaceError("pool is closed"),
        asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
        ConnectionResetError(),
        TimeoutError(),
        asyncio.CancelledError(),  # raised by the driver
        AttributeError("'NoneType' object has no attribute 'decode'"),
    ],
)
@awaits
async def test_every_error_of_a_driver_counts_as_an_absent_database(error: BaseException) -> None:
    with pytest.raises(StorageDown, match=r"PostgreSQL: .*\w"), reaching("PostgreSQL"):
        raise error


@awaits
async def test_a_cancelled_query_is_not_an_absent_database() -> None:
    async def ask() -> None:
        with reaching("PostgreSQL"):
            await asyncio.sleep(60)

    task = asyncio.create_task(ask())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@awaits
async def test_a_failure_of_a_database_ends_with_a_test_write_and_not_with_a_read(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "CALM_SECONDS", 0.0)
    caplog.set_level(logging.INFO, "mazzo.server.store.database")
    broken, sound = Storage(await memory()), Storage(await memory())
    with pytest.raises(StorageDown):
        await broken.database.fetch("SELECT nothing")
    await sound.check_writing()
    await broken.tables.count()
    assert [record.message.partition(",")[0] for record in caplog.records] == ["SQLite cannot be reached"]
    assert broken.database.is_failing
    await broken.check_writing()
    assert [record.message.partition(" after")[0] for record in caplog.records[1:]] == ["SQLite accepts writes again"]
    assert not broken.database.is_failing
