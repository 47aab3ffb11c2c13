"""Snapshots replace the old entries of a long log, in SQLite and PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
import pytest

from mazzo.games import GAMES
from mazzo.games.kit import Kit
from mazzo.server.admin.orders import LookAt, ReadLog
from mazzo.server.admin.tables import TableOrders
from mazzo.server.store import names
from mazzo.server.store import tables as kept_tables
from mazzo.server.store.database import Statement
from mazzo.server.store.storage import Storage, clean
from mazzo.server.store.tables import Quarantined, Unreadable
from mazzo.server.tables.hub import Hub
from mazzo.table.commands import Close, Forgotten, FreshLog, Join, Ready, Rename, Sit
from mazzo.table.events import Seeded
from mazzo.table.evolve import evolve
from mazzo.table.names import SOMEBODY
from mazzo.table.snapshot import snapshot_of
from mazzo.table.updates import Stage
from tests.server.loop import awaits
from tests.server.store.identities import add_person
from tests.server.store.log_writer import CODE, SETTINGS, LogWriter
from tests.server.store.test_storage import opened

KEPT = 10


@pytest.fixture(autouse=True)
def kept_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_tables, "KEPT_ENTRIES", KEPT)


@asynccontextmanager
async def begun(database: str) -> AsyncIterator[LogWriter]:
    async with opened(database) as storage:
        yield await LogWriter.opening(storage)


async def seqs(storage: Storage) -> list[int]:
    return [seq for (seq,) in await storage.database.fetch("SELECT seq FROM entries ORDER BY seq")]


@awaits
async def test_a_snapshot_replaces_old_entries_and_restores_the_same_table(database: str) -> None:
    async with begun(database) as writer:
        await writer.do(("Ada", Join("Ada")), ("Leo", Join("Leo")))
        await writer.chat(10)
        await writer.do((None, FreshLog()), ("Leo", Sit()))
        version = writer.logged.version
        assert await seqs(writer.storage) == list(range(version - KEPT, version + 1))
        again = await writer.read()
        assert (again.version, again.begins_at) == (version, version - 1)
        assert again.table.update("Leo", 0.0) == writer.logged.table.update("Leo", 0.0)
        log = await writer.storage.tables.log(CODE, SETTINGS)
        assert (log.version, log.ends_at, len(log.entries), len(log.before)) == (version, writer.now, 1, KEPT)
        await writer.chat(10)
        await writer.do((None, FreshLog()))
        assert len(await writer.storage.database.fetch("SELECT seq FROM snapshots")) == 1
        assert len(await seqs(writer.storage)) == KEPT
        assert (await writer.storage.tables.log(CODE, SETTINGS)).ends_at == writer.now
        assert (await writer.read()).table.state.seat_of("Leo") == 0


@awaits
async def test_a_late_writer_makes_no_snapshot(database: str) -> None:
    async with begun(database) as writer:
        await writer.do(("Ada", Join("Ada")))
        await writer.chat(10)
        other = LogWriter(writer.storage)
        other.logged = writer.logged.draft(writer.now)
        await writer.do(("Leo", Join("Leo")))
        assert not await other.do((None, FreshLog()))
        assert await writer.storage.database.fetch("SELECT seq FROM snapshots") == []
        assert len(await seqs(writer.storage)) == writer.logged.version
        assert "Leo" in (await writer.read()).table.state.people


@awaits
async def test_ids_before_a_snapshot_are_known(database: str) -> None:
    async with begun(database) as writer:
        await writer.do(("Ada", Join("Ada")))
        await writer.chat(10)
        await writer.do(("Leo", Join("Leo")), (None, FreshLog()))
        assert (await writer.read()).done("Leo", "id 21, 0") == 22
        assert (await writer.read()).done("Ada", "id 0, 0") is None  # long ago


@pytest.mark.parametrize("moves", [1, 1000])
@awaits
async def test_a_snapshot_keeps_a_game_with_its_moves(database: str, moves: int) -> None:
    async with begun(database) as writer:
        await writer.play(moves)
        assert writer.logged.table.state.stage is (Stage.PLAYING if moves == 1 else Stage.OVER)
        await writer.do((None, FreshLog()))
        table, again = writer.logged.table, (await writer.read()).table
        assert again.update("Ada", 0.0) == table.update("Ada", 0.0)
        before, after = table.state, again.state
        assert after.stage is before.stage
        assert (after.record, after.begun, after.players) == (before.record, 1, ("Ada", None, None))


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = Kit(name="mantis", rules=replace(GAMES["mantis"], version=2))
    monkeypatch.setitem(GAMES._kits, "mantis", kit)


@asynccontextmanager
async def hub_of(storage: Storage) -> AsyncIterator[Hub]:
    hub = Hub(storage)
    hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


@awaits
async def test_after_a_finished_game_of_other_rules_another_can_begin(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with begun(database) as writer:
        await writer.play(1000)
        await writer.do((None, FreshLog()))
        change_rules(monkeypatch)
        async with hub_of(writer.storage) as hub:
            room = await hub.room(CODE)
            assert room
            assert room.public_view().stage is Stage.LOBBY
            assert room.public_view().last_game
        again = LogWriter(writer.storage)
        again.logged = await writer.read()
        again.logged.table.state = evolve(again.logged.table.state, Seeded("another seed"))
        await again.do(("Ada", Ready(True)))
        assert again.logged.table.state.stage is Stage.PLAYING


@awaits
async def test_an_unfinished_game_of_other_rules_is_quarantined(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with begun(database) as writer:
        await writer.play(1)
        await writer.do((None, FreshLog()))
        change_rules(monkeypatch)
        async with hub_of(writer.storage) as hub:
            with pytest.raises(Quarantined, match="the rules of mantis were version 1, and are version 2"):
                await hub.room(CODE)


@awaits
async def test_the_reason_of_a_quarantine_names_other_rules(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with begun(database) as writer:
        await writer.do(("Ada", Join("Ada")), ("Ada", Sit()))
        broken = "UPDATE entries SET entry = replace(entry, '\"sit\"', '\"stand\"') RETURNING seq"
        await writer.storage.database.fetch(broken)
        change_rules(monkeypatch)
        async with hub_of(writer.storage) as hub:
            with pytest.raises(Quarantined, match=r"does not replay: .*; the rules of mantis were version 1"):
                await hub.room(CODE)


@awaits
async def test_a_damaged_snapshot_is_not_read(database: str) -> None:
    async with begun(database) as writer:
        await writer.do(("Ada", Join("Ada")), (None, FreshLog()))
        await writer.storage.database.fetch("UPDATE snapshots SET snapshot = $1 RETURNING code", "{")
        with pytest.raises(Unreadable, match="Snapshot is not understood"):
            await writer.read()


@awaits
async def test_the_operator_sees_a_table_after_a_snapshot(database: str) -> None:
    async with begun(database) as writer:
        await writer.do(("Ada", Join("Ada")), ("Leo", Join("Leo")))
        await writer.chat(10)
        await writer.do((None, FreshLog()), ("Leo", Sit()))
        orders = TableOrders(writer.storage, lambda: 2000.0, None)
        report = await orders.look_at(LookAt(CODE))
        assert report.broken is None
        assert {person.name: person.seat for person in report.people} == {"Ada": None, "Leo": 0}
        lines = await orders.read_log(ReadLog(CODE))
        kept = [msgspec.json.decode(line.entry)["seq"] for line in lines]
        assert kept == [line.seq for line in lines] == await seqs(writer.storage)
        assert kept[0] > 1, "the beginning is gone"
        assert await orders.read_log(ReadLog(CODE, kept[-1])) == [], "after the last line comes nothing"


@pytest.mark.parametrize("moves", [1, 1000])
@awaits
async def test_the_names_of_a_forgotten_person_leave_a_snapshot(database: str, moves: int) -> None:
    async with begun(database) as writer:
        storage, now = writer.storage, writer.now
        await add_person(storage, "Ada", "Augusta", "a hash", now)
        await writer.do(("Ada", Join("Augusta")), ("Ada", Rename("Countess")), ("Leo", Join("Leo")))
        await writer.play(moves)
        await writer.do((None, FreshLog()), ("Ada", Rename("Lovelace")))
        await names.forget(storage, "Ada", now)
        await names.go_on(storage, now)
        kept = [text for (text,) in await storage.database.fetch("SELECT snapshot FROM snapshots")]
        kept += [text for (text,) in await storage.database.fetch("SELECT entry FROM entries")]
        for name in ("Augusta", "Countess", "Lovelace"):
            assert [text for text in kept if name in text] == []
        again, before = (await writer.read()).table, writer.logged.table
        writer.logged.table.handle("Ada", Forgotten(), now)
        assert snapshot_of(again.state) == snapshot_of(before.state)
        assert again.state.people["Ada"].name == SOMEBODY
        assert again.state.people["Leo"].name == "Leo"


@awaits
async def test_two_people_forgotten_at_the_same_time_both_leave_the_snapshot_of_a_closed_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with begun(database) as writer:
        storage, now = writer.storage, writer.now
        for who in ("Ada", "Leo"):
            await add_person(storage, who, f"Secret {who}", f"the hash of {who}", now)
        await writer.do(("Ada", Join("Secret Ada")), ("Leo", Join("Secret Leo")))
        await writer.do((None, FreshLog()))
        await writer.do((None, Close()))
        await names.forget(storage, "Ada", now)
        read = names._snapshot_without

        async def read_while_another_process_writes(storage: Storage, code: str, who: str) -> list[Statement]:
            statements = await read(storage, code, who)
            monkeypatch.setattr(names, "_snapshot_without", read)
            await names.forget(storage, "Leo", now)
            assert await names._rewrite(storage, code, "Leo", now) is None
            return statements

        monkeypatch.setattr(names, "_snapshot_without", read_while_another_process_writes)
        await names.go_on(storage, now)
        (text,) = await storage.database.column("SELECT snapshot FROM snapshots")
        assert "Secret" not in text


@awaits
async def test_a_deleted_table_loses_its_snapshot(database: str) -> None:
    async with begun(database) as writer:
        fetch = writer.storage.database.fetch
        await writer.do(("Ada", Join("Ada")), (None, FreshLog()), (None, Close()))
        while await clean(writer.storage, before=9999.0, now=9999.0):
            pass
        for kind in ("tables", "entries", "snapshots"):
            assert await fetch(f"SELECT code FROM {kind}") == []
