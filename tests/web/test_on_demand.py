"""A table loads the game that is played at it, and no other; the page waits for one that is late, and says so if it
does not come at all."""

from playwright.sync_api import Browser, Route, expect

from tests.web.browser import PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin

KITTENS = "**/assets/kittens-*.js"
NO_WORKER = "delete Navigator.prototype.serviceWorker"  # it fetches every game, for when the server is away


def hold_back(somebody: Visitor, files: str) -> list[Route]:
    """The files that were asked for, which come when the test lets them."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    somebody.page.route(files, hold)
    return held


def test_only_the_game_that_is_played_is_loaded(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as somebody:
        somebody.page.add_init_script(NO_WORKER)
        loaded: list[str] = []
        somebody.page.on("request", lambda request: loaded.append(request.url.split("/")[-1].split("-")[0]))
        begin(somebody, server.address, "kittens")
        assert {"stage", "kittens"} <= {*loaded}
        assert not {"mantis", "plain"} & {*loaded}


def test_a_table_waits_for_a_game_that_is_late(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as somebody:
        somebody.page.add_init_script(NO_WORKER)
        held = hold_back(somebody, KITTENS)
        somebody.page.goto(server.address)
        somebody.page.locator("[data-do='play-kittens']").click()
        somebody.until(lambda: any('"view":{' in text for text in somebody.received) and bool(held))
        expect(somebody.page.locator("[data-seat]")).to_have_count(0)
        expect(somebody.page.locator("[role='status']").first).to_be_visible()
        for route in held:
            route.continue_()
        somebody.page.locator("[data-seat]").first.wait_for()


def test_a_link_to_a_table_loads_screen_name_and_known_game_while_the_words_come(
    server: QuickServer, browser: Browser
) -> None:
    with visitor(browser, PHONE) as somebody:
        somebody.page.add_init_script(NO_WORKER)
        begin(somebody, server.address, "kittens")
        held = hold_back(somebody, "**/assets/en-*.js")
        asked: list[str] = []
        somebody.page.on("request", lambda request: asked.append(request.url.split("/")[-1].split("-")[0]))
        somebody.page.reload(wait_until="commit")
        somebody.until(lambda: {"table", "me", "kittens"} <= {*asked} and bool(held))
        for route in held:
            route.continue_()
        somebody.page.locator("[data-seat]").first.wait_for()


def test_a_game_that_does_not_come_is_said_and_can_be_asked_for_again(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as somebody:
        somebody.page.add_init_script(NO_WORKER)
        somebody.may_lose_the_server = True
        somebody.page.route(KITTENS, lambda route: route.abort())
        somebody.page.goto(server.address)
        somebody.page.locator("[data-do='play-kittens']").click()
        expect(somebody.page.locator("h1")).to_have_text("This page is out of date, or the server can’t be reached.")
        somebody.page.unroute(KITTENS)
        somebody.page.get_by_role("button", name="Reload").click()
        somebody.page.locator("[data-seat]").first.wait_for()
        assert [text for text in somebody.wrong if "not been fetched" in text] == []
