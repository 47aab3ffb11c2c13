"""The deal of the day over HTTP."""

import asyncio
from hashlib import sha256
from pathlib import Path

import msgspec

from mazzo.games import OURS
from mazzo.server.http.days import DayOffer
from mazzo.server.jobs import ExpertDay, play_day
from mazzo.table.commands import AddBot, Leave, Start
from mazzo.table.day import DAY_SECONDS, OPPONENTS
from tests.server.client import Guest, TableSession
from tests.server.in_process_server import served_in_process
from tests.server.loop import awaits
from tests.server.site import Site


async def today(guest: Guest) -> DayOffer:
    return msgspec.json.decode((await guest.http.get("/api/day")).content, type=DayOffer)


async def begin(guest: Guest, name: str, game: str = "mantis") -> TableSession:
    code = (await guest.http.post(f"/api/day/{game}")).json()["code"]
    visit = await guest.sit(code, name)
    for bot in OPPONENTS:
        await visit.do(AddBot(bot))
    await visit.do(Start())
    return visit


@awaits
async def test_each_person_gets_the_same_deal_once(site: Site) -> None:
    async with Guest(site.url) as guest, Guest(site.url) as friend:
        day = await today(guest)
        assert {deal.game for deal in day.deals} >= set(OURS)
        assert all(deal.code is None for deal in day.deals)
        ada, leo = await begin(guest, "Ada"), await begin(friend, "Leo")
        for part in ("tanks", "scores", "top", "pile"):
            assert ada.view[part] == leo.view[part]
        deal = next(deal for deal in (await today(guest)).deals if deal.game == "mantis")
        assert deal.code == ada.code != leo.code
        assert deal.commitment == ada.update.table.commitment
        again = await guest.http.post("/api/day/mantis")
        assert again.json() == {"code": ada.code}
        refused = await guest.http.post("/api/tables", json={"game": "mantis", "day": day.day})
        assert refused.json()["code"] == "day"


@awaits
async def test_the_game_of_expert_is_shown_only_after_playing(site: Site) -> None:
    async with Guest(site.url) as guest, Guest(site.url, is_known=False) as stranger:
        ada = await begin(guest, "Ada")
        for asker in (guest, stranger):
            early = await asker.http.get("/api/day/mantis/expert")
            assert (early.status_code, early.json()["code"]) == (409, "not-played")
        await ada.do(Leave())  # bots finish it
        while not (deal := next(deal for deal in (await today(guest)).deals if deal.game == "mantis")).record:
            await asyncio.sleep(0.02)
        assert deal.record == f"{ada.code}-1"
        found = msgspec.json.decode((await guest.http.get("/api/day/mantis/expert")).content, type=ExpertDay)
        seed = (await guest.http.get(f"/api/records/{deal.record}")).json()["seed"]
        assert sha256(seed.encode()).hexdigest() == deal.commitment
        assert found == play_day("mantis", seed)
        assert found.choices > 0
        assert (await guest.http.post("/api/day/nothing")).status_code == 404


@awaits
async def test_a_stranger_sees_the_day_and_plays_after_getting_a_name(site: Site) -> None:
    async with Guest(site.url, is_known=False) as stranger:
        day = await today(stranger)
        assert len(day.promise) == len(day.anchor) == 64
        assert 0 < day.seconds_left <= 86400
        assert (await stranger.http.post("/api/day/mantis")).status_code == 401


NIGHT = 1794960000.0 - 60  # a minute before 2026-11-18


@awaits
async def test_a_deal_that_ends_after_midnight_belongs_to_the_day_it_was_begun(tmp_path: Path) -> None:
    async with Guest("http://nowhere", is_known=False) as guest:
        async with served_in_process(tmp_path, at=NIGHT) as url:
            guest.move_to(url)
            await guest.http.get("/api/me")
            ada, leo = await begin(guest, "Ada"), await begin(guest, "Ada", "kittens")
            assert (await today(guest)).earlier == ()
        async with served_in_process(tmp_path, at=NIGHT + 120) as url:
            guest.move_to(url)
            day = await today(guest)
            assert (day.day, [deal.code for deal in day.deals]) == ("2026-11-18", [None] * len(day.deals))
            assert [(deal.day, deal.code, deal.record) for deal in day.earlier] == [
                ("2026-11-17", leo.code, None),
                ("2026-11-17", ada.code, None),
            ]
            visit = await guest.visit(ada.code)
            await visit.do(Leave())  # bots finish it
            while not (deal := (await today(guest)).earlier[1]).record:
                await asyncio.sleep(0.2)  # a person may send ten requests a second
            seed = (await guest.http.get(f"/api/records/{deal.record}")).json()["seed"]
            assert sha256(seed.encode()).hexdigest() == deal.commitment
            found = await guest.http.get("/api/day/mantis/expert?of=2026-11-17")
            assert msgspec.json.decode(found.content, type=ExpertDay) == play_day("mantis", seed)
            for other in ("", "?of=2026-11-18", "?of=2026-11-16", "?of=yesterday", "?of=2036-11-17"):
                assert (await guest.http.get(f"/api/day/mantis/expert{other}")).status_code == 409, other
        async with served_in_process(tmp_path, at=NIGHT + 9 * DAY_SECONDS) as url:
            guest.move_to(url)
            assert (await today(guest)).earlier == ()


@awaits
async def test_a_server_started_with_a_clock_ahead_shows_no_future_day(tmp_path: Path) -> None:
    ahead = 10 * DAY_SECONDS
    async with Guest("http://nowhere", is_known=False) as guest:
        async with served_in_process(tmp_path, at=NIGHT - DAY_SECONDS) as url:
            guest.move_to(url)
            await guest.http.get("/api/me")
            yesterday = await today(guest)
        async with served_in_process(tmp_path, at=NIGHT, ahead=ahead) as url:
            guest.move_to(url)
            offer = await today(guest)
            assert offer.day == "2026-11-17"
            assert 0 < offer.seconds_left <= 60
            assert sha256(offer.promise.encode()).hexdigest() == yesterday.promise
            ada = await begin(guest, "Ada")
            assert ada.update.table.settings.day == "2026-11-17"


@awaits
async def test_a_deal_played_while_the_clock_was_ahead_is_not_shown_before_its_day(tmp_path: Path) -> None:
    async with Guest("http://nowhere", is_known=False) as guest:
        async with served_in_process(tmp_path, at=NIGHT + 3 * DAY_SECONDS) as url:
            guest.move_to(url)
            await guest.http.get("/api/me")
            ada = await begin(guest, "Ada")
            await ada.do(Leave())  # bots finish it
            while not (await today(guest)).deals[0].record:
                await asyncio.sleep(0.02)
        async with served_in_process(tmp_path, at=NIGHT) as url:
            guest.move_to(url)
            offer = await today(guest)
            assert offer.earlier == ()
            assert all(deal.code is None for deal in offer.deals)
            assert (await guest.http.get("/api/day/mantis/expert?of=2026-11-20")).status_code == 409
