"""Bots talk, in a bubble at their seat, and one switch silences them."""

from playwright.sync_api import Browser, expect

from tests.web.conftest import QuickServer
from tests.web.film import filmed
from tests.web.test_motion import MANTIS
from tests.web.test_pace import LONG

BUBBLE = ".bubble[data-at]"
TALKATIVE = "Math.random = () => 0"  # every bot that may speak does


def test_a_bot_that_stole_something_says_so_and_can_be_silenced(server: QuickServer, browser: Browser) -> None:
    position = MANTIS.format(top="r", back="roy", seat=2)
    with filmed(browser, server.address, "mantis", position, bots=True, fresh=True) as film:
        film.page.evaluate(TALKATIVE)
        film.does(2, "steal 0")
        film.watch(ms=LONG)
        expect(film.page.locator(f"{BUBBLE}[data-at='2']")).to_have_text("About time.")
        film.page.locator("[data-tool='table-more']").click()
        film.page.locator("[data-setting='banters']").uncheck()
        film.page.keyboard.press("Escape")
        assert film.page.evaluate("localStorage.getItem('mazzo.banters')") == "no"
