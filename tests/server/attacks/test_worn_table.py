"""Strangers flood a table with commands: its log stays short, and the game goes on."""

import asyncio
from itertools import count

import pytest

from mazzo.protocol.messages import Refused
from mazzo.server.limits import Limits
from mazzo.server.store import tables as kept_tables
from mazzo.server.store.entries import KEPT_ENTRIES
from mazzo.server.store.storage import Storage
from mazzo.server.tables import logged_table
from mazzo.server.tables import room as room_module
from mazzo.server.tables.hub import Hub
from mazzo.table.commands import FreshLog, Join, Ready, Rename, Start
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from tests.server.client import Guest
from tests.server.in_process import LocalClient, Memory, code_of, enter, hub_on, kinds, memory, sit, soon
from tests.server.loop import awaits, awaits_no_time
from tests.server.site import Site

STRANGERS = ("Eve", "Eve the second", "Eve the third")


async def besieged(hub: Hub) -> tuple[LocalClient, LocalClient, list[LocalClient]]:
    """A listed table with two players, and three strangers who watch."""
    code = await hub.open(Settings("mantis", open=True))
    ada, leo = await sit(hub, code, "Ada"), await sit(hub, code, "Leo")
    strangers = [await enter(hub, code, who) for who in STRANGERS]
    for stranger in strangers:
        await stranger.do(Join("Eve"))
    return ada, leo, strangers


async def flood(strangers: list[LocalClient], until: int) -> None:
    """Let the strangers rename themselves until the table has this version."""
    numbers = count()
    while strangers[0].update.version < until:
        await asyncio.gather(*(client.do(Rename(f"Eve {next(numbers)}")) for client in 20 * strangers))
        for client in strangers:
            del client.heard[:-5], client.messages[:-5]


async def play(ada: LocalClient, leo: LocalClient) -> None:
    """Play a whole game."""
    await ada.do(Start())
    while ada.update.table.stage is Stage.PLAYING:
        for client in (ada, leo):
            if client.update.view["to_act"] == [client.update.seat]:
                await client.act("score")


async def length(driver: Memory, code: str) -> int:
    return (await driver.fetch("SELECT COUNT(*) FROM entries WHERE code = $1", code))[0][0]  # type: ignore[no-any-return]


@pytest.fixture
def short_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logged_table, "LONG", 20)


def test_a_table_survives_many_commands_of_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logged_table, "LONG", 50)
    monkeypatch.setattr(kept_tables, "KEPT_ENTRIES", 50)
    flooded(400, most=50 + 50 + room_module.MOST_AT_ONCE)


@pytest.mark.slow
def test_a_table_plays_on_after_twenty_thousand_commands() -> None:
    flooded(10_500, most=logged_table.LONG + KEPT_ENTRIES + room_module.MOST_AT_ONCE)


@awaits_no_time
async def flooded(until: int, most: int) -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo, strangers = await besieged(hub)
        await flood(strangers, until)
        assert await length(driver, code_of(ada)) <= most
        await play(ada, leo)
        await flood(strangers, 2 * until)
        await play(ada, leo)
        last, code = ada.update, code_of(ada)
        assert last.table.games == 2
        assert ada.close_message is None
        assert ada.versions == list(range(ada.versions[0], last.version + 1))
    async with hub_on(driver) as hub:
        ada, leo = await enter(hub, code, "Ada"), await enter(hub, code, "Leo")
        assert (ada.update.table.games, ada.update.seat, ada.update.view) == (2, 0, last.view)
        assert ada.update.version >= last.version
        await play(ada, leo)
        records = await driver.fetch("SELECT id FROM records WHERE id LIKE $1", f"{code}-%")
        assert {id for (id,) in records} == {f"{code}-{number}" for number in (1, 2, 3)}


@pytest.mark.usefixtures("short_log")
@awaits_no_time
async def test_a_log_gets_a_snapshot_in_the_middle_of_a_disturbed_game() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo, strangers = await besieged(hub)
        await ada.do(Start())
        await ada.act("score")
        await flood(strangers, logged_table.LONG + 50)
        code = code_of(leo)
        last = (await enter(hub, code, "Leo")).update
        assert (await kinds(driver, code))[FreshLog] == 1
    async with hub_on(driver) as hub:
        ada, leo = await enter(hub, code, "Ada"), await enter(hub, code, "Leo")
        assert (leo.updates[0].view, leo.updates[0].past) == (last.view, last.past)
        assert last.past
        await leo.act("score")
        await ada.act("score")


@pytest.mark.usefixtures("short_log")
@awaits_no_time
async def test_a_command_before_a_snapshot_is_not_repeated() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, _, strangers = await besieged(hub)
        first = await ada.do(Rename("Countess"), id="hello")
        await flood(strangers, first.version + 50)
        assert await ada.do(Rename("Countess"), id="hello") == first
        code = code_of(ada)
    async with hub_on(driver) as hub:
        ada = await enter(hub, code, "Ada")
        assert await ada.do(Rename("Countess"), id="hello") == first


@pytest.mark.usefixtures("short_log")
@awaits_no_time
async def test_a_database_failure_during_a_snapshot_loses_nothing() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, _, strangers = await besieged(hub)
        code = code_of(ada)
        await flood(strangers, 25)
        before = await Storage(driver).tables.log(code, Settings("mantis"))
        fails = "SELECT RAISE(ABORT, 'as the test wishes')"
        await driver.fetch(f"CREATE TRIGGER fails BEFORE UPDATE ON snapshots BEGIN {fails}; END")
        with pytest.raises(AssertionError, match="the room is gone"):
            await flood(strangers, 100)
        after = await Storage(driver).tables.log(code, Settings("mantis"))
        assert (after.snapshot, after.version) == (before.snapshot, ada.update.version)
        await driver.fetch("DROP TRIGGER fails")
        ada = await enter(hub, code, "Ada")
        for number in range(20):
            await ada.do(Rename(f"Countess {number}"))
        assert ada.update.table.seats[0].name == "Countess 19"
        assert (await Storage(driver).tables.log(code, Settings("mantis"))).snapshot != before.snapshot


# Several processes


@pytest.mark.usefixtures("short_log")
@awaits_no_time
async def test_every_process_continues_after_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_tables, "KEPT_ENTRIES", 100)
    driver = await memory(is_shared=True)
    async with hub_on(driver) as here, hub_on(driver) as there:
        ada, _, strangers = await besieged(here)
        code = code_of(ada)
        mia = await sit(there, code, "Mia")
        for _ in range(5):
            await flood(strangers, ada.update.version + 30)
            await mia.do(Rename("Mia the great"))
            await soon()
            assert ada.update.table == mia.update.table
        assert mia.close_message is None
        assert mia.versions == list(range(mia.versions[0], mia.update.version + 1))
        assert (await driver.fetch("SELECT MIN(seq) FROM entries"))[0][0] > 1


@pytest.mark.usefixtures("short_log")
@awaits_no_time
async def test_a_process_that_is_far_behind_loads_the_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_tables, "KEPT_ENTRIES", 20)
    driver = await memory(is_shared=True)
    async with hub_on(driver) as here, hub_on(driver) as there:
        ada, _, strangers = await besieged(here)
        code = code_of(ada)
        mia = await sit(there, code, "Mia")
        driver.is_deaf = True
        await flood(strangers, ada.update.version + 200)
        for _ in range(4):  # more often than a table may fail
            await flood(strangers, ada.update.version + 200)
            with pytest.raises(AssertionError, match="the room is gone"):
                await mia.do(Rename("Mia the great"))
            assert mia.close_message
            assert mia.close_message.again_in_seconds
            mia = await enter(there, code, "Mia")
            await mia.do(Rename("Mia the great"))
            assert mia.update.version > 200


# Names


@awaits
async def test_changes_of_a_name_are_limited(limited_site: Site) -> None:
    _, burst = Limits().names_of_a_person
    async with Guest(limited_site.url, address="203.0.113.77") as guest:
        visit = await guest.sit(await guest.open_table(game="mantis"), "Eve")
        answers = [await visit.ask(Rename(f"Eve {number}")) for number in range(int(burst) + 5)]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert {answer.code for answer in refused} == {"too-fast"}
        assert 4 <= len(refused) <= 5
        await visit.do(Ready(True))  # other commands are not limited
