"""The pages say a game's own words, as in docs/games.md."""

import re
from random import Random

from playwright.sync_api import Browser, expect

from tests.web.browser import visitor
from tests.web.conftest import QuickServer
from tests.web.playing import open_set_table, play_until, start


def test_the_pages_say_them(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        open_set_table(ada, server.address, {"game": "rook", "turn_seconds": None})
        start(ada, 1, bots=1)
        ada.page.locator("[data-step]").first.click()
        expect(ada.page.locator("[data-action]").first).to_have_text(re.compile(r"Lay the \d"))
        ada.page.locator("[data-action]").first.click()
        expect(ada.page.locator(".log")).to_contain_text(re.compile(r"You lay a trinket worth \d"))
        expect(ada.page.locator(".log")).not_to_contain_text("turnbegan")
        ada.page.reload()
        play_until(ada, random=Random("words"), clicks=1)
