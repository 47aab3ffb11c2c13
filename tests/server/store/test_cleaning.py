"""Old data is deleted in slices; records remain."""

import pytest

from mazzo.server.store.entries import Addition
from mazzo.server.store.names import LOGS_LEFT, forget, go_on
from mazzo.server.store.people import MOVE_SECONDS
from mazzo.server.store.storage import Storage, clean
from mazzo.server.tables.housekeeping import CLEANING_SECONDS, REMEMBERED_SECONDS, Housekeeping
from mazzo.table.commands import Join, Tick
from tests.server.in_process import hub_on, memory
from tests.server.loop import awaits, awaits_no_time
from tests.server.store.identities import add_move, add_person, use_move
from tests.server.store.test_storage import SETTINGS, entries, finished, opened


async def count(storage: Storage, table: str) -> int:
    found: int = (await storage.database.fetch(f"SELECT COUNT(*) FROM {table}"))[0][0]
    return found


async def add_closed_table(storage: Storage, code: str, moves: int, at: float) -> None:
    await storage.tables.open(code, SETTINGS, 5.0)
    done = [Join("Ada"), *[Tick()] * (moves - 1)]
    await storage.tables.append([Addition(code, entries(1, *done), finished=[finished(f"{code}-1", 6.0)])])
    add = "INSERT INTO short_codes (letters, code, until) VALUES ($1, $2, $3) RETURNING code"
    await storage.database.fetch(add, f"{code} letters", code, 1000.0)
    await storage.tables.close(code, at)


@awaits
async def test_old_links_and_tables_closed_long_ago_are_deleted(database: str) -> None:
    async with opened(database) as storage:
        await add_person(storage, "ada", "Ada", "hash", 5.0)
        await add_move(storage, "old", "ada", until=10.0)
        await add_move(storage, "new", "ada", until=100.0)
        await add_closed_table(storage, "old", 3, at=7.0)
        await add_closed_table(storage, "new", 3, at=70.0)
        await storage.tables.open("open", SETTINGS, 5.0)
        while await clean(storage, before=50.0, now=50.0):
            pass
        assert await storage.tables.entries("old") == []
        assert len(await storage.tables.entries("new")) == 3
        assert [await count(storage, name) for name in ("tables", "log_people", "short_codes")] == [2, 1, 1]
        assert await storage.records.get("old-1")
        assert await use_move(storage, "old", 0.0) is None
        assert await use_move(storage, "new", 60.0) == "ada"


@awaits
async def test_a_person_has_one_link_that_is_deleted_after_its_end(database: str) -> None:
    async with opened(database) as storage:
        await add_person(storage, "ada", "Ada", "hash", 5.0)
        await add_person(storage, "leo", "Leo", "other hash", 5.0)
        others = await storage.people.offer_move("leo", 5.0)
        links = [await storage.people.offer_move("ada", 5.0) for _ in range(20)]
        assert await count(storage, "moves") == 2
        assert await storage.people.move(links[0], 6.0) is None
        assert await storage.people.move(links[-1], 6.0)
        assert not await clean(storage, before=-9999.0, now=5.0 + MOVE_SECONDS)
        assert await count(storage, "moves") == 1
        await clean(storage, before=-9999.0, now=6.0 + MOVE_SECONDS)
        assert await count(storage, "moves") == 0
        assert await storage.people.move(others, 6.0) is None


@awaits
async def test_a_transaction_deletes_one_slice(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.store.storage.SLICE", 10)
    async with opened(database) as storage:
        await add_person(storage, "ada", "Ada", "hash", 5.0)
        for number in range(25):
            await add_move(storage, f"{number}", "ada", until=10.0)
        await add_closed_table(storage, "long", 35, at=7.0)
        left = []
        while await clean(storage, before=50.0, now=50.0):
            left.append([await count(storage, name) for name in ("moves", "entries", "tables")])
        assert left == [[15, 25, 1], [5, 15, 1], [0, 5, 1], [0, 0, 0]]


@awaits
async def test_a_person_can_be_deleted_during_the_deletion_of_their_table(database: str) -> None:
    async with opened(database) as storage:
        await add_person(storage, "Ada", "Ada", "hash", 5.0)
        await add_closed_table(storage, "old", 3, at=7.0)
        fetch = storage.database.fetch

        async def late(sql: str, *values: object) -> object:
            found = await fetch(sql, *values)
            if sql == LOGS_LEFT:
                assert [code for _, code in found] == ["old"]
                while await clean(storage, before=50.0, now=50.0):
                    pass
            return found

        storage.database.fetch = late  # type: ignore[assignment,method-assign]
        assert await forget(storage, "Ada", 60.0)
        assert await go_on(storage, 60.0) == ([], False)
        storage.database.fetch = fetch  # type: ignore[method-assign]
        assert await go_on(storage, 60.0) == ([], True)


@awaits_no_time
async def test_a_process_cleans_at_its_start_and_every_hour() -> None:
    async with hub_on(await memory()) as hub:
        housekeeping, storage = Housekeeping(hub), hub.storage
        long_ago = hub.now() - REMEMBERED_SECONDS - 10
        for number in range(3):
            await add_closed_table(storage, f"table {number}", 5, at=long_ago)
        await housekeeping._clean()
        assert await count(storage, "entries") == 0
        await add_closed_table(storage, "later", 5, at=long_ago)
        await housekeeping._clean()
        assert await count(storage, "entries") == 5
        now = hub.now
        hub.now = lambda: now() + CLEANING_SECONDS
        await housekeeping._clean()
        assert await count(storage, "entries") == 0
