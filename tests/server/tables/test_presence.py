"""The presence of people at a table, and their time limits."""

import asyncio

from mazzo.table.clock import BOT_SECONDS, pace
from mazzo.table.commands import AddBot, Start
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from tests.server.in_process import LocalClient, code_of, enter, hub_on, memory, playing, sit, soon
from tests.server.loop import awaits_no_time

# Presence


def connected(client: LocalClient) -> list[bool]:
    return [holder.connected for holder in client.update.table.seats]


@awaits_no_time
async def test_a_person_with_two_tabs_is_there_until_both_are_closed() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        second = await enter(hub, code_of(ada), "Leo")
        await ada.act("score")
        assert leo.update.version == second.update.version == ada.update.version
        leo.leave()
        await soon()
        assert connected(ada) == [True, True]
        second.leave()
        await soon()
        assert connected(ada) == [True, False]
        await enter(hub, code_of(ada), "Leo")
        assert connected(ada) == [True, True]


@awaits_no_time
async def test_a_person_who_stays_away_after_a_restart_is_marked_gone() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = code_of((await playing(hub, "Ada", "Leo"))[0])
    async with hub_on(driver) as hub:
        ada = await enter(hub, code, "Ada")
        assert connected(ada) == [True, True]
        await asyncio.sleep(6)
        assert connected(ada) == [True, False]


@awaits_no_time
async def test_a_restart_does_not_use_up_the_time_that_an_empty_table_waits() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = code_of((await playing(hub, "Ada", "Leo"))[0])
    await asyncio.sleep(3600)
    async with hub_on(driver) as hub:
        await asyncio.sleep(60)
        ada = await enter(hub, code, "Ada")
        assert ada.update.table.stage is Stage.PLAYING


# Time


@awaits_no_time
async def test_a_silent_seat_is_played_when_its_time_is_up() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo", turn_seconds=30)
        version = ada.update.version
        await asyncio.sleep(29)
        assert leo.update.version == version
        await asyncio.sleep(1.1)
        assert leo.update.version == version + 1
        assert leo.update.view["to_act"] == [1]


@awaits_no_time
async def test_a_deadline_that_passed_during_a_restart_counts_after_people_could_come_back() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, _ = await playing(hub, "Ada", "Leo", turn_seconds=30)
        code = code_of(ada)
    await asyncio.sleep(100)
    async with hub_on(driver) as hub:
        ada = await enter(hub, code, "Ada")
        assert ada.update.view["to_act"] == [0]
        await asyncio.sleep(4)
        await ada.act("score")
        await asyncio.sleep(31)
        assert ada.update.view["to_act"] == [0]  # Leo's turn ran out


@awaits_no_time
async def test_bots_answer_after_a_short_pause() -> None:
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis"))
        ada = await sit(hub, code, "Ada")
        await ada.do(AddBot("random"))
        await ada.do(Start())
        moved = await ada.act("score")
        pause = BOT_SECONDS * pace(moved.version)
        await asyncio.sleep(pause - 0.1)
        assert ada.update.version == moved.version
        await asyncio.sleep(0.2)
        assert ada.update.version == moved.version + 1


@awaits_no_time
async def test_bots_finish_an_abandoned_game_and_its_record_is_kept() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo = await playing(hub, "Ada", "Leo", game="kittens", open=True)
        ada.leave()
        leo.leave()
        await asyncio.sleep(200)
        assert len(await hub.storage.records.listed(10)) == 1
        assert await hub.room(code_of(ada)) is not None
        await asyncio.sleep(1900)
        assert await hub.room(code_of(ada)) is None


@awaits_no_time
async def test_bots_finish_an_abandoned_game_after_a_restart() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        await playing(hub, "Ada", "Leo", game="kittens", open=True)
    async with hub_on(driver) as hub:
        await asyncio.sleep(250)
        assert len(await hub.storage.records.listed(10)) == 1


@awaits_no_time
async def test_a_table_of_idle_people_closes_after_hours() -> None:
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis", open=True))
        ada = await sit(hub, code, "Ada")
        await asyncio.sleep(6 * 3600 - 10)
        assert await hub.storage.tables.listings(10)
        assert not ada.is_hung_up
        await asyncio.sleep(20)
        assert ada.close_message
        assert ada.close_message.code == "closed"
        assert ada.close_message.again_in_seconds is None
        assert ada.is_hung_up
        assert await hub.storage.tables.listings(10) == []
        assert await hub.room(code) is None


@awaits_no_time
async def test_a_table_without_connections_leaves_memory() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo", turn_seconds=None)
        room = ada.room
        ada.leave()
        leo.leave()
        await asyncio.sleep(29)
        assert await hub.room(code_of(ada)) is room
        await asyncio.sleep(2)
        again = await enter(hub, code_of(ada), "Ada")
        assert again.room is not room
        assert again.update.version == ada.update.version + 2 + 1  # two left, and one returned
