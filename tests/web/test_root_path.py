"""The pages under a prefix: all requests are below it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESKTOP, PHONE, visitor
from tests.web.conftest import QuickServer, serving
from tests.web.playing import join_by_code, start
from tests.web.prefix import PrefixProxy
from tests.web.test_installed import check_installable, wait_until_kept

PREFIX = "/games/mazzo"


@pytest.fixture(scope="module")
def prefixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuickServer]:
    with serving(tmp_path_factory.mktemp("prefixed"), flags=("--root-path", PREFIX)) as server:
        yield server


@pytest.fixture
def proxy(prefixed: QuickServer) -> Iterator[PrefixProxy]:
    proxy = PrefixProxy(prefixed.address, PREFIX)
    yield proxy
    proxy.stop()


def test_two_people_meet_by_a_link_under_a_prefix(proxy: PrefixProxy, browser: Browser) -> None:
    site = f"{proxy.address}{PREFIX}"
    with visitor(browser, DESKTOP) as ada, visitor(browser, PHONE) as leo:
        ada.page.goto(f"{site}/")
        ada.page.locator("[data-do='friends-mantis']").click()
        code = ada.page.locator("[data-code]").get_attribute("data-code")
        expect(ada.page).to_have_url(f"{site}/t/{code}")
        ada.page.evaluate("navigator.clipboard.writeText = async (text) => { document.title = text; }")
        ada.page.locator("[data-do='copy']").click()
        expect(ada.page).to_have_title(f"{site}/t/{code}")
        assert code
        join_by_code(leo, f"{site}/", code)
        start(ada, 2)
        leo.page.locator("[data-seat]").first.wait_for()
        leo.page.reload()
        leo.page.locator("[data-seat]").first.wait_for()
    assert proxy.others == []


def test_links_lead_to_screens_under_the_prefix_and_back(proxy: PrefixProxy, browser: Browser) -> None:
    site = f"{proxy.address}{PREFIX}"
    with visitor(browser, DESKTOP, service_workers="allow") as ada:
        ada.page.goto(f"{site}/settings")
        ada.page.locator("a.brand").click()
        expect(ada.page).to_have_url(f"{site}/")
        for path in ("/tables", "/local", "/learn/mantis"):
            ada.page.locator(f"a[href='{PREFIX}{path}']").first.click()
            expect(ada.page).to_have_url(f"{site}{path}")
            ada.page.go_back()
            ada.page.locator("#name").wait_for()
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # it serves the pages from now on
        ada.page.goto(f"{site}/nothing-here")
        ada.page.locator(f"a.primary[href='{PREFIX}/']").click()
        ada.page.locator("#name").wait_for()
    assert proxy.others == []


@pytest.mark.slow
def test_the_page_can_be_installed_under_a_prefix_and_opens_without_the_server(
    proxy: PrefixProxy, whole_browser: Browser
) -> None:
    with visitor(whole_browser, PHONE, service_workers="allow") as guest:
        guest.page.goto(f"{proxy.address}{PREFIX}/")
        scope = guest.page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
        assert scope == f"{proxy.address}{PREFIX}/"
        check_installable(guest.page)
        wait_until_kept(guest, PREFIX)
        guest.may_lose_the_server = True
        proxy.stop()
        guest.page.reload()
        expect(guest.page.locator("[data-do='play-mantis']")).to_be_visible()
