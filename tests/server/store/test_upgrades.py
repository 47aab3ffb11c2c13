"""A new version of Mazzo reads the logs of the last: tests/server/logs has whole tables that it wrote."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any
from unicodedata import normalize

import msgspec
import pytest

from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.games.kit import Kit
from mazzo.server.store import storage as storage_module
from mazzo.server.store.entries import Finished
from mazzo.server.store.people import COOKIE
from mazzo.server.store.schema import MIGRATIONS
from mazzo.server.store.storage import connect
from mazzo.server.store.tables import Aside, Unreadable
from mazzo.server.store.upgrades import LOG_VERSION
from mazzo.server.tables.hub import Hub
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.names import check_name
from mazzo.table.state import AnyPlay
from tests.server import earlier_logs
from tests.server.client import Guest
from tests.server.earlier_logs import EarlierRecord, EarlierTable
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.tables.test_games import play_to_the_end


async def replay(path: Path, name: str) -> tuple[EarlierTable, LoggedTable, list[Finished]]:
    """A table of an earlier version, what its log makes now, and the games that it finishes."""
    table, entries = earlier_logs.read(1, name)
    storage = await connect(str(path / "mazzo.db"))
    try:
        await earlier_logs.put(storage, table, entries)
        settings = await storage.tables.settings(table.code)
        assert settings
        logged = LoggedTable(table.code, settings)
        finished = [each for entry in await storage.tables.entries(table.code) for each in logged.redo(entry)]
    finally:
        await storage.close()
    return table, logged, finished


@pytest.mark.parametrize("name", earlier_logs.names(1))
@awaits
async def test_a_kept_log_makes_the_table_that_it_made(tmp_path: Path, name: str) -> None:
    log, logged, _ = await replay(tmp_path, name)
    table, becomes = logged.state, log.becomes
    assert (table.version, table.stage) == (becomes.version, becomes.stage)
    assert becomes.settings.items() <= plain(table.settings).items()  # what was set stays; what is new has its default
    chairs = [{"person": chair.person, "bot": chair.bot, "player": str(chair.player)} for chair in table.chairs]
    assert chairs == [{key: value for key, value in chair.items() if key != "name"} for chair in becomes.chairs]


@pytest.mark.parametrize("name", earlier_logs.names(1))
@awaits
async def test_every_finished_game_of_a_kept_log_has_the_same_result(tmp_path: Path, name: str) -> None:
    log, _, finished = await replay(tmp_path, name)
    for each, as_in in zip(finished, log.becomes.records, strict=True):
        assert written_down(each, as_in) == as_in
        for before, now in zip(as_in.summary["players"], each.row.players, strict=True):
            assert now == normalize("NFC", before) or (now.startswith("Somebody") and not is_a_name(before))


@pytest.mark.parametrize("name", earlier_logs.names(1))
@awaits
async def test_in_an_unfinished_game_of_a_kept_log_everybody_sees_the_same(tmp_path: Path, name: str) -> None:
    log, logged, _ = await replay(tmp_path, name)
    if log.becomes.views is None:
        return
    play = logged.table.state.play
    assert play
    views = {"everybody": play.view(None), **{str(seat): play.view(seat) for seat in range(play.seats)}}
    assert with_fields_of(log.becomes.views, plain(views)) == log.becomes.views
    assert played_on(play.copy()) == log.becomes.goes_on


def with_fields_of(earlier: dict[str, Any], views: dict[str, Any]) -> dict[str, Any]:
    """The views without the fields that views have got since."""
    return {who: {field: view[field] for field in earlier[who]} for who, view in views.items()}


@awaits
async def test_a_database_of_the_first_version_is_brought_up_to_date_with_its_tables(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_module, "MIGRATIONS", MIGRATIONS[:1])
    storage = await connect(database)
    for name in earlier_logs.names(1):
        await earlier_logs.put(storage, *earlier_logs.read(1, name))
    await storage.close()
    monkeypatch.undo()
    storage = await connect(database)
    hub = Hub(storage)
    try:
        for name in earlier_logs.names(1):
            table, entries = earlier_logs.read(1, name)
            room = await hub.room(table.code)
            assert room, name
            assert room.look().games == len(table.becomes.records) + (
                table.becomes.views is not None or name == "expired"
            )
            people = {who.partition("+")[0] for entry in entries if (who := json.loads(entry).get("who"))}
            rows = await storage.database.fetch("SELECT who FROM table_people WHERE code = $1", table.code)
            assert {row[0] for row in rows} == people
    finally:
        await hub.stop()
        await storage.close()


@awaits
async def test_people_go_on_with_their_game_at_a_server_of_this_version(
    new_site: Callable[..., Site], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_module, "MIGRATIONS", MIGRATIONS[:1])
    storage = await connect(str(tmp_path / "mazzo.db"))
    table, entries = earlier_logs.read(1, "nope")
    await earlier_logs.put(storage, table, entries)
    people = [chair["person"] for chair in table.becomes.chairs]
    for who in people:
        person = "INSERT INTO people (who, name, since) VALUES ($1, 'a name', $2) RETURNING who"
        await storage.database.fetch(person, who, time.time())
        token = "INSERT INTO tokens (who, token_hash) VALUES ($1, $2) RETURNING who"
        await storage.database.fetch(token, who, sha256(who.encode()).hexdigest())
    await storage.close()
    site = new_site("--no-limits")
    async with AsyncExitStack() as stack:
        visits = []
        for who in people:
            guest = await stack.enter_async_context(Guest(site.url, is_known=False))
            guest.http.cookies.set(COOKIE, who)
            visits.append(await guest.visit(table.code))
        assert table.becomes.views
        for seat, visit in enumerate(visits):
            assert (visit.update.seat, visit.updates[0].view) == (seat, table.becomes.views[str(seat)])
        await play_to_the_end(visits)
        record = (await visits[0].guest.http.get(f"/api/records/{table.code}-1")).json()
        assert record["seats"] == [chair["name"] for chair in table.becomes.chairs]
    await asyncio.to_thread(site.stop)
    assert site.complaints() == []


@awaits
async def test_a_game_of_other_rules_does_not_go_on_and_the_operator_is_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = await connect(str(tmp_path / "mazzo.db"))
    hub = Hub(storage)
    try:
        for name in ("nope", "evening", "icons"):
            await earlier_logs.put(storage, *earlier_logs.read(1, name))
        changed = Kit(name="kittens", rules=replace(GAMES["kittens"], version=2))
        monkeypatch.setitem(GAMES._kits, "kittens", changed)
        with pytest.raises(Aside, match="cannot go on: the rules of kittens were version 1, and are version 2"):
            await hub.room("npe2mazztab3")
        with pytest.raises(Aside):
            await hub.room("npe2mazztab3")
        assert len(await storage.tables.entries("npe2mazztab3")) == len(earlier_logs.read(1, "nope")[1])
        assert await hub.room("evenng2mazzt")
        broken = "UPDATE entries SET entry = replace(entry, '\"sit\"', '\"stand\"') WHERE code = $1 RETURNING seq"
        await storage.database.fetch(broken, "cns2mazztab3")
        with pytest.raises(Aside, match=r"does not replay: .*; the rules of kittens were version 1"):
            await hub.room("cns2mazztab3")
    finally:
        await hub.stop()
        await storage.close()


def test_there_are_logs_of_every_earlier_version() -> None:
    assert [version for version in range(1, LOG_VERSION) if not earlier_logs.names(version)] == []


@awaits
async def test_a_log_of_a_newer_version_is_not_read(tmp_path: Path) -> None:
    storage = await connect(str(tmp_path / "mazzo.db"))
    try:
        await earlier_logs.put(storage, *earlier_logs.read(1, "nope"))
        await storage.database.fetch("UPDATE entries SET log_version = $1 WHERE seq = 7 RETURNING seq", LOG_VERSION + 1)
        with pytest.raises(Unreadable, match=f"newer Mazzo .log {LOG_VERSION + 1}.; this one reads"):
            await storage.tables.entries("npe2mazztab3")
    finally:
        await storage.close()


def written_down(finished: Finished, as_in: EarlierRecord) -> EarlierRecord:
    """A finished game as far as the earlier version knew what to write of one."""
    record = finished.record
    summary = {name: value for name, value in plain(finished.row).items() if name in as_in.summary}
    summary["players"] = as_in.summary["players"]  # a name that nobody can read is not kept
    moves = sha256("\n".join(record.moves).encode()).hexdigest()
    assert record.seed
    return EarlierRecord(summary, len(record.moves), moves, (record.seed, *record.entropy))


def is_a_name(name: str) -> bool:
    try:
        return bool(check_name(name))
    except Refused:
        return False


def played_on(play: AnyPlay) -> dict[str, Any]:
    """How it ends, with the choices that tests/server/logs/README.md tells of."""
    moves = 0
    while not play.over:
        seat = play.to_act[0]
        choices = sorted(map(str, play.legal(seat)))
        play.apply(seat, choices[7 * moves % len(choices)])
        moves += 1
    return {"moves": moves, "position": play.position, "result": plain(play.result)}


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))
