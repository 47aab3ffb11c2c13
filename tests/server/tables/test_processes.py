"""Several processes with one database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mazzo.protocol.messages import Done, Refused
from mazzo.server.metrics import REDONE
from mazzo.server.store.storage import Storage
from mazzo.server.tables.hub import SETTLE_SECONDS, Hub
from mazzo.server.tables.room import KEEP_SECONDS
from mazzo.table.commands import Act, AddBot, Back, BotActs, Gone, Rename, Start, Tick
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from tests.server.in_process import Memory, code_of, enter, hub_on, kinds, memory, playing, sit, soon
from tests.server.loop import awaits_no_time


@asynccontextmanager
async def two_hubs() -> AsyncIterator[tuple[Hub, Hub, Memory]]:
    driver = await memory(is_shared=True)
    async with hub_on(driver) as here, hub_on(driver) as there:
        yield here, there, driver


@awaits_no_time
async def test_moves_through_one_process_reach_people_at_another() -> None:
    async with two_hubs() as (here, there, _):
        code = await here.open(Settings("mantis"))
        ada, leo = await sit(here, code, "Ada"), await sit(there, code, "Leo")
        await ada.do(Start())
        await soon()
        await ada.act("score")
        await soon()
        await leo.act("score")
        await soon()
        assert ada.versions == list(range(1, ada.versions[-1] + 1))
        assert leo.versions == list(range(leo.versions[0], ada.versions[-1] + 1))
        assert leo.update.view["to_act"] == [0]
        assert leo.updates[-2].events


@awaits_no_time
async def test_simultaneous_writes_of_two_processes_are_ordered() -> None:
    async with two_hubs() as (here, there, driver):
        ada, _ = await playing(here, "Ada", "Leo")
        leo = await enter(there, code_of(ada), "Leo")
        for number in range(10):
            await asyncio.gather(ada.do(Rename(f"Leonard {number}")), leo.do(Rename(f"Leonard {number}")))
        await soon()
        assert ada.versions == list(range(1, ada.versions[-1] + 1))
        assert leo.versions[-1] == ada.versions[-1] == len(await Storage(driver).tables.entries(code_of(ada)))
        assert (await kinds(driver, code_of(ada)))[Rename] == 20


@awaits_no_time
async def test_the_same_id_through_two_processes_is_done_once() -> None:
    async with two_hubs() as (here, there, driver):
        ada, _ = await playing(here, "Ada", "Leo")
        other = await enter(there, code_of(ada), "Ada")
        answers = await asyncio.gather(ada.ask(Rename("Leonard"), "same"), other.ask(Rename("Leonard"), "same"))
        assert isinstance(answers[0], Done)
        assert answers[0] == answers[1]
        assert (await kinds(driver, code_of(ada)))[Rename] == 1


@awaits_no_time
async def test_a_command_is_not_refused_because_this_process_is_behind() -> None:
    async with two_hubs() as (here, there, _):
        ada, _ = await playing(here, "Ada", "Leo")
        leo = await enter(there, code_of(ada), "Leo")
        moved = await ada.act("score")
        answer = await leo.ask(Act("score", moved.version))  # seen elsewhere
        assert isinstance(answer, Done)
        late = await ada.ask(Act("score", moved.version - 1))
        assert isinstance(late, Refused)


@awaits_no_time
async def test_a_new_connection_gets_the_latest_update() -> None:
    async with two_hubs() as (here, there, _):
        ada, _ = await playing(here, "Ada", "Leo")
        await enter(there, code_of(ada), None)
        moved = await ada.act("score")
        leo = await enter(there, code_of(ada), "Leo")
        assert leo.versions == [moved.version]


@awaits_no_time
async def test_bots_and_deadlines_are_done_once() -> None:
    async with two_hubs() as (here, there, driver):
        ada, _ = await playing(here, "Ada", "Leo", turn_seconds=10)
        leo = await enter(there, code_of(ada), "Leo")
        await asyncio.sleep(35)
        assert (await kinds(driver, code_of(ada)))[Tick] == 3
        await asyncio.sleep(600)
        assert ada.update.table.stage is Stage.OVER  # bots have taken over and finished the game
        assert (await kinds(driver, code_of(ada)))[BotActs] > 5
        assert leo.versions[-1] == ada.versions[-1]


@awaits_no_time
async def test_a_lost_notification_is_noticed_later() -> None:
    async with two_hubs() as (here, there, driver):
        ada, _ = await playing(here, "Ada", "Leo")
        watcher = await enter(there, code_of(ada), None)
        driver.is_deaf = True
        await ada.act("score")
        await soon()
        assert watcher.update.version < ada.update.version
        await asyncio.sleep(30)
        assert watcher.update.version == ada.update.version
        assert all(holder.connected for holder in ada.update.table.seats)


@awaits_no_time
async def test_a_process_without_subscribers_reads_no_log() -> None:
    async with two_hubs() as (here, there, _):
        code = await there.open(Settings("mantis"))
        await soon()
        before = there._rooms[code].state.version
        ada, leo = await sit(here, code, "Ada"), await sit(here, code, "Leo")
        await ada.do(Start())
        for _ in range(5):
            await ada.act("score")
            await leo.act("score")
            await soon()
        assert there._rooms[code].state.version == before < ada.update.version
        read = REDONE._value.get()
        await asyncio.sleep(KEEP_SECONDS + 1)
        assert code not in there._rooms
        assert REDONE._value.get() == read  # no retry, not even to unload the table


@awaits_no_time
async def test_a_request_to_a_process_without_subscribers_gets_the_latest() -> None:
    async with two_hubs() as (here, there, _):
        code = await there.open(Settings("mantis"))
        ada, _ = await sit(here, code, "Ada"), await sit(here, code, "Leo")
        await ada.do(Start())
        await ada.act("score")
        await soon()
        asked = await asyncio.gather(*(there.room(code) for _ in range(3)))
        assert [room and room.public_view().stage for room in asked] == [Stage.PLAYING] * 3
        assert there._rooms[code].state.version == ada.update.version


@awaits_no_time
async def test_one_process_looks_after_an_unloaded_table() -> None:
    driver = await memory(is_shared=True)
    async with hub_on(driver) as hub:
        ada, _ = await playing(hub, "Ada", "Leo", game="kittens", turn_seconds=30, open=True)
    async with hub_on(driver), hub_on(driver) as there:
        await asyncio.sleep(300)
        assert len(await there.storage.records.listed(10)) == 1
        room = await there.room(code_of(ada))
        assert room
        assert room.public_view().stage is Stage.OVER


@awaits_no_time
async def test_a_person_connected_to_two_processes_stays_until_both_connections_end() -> None:
    async with two_hubs() as (here, there, _):
        ada, leo = await playing(here, "Ada", "Leo")
        second = await enter(there, code_of(ada), "Leo")
        leo.leave()
        await soon()
        assert ada.update.table.seats[1].connected
        second.leave()
        await soon()
        assert not ada.update.table.seats[1].connected


@awaits_no_time
async def test_loading_a_table_elsewhere_marks_no_person_as_gone() -> None:
    async with two_hubs() as (here, there, driver):
        ada, _ = await playing(here, "Ada", "Leo")
        watcher = await enter(there, code_of(ada), None)
        await asyncio.sleep(20)
        assert watcher.update.version == ada.update.version
        counts = await kinds(driver, code_of(ada))
        assert counts[Gone] == counts[Back] == 0


@awaits_no_time
async def test_people_of_an_ended_process_are_marked_gone() -> None:
    driver = await memory(is_shared=True)
    async with hub_on(driver) as here:
        ada, _ = await playing(here, "Ada", "Leo")
        async with hub_on(driver) as there:
            await enter(there, code_of(ada), "Leo")
    async with hub_on(driver) as again:
        watcher = await enter(again, code_of(ada), None)
        await asyncio.sleep(20)
        assert not watcher.update.table.seats[1].connected


@awaits_no_time
async def test_people_of_a_dead_process_are_marked_gone_by_another() -> None:
    async with two_hubs() as (here, there, driver):
        await playing(here, "Ada", "Leo")
        (code,) = here._rooms
        leo = await enter(there, code, "Leo")
        await asyncio.sleep(200)
        assert (await kinds(driver, code))[Gone] == 0  # her process reports her as connected
        kill(here)
        await asyncio.sleep(40)
        assert [holder.connected for holder in leo.update.table.seats] == [False, True]


def kill(hub: Hub) -> None:
    """Stop a hub abruptly: it writes and sends nothing more."""
    for room in list(hub._rooms.values()):
        room.task.cancel()
    for task in hub._tasks:
        task.cancel()


@awaits_no_time
async def test_a_table_of_a_dead_process_continues_within_five_seconds() -> None:
    async with two_hubs() as (here, there, driver):
        ada, _ = await playing(here, "Ada", "Leo", turn_seconds=100)
        await asyncio.sleep(90)  # the other process has unloaded the table
        kill(here)
        await asyncio.sleep(10)  # her time is up
        due_at = there.now()
        while (await kinds(driver, code_of(ada)))[Tick] == 0:
            await asyncio.sleep(0.01)
        assert SETTLE_SECONDS <= there.now() - due_at < 5.0


@awaits_no_time
async def test_bots_continue_as_soon_as_all_people_are_back() -> None:
    async with two_hubs() as (here, there, driver):
        code = await here.open(Settings("mantis"))
        ada = await sit(here, code, "Ada")
        await ada.do(AddBot("random"))
        await ada.do(Start())
        await ada.act("score")  # now it is the bot's turn
        kill(here)
        before = (await kinds(driver, code))[BotActs]
        await asyncio.sleep(1.5)
        back_at = there.now()
        await enter(there, code, "Ada")
        while (await kinds(driver, code))[BotActs] == before:
            await asyncio.sleep(0.01)
        assert there.now() - back_at < 2.0


@awaits_no_time
async def test_people_have_time_to_come_back_when_the_database_was_away() -> None:
    async with two_hubs() as (here, there, driver):
        ada, _ = await playing(here, "Ada", "Leo", turn_seconds=30)
        code = code_of(ada)
        kill(here)
        driver.fails = True
        await asyncio.sleep(60)
        driver.fails = False
        back_at = there.now()
        while (await kinds(driver, code))[Tick] == 0:
            await asyncio.sleep(0.01)
        assert there.now() - back_at >= SETTLE_SECONDS - 2.0  # the outage is checked once a second
