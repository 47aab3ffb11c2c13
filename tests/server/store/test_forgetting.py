"""The names of a deleted person are removed from all stored rows."""

import asyncio
import json
import re
from typing import Any

import pytest

from mazzo.server.store.entries import Addition, Entry, Log
from mazzo.server.store.names import SLICE, forget, forget_the_absent, go_on
from mazzo.server.store.schema import SCHEMA
from mazzo.server.store.storage import Storage
from mazzo.server.tables.housekeeping import SHORTEST_PAUSE
from mazzo.server.tables.hub import Hub
from mazzo.server.tables.logged_table import LoggedTable, replayed
from mazzo.table.commands import Act, Forgotten, Join, Rename, Seed, Sit, Start
from mazzo.table.names import SOMEBODY
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from tests.server.client import Guest, TableSession
from tests.server.in_process import Memory, code_of, enter, hub_on, kinds, memory, playing, sit, soon
from tests.server.loop import awaits, awaits_no_time
from tests.server.site import Site
from tests.server.store.identities import add_move, add_person, note_seen, person, use_move
from tests.server.store.log_writer import CODE, LogWriter
from tests.server.store.test_storage import opened
from tests.server.tables.test_games import play_to_the_end

TABLES = re.findall(r"CREATE TABLE (\w+)", str(SCHEMA))
ADA, BERT, CARO = "a1a1a1a1a1a1a1a1", "b2b2b2b2b2b2b2b2", "c3c3c3c3c3c3c3c3"


async def all_rows(storage: Storage) -> str:
    """All rows as one text."""
    rows = [row for table in TABLES for row in await storage.database.fetch(f"SELECT * FROM {table}")]
    return "\n".join(str(tuple(row)) for row in rows)


async def delete_names(storage: Storage, now: float) -> list[tuple[str, int]]:
    """Delete names until none are left; returns the rewritten tables with their versions."""
    rewritten: list[tuple[str, int]] = []
    while not (done := await go_on(storage, now)).is_last:
        rewritten += done.rewritten
    return rewritten


async def whole_evening(storage: Storage) -> LogWriter:
    """A table with three finished games and a running one. Bert is called Bertha from the second one on."""
    for who, name in ((ADA, "Ada"), (BERT, "Bert")):
        await add_person(storage, who, name, f"token of {who}", 5.0)
        await add_move(storage, f"move of {who}", who, 1e12)
    table = await LogWriter.opening(storage)
    names = {ADA: "Ada", BERT: "Bert", CARO: "Caro"}
    await table.do(*((who, Join(name)) for who, name in names.items()), *((who, Sit()) for who in names))
    for game in range(3):
        await table.do((None, Seed(f"seed {game}")), (ADA, Start()))
        await table.play_to_the_end()
        await table.do((BERT, Rename("Bertha")))
    await table.do((None, Seed("seed 3")), (ADA, Start()))
    return table


@awaits
async def test_a_deleted_person_has_no_name_anywhere_and_games_stay(database: str) -> None:
    async with opened(database) as storage:
        version = (await whole_evening(storage)).logged.version
        before = await all_rows(storage)
        assert '"Bert"' in before
        assert '"Bertha"' in before
        assert not await forget(storage, "unknown", 7.0)
        assert await forget(storage, BERT, 7.0)
        assert await delete_names(storage, 7.0) == [(CODE, version + 1)]
        after = await all_rows(storage)
        assert "Bert" not in after
        assert "Ada" in after
        assert [await person(storage, f"token of {who}") for who in (ADA, BERT)] == [(ADA, "Ada", 5.0), None]
        assert await use_move(storage, f"move of {BERT}", 7.0) is None
        records = [json.loads(await storage.records.get(f"{CODE}-{number}") or "") for number in (1, 2, 3)]
        assert [record["seats"] for record in records] == [["Ada", SOMEBODY, "Caro"]] * 3
        listed = [json.loads(text)["players"] for text in await storage.records.listed(9)]
        assert listed == [["Ada", SOMEBODY, "Caro"]] * 3
        hub = Hub(storage)
        room = await hub.room(CODE)
        assert room
        assert [holder.name for holder in room.public_view().seats] == ["Ada", SOMEBODY, "Caro"]
        assert room.public_view().games == 4
        await hub.stop()
        assert not await forget(storage, BERT, 8.0)


@awaits
async def test_absent_people_are_deleted_with_their_names(database: str) -> None:
    async with opened(database) as storage:
        await whole_evening(storage)
        await storage.database.fetch("DELETE FROM moves RETURNING who")
        await note_seen(storage, f"token of {ADA}", 90.0)
        assert await forget_the_absent(storage, before=50.0, now=100.0)
        await delete_names(storage, 100.0)
        assert await storage.database.fetch("SELECT who FROM forgotten") == []
        after = await all_rows(storage)
        assert "Bert" not in after
        assert "Ada" in after


@awaits
async def test_an_interrupted_deletion_continues_after_a_restart(database: str) -> None:
    async with opened(database) as storage:
        version = (await whole_evening(storage)).logged.version
        await storage.database.fetch("INSERT INTO forgotten (who, at) VALUES ($1, 7.0) RETURNING who", BERT)
    async with opened(database) as storage:
        assert len(await delete_names(storage, 8.0)) == 1
        assert "Bert" not in (await all_rows(storage)).replace("'Bert', 5.0", "")  # except the person's own row
        late = [Entry(version + 2, 9.0, Rename("Bertram"), f"{BERT}+1")]  # by a connection that was still open
        assert not await storage.tables.append([Addition(CODE, late)])
        assert len(await delete_names(storage, 10.0)) == 1
        assert "Bertram" not in await all_rows(storage)
        assert await storage.database.fetch("SELECT who FROM forgotten") != []
        assert await delete_names(storage, 1e6) == []
        assert await storage.database.fetch("SELECT who FROM forgotten") == []


@awaits
async def test_names_leave_closed_and_quarantined_logs(database: str) -> None:
    async with opened(database) as storage:
        await add_person(storage, BERT, "Bert", "token", 5.0)
        for code in ("open", "closed", "quarantined"):
            table = await LogWriter.opening(storage, code)
            await table.do((ADA, Join("Ada")), (BERT, Join("Bert")), (ADA, Sit()))
        broken = "UPDATE entries SET entry = '{' WHERE code = 'quarantined' AND seq = 3 RETURNING seq"
        assert await storage.database.fetch(broken)
        await storage.tables.quarantine("quarantined", "broken", 7.0)
        await storage.tables.close("closed", 7.0)
        assert await forget(storage, BERT, 8.0)
        assert {code for code, _ in await delete_names(storage, 8.0)} == {"open", "quarantined"}
        assert "Bert" not in await all_rows(storage)


async def add_visitor(driver: Memory, who: str) -> None:
    await driver.fetch("INSERT INTO people (who, name, since) VALUES ($1, $1, 0) RETURNING who", who)


@awaits_no_time
@pytest.mark.parametrize("is_deaf", [False, True])
async def test_a_loaded_table_loses_the_name_by_one_update_in_every_process(is_deaf: bool) -> None:
    driver = await memory(is_shared=True)
    async with hub_on(driver) as here, hub_on(driver) as there:
        code = await here.open(Settings("mantis", open=True))
        ada, bea = await sit(here, code, "ada"), await sit(there, code, "bea")
        watcher = await enter(there, code, None)
        await ada.do(Start())
        await asyncio.sleep(0.1)  # the other process gets the notification
        before = ada.update
        before_deletion = [len(client.updates) for client in (ada, bea, watcher)]
        await add_visitor(driver, "bea")
        assert '"bea"' in str(await here.storage.tables.listings(9))
        driver.is_deaf = is_deaf
        assert await forget(here.storage, "bea", here.now())
        here.forgetter.hurry()
        for client in (ada, bea, watcher):
            while [holder.name for holder in client.update.table.seats] != ["ada", SOMEBODY]:
                await asyncio.sleep(0.1)
        if not is_deaf:  # otherwise presence changes as well
            assert [len(client.updates) for client in (ada, bea, watcher)] == [number + 1 for number in before_deletion]
        assert not any(client.close_message or client.is_hung_up for client in (ada, bea, watcher))
        assert (ada.update.view, ada.update.events, ada.update.happenings) == (before.view, (), ())
        (listing,) = await here.storage.tables.listings(9)
        assert SOMEBODY in listing
        assert '"bea"' not in listing  # in quotes, since hexadecimal digits may spell it
        for client in (ada, bea):  # the game goes on in both processes
            await client.ask(Act("score", client.update.version))
        assert "'bea'" not in str([entry.command for entry in await here.storage.tables.entries(code)])


@awaits_no_time
async def test_a_record_of_a_running_game_has_no_deleted_name() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, bea = await playing(hub, "ada", "bea", options={"target_for_two": 2}, open=True)
        await add_visitor(driver, "bea")
        assert await forget(hub.storage, "bea", hub.now())
        hub.forgetter.hurry()
        await asyncio.sleep(2.0)
        while ada.update.table.stage is Stage.PLAYING:
            mover = (ada, bea)[ada.update.view["to_act"][0]]
            await mover.act("score")
        record = json.loads(await hub.storage.records.get(f"{code_of(ada)}-1") or "")
        assert record["seats"] == ["ada", SOMEBODY]
        await asyncio.sleep(60.0)
        assert await driver.fetch("SELECT who FROM record_people WHERE who = 'bea'") == []


@awaits_no_time
async def test_simultaneous_deletions_of_a_name_are_written_once() -> None:
    driver = await memory(is_shared=True)
    async with hub_on(driver) as hub:
        codes = [code_of((await playing(hub, "ada", "bea"))[0]) for _ in range(5)]
        await add_visitor(driver, "bea")
        await forget(hub.storage, "bea", hub.now())
        slices = await asyncio.gather(*(go_on(hub.storage, hub.now()) for _ in range(3)))
        assert sorted(code for each in slices for code, _ in each.rewritten) == sorted(codes)
        for code in codes:
            assert (await kinds(driver, code))[Forgotten] == 1


@awaits_no_time
async def test_a_log_has_a_name_until_the_entry_that_deletes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = code_of((await playing(hub, "ada", "bea"))[0])
        await add_visitor(driver, "bea")
        await forget(hub.storage, "bea", hub.now())
        write, writes = driver.write, 0

        async def write_and_look(*statements: Any) -> bool:
            nonlocal writes
            is_written = await write(*statements)
            commands = [entry.command for entry in await hub.storage.tables.entries(code)]
            assert (Join("bea") in commands) != (Forgotten() in commands)  # a process may read it at any moment
            writes += 1
            return is_written

        monkeypatch.setattr(driver, "write", write_and_look)
        await delete_names(hub.storage, hub.now())
        assert writes


@awaits_no_time
async def test_many_tables_lose_a_name_in_slices() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        clients = [await playing(hub, "ada", "bea") for _ in range(45)]
        await add_visitor(driver, "bea")
        await forget(hub.storage, "bea", hub.now())
        first = await go_on(hub.storage, hub.now())
        assert (len(first.rewritten), first.is_last) == (SLICE, False)
        hub.has_rewritten(first.rewritten)
        hub.forgetter.hurry()
        began_at = hub.now()
        while not all(ada.update.table.seats[1].name == SOMEBODY for ada, _ in clients):
            await asyncio.sleep(0.01)
        assert hub.now() - began_at >= 3 * SHORTEST_PAUSE
        assert not any(client.close_message for pair in clients for client in pair)


@awaits_no_time
async def test_a_table_that_is_just_loading_loses_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = code_of((await playing(hub, "ada", "bea"))[0])
    await add_visitor(driver, "bea")
    async with hub_on(driver) as hub:
        is_read, may_replay = asyncio.Event(), asyncio.Event()

        async def replay_later(written: Log) -> LoggedTable:
            is_read.set()
            await may_replay.wait()
            return await replayed(written)

        monkeypatch.setattr("mazzo.server.tables.hub.replayed", replay_later)
        entering = asyncio.create_task(enter(hub, code, "ada"))
        await is_read.wait()
        assert await forget(hub.storage, "bea", hub.now())
        hub.has_rewritten((await go_on(hub.storage, hub.now())).rewritten)
        may_replay.set()
        ada = await entering
        await soon()
        assert [holder.name for holder in ada.update.table.seats] == ["ada", SOMEBODY]


@awaits_no_time
async def test_a_restarted_server_continues_deletions() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = await hub.open(Settings("mantis"))
        for who in ("ada", "bea"):
            await sit(hub, code, who)
    await driver.fetch("INSERT INTO forgotten (who, at) VALUES ('bea', 0) RETURNING who")
    async with hub_on(driver) as hub:
        ada = await enter(hub, code, "ada")
        await asyncio.sleep(3)
        assert not ada.close_message
        assert [holder.name for holder in ada.update.table.seats] == ["ada", SOMEBODY]


@awaits
async def test_people_can_delete_themselves(site: Site) -> None:
    async with Guest(site.url) as ada, Guest(site.url) as leo:
        code = await ada.open_table(game="mantis", options={"target_for_two": 2}, open=True)
        visits: list[TableSession] = [await ada.sit(code, "Adelheid"), await leo.sit(code, "Leopold")]
        await visits[0].do(Start())
        await play_to_the_end(visits)
        await ada.http.patch("/api/me", json={"name": "Adelheid"})
        token = dict(ada.http.cookies)
        response = await ada.http.delete("/api/me")
        assert (response.status_code, response.content) == (204, b"")
        assert not ada.http.cookies
        stale = await leo.http.post("/api/me/move", headers={"cookie": "; ".join(f"{k}={v}" for k, v in token.items())})
        assert stale.status_code == 401
        await visits[0].until(lambda: visits[0].close_message)
        assert visits[0].close_message
        assert visits[0].close_message.code == "forgotten"
        await visits[1].until(lambda: visits[1].update.table.seats[0].name == SOMEBODY)
        assert not visits[1].is_over
        while "Adelheid" in (await leo.http.get(f"/api/records/{code}-1")).text:
            await asyncio.sleep(0.1)
        assert "Adelheid" not in (await leo.http.get("/api/tables")).text
        for path in (f"/api/records/{code}-1", f"/api/records/{code}-1/replay", "/api/records"):
            text = (await leo.http.get(path)).text
            assert "Adelheid" not in text, path
            assert "Leopold" in text, path
        assert (await leo.http.get(f"/api/records/{code}-1")).json()["seats"] == [SOMEBODY, "Leopold"]
        assert (await ada.http.delete("/api/me")).status_code == 204  # a stranger
        assert (await ada.http.get("/api/me")).json()["name"] != "Adelheid"
