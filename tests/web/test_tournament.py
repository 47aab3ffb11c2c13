"""A small tournament in the browser, from its creation to the winner on the wall."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

from playwright.sync_api import Browser, expect

from tests.server.client import Guest
from tests.web.accessibility import check_accessible
from tests.web.browser import DESKTOP, PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import arrive, choose, meet, play_to_the_end, request
from tests.web.test_wall import SIZES


async def take_part(address: str, code: str, name: str) -> None:
    """Enter, and play to the end at the table that the draw assigns."""
    async with Guest(address) as guest:
        await guest.http.post(f"/api/tournaments/{code}", json={"command": "enter", "name": name})
        while not (table := (await guest.http.get(f"/api/tournaments/{code}")).json()["table"]):
            await asyncio.sleep(0.1)
        visit = await guest.visit(table)
        await visit.until(lambda: visit.update.view)
        await visit.play(Random(name))


def create(host: Visitor, address: str) -> str:
    """Create a tournament from the first page; returns its code."""
    arrive(host, address)
    host.page.locator("a[href='/club']").click()
    host.page.locator("[data-setting='title']").fill("Spring cup")
    choose(host.page, "game", "mantis")
    host.page.locator("[data-do='create']").click()
    host.page.wait_for_url("**/c/*")
    expect(host.page.locator("h1")).to_have_text("Spring cup")
    return host.page.url.rpartition("/")[2]


def enter(mia: Visitor, address: str, code: str) -> None:
    meet(mia, address)
    request(mia, address, "PATCH", "/api/me", {"name": "Mia"})
    mia.page.goto(f"{address}/c/{code}")
    mia.page.locator("[data-do='enter']").click()


def test_a_tournament_is_created_played_and_shown_on_the_wall(server: QuickServer, browser: Browser) -> None:
    with (
        ThreadPoolExecutor(2) as aside,
        visitor(browser, DESKTOP, accept_downloads=True) as host,
        visitor(browser, PHONE, language="it") as mia,
    ):
        code = create(host, server.address)
        expect(host.page.locator("[data-do='draw']")).to_be_disabled()
        enter(mia, server.address, code)
        expect(mia.page.get_by_text("Ci sei.")).to_be_visible()
        others = [aside.submit(asyncio.run, take_part(server.address, code, name)) for name in ("Ada", "Leo")]
        expect(host.page.locator("[data-people='3']")).to_be_visible()
        host.page.locator("[data-do='draw']").click()

        mia.page.locator("[data-do='your-table']").click()
        play_to_the_end(mia, random=Random("mia"))
        for other in others:
            other.result(60)
        has_won = mia.page.locator("[data-ended] .me[data-place='1']").count()
        outcome = "Hai vinto il torneo!" if has_won else "Il tuo torneo finisce qui. Grazie per aver giocato!"
        expect(mia.page.locator("[data-outcome]")).to_have_text(outcome)
        mia.page.locator("[data-do='onward']").click()
        expect(mia.page.locator(".club-places .on")).to_have_count(1)
        expect(mia.page.get_by_text("Finale", exact=True)).to_have_count(1)

        wall = host.page.context.new_page()
        wall.goto(f"{server.address}/wall/{code}")
        expect(wall.locator(".wall-winner")).to_be_visible()
        assert min(wall.evaluate(SIZES)) >= 1 / 30, "it can be read from four metres"
        assert not wall.locator("a, button").count()
        for page in (host.page, mia.page, wall):
            check_accessible(page)
        with host.page.expect_download() as download:
            host.page.locator("[data-do='export']").click()
        assert "Mia" in download.value.path().read_text()


def test_a_tournament_is_handed_over_after_a_confirmation(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as host, visitor(browser, PHONE) as mia:
        enter(mia, server.address, create(host, server.address))
        host.page.locator("summary", has_text="People").click()
        hand_over = host.page.locator("[data-do^='hand-over-']")
        for answer in ("No", "Yes"):
            expect(mia.page.locator("#club-host")).to_have_count(0)
            hand_over.click()
            question = host.page.locator("p[role='alert']")
            expect(question).to_contain_text("Mia")
            question.get_by_role("button", name=answer, exact=True).click()
        expect(mia.page.locator("#club-host")).to_be_visible()
        expect(host.page.locator("#club-host")).to_have_count(0)
        expect(host.page.get_by_text("Host: Mia")).to_be_visible()
