"""Players and the host can always return to a table that is full of watchers."""

from contextlib import AsyncExitStack

import pytest

from mazzo.server.limits import Limits
from mazzo.server.tables.hub import Crowded
from mazzo.table.commands import Act, Join, Start
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from tests.server.client import Guest
from tests.server.in_process import code_of, enter, hub_on, memory, playing, soon
from tests.server.loop import awaits, awaits_no_time
from tests.server.site import Site
from tests.slow import slowly

LIMITS = Limits()
OF_AN_ADDRESS = LIMITS.sockets_of_an_address_at_a_table
EVIL = "203.0.113.1"
MOST = 20  # connections of a small table


@pytest.fixture
def small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.tables.subscribers.CONNECTIONS_AT_A_TABLE", MOST)


@pytest.mark.usefixtures("small_table")
@awaits_no_time
async def test_players_come_back_to_a_table_that_is_full_of_watchers() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        code = code_of(ada)
        ada.leave()
        leo.leave()
        for _ in range(MOST):
            await enter(hub, code, None)
        for watcher in (None, "Mia"):
            with pytest.raises(Crowded):
                await enter(hub, code, watcher)
        ada, leo = await enter(hub, code, "Ada"), await enter(hub, code, "Leo")
        await soon()
        assert all(holder.connected for holder in ada.update.table.seats)
        await ada.act("score")
        assert leo.update.version == ada.update.version


@pytest.mark.usefixtures("small_table")
@awaits_no_time
async def test_a_host_without_a_seat_comes_back_to_a_full_table() -> None:
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis"))
        ada = await enter(hub, code, "Ada")
        await ada.do(Join("Ada"))
        ada.leave()
        for _ in range(MOST):
            await enter(hub, code, None)
        ada = await enter(hub, code, "Ada")
        await soon()
        assert ada.update.host


@awaits_no_time
async def test_one_address_cannot_crowd_a_table_but_plays_there() -> None:
    async with hub_on(await memory(), limits=LIMITS) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        code = code_of(ada)
        watchers = [await enter(hub, code, None, EVIL) for _ in range(OF_AN_ADDRESS)]
        with pytest.raises(Crowded):
            await enter(hub, code, None, EVIL)
        leo.leave()
        await enter(hub, code, "Leo", EVIL)  # a player behind the same address
        await enter(hub, code, None, "198.51.100.1")
        watchers[0].leave()
        watchers[1].leave()
        await enter(hub, code, None, EVIL)


@pytest.mark.parametrize("addresses", [2, slowly(10)])
@awaits
async def test_a_player_comes_back_over_a_real_connection(limited_site: Site, addresses: int) -> None:
    """Each address opens its maximum of connections after the players have lost theirs."""
    site = limited_site
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(Guest(site.url, address="198.51.100.201"))
        other = await stack.enter_async_context(Guest(site.url, address="192.0.2.1"))  # of the first crowd
        ada = await host.sit(await host.open_table(game="mantis"), "Ada")
        leo = await other.sit(ada.code, "Leo")
        await ada.do(Start())
        await ada.leave()
        await leo.leave()
        for number in range(1, addresses + 1):
            evil = await stack.enter_async_context(Guest(site.url, address=f"192.0.2.{number}", is_known=False))
            visits = [await evil.visit(ada.code) for _ in range(OF_AN_ADDRESS)]
            assert not any(visit.is_over for visit in visits)
            late = await evil.visit(ada.code)
            assert late.close_message
            assert late.close_message.code == "crowded"
        ada, leo = await host.visit(ada.code), await other.visit(ada.code)
        assert (ada.update.seat, leo.update.seat) == (0, 1)
        assert ada.update.table.stage is Stage.PLAYING
        await (ada if ada.may_act() else leo).do(Act("score", ada.update.version))
