"""A person sees one hand in a game, whatever they do with their connections."""

from mazzo.protocol.messages import Done, Refused
from mazzo.table.commands import AddBot, Agree, Join, Leave, Sit, Start, TakeSeat
from tests.server.client import Guest, TableSession
from tests.server.loop import awaits
from tests.server.site import Site


def hands_in(*visits: TableSession) -> set[int]:
    """The seats whose hands came over these connections."""
    views = [update.view for visit in visits for update in visit.updates if update.view]
    return {view["seat"] for view in views if view["seat"] is not None and view["hand"] is not None}


async def code(visit: TableSession, command: TakeSeat | Sit) -> str | None:
    answer = await visit.ask(command)
    return answer.code if isinstance(answer, Refused) else None


@awaits
async def test_a_person_who_leaves_and_returns_sees_no_other_hand(site: Site) -> None:
    async with Guest(site.url) as host, Guest(site.url) as guest:
        ada = await host.sit(await host.open_table(game="kittens", turn_seconds=None), "Ada")
        leo = await guest.sit(ada.code, "Leo")
        await ada.do(AddBot("easy"))
        await ada.do(Start())
        for _ in range(2):
            await leo.do(Leave())
            await leo.do(Join("Leo"))
            assert await code(leo, TakeSeat(2)) == "seen-another-hand"
        await leo.do(TakeSeat(1))
        assert hands_in(leo) == {1}


@awaits
async def test_a_second_tab_of_one_person_sees_no_other_hand(site: Site) -> None:
    async with Guest(site.url) as host, Guest(site.url) as guest:
        ada = await host.sit(await host.open_table(game="kittens", turn_seconds=None), "Ada")
        leo = await guest.sit(ada.code, "Leo")
        second = await guest.visit(ada.code, guest=2)
        await second.do(Join("Mia"))
        assert await code(second, Sit()) == "seated"
        await ada.do(AddBot("easy"))
        await ada.do(Start())
        assert await code(second, TakeSeat(2)) == "seated"
        await leo.do(Leave())
        assert await code(second, TakeSeat(2)) == "seen-another-hand"
        await second.do(TakeSeat(1))
        assert hands_in(leo, second) == {1}


@awaits
async def test_a_newcomer_gets_a_hand_only_when_the_host_agrees(site: Site) -> None:
    async with Guest(site.url) as host, Guest(site.url) as guest:
        ada = await host.sit(await host.open_table(game="kittens", turn_seconds=None), "Ada")
        await ada.do(AddBot("easy"))
        await ada.do(Start())
        zoe = await guest.visit(ada.code)
        await zoe.do(Join("Zoe"))
        assert isinstance(await zoe.ask(TakeSeat(1)), Done)
        assert hands_in(zoe) == set()
        await ada.until(lambda: ada.update.table.bystanders and ada.update.table.bystanders[0].asks_for == 1)
        await ada.do(Agree(ada.update.table.bystanders[0].person))
        await zoe.until(lambda: zoe.update.seat == 1)
        assert hands_in(zoe) == {1}
