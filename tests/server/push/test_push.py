"""Push notices for people whose turn it is while they are away."""

import asyncio
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import gmtime

import msgspec
import pytest

from mazzo.core.errors import Refused
from mazzo.server.limits import UNLIMITED
from mazzo.server.push import delivery
from mazzo.server.push.delivery import is_public, public_address, read_endpoint
from mazzo.server.push.messenger import Messenger, asked_anew
from mazzo.server.store.names import forget
from mazzo.server.store.push_subscriptions import MOST_OF_A_PERSON, Quiet, Subscription
from mazzo.server.store.storage import Storage, connect
from mazzo.table.commands import Gone, Start
from mazzo.table.settings import Settings
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.push.service import PushService
from tests.server.site import Site
from tests.server.store.test_storage import opened
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
    private += ["64:ff9b::a00:1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:a00:1::1", "fec0::1", "::10.0.0.1"]
    assert [address for address in private if is_public(address)] == []
    public = ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::93.184.216.34", "::ffff:93.184.216.34"]
    assert [address for address in public if not is_public(address)] == []
    with pytest.raises(Refused, match="not a public address"):
        public_address(read_endpoint("https://127.0.0.1/x"), 10.0)


def test_resolving_a_name_has_a_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [goes_on.wait(60)][:0])
    try:
        with pytest.raises(TimeoutError, match=r"push\.example\.org was not resolved within 0 seconds"):
            public_address(read_endpoint("https://push.example.org/x"), 0.1)
    finally:
        goes_on.set()


@asynccontextmanager
async def messenger_on(path: Path) -> AsyncIterator[tuple[Messenger, Storage]]:
    """A running messenger."""
    storage = await connect(str(path / "mazzo.db"))
    messenger = Messenger(storage, CONTACT, lambda: NEW_YEAR, UNLIMITED)
    await messenger.start()
    running = asyncio.create_task(messenger.run())
    try:
        yield messenger, storage
    finally:
        running.cancel()
        messenger.stop()
        await storage.close()


@awaits
async def test_slow_push_services_do_not_delay_other_notices(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("MAZZO_PUSH_ANYWHERE", "1")
    monkeypatch.setattr(delivery, "WHOLE_SECONDS", 3.0)
    caplog.set_level("INFO", "mazzo.server.push")
    slow = [PushService() for _ in range(3)]
    async with messenger_on(tmp_path) as (messenger, _):
        for number, each in enumerate(slow):
            each.goes_on.clear()
            await messenger.subscribe(f"slow-{number}", subscription_of(each))
            for table in range(20):
                messenger.notify(f"slow-{number}", f"table-{table}")
        await messenger.subscribe("quick", subscription_of(service))
        messenger.notify("quick", "table")
        assert await asyncio.to_thread(service.came.acquire, timeout=20)
        assert "seconds" not in caplog.text  # the slow ones have not timed out yet
        while caplog.text.count("19 waiting notices were dropped") < len(slow):
            await asyncio.sleep(0.02)
        messenger.notify("slow-0", "another table")
        messenger.notify("quick", "another table")
        assert await asyncio.to_thread(service.came.acquire, timeout=20)
    assert [len(each.notices) for each in slow] == [1, 1, 1]
    for each in slow:
        each.close()


def subscription_of(service: PushService, **more: str) -> Subscription:
    return msgspec.convert({**service.subscription(), **more}, Subscription)


WRONG_KEYS = [{"p256dh": "x" * 87}, {"p256dh": "B" + "A" * 86}, {"p256dh": "x" * 81}, {"auth": "y" * 30}]


@pytest.mark.parametrize("wrong", WRONG_KEYS)
@awaits
async def test_a_subscription_with_wrong_keys_is_refused(
    tmp_path: Path, service: PushService, wrong: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAZZO_PUSH_ANYWHERE", "1")
    async with messenger_on(tmp_path) as (messenger, storage):
        with pytest.raises(Refused, match="the key"):
            await messenger.subscribe("ada", subscription_of(service, **wrong))
        assert await storage.subscriptions.of("ada") == []


@pytest.mark.parametrize(("hour", "is_quiet"), [(21, False), (22, True), (24, True), (31, True), (32, False)])
def test_quiet_hours_are_in_the_time_zone_of_the_person(hour: int, is_quiet: bool) -> None:
    night = Quiet(begins=22 * 60, ends=8 * 60, zone="Europe/Rome")
    assert night.covers(NEW_YEAR + (hour - 1) * HOUR) is is_quiet  # Rome is an hour ahead of UTC in January
    assert Quiet(begins=60, ends=120, zone="UTC").covers(NEW_YEAR + 1.5 * HOUR)


@pytest.mark.parametrize(("seconds", "is_notified"), [(86400, True), (60, False), (None, False)])
def test_an_absent_person_gets_one_notice_for_each_turn(seconds: int | None, is_notified: bool) -> None:
    game = TestTable(Settings("mantis", turn_seconds=seconds), seated="Ada Leo").start()
    assert game.table.state.play
    seat = game.table.state.play.to_act[0]
    asked, other = (str(game.table.state.seats[each].person) for each in (seat, 1 - seat))
    game.tell(Gone(), other)
    while True:
        before = game.table.state
        game.act(asked, "score")
        if game.table.state.play.to_act != (seat,):
            break
        assert asked_anew(before, game.table.state) == []
    assert asked_anew(before, game.table.state) == [other] * is_notified
    assert asked_anew(game.table.state, game.table.state) == []


@awaits
async def test_the_browsers_of_a_person_are_limited_and_deleted_with_them(database: str) -> None:
    async with opened(database) as storage:
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


@awaits
async def test_a_server_sends_no_notices_unless_its_operator_agrees(site: Site, service: PushService) -> None:
    async with Guest(site.url) as guest:
        assert (await guest.http.get("/api/push")).json() == {"key": None}
        assert (await guest.http.put("/api/push", json=service.subscription())).status_code == 404


async def game_waiting_for(guest: Guest, other: Guest) -> str:
    """Start a game with turns of one day that waits for the other person, who is away; returns its code."""
    code = await guest.open_table(game="mantis", turn_seconds=86400)
    own, gone = await guest.sit(code, "Ada"), await other.sit(code, "Leo")
    await own.until(lambda: own.update.table.next_commitment)
    await own.do(Start())
    await gone.until(lambda: gone.update.view)
    await gone.leave()
    await own.until(lambda: not own.update.table.seats[1].connected)
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
            await game_waiting_for(ada, leo)  # without a notice

            assert (await leo.http.put("/api/push", json=service.subscription())).status_code == 204
            first = await game_waiting_for(ada, leo)
            assert await asyncio.to_thread(service.came.acquire, timeout=20)
            assert service.notices == [{"says": "Tocca a te!", "table": first}]
            assert service.is_signed_by(key)

            service.goes_on.clear()  # the service is slow, then no longer knows this browser
            service.status = 410
            others = [await game_waiting_for(ada, leo) for _ in range(2)]  # no game waits for it
            assert await asyncio.to_thread(service.came.acquire, timeout=20)
            assert [notice["table"] for notice in service.notices] == [first, others[0]]  # one at a time
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
