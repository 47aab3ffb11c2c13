"""The device remembers the other players, and one tap opens a table for them."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

from playwright.sync_api import Browser, expect

from tests.server.client import Guest
from tests.web.browser import PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import choose, chosen, open_short_table, play_to_the_end


async def leo_plays(address: str, code: str) -> None:
    async with Guest(address) as guest:
        leo = await guest.sit(code, "Leo")
        await leo.until(lambda: leo.update.table.games)
        await leo.play(Random("leo"))


def test_one_tap_asks_the_same_people_again(server: QuickServer, browser: Browser) -> None:
    with ThreadPoolExecutor(1) as aside, visitor(browser, PHONE) as ada:
        page = ada.page
        code = open_short_table(ada, server.address, "mantis")
        choose(page, "evening", "best_of_5")
        playing = aside.submit(asyncio.run, leo_plays(server.address, code))
        page.locator("[data-seat='1']").wait_for()
        page.locator("[data-do='start']").click()
        page.locator("[data-place='pile']").wait_for()
        play_to_the_end(ada, random=Random("again"))
        playing.result()

        page.goto(server.address)
        page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
        again = page.locator("[data-again='Leo']")
        expect(again.locator("h2")).to_have_text("Again with Leo?")
        again.locator("[data-do='again']").click()
        page.wait_for_url(re.compile("/t/"))
        assert code not in page.url
        expect(chosen(page, "evening")).to_have_value("best_of_5")
        ada.until(lambda: page.evaluate("window.copied") == page.url)

        page.goto(server.address)
        again.locator("[data-do='forget-group']").click()
        expect(again).to_have_count(0)
        page.reload()
        expect(page.locator("#name")).not_to_have_value("")
        expect(again).to_have_count(0)
