"""Snapshots replace the old entries of a long log, in both kinds of database."""

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
from mazzo.server.store.storage import Storage, clean, connect
from mazzo.server.store.tables import Quarantined, Unreadable
from mazzo.server.tables.hub import Hub
from mazzo.table.commands import Close, Forgotten, FreshLog, Join, Ready, Rename, Sit
from mazzo.table.events import Seeded
from mazzo.table.evolve import evolve
from mazzo.table.snapshot import snapshot_of
from mazzo.table.updates import Stage
from tests.server.loop import awaits
from tests.server.store.identities import add_person
from tests.server.store.log_writer import CODE, SETTINGS, LogWriter

KEPT = 10


@pytest.fixture(autouse=True)
def kept_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_tables, "KEPT_ENTRIES", KEPT)


async def begun(database: str) -> LogWriter:
    return await LogWriter.opening(await connect(database))


async def seqs(storage: Storage) -> list[int]:
    return [seq for (seq,) in await storage.database.fetch("SELECT seq FROM entries ORDER BY seq")]


@awaits
async def test_a_snapshot_takes_the_place_of_old_entries_and_makes_the_same_table(database: str) -> None:
    keeper = await begun(database)
    try:
        await keeper.do(("Ada", Join("Ada")), ("Leo", Join("Leo")))
        await keeper.chat(10)
        await keeper.do((None, FreshLog()), ("Leo", Sit()))
        version = keeper.logged.version
        assert await seqs(keeper.storage) == list(range(version - KEPT, version + 1))
        again = await keeper.read()
        assert (again.version, again.begins_at) == (version, version - 1)
        assert again.table.update("Leo", 0.0) == keeper.logged.table.update("Leo", 0.0)
        log = await keeper.storage.tables.log(CODE, SETTINGS)
        assert (log.version, log.ends_at, len(log.entries), len(log.before)) == (version, keeper.now, 1, KEPT)
        await keeper.chat(10)
        await keeper.do((None, FreshLog()))
        assert len(await keeper.storage.database.fetch("SELECT seq FROM snapshots")) == 1
        assert len(await seqs(keeper.storage)) == KEPT
        assert (await keeper.storage.tables.log(CODE, SETTINGS)).ends_at == keeper.now
        assert (await keeper.read()).table.state.seat_of("Leo") == 0
    finally:
        await keeper.storage.close()


@awaits
async def test_the_second_writer_makes_no_snapshot(database: str) -> None:
    keeper = await begun(database)
    try:
        await keeper.do(("Ada", Join("Ada")))
        await keeper.chat(10)
        other = LogWriter(keeper.storage)
        other.logged = keeper.logged.draft(keeper.now)
        await keeper.do(("Leo", Join("Leo")))
        assert not await other.do((None, FreshLog()))
        assert await keeper.storage.database.fetch("SELECT seq FROM snapshots") == []
        assert len(await seqs(keeper.storage)) == keeper.logged.version
        assert "Leo" in (await keeper.read()).table.state.people
    finally:
        await keeper.storage.close()


@awaits
async def test_ids_before_a_new_log_are_known(database: str) -> None:
    keeper = await begun(database)
    try:
        await keeper.do(("Ada", Join("Ada")))
        await keeper.chat(10)
        await keeper.do(("Leo", Join("Leo")), (None, FreshLog()))
        assert (await keeper.read()).done("Leo", "id 21, 0") == 22
        assert (await keeper.read()).done("Ada", "id 0, 0") is None  # long ago
    finally:
        await keeper.storage.close()


@pytest.mark.parametrize("moves", [1, 1000])
@awaits
async def test_a_game_on_the_table_is_kept_with_its_moves(database: str, moves: int) -> None:
    keeper = await begun(database)
    try:
        await keeper.play(moves)
        assert keeper.logged.table.state.stage is (Stage.PLAYING if moves == 1 else Stage.OVER)
        await keeper.do((None, FreshLog()))
        table, again = keeper.logged.table, (await keeper.read()).table
        assert again.update("Ada", 0.0) == table.update("Ada", 0.0)
        before, after = table.state, again.state
        assert after.stage is before.stage
        assert (after.record, after.begun, after.players) == (before.record, 1, ("Ada", None, None))
    finally:
        await keeper.storage.close()


@awaits
async def test_a_finished_game_of_other_rules_is_let_go_and_another_can_begin(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await begun(database)
    await keeper.play(1000)
    await keeper.do((None, FreshLog()))
    hub = Hub(keeper.storage)
    hub.start()  # only now: it takes up every table by itself
    try:
        monkeypatch.setitem(GAMES._kits, "mantis", Kit(name="mantis", rules=replace(GAMES["mantis"], version=2)))
        room = await hub.room(CODE)
        assert room
        assert room.public_view().stage is Stage.LOBBY
        assert room.public_view().last_game
        again = LogWriter(keeper.storage)
        again.logged = await keeper.read()
        again.logged.table.state = evolve(again.logged.table.state, Seeded("another seed"))
        await again.do(("Ada", Ready(True)))
        assert again.logged.table.state.stage is Stage.PLAYING
    finally:
        await hub.stop()
        await keeper.storage.close()


@awaits
async def test_an_unfinished_game_of_other_rules_is_quarantined(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = await begun(database)
    await keeper.play(1)
    await keeper.do((None, FreshLog()))
    hub = Hub(keeper.storage)
    hub.start()
    try:
        monkeypatch.setitem(GAMES._kits, "mantis", Kit(name="mantis", rules=replace(GAMES["mantis"], version=2)))
        with pytest.raises(Quarantined, match="the rules of mantis were version 1, and are version 2"):
            await hub.room(CODE)
    finally:
        await hub.stop()
        await keeper.storage.close()


@awaits
async def test_the_operator_reads_that_a_log_which_does_not_replay_is_of_other_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await begun(database)
    await keeper.do(("Ada", Join("Ada")), ("Ada", Sit()))
    broken = "UPDATE entries SET entry = replace(entry, '\"sit\"', '\"stand\"') RETURNING seq"
    await keeper.storage.database.fetch(broken)
    hub = Hub(keeper.storage)
    try:
        monkeypatch.setitem(GAMES._kits, "mantis", Kit(name="mantis", rules=replace(GAMES["mantis"], version=2)))
        with pytest.raises(Quarantined, match=r"does not replay: .*; the rules of mantis were version 1"):
            await hub.room(CODE)
    finally:
        await hub.stop()
        await keeper.storage.close()


@awaits
async def test_a_damaged_snapshot_is_not_read(database: str) -> None:
    keeper = await begun(database)
    try:
        await keeper.do(("Ada", Join("Ada")), (None, FreshLog()))
        await keeper.storage.database.fetch("UPDATE snapshots SET snapshot = $1 RETURNING code", "{")
        with pytest.raises(Unreadable, match="Snapshot is not understood"):
            await keeper.read()
    finally:
        await keeper.storage.close()


@awaits
async def test_the_operator_sees_a_table_after_a_snapshot(database: str) -> None:
    keeper = await begun(database)
    try:
        await keeper.do(("Ada", Join("Ada")), ("Leo", Join("Leo")))
        await keeper.chat(10)
        await keeper.do((None, FreshLog()), ("Leo", Sit()))
        orders = TableOrders(keeper.storage, lambda: 2000.0, None)
        report = await orders.look_at(LookAt(CODE))
        assert report.broken is None
        assert {person.name: person.seat for person in report.people} == {"Ada": None, "Leo": 0}
        lines = await orders.read_log(ReadLog(CODE))
        kept = [msgspec.json.decode(line.entry)["seq"] for line in lines]
        assert kept == [line.seq for line in lines] == await seqs(keeper.storage)
        assert kept[0] > 1, "the beginning is gone"
        assert await orders.read_log(ReadLog(CODE, kept[-1])) == [], "after the last line comes nothing"
    finally:
        await keeper.storage.close()


@pytest.mark.parametrize("moves", [1, 1000])
@awaits
async def test_the_names_of_a_forgotten_person_leave_a_snapshot(database: str, moves: int) -> None:
    keeper = await begun(database)
    storage, now = keeper.storage, keeper.now
    try:
        await add_person(storage, "Ada", "Augusta", "a hash", now)
        await keeper.do(("Ada", Join("Augusta")), ("Ada", Rename("Countess")), ("Leo", Join("Leo")))
        await keeper.play(moves)
        await keeper.do((None, FreshLog()), ("Ada", Rename("Lovelace")))
        await names.forget(storage, "Ada", now)
        await names.go_on(storage, now)
        kept = [text for (text,) in await storage.database.fetch("SELECT snapshot FROM snapshots")]
        kept += [text for (text,) in await storage.database.fetch("SELECT entry FROM entries")]
        for name in ("Augusta", "Countess", "Lovelace"):
            assert [text for text in kept if name in text] == []
        again, before = (await keeper.read()).table, keeper.logged.table
        keeper.logged.table.handle("Ada", Forgotten(), now)
        assert snapshot_of(again.state) == snapshot_of(before.state)
        assert again.state.people["Ada"].name == "somebody"
        assert again.state.people["Leo"].name == "Leo"
    finally:
        await storage.close()


@awaits
async def test_two_people_forgotten_at_the_same_time_both_leave_the_snapshot_of_a_closed_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await begun(database)
    storage, now = keeper.storage, keeper.now
    try:
        for who in ("Ada", "Leo"):
            await add_person(storage, who, f"Secret {who}", f"the hash of {who}", now)
        await keeper.do(("Ada", Join("Secret Ada")), ("Leo", Join("Secret Leo")))
        await keeper.do((None, FreshLog()))
        await keeper.do((None, Close()))
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
    finally:
        await storage.close()


@awaits
async def test_a_table_that_is_deleted_takes_its_snapshot_along(database: str) -> None:
    keeper = await begun(database)
    fetch = keeper.storage.database.fetch
    try:
        await keeper.do(("Ada", Join("Ada")), (None, FreshLog()), (None, Close()))
        while await clean(keeper.storage, before=9999.0, now=9999.0):
            pass
        for kind in ("tables", "entries", "snapshots"):
            assert await fetch(f"SELECT code FROM {kind}") == []
    finally:
        await keeper.storage.close()
