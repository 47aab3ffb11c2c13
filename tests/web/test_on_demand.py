"""A table loads only its own game. The page waits while it loads, and shows a message if that fails."""

from playwright.sync_api import Browser, Route, expect

from tests.web.browser import PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin

KITTENS = "**/assets/kittens-*.js"
NO_WORKER = "delete Navigator.prototype.serviceWorker"  # the worker fetches every game for offline use


def hold_back(guest: Visitor, files: str) -> list[Route]:
    """The requests for these files, which the test must continue."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route(files, hold)
    return held


def test_only_the_game_that_is_played_is_loaded(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as guest:
        guest.page.add_init_script(NO_WORKER)
        loaded: list[str] = []
        guest.page.on("request", lambda request: loaded.append(request.url.split("/")[-1].split("-")[0]))
        begin(guest, server.address, "kittens")
        assert {"stage", "kittens"} <= {*loaded}
        assert not {"mantis", "plain"} & {*loaded}


def test_a_table_waits_for_a_game_that_is_late(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as guest:
        guest.page.add_init_script(NO_WORKER)
        held = hold_back(guest, KITTENS)
        guest.page.goto(server.address)
        guest.page.locator("[data-do='play-kittens']").click()
        guest.until(lambda: any('"view":{' in text for text in guest.received) and bool(held))
        expect(guest.page.locator("[data-seat]")).to_have_count(0)
        expect(guest.page.locator("[role='status']").first).to_be_visible()
        for route in held:
            route.continue_()
        guest.page.locator("[data-seat]").first.wait_for()


def test_a_link_to_a_table_loads_everything_in_parallel(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as guest:
        guest.page.add_init_script(NO_WORKER)
        begin(guest, server.address, "kittens")
        held = hold_back(guest, "**/assets/en-*.js")
        asked: list[str] = []
        guest.page.on("request", lambda request: asked.append(request.url.split("/")[-1].split("-")[0]))
        guest.page.reload(wait_until="commit")
        guest.until(lambda: {"table", "me", "kittens"} <= {*asked} and bool(held))
        for route in held:
            route.continue_()
        guest.page.locator("[data-seat]").first.wait_for()


def test_a_game_that_cannot_be_loaded_offers_to_reload(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as guest:
        guest.page.add_init_script(NO_WORKER)
        guest.may_lose_the_server = True
        guest.page.route(KITTENS, lambda route: route.abort())
        guest.page.goto(server.address)
        guest.page.locator("[data-do='play-kittens']").click()
        expect(guest.page.locator("h1")).to_have_text("This page is out of date, or the server can’t be reached.")
        guest.page.unroute(KITTENS)
        guest.page.get_by_role("button", name="Reload").click()
        guest.page.locator("[data-seat]").first.wait_for()
        assert [text for text in guest.wrong if "not been fetched" in text] == []
