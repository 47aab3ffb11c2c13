"""A new browser becomes one person, even if it sends several requests before the first answer."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, Response, Route, expect

from tests.web.browser import MOMENT, PATIENCE, PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin, choose, chosen, code_of, open_table

ONE_WAITS = "navigator.locks.query().then(({ pending }) => pending.length === 1)"  # one tab waits for the other
WHILE = 1000  # milliseconds to check that nothing happens


class FirstVisit:
    """A new browser; its first request for /api/me is held back until the test lets it go."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.asked: list[str] = []  # API requests: method and path
        self._answers: list[Response] = []
        self._held: list[Route] = []
        self._is_holding = True
        context.route("**/api/me", self._hold)
        context.on("request", self._note)
        context.on("response", self._keep)

    def _hold(self, route: Route) -> None:
        if self._is_holding and route.request.method == "GET":
            self._held.append(route)
        else:
            route.continue_()

    def _note(self, request: Request) -> None:
        if "/api/" in request.url:
            self.asked.append(f"{request.method} /api/{request.url.split('/api/')[1]}")

    def _keep(self, answer: Response) -> None:
        self._answers.append(answer)

    @property
    def people(self) -> int:
        """The number of people that the server created for this browser."""
        return sum("set-cookie" in answer.all_headers() for answer in self._answers if "/api/" in answer.url)

    def open(self, address: str) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(address, wait_until="commit")
        return page

    def wait_for_held(self, page: Page) -> None:
        while not self._held:
            page.wait_for_timeout(MOMENT)
        page.wait_for_timeout(WHILE)

    @property
    def held(self) -> int:
        return len(self._held)

    def let_go(self) -> None:
        self._is_holding = False
        for route in self._held:
            route.continue_()


@contextmanager
def first_visit(browser: Browser) -> Iterator[FirstVisit]:
    context = browser.new_context(locale="en", reduced_motion="reduce", service_workers="block")
    try:
        yield FirstVisit(context)
    finally:
        context.close()


def test_two_tabs_opened_together_are_one_person(server: QuickServer, browser: Browser) -> None:
    with first_visit(browser) as visit:
        tabs = [visit.open(server.address) for _ in range(2)]
        Visitor(tabs[0]).until(lambda: visit.held > 0 and bool(tabs[0].evaluate(ONE_WAITS)))
        assert visit.held == 1, "both tabs ask who they are"
        visit.let_go()
        for tab in tabs:
            expect(tab.locator("#name")).not_to_have_value("")
        assert tabs[0].locator("#name").input_value() == tabs[1].locator("#name").input_value()
        assert visit.people == 1


@pytest.mark.slow
def test_a_tab_does_not_wait_forever_for_a_sleeping_one(server: QuickServer, browser: Browser) -> None:
    with first_visit(browser) as visit:
        tabs = [visit.open(server.address) for _ in range(2)]
        visit.wait_for_held(tabs[0])
        Visitor(tabs[0]).until(lambda: visit.held == 2)
        visit.let_go()
        for tab in tabs:
            expect(tab.locator("#name")).not_to_have_value("")


def test_a_name_and_a_table_before_the_first_answer_belong_to_one_person(server: QuickServer, browser: Browser) -> None:
    with first_visit(browser) as visit:
        page = visit.open(server.address)
        page.locator("#name").fill("Ada")
        page.locator("#name").press("Enter")
        page.locator("[data-do='play-mantis']").click()
        visit.wait_for_held(page)
        assert not [asked for asked in visit.asked if not asked.startswith("GET")]
        visit.let_go()
        expect(page.locator("[data-seat]").get_by_role("heading", name="Ada")).to_be_visible()
        assert visit.people == 1
        assert {"PATCH /api/me", "POST /api/tables"} <= {*visit.asked}


def test_a_link_to_a_table_asks_a_newcomer_for_a_name_and_a_face_once(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as host, visitor(browser, PHONE, is_met=False) as ada:
        open_table(host, server.address, "mantis")
        link = f"{server.address}/t/{code_of(host)}"
        ada.page.goto(link)
        name = ada.page.locator(".newcomer input[data-do='name']")
        expect(name).not_to_have_value("")
        name.fill("Fox of the North")
        expect(chosen(ada.page, "face")).to_have_value("0")  # the fox
        choose(ada.page, "face", "3")
        expect(host.page.locator("[data-seat='1']")).to_have_count(0)
        ada.page.locator("[data-do='enter']").click()
        expect(host.page.locator("[data-seat='1']")).to_contain_text("Fox of the North")
        assert any('"avatar":3' in text for text in ada.received)
        ada.settle()
        ada.page.goto(link)
        expect(ada.page.locator("[data-seat='1']")).to_contain_text("Fox of the North")


def test_a_first_game_against_bots_explains_itself_and_a_second_does_not(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE, is_met=False) as ada:
        caption = ada.page.locator("[data-caption]")
        for is_first in (True, False):
            begin(ada, server.address, "mantis")
            ada.page.locator("[data-action].can:visible").first.wait_for()
            if is_first:
                expect(caption).to_have_attribute("data-caption", "choose")
                ada.page.locator("[data-action='score']:visible").first.click()
                expect(caption).not_to_have_attribute("data-caption", "choose")
                ada.page.locator("[data-action].can:visible").first.wait_for()
                expect(caption).to_have_attribute("data-caption", "log")
                ada.page.locator("[data-do='caption-known']").click()
            expect(caption).to_have_count(0)


def test_a_script_that_sends_a_request_too_soon_does_not_create_a_second_person(
    server: QuickServer, browser: Browser
) -> None:
    rename = "fetch('/api/me', {method: 'PATCH', headers: {'content-type': 'application/json'}, body: '%s'})"
    status = "() => " + rename % '{"name": "Ada"}' + ".then((response) => response.status)"
    with first_visit(browser) as visit:
        page = visit.open(server.address)
        visit.wait_for_held(page)
        assert page.evaluate(status) == 401
        visit.let_go()
        expect(page.locator("#name")).not_to_have_value("")
        assert page.evaluate(status) == 200
        assert page.evaluate("() => fetch('/api/me').then((response) => response.json())") == {"name": "Ada"}
        assert visit.people == 1


def test_a_page_whose_person_was_deleted_in_another_tab_becomes_a_new_person(
    server: QuickServer, browser: Browser
) -> None:
    with first_visit(browser) as visit:
        visit.let_go()
        page = visit.open(server.address)
        expect(page.locator("#name")).not_to_have_value("")
        other = visit.open(f"{server.address}/settings")
        assert other.evaluate("() => fetch('/api/me', {method: 'DELETE'}).then(({status}) => status)") == 204
        page.locator("[data-do='play-mantis']").click()
        page.locator("[data-seat]").first.wait_for()
        assert visit.asked.count("POST /api/tables") == 2  # refused without a cookie, then retried
