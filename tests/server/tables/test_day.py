"""In the deal of the day, bots give the same answers to the same moves, also after a restart."""

import asyncio

import msgspec

from mazzo.server.store.storage import Storage
from mazzo.server.tables.hub import Hub
from mazzo.table.commands import AddBot, Seed, Start
from mazzo.table.day import OPPONENTS, settings_of
from mazzo.table.updates import Stage
from tests.server.client import in_notation
from tests.server.in_process import LocalClient, Memory, code_of, enter, hub_on, memory, sit
from tests.server.loop import awaits_no_time


async def played(driver: Memory, who: str, moves_before_restart: int) -> tuple[str, ...]:
    """The moves of a game in which the player always chooses the last legal action."""
    moves, code = 0, ""
    while True:
        async with hub_on(driver) as hub:
            ada = await (enter(hub, code, who) if code else begun(hub, who))
            code = code_of(ada)
            while ada.update.table.stage is Stage.PLAYING:
                if ada.update.view and ada.update.view["legal"] and moves != moves_before_restart:
                    moves += 1
                    await ada.act(in_notation(ada.update.view["legal"][-1]))
                elif moves == moves_before_restart:
                    break
                else:
                    await asyncio.sleep(0.1)
            if ada.update.table.stage is Stage.OVER:
                record = await Storage(driver).records.get(f"{code}-1")
                assert record
                return tuple(msgspec.json.decode(record)["moves"])
        moves_before_restart = -1


async def begun(hub: Hub, who: str) -> LocalClient:
    code = await hub.open(settings_of("kittens", "2026-11-17"))
    room = await hub.room(code)
    assert room
    await room.notify(Seed("today"))
    ada = await sit(hub, code, who)
    for bot in OPPONENTS:
        await ada.do(AddBot(bot))
    await ada.do(Start())
    return ada


@awaits_no_time
async def test_equal_moves_meet_equal_bots() -> None:
    driver = await memory()
    first = await played(driver, "Ada", -1)
    assert first == await played(driver, "Leo", -1)
    assert first == await played(driver, "Mia", 3)
