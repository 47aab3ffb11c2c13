"""The operator's page has the functions of `mazzo admin`; and the operator's notices at tables."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, Response, Route, expect

from mazzo.cli import main
from tests.slow import slowly
from tests.web.accessibility import check_accessible
from tests.web.browser import DESKTOP, PHONE, visitor
from tests.web.conftest import TOKEN, QuickServer, serving
from tests.web.playing import begin
from tests.web.test_connection import COUNT_PONGS, be_quiet
from tests.web.test_screens import LOOKS, Look


def sign_in(page: Page, address: str, token: str = TOKEN) -> None:
    page.goto(f"{address}/admin/")
    page.get_by_label("Admin token").fill(token)
    page.keyboard.press("Enter")


def test_the_operator_sees_tables_and_people_sends_a_notice_and_closes_a_table(
    operated: QuickServer, browser: Browser
) -> None:
    with visitor(browser, PHONE) as ada, visitor(browser, PHONE, theme="dark") as operator:
        begin(ada, operated.address, "mantis")
        code = ada.page.url.rpartition("/")[2]
        sign_in(operator.page, operated.address)
        tables, people = operator.page.locator("section:has(#tables)"), operator.page.locator("section:has(#people)")
        expect(tables.locator("li")).to_contain_text([f"{code}mantis en, playing"])
        expect(people.locator("li")).to_contain_text(["127.0.0.1"])
        expect(people.locator("li")).to_contain_text([f"at {code}"])
        operator.page.get_by_label("Everybody who is connected reads it").fill("Back in <b>five</b> minutes")
        operator.page.keyboard.press("Enter")
        expect(ada.page.locator(".announcement")).to_contain_text("Back in <b>five</b> minutes")
        expect(operator.page.get_by_role("status")).to_have_text("All connected people get the notice.")
        close, sure = tables.locator("li > button"), operator.page.locator(".sure [type='submit']")
        close.focus()
        operator.page.keyboard.press("Enter")  # with the keyboard alone, cancelled the first time
        expect(sure).to_be_focused()
        operator.page.keyboard.press("Escape")
        expect(close).to_be_focused()
        operator.page.keyboard.press("Enter")
        expect(sure).to_be_focused()
        operator.page.keyboard.press("Enter")
        expect(operator.page.get_by_role("status")).to_have_text(f"Table {code} is closed.")
        expect(tables.locator("li")).to_have_count(0)
        expect(ada.page.locator("body")).to_contain_text("closed")


def test_the_operator_bans_a_person_with_their_address_and_lifts_it(operated: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada, visitor(browser) as operator:
        begin(ada, operated.address, "mantis")
        ada.may_lose_the_server = True  # the server refuses a banned page
        operator.page.goto(f"{operated.address}/admin/")
        look_at(operator.page)
        sign_in(operator.page, operated.address)
        operator.page.get_by_role("button", name="Close table").click()
        operator.page.get_by_role("button", name="Ban ").click()
        look_at(operator.page)
        operator.page.get_by_label("For").select_option("a day")
        operator.page.get_by_label("and everybody from 127.0.0.1").check()
        operator.page.get_by_role("button", name="Ban ").click()
        expect(operator.page.get_by_role("status")).to_contain_text("is banned, and so is 127.0.0.1")
        bans = operator.page.locator("section:has(#bans) li")
        expect(bans).to_have_count(2)
        assert httpx.get(f"{operated.address}/api/games").status_code == 403
        operator.page.reload()  # the page of the operator still opens, and the token is still known
        expect(bans).to_have_count(2)
        operator.page.get_by_role("button", name="Lift the ban of 127.0.0.1").click()
        expect(bans).to_have_count(1)
        assert httpx.get(f"{operated.address}/api/games").status_code == 200


def test_the_operator_closes_and_deletes_a_tournament(operated: QuickServer, browser: Browser) -> None:
    with httpx.Client(base_url=operated.address) as host, visitor(browser, PHONE) as operator:
        host.get("/api/me")
        plan = {"title": "Spring cup", "size": 3, "settings": {"game": "mantis", "turn_seconds": 60}}
        first, second = (host.post("/api/tournaments", json=plan).json()["code"] for _ in range(2))
        sign_in(operator.page, operated.address)
        tournaments = operator.page.locator("section:has(#tournaments) li")
        expect(tournaments.filter(has_text=first)).to_contain_text("Spring cup")
        expect(tournaments).to_have_count(2)
        look_at(operator.page)
        for label, code, left, status in (("Close", first, 1, 200), ("Delete", second, 0, 404)):
            operator.page.get_by_role("button", name=f"{label} tournament {code}").click()
            operator.page.get_by_role("button", name=f"{label} tournament {code}").click()
            expect(operator.page.get_by_role("status")).to_contain_text(f"Tournament {code} is")
            expect(tournaments).to_have_count(left)
            assert host.get(f"/api/tournaments/{code}").status_code == status
        assert host.get(f"/api/tournaments/{first}").json()["stage"] == "over"


@pytest.mark.parametrize("root", ["", slowly("/mazzo")])
def test_only_the_token_opens_the_page_and_signing_out_forgets_it(
    tmp_path: Path, token_file: Path, browser: Browser, root: str
) -> None:
    flags = ("--admin-token-file", str(token_file), *(("--root-path", root) if root else ()))
    with serving(tmp_path, flags=flags) as quick, visitor(browser, PHONE, service_workers="allow") as operator:
        address = quick.address.removesuffix(root) + root
        operator.page.goto(f"{address}/")  # as a player: from now on a service worker serves the pages
        operator.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        operator.may_lose_the_server = True  # the console shows a refusal, too
        with operator.page.expect_event("response", is_refusal), operator.page.expect_event("console"):
            sign_in(operator.page, address, "this-is-some-other-token")
        expect(operator.page.get_by_role("alert")).to_have_text("This is not the admin token of this server.")
        operator.may_lose_the_server = False
        sign_in(operator.page, address)
        expect(operator.page.get_by_role("heading", name="Open tables")).to_be_visible()
        kept = operator.page.evaluate("JSON.stringify(localStorage) + document.cookie")
        assert TOKEN not in kept
        operator.page.get_by_role("button", name="Sign out").click()
        expect(operator.page.get_by_label("Admin token")).to_be_visible()
        assert operator.page.evaluate("sessionStorage.length") == 0


def is_refusal(response: Response) -> bool:
    return response.status == 401


def test_an_offensive_name_is_found_and_replaced(operated: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada, visitor(browser, PHONE) as operator:
        begin(ada, operated.address, "mantis")
        page = operator.page
        sign_in(page, operated.address)
        connected, search = page.locator("section:has(#people) li"), page.locator("section:has(#search)")
        shown = connected.locator(".name").inner_text()
        page.get_by_label("A part of their name").fill("nobody has this")
        page.get_by_role("button", name="Find").click()
        expect(search).to_contain_text('Nobody has "nobody has this" in a name.')
        page.get_by_label("A part of their name").fill(shown[:5].upper())
        page.get_by_role("button", name="Find").click()
        expect(search.locator("li")).to_contain_text([f"used at open tables: {shown}"])
        search.get_by_role("button", name="Rename").click()
        look_at(page)
        search.get_by_label("New name").fill("Polite")
        search.get_by_role("button", name="Rename").click()
        expect(page.get_by_role("status")).to_contain_text("is called Polite now")
        expect(connected.locator(".name")).to_have_text("Polite")
        expect(search.locator("li")).to_contain_text([f"used at open tables: {', '.join(sorted([shown, 'Polite']))}"])


def test_the_page_shows_no_empty_lists_while_it_loads_and_names_a_proxy_that_blocks_it(
    operated: QuickServer, browser: Browser
) -> None:
    with visitor(browser, PHONE) as operator:
        page = operator.page
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/api/admin", hold)
        sign_in(page, operated.address)
        operator.until(lambda: bool(held))
        expect(page.get_by_text("Not known yet.")).to_have_count(4)  # tables, tournaments, people, bans
        expect(page.get_by_text("Nobody")).to_have_count(0)
        operator.may_lose_the_server = True  # the console shows a refusal, too
        held.pop().fulfill(status=404, content_type="text/html", body="<h1>404 Not Found</h1>")
        expect(page.get_by_role("alert")).to_contain_text("the proxy in front of the server hides it")
        expect(page.get_by_text("Nobody")).to_have_count(0)
        page.unroute("**/api/admin")
        page.get_by_role("button", name="Refresh").click()
        expect(page.get_by_text("Nobody is connected.")).to_be_visible()
        expect(page.locator(".failure")).to_be_empty()


def test_a_server_without_a_token_has_no_such_page(server: QuickServer) -> None:
    for path in ("/admin/", "/admin"):
        assert httpx.get(f"{server.address}{path}").status_code == 404


@pytest.mark.slow
def test_the_page_of_the_operator_is_accessible(operated: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada, visitor(browser, PHONE) as operator:
        begin(ada, operated.address, "mantis")
        page = operator.page
        page.goto(f"{operated.address}/admin/")
        look_at(page, ALL_LOOKS)
        sign_in(page, operated.address)
        page.get_by_role("button", name="Ban ").click()
        page.get_by_role("button", name="Close table").click()
        look_at(page, ALL_LOOKS)


ALL_LOOKS: tuple[Look, ...] = ((PHONE, "dark"), (PHONE, "light"), (DESKTOP, "dark"), (DESKTOP, "light"))


def look_at(page: Page, looks: tuple[Look, ...] = LOOKS) -> None:
    for size, theme in looks:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(200)
        check_accessible(page)


def test_a_notice_of_the_operator_stays_at_the_table_until_it_is_closed(
    operated: QuickServer, token_file: Path, browser: Browser
) -> None:
    with visitor(browser, PHONE) as ada:
        ada.page.add_init_script(COUNT_PONGS)
        ada.page.clock.install()
        begin(ada, operated.address, "mantis")
        words = "Back in <b>five</b> minutes"
        assert main(["admin", "notice", words, "--server", operated.address, "--token-file", str(token_file)]) == 0
        banner = ada.page.locator(".announcement")
        expect(banner).to_have_text(f"From the operator of this server: {words}")
        ada.page.clock.pause_at(ada.page.evaluate("Date.now() + 100"))
        for _ in range(5):  # ten seconds: a toast would be gone
            be_quiet(ada)
        expect(banner).to_be_visible()
        banner.locator("button").click()
        expect(banner).to_have_count(0)
