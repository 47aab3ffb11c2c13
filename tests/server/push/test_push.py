"""Notices for people who are asked while they are away."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import gmtime

import pytest

from mazzo.core.errors import Refused
from mazzo.server.push.messenger import asked_anew
from mazzo.server.push.reaching import is_public, public_address, read_endpoint
from mazzo.server.store.forgetting import forget
from mazzo.server.store.storage import connect
from mazzo.server.store.subscriptions import MOST_OF_A_PERSON, Quiet, Subscription
from mazzo.table.commands import Gone, Start
from mazzo.table.settings import Settings
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.push.service import PushService
from tests.server.site import Site
from tests.table.tables import TestTable

CONTACT = "mailto:club@example.org"
NEW_YEAR = 1_704_067_200.0  # 2024, in UTC
HOUR = 3600.0


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://me:secret@push.example.org/x",
        "ftp://push.example.org/x",
        "https:///x",
        "https://push.example.org/é",
        "https://[::1/x",
        "x",
    ],
)
def test_a_push_service_is_reached_by_https_on_the_usual_port(endpoint: str) -> None:
    with pytest.raises(Refused):
        read_endpoint(endpoint)


def test_a_push_service_has_a_public_address() -> None:
    private = ["127.0.0.1", "10.0.0.8", "192.168.1.1", "169.254.169.254", "172.16.3.4", "100.64.0.1", "224.0.0.1"]
    private += ["::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "ff02::1", "::"]
    assert [address for address in private if is_public(address)] == []
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")
    with pytest.raises(Refused, match="not a public address"):
        public_address(read_endpoint("https://127.0.0.1/x"))


@pytest.mark.parametrize(("hour", "is_quiet"), [(21, False), (22, True), (24, True), (31, True), (32, False)])
def test_nights_are_quiet_in_the_persons_own_time(hour: int, is_quiet: bool) -> None:
    night = Quiet(begins=22 * 60, ends=8 * 60, zone="Europe/Rome")
    assert night.covers(NEW_YEAR + (hour - 1) * HOUR) is is_quiet  # Rome is an hour ahead of UTC in January
    assert Quiet(begins=60, ends=120, zone="UTC").covers(NEW_YEAR + 1.5 * HOUR)


@pytest.mark.parametrize(("seconds", "is_told"), [(86400, True), (60, False), (None, False)])
def test_somebody_away_is_told_once_for_each_question(seconds: int | None, is_told: bool) -> None:
    game = TestTable(Settings("mantis", turn_seconds=seconds), seated="Ada Leo").start()
    assert game.table.state.play
    seat = game.table.state.play.to_act[0]
    asked, other = (str(game.table.state.chairs[each].person) for each in (seat, 1 - seat))
    game.tell(Gone(), other)
    while True:
        before = game.table.state
        game.act(asked, "score")
        if game.table.state.play.to_act != (seat,):
            break
        assert asked_anew(before, game.table.state) == []
    assert asked_anew(before, game.table.state) == [other] * is_told
    assert asked_anew(game.table.state, game.table.state) == []


@awaits
async def test_a_person_has_few_browsers_and_loses_them_when_forgotten(database: str) -> None:
    storage = await connect(database)
    try:
        who = (await storage.people.welcome(0.0, "en")).who
        for number in range(MOST_OF_A_PERSON + 3):
            endpoint = f"https://push.example.org/{number}"
            browser = Subscription(endpoint=endpoint, p256dh="x" * 87, auth="y" * 22, says="Your turn")
            await storage.subscriptions.add(who, browser, float(number))
        kept = {each.endpoint.rpartition("/")[2] for each in await storage.subscriptions.of(who)}
        assert kept == {"3", "4", "5", "6", "7"}
        await storage.subscriptions.remove(who, "https://push.example.org/7")
        assert len(await storage.subscriptions.of(who)) == MOST_OF_A_PERSON - 1
        assert await forget(storage, who, 10.0)
        assert await storage.subscriptions.of(who) == []
        assert await storage.subscriptions.key("first") == "first"
        assert await storage.subscriptions.key("second") == "first"
    finally:
        await storage.close()


@awaits
async def test_a_server_sends_no_notices_unless_its_operator_agrees(site: Site, service: PushService) -> None:
    async with Guest(site.url) as guest:
        assert (await guest.http.get("/api/push")).json() == {"key": None}
        assert (await guest.http.put("/api/push", json=service.subscription())).status_code == 404


async def ask_somebody_away(guest: Guest, other: Guest) -> str:
    """A game with turns of a day, in which the other one is asked and away; the code of its table."""
    code = await guest.open_table(game="mantis", turn_seconds=86400)
    own, gone = await guest.sit(code, "Ada"), await other.sit(code, "Leo")
    await own.until(lambda: own.update.table.next_commitment)
    await own.do(Start())
    await gone.until(lambda: gone.update.view)
    await gone.leave()
    await own.until(lambda: not own.update.table.chairs[1].connected)
    random = Random(1)
    while own.may_act():
        await own.do(own.choose(random))
    return code


@awaits
async def test_notices_are_encrypted_and_signed_and_no_push_service_disturbs_a_table(
    tmp_path: Path, service: PushService
) -> None:
    database, anywhere = tmp_path / "mazzo.db", {"MAZZO_PUSH_ANYWHERE": "1"}
    site = await asyncio.to_thread(Site, database, "--no-limits", "--push", CONTACT, variables=anywhere)
    try:
        async with Guest(site.url) as ada, Guest(site.url) as leo:
            key = (await leo.http.get("/api/push")).json()["key"]
            nowhere = service.subscription(quiet={"begins": 0, "ends": 1, "zone": "Nowhere/Land"})
            assert (await leo.http.put("/api/push", json=nowhere)).status_code == 400
            assert (await leo.http.put("/api/push", json=service.subscription(quiet=around_now()))).status_code == 204
            await ask_somebody_away(ada, leo)  # without a notice

            assert (await leo.http.put("/api/push", json=service.subscription())).status_code == 204
            first = await ask_somebody_away(ada, leo)
            assert await asyncio.to_thread(service.came.acquire, timeout=20)
            assert service.notices == [{"says": "Tocca a te!", "table": first}]
            assert service.is_signed_by(key)

            service.goes_on.clear()  # it is slow now, and then this browser is unknown to it
            service.status = 410
            others = [await ask_somebody_away(ada, leo) for _ in range(2)]  # nobody waits for the push service
            for _ in others:
                assert await asyncio.to_thread(service.came.acquire, timeout=20)
            assert [notice["table"] for notice in service.notices] == [first, *others]
            service.goes_on.set()
            while subscriptions_in(database):
                await asyncio.sleep(0.1)
    finally:
        assert site.stop() == 0
    assert site.complaints() == []


def around_now() -> dict[str, object]:
    """Quiet hours that began two hours ago and end in two hours."""
    hour = gmtime().tm_hour
    return {"begins": (hour - 2) % 24 * 60, "ends": (hour + 2) % 24 * 60, "zone": "UTC"}


def subscriptions_in(database: Path) -> int:
    reading = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        count: int = reading.execute("SELECT COUNT(*) FROM push_subscriptions").fetchone()[0]
        return count
    finally:
        reading.close()
