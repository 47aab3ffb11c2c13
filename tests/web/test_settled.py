"""A page that has settled can lose the network without a failed request."""

from playwright.sync_api import Browser

from tests.web.browser import PAUSE, PHONE, PUT_OFF, visitor
from tests.web.conftest import QuickServer


def test_a_settled_page_fetches_nothing_more(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as guest:
        guest.page.goto(server.address)
        guest.page.locator("[data-do='face']").click()  # from the first click on, the page fetches sounds
        guest.settle()
        fetched = guest.page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
        for kind in ("mazzo-text", ".mp3"):
            assert any(kind in name for name in fetched), kind
        guest.page.context.set_offline(True)
        guest.page.evaluate(PAUSE, PUT_OFF)
        assert guest.wrong == []
