"""One address, or people who come and go, fill a table. Others still find a place, and the host can remove them."""

import pytest

from mazzo.protocol.messages import Refused
from mazzo.server.limits import Limits
from mazzo.server.tables.hub import Crowded
from mazzo.table import membership
from mazzo.table.commands import Join, Remove, Sit
from mazzo.table.settings import Settings
from mazzo.table.table import MOST_LISTED
from tests.server.in_process import LocalClient, enter, hub_on, memory, put, sit, soon
from tests.server.loop import awaits_no_time

LIMITS = Limits()
OF_AN_ADDRESS = LIMITS.places_of_an_address_at_a_table
EVIL = "203.0.113.1"


@awaits_no_time
async def test_people_who_come_and_go_do_not_fill_a_table() -> None:
    async with hub_on(await memory(), limits=LIMITS) as hub:
        code = await hub.open(Settings("mantis", open=True))
        ada = await sit(hub, code, "Ada")
        leo = await sit(hub, code, "Leo")
        leo.leave()  # for a moment
        for number in range(membership.MOST_PEOPLE + 20):
            eve = await enter(hub, code, f"Eve {number}", EVIL)
            await eve.do(Join("Eve"))
            eve.leave()
        await soon()
        assert ada.room
        assert len(ada.room.state.people) == membership.MOST_PEOPLE
        mia = await enter(hub, code, "Mia")
        await mia.do(Join("Mia"))
        await mia.do(Sit())
        leo = await enter(hub, code, "Leo")
        await soon()
        assert [holder.name for holder in leo.update.table.seats if holder.connected] == ["Ada", "Leo", "Mia"]


@awaits_no_time
async def test_the_places_of_an_address_at_a_table_are_limited() -> None:
    async with hub_on(await memory(), limits=LIMITS) as hub:
        code = await hub.open(Settings("mantis"))
        ada = await sit(hub, code, "Ada")
        crowd = [await enter(hub, code, f"Eve {number}", EVIL) for number in range(OF_AN_ADDRESS + 5)]
        answers = [await eve.ask(Join("Eve")) for eve in crowd]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [(answer.code, answer.facts) for answer in refused] == 5 * [("full-address", {"most": "40"})]
        assert ada.update.table.watchers == OF_AN_ADDRESS
        await crowd[0].do(Join("Eve"))  # she has already joined
        await (await enter(hub, code, "Mia")).do(Join("Mia"))  # from elsewhere
        crowd[0].leave()
        await soon()
        await crowd[-1].do(Join("Eve"))


@awaits_no_time
async def test_the_addresses_of_one_ipv6_site_have_four_times_as_many_places() -> None:
    limits = Limits(places_of_an_address_at_a_table=4, sockets_of_an_address_at_a_table=6)
    async with hub_on(await memory(), limits=limits) as hub:
        code = await hub.open(Settings("mantis"))
        await sit(hub, code, "Ada")
        crowd = [await enter(hub, code, f"Eve {number}", f"2001:db8:0:{number}::/64") for number in range(6 * 4)]
        answers = [await eve.ask(Join("Eve")) for eve in crowd]
        assert [isinstance(answer, Refused) for answer in answers] == [False] * 16 + [True] * 8
        with pytest.raises(Crowded):
            await enter(hub, code, "Eve", "2001:db8:0:ffff::/64")
        mia = await enter(hub, code, "Mia", "2001:db8:1:1::/64")
        await mia.do(Join("Mia"))


@awaits_no_time
async def test_simultaneous_joins_of_one_address_get_no_more_places() -> None:
    async with hub_on(await memory(), limits=LIMITS) as hub:
        code = await hub.open(Settings("mantis"))
        ada = await sit(hub, code, "Ada")
        crowd = [await enter(hub, code, f"Eve {number}", EVIL) for number in range(2 * OF_AN_ADDRESS)]
        for eve in crowd:
            assert eve.room
            put(eve.room, "join", Join("Eve"), eve)
        await soon()
        assert ada.update.table.watchers == OF_AN_ADDRESS


@awaits_no_time
async def test_the_host_sees_and_removes_all_people() -> None:
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis"))
        ada, leo = await sit(hub, code, "Ada"), await sit(hub, code, "Leo")
        crowd: list[LocalClient] = []
        for number in range(MOST_LISTED + 10):
            crowd.append(await enter(hub, code, f"Eve {number}"))
            await crowd[-1].do(Join("Eve"))
        for eve in crowd[:5]:
            eve.leave()
        await soon()
        table, others = ada.update.table, ada.update.others
        assert table.watchers == len(table.bystanders) + 5 == MOST_LISTED + 5
        assert [other.connected for other in others] == 5 * [True] + 5 * [False]
        assert leo.update.others == ()
        for person in (*table.bystanders, *others):
            await ada.do(Remove(person.person))
        assert ada.update.table.watchers == 0
        assert ada.update.others == ()
        assert len(ada.update.removed) == MOST_LISTED + 10
        assert all(eve.is_hung_up for eve in crowd[5:])
