"""After the server is killed and restarted, deadlines are unchanged, and passed ones take effect."""

import asyncio
from random import Random
from time import time
from typing import Any

import pytest

from mazzo.table.commands import AddBot, Start, Tick
from tests.server.client import Guest
from tests.server.history.witness import entries_of
from tests.server.loop import awaits
from tests.server.site import Site

KILLS = 2
EXACT = 0.5  # seconds
LONGEST_LIFE = 0.8  # seconds until a server is killed
TIMES = {"mazzo.server.tables.hub.SETTLE_SECONDS": 0.2, "mazzo.server.tables.hub.UNWATCHED_SECONDS": 0.02}
"""Short times are enough, since no person returns to the tables."""


@pytest.mark.slow
@awaits
async def test_deadlines_outlive_the_server(any_database: str) -> None:
    site = await asyncio.to_thread(Site, any_database, "--no-limits", times=TIMES)
    try:
        async with Guest(site.url) as guest:
            quiet = await leave_alone(guest, game="mantis", turn_seconds=1000)
            silent = await leave_alone(guest, game="mantis", turn_seconds=1)
            before = await deadline_of(guest, quiet)
            random = Random(0)
            for _ in range(KILLS):
                await asyncio.sleep(random.uniform(0.0, LONGEST_LIFE))
                await asyncio.to_thread(site.kill)
                site = await asyncio.to_thread(Site, any_database, "--no-limits", port=site.port, times=TIMES)
                after = await deadline_of(guest, quiet)
                assert before[0] < after[1] + EXACT
                assert after[0] < before[1] + EXACT
                await guest.http.get(f"/api/tables/{silent}")  # loads the table
            while (await guest.http.get(f"/api/records/{silent}-1")).status_code == 404:  # bots finish the game
                await asyncio.sleep(0.1)
        assert [entry for entry in await entries_of(any_database, quiet) if isinstance(entry.command, Tick)] == []
        assert len([entry for entry in await entries_of(any_database, silent) if isinstance(entry.command, Tick)]) >= 2
    finally:
        site.stop()
    assert site.complaints() == []


async def leave_alone(guest: Guest, **settings: Any) -> str:
    """Start a game of a person who does not act against a bot, and leave it unwatched; returns its code."""
    code = await guest.open_table(**settings)
    visit = await guest.sit(code, "Zoe")
    await visit.do(AddBot("random"))
    await visit.do(Start())
    while not visit.may_act():
        await visit.has_version(visit.update.version + 1)
    await visit.leave()
    return code


async def deadline_of(guest: Guest, code: str) -> tuple[float, float]:
    """The earliest and the latest possible time of the deadline, since the answer takes some time."""
    asked_at = time()
    seconds_left: float = (await guest.http.get(f"/api/tables/{code}")).json()["seconds_left"]
    return asked_at + seconds_left, time() + seconds_left
