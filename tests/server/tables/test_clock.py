"""Changes of the wall clock do not affect deadlines and bots."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from mazzo.server.store.storage import Storage
from mazzo.server.tables.hub import clock, zero
from mazzo.table.commands import AddBot, Start
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from tests.server.client import Guest
from tests.server.in_process import LocalClient, Memory, code_of, enter, hub_on, memory, playing, sit
from tests.server.loop import awaits, awaits_no_time
from tests.server.site import Site

HOUR = 3600.0


def test_setting_the_time_of_day_does_not_change_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    now, real = clock(zero()), time.time
    assert abs(now() - real()) < 1
    before = now()
    monkeypatch.setattr(time, "time", lambda: real() - HOUR)
    assert 0 <= now() - before < 1


async def times(driver: Memory, code: str) -> list[float]:
    return [entry.at for entry in await Storage(driver).tables.entries(code)]


async def until_asked(ada: LocalClient) -> None:
    while ada.update.view["to_act"] != [0]:
        await asyncio.sleep(0.1)


@awaits_no_time
async def test_bots_and_deadlines_continue_after_the_clock_was_set_back() -> None:
    loop, driver = asyncio.get_running_loop(), await memory()
    async with hub_on(driver) as hub:
        ada = await sit(hub, await hub.open(Settings("mantis", turn_seconds=30)), "Ada")
        await ada.do(AddBot("random"))
        await ada.do(Start())
        await ada.act("score")
    async with hub_on(driver, ahead=-HOUR) as hub:
        began = loop.time()
        ada = await enter(hub, code_of(ada), "Ada")
        await until_asked(ada)
        assert loop.time() - began < 10
        version = ada.update.version
        assert ada.update.table.seconds_left
        assert 29 < ada.update.table.seconds_left <= 30
        await asyncio.sleep(31)
        assert ada.update.version > version
        at = await times(driver, code_of(ada))
        assert at == sorted(at)


@awaits_no_time
async def test_an_empty_table_meets_its_deadlines_after_the_clock_was_set_back() -> None:
    loop, driver = asyncio.get_running_loop(), await memory()
    async with hub_on(driver) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
    began = loop.time()
    async with hub_on(driver, ahead=-HOUR) as hub:
        room = await hub.room(code_of(ada))
        assert room
        while room.public_view().stage is Stage.PLAYING:
            await asyncio.sleep(1)
            room = await hub.room(code_of(ada))
            assert room
        assert 180 < loop.time() - began < 300


@awaits_no_time
async def test_an_unloaded_table_is_overdue_in_time_after_the_clock_was_set_back() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, _ = await playing(hub, "Ada", "Leo", turn_seconds=100)
        code = code_of(ada)
    async with hub_on(driver, ahead=-HOUR) as hub:
        await hub.room(code)
        ((wake_at,),) = await driver.fetch("SELECT wake_at FROM tables WHERE code = $1", code)
        assert wake_at - hub.now() < 200


@pytest.mark.parametrize("ahead", [HOUR, -HOUR])
@awaits_no_time
async def test_processes_whose_clocks_differ_play_one_game(ahead: float) -> None:
    loop, driver = asyncio.get_running_loop(), await memory(is_shared=True)
    async with hub_on(driver) as hub, hub_on(driver, ahead) as other:
        ada = await sit(hub, await hub.open(Settings("mantis", turn_seconds=30)), "Ada")
        leo = await sit(other, code_of(ada), "Leo")
        await ada.do(AddBot("random"))
        await ada.do(Start())
        for _ in range(3):
            began = loop.time()
            for client in (ada, leo):
                while not client.update.view or client.update.view["to_act"] != [client.update.seat]:
                    await asyncio.sleep(0.1)
                assert client.update.table.seconds_left
                assert 25 < client.update.table.seconds_left <= 30
                await client.act("score")
            assert loop.time() - began < 10
        at = await times(driver, code_of(ada))
        assert at == sorted(at)
        assert sum(after - before > 10 for before, after in pairwise(at)) <= 1  # when the processes first met


SHIFTED = """import sys, time
from pathlib import Path
file, real = Path(sys.argv.pop(1)), time.time
time.time = lambda: real() + float(file.read_text())
from mazzo.cli import main
sys.exit(main(sys.argv[1:]))"""


@awaits
async def test_a_bot_of_a_running_server_plays_on_when_the_clock_is_set_back(
    new_site: Callable[..., Site], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shift = tmp_path / "shift"
    shift.write_text("0")
    popen = subprocess.Popen
    monkeypatch.setattr(
        subprocess, "Popen", lambda command, **o: popen([sys.executable, "-c", SHIFTED, str(shift), *command[3:]], **o)
    )
    site = new_site("--no-limits")
    async with Guest(site.url) as guest:
        visit = await guest.sit(await guest.open_table(game="mantis", speed="fast"), "Ada")
        await visit.do(AddBot("random"))
        await visit.do(Start())
        shift.write_text("-7200")
        await visit.until(visit.may_act)
        answer = await visit.do(visit.choose(Random(1)))
        await visit.has_version(answer.version + 1)
        await visit.until(visit.may_act)
