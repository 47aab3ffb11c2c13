"""A package may bring a board of its own: one ES module. Where it fails, the plain board is shown."""

from playwright.sync_api import Browser, expect

from tests.web.browser import visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin


def test_its_board_is_drawn_and_the_plain_one_takes_over_when_it_fails(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        begin(ada, server.address, "jay")
        nest = ada.page.locator("[data-nest]")
        expect(nest).to_have_count(1)
        expect(ada.page.locator(".nest")).to_have_css("color", "rgb(1, 2, 3)")
        nest.click()
        nest.click()
        expect(ada.page.locator(".nest")).to_have_count(0)
        expect(ada.page.locator(".p-hand-card")).to_have_count(4)
        assert len(ada.wrong) == 1
        assert "/packages/jay/board.js cannot be used" in ada.wrong.pop()
        assert ada.page.request.get(f"{server.address}/packages/jay/secret.py").status == 404
