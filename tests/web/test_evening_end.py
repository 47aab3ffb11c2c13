"""The end of an evening: standings, titles, and a picture to share."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from mazzo.table.commands import Start
from tests.server.client import Guest
from tests.slow import slowly
from tests.web.browser import DESKTOP, PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import ENDED, chosen, meet, open_set_table, play_to_the_end, request, start


async def decided_evening(address: str) -> str:
    """Let Ada and Leo play until one of them has won three games; returns the code of their table."""
    async with Guest(address) as ada, Guest(address) as leo:
        code = await ada.open_table(game="mantis", options={"target_for_two": 2}, evening="first_to_3")
        host, other = await ada.sit(code, "Ada"), await leo.sit(code, "Leo")
        random = Random("evening")
        while not host.update.table.decided:
            await host.until(lambda: host.update.table.next_commitment)
            begun = await host.do(Start())
            await other.has_version(begun.version)
            await asyncio.gather(host.play(random), other.play(random))
        return code


def in_the_background(address: str) -> str:
    """Run in another thread, since Playwright runs a loop in this one."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, decided_evening(address)).result()


@pytest.mark.parametrize("language", ["en", slowly("de")])
def test_every_player_gets_a_title_and_a_picture_to_share(server: QuickServer, browser: Browser, language: str) -> None:
    code = in_the_background(server.address)
    with visitor(browser, PHONE, language=language, accept_downloads=True) as mia:
        meet(mia, server.address)
        request(mia, server.address, "PATCH", "/api/me", {"name": "Mia"})
        mia.page.goto(f"{server.address}/t/{code}")
        mia.page.locator(ENDED).wait_for()
        standings = mia.page.locator(".standings")
        expect(standings.locator("[data-score][data-title]")).to_have_count(2)
        expect(standings.locator("h3")).to_contain_text({"en": "won the evening", "de": "Der Abend geht an"}[language])
        expect(standings.locator(".evening-honour").first).not_to_be_empty()
        with mia.page.expect_download() as download:
            standings.locator("[data-do='evening-picture']").click()
        assert download.value.suggested_filename == "mazzo-evening.png"
        picture = download.value.path().read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
        assert len(picture) > 20_000, "more is drawn than the ground"
        if language == "en":
            mia.page.locator("[data-do='settings']").click()
            expect(mia.page.locator(".evening [data-score][data-title]")).to_have_count(2)
            expect(chosen(mia.page, "evening")).to_have_value("first_to_3")


# Whether an element is vertically within the window, and nothing covers its centre.
IN_VIEW = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && element.contains(above);
}"""
SIDEWAYS = (740, 360)


def test_the_result_of_a_later_game_shows_the_winner_and_the_button_for_the_next_game(
    server: QuickServer, browser: Browser
) -> None:
    settings = {"game": "mantis", "options": {"target": 2}, "turn_seconds": None, "speed": "fast"}
    with visitor(browser) as ada:
        open_set_table(ada, server.address, settings)
        start(ada, 1, bots=3)
        play_to_the_end(ada, random=Random("first"))
        again = ada.page.locator(f"{ENDED} [data-do='start']")
        for width, height in (PHONE, DESKTOP, SIDEWAYS):
            again.click()
            ada.page.locator(ENDED).wait_for(state="detached")
            ada.page.set_viewport_size({"width": width, "height": height})
            play_to_the_end(ada, random=Random(f"{width}"))
            expect(ada.page.locator(f"{ENDED} [data-score]")).to_have_count(4)
            expect(again).to_be_focused()
            assert ada.page.locator(".ended-scroll").evaluate("scrolled => scrolled.scrollTop") == 0, (width, height)
            for shown in (ada.page.locator(".ended-winners"), again):
                assert shown.evaluate(IN_VIEW), (width, height, shown)
