"""A rate-limited page shows a message and retries; a first visit sends few requests."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.site import Site
from tests.slow import slowly

LOCALES = Path(__file__).parents[2] / "src" / "mazzo" / "text" / "locales"
MOST_REQUESTS = 16  # of a first visit, five of them for pictures; after it, the worker caches the other screens


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("limited") / "mazzo.db", "--trust-proxy")
    yield site
    assert site.stop() == 0
    assert site.complaints() == []


@contextmanager
def refused(page: Page, site: Site, address: str) -> Iterator[None]:
    """Answer the page's API requests with the server's own refusal."""

    def refuse(route: Route) -> None:
        answer = refusal(route.request.url, address)
        route.fulfill(status=answer.status_code, headers=dict(answer.headers), body=answer.content)

    page.route(f"{site.url}/api/**", refuse)
    yield
    page.unroute(f"{site.url}/api/**", refuse)


def refusal(url: str, address: str) -> httpx.Response:
    """Send requests until the server refuses one."""
    with httpx.Client(headers={"x-forwarded-for": address}) as guest:
        for _ in range(1000):
            guest.cookies.clear()
            if (answer := guest.get(url)).status_code == 429:
                return answer
    raise AssertionError("the server refused no request")


@contextmanager
def page_from(browser: Browser, address: str, language: str = "en") -> Iterator[Page]:
    context = browser.new_context(
        locale=language, extra_http_headers={"x-forwarded-for": address}, service_workers="block"
    )
    try:
        yield context.new_page()
    finally:
        context.close()


def said(language: str) -> str:
    found = re.search("^site-waiting = (.*)$", (LOCALES / language / "site.ftl").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize("language", ["it", slowly("en"), slowly("fr"), slowly("de")])
def test_a_first_page_that_is_rate_limited_says_so_and_retries(browser: Browser, site: Site, language: str) -> None:
    address = f"203.0.113.{len(language) + ord(language[0])}"
    with page_from(browser, address, language) as page:
        with refused(page, site, address):
            page.goto(site.url)
            expect(page.locator("[data-state=waiting]")).to_have_text(said(language))
        expect(page.locator("[data-state=waiting]")).to_have_count(0)
        assert "mazzo" in {cookie["name"] for cookie in page.context.cookies()}  # it was answered


def test_a_rate_limited_guest_reaches_the_table_of_a_link(browser: Browser, site: Site) -> None:
    with httpx.Client(base_url=site.url) as host:
        host.get("/api/me")
        code = host.post("/api/tables", json={"game": "mantis"}).json()["code"]
    with page_from(browser, "203.0.113.200") as page:
        with refused(page, site, "203.0.113.200"):
            page.goto(f"{site.url}/t/{code}")
            expect(page.locator("[data-state=waiting]")).to_have_text(said("en"))
        page.locator("[data-do=enter]").click()
        expect(page.locator("[data-do=leave]")).to_be_visible()
        expect(page.locator("[data-state=waiting]")).to_have_count(0)


def test_a_first_visit_sends_few_requests(browser: Browser, site: Site) -> None:
    context = browser.new_context(service_workers="block")
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site.url)
    page.wait_for_load_state("networkidle")
    context.close()
    assert len(asked) <= MOST_REQUESTS, asked
