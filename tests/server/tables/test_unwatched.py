"""Bots at tables without connected people use little computing time."""

import asyncio
from itertools import count

import pytest

from mazzo.server.tables.hub import UNWATCHED_SECONDS, UNWATCHED_SHARE_SECONDS
from mazzo.server.tables.timers import SLICE_SECONDS
from mazzo.table.clock import BOT_SECONDS, PACE
from mazzo.table.commands import AddBot, BotActs, Leave, Start
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from tests.server.in_process import code_of, hub_on, kinds, memory, sit
from tests.server.loop import awaits_no_time

LONGEST_PAUSE = BOT_SECONDS * max(PACE)
NO_SHORT_GAME = {"target": 105}  # the game lasts until the deck is empty: 93 moves


@awaits_no_time
async def test_unwatched_bots_pause_after_each_slice_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()  # half a slice passes between two readings of the clock, so only one move fits
    monkeypatch.setattr("mazzo.server.tables.timers.perf_counter", lambda: next(looks) * SLICE_SECONDS / 2)
    driver = await memory()
    async with hub_on(driver) as hub:
        ada = await sit(hub, await hub.open(Settings("mantis", options=NO_SHORT_GAME)), "Ada")
        for _ in range(2):
            await ada.do(AddBot("hard"))
        await ada.do(Start())
        await ada.do(Leave())
        ada.leave()
        began = hub.now()
        while (moves := (await kinds(driver, code_of(ada)))[BotActs]) < 20:
            await asyncio.sleep(0.1)
        assert hub.now() - began >= (moves - 1) * UNWATCHED_SECONDS


@awaits_no_time
async def test_unwatched_bots_make_several_moves_in_one_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.tables.timers.perf_counter", lambda: 0.0)  # time stands still for a whole game
    async with hub_on(await memory()) as hub:
        ada = await sit(hub, await hub.open(Settings("mantis")), "Ada")
        for _ in range(2):
            await ada.do(AddBot("hard"))
        await ada.do(Start())
        await ada.do(Leave())
        ada.leave()
        assert ada.room
        await asyncio.sleep(LONGEST_PAUSE + 2 * UNWATCHED_SECONDS)  # the first pause began when she was here
        assert ada.room.state.stage is Stage.OVER


@awaits_no_time
async def test_more_unwatched_tables_have_longer_pauses() -> None:
    async with hub_on(await memory()) as hub:
        assert hub.unwatched_pause() == UNWATCHED_SECONDS
        for _ in range(50):
            await hub.open(Settings("mantis"))
        await asyncio.sleep(1.0)
        assert hub.unwatched_pause() == 50 * UNWATCHED_SHARE_SECONDS
