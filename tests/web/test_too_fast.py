"""A page whose address asks too much waits, says so, and goes on by itself; and a first visit asks for little."""

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.site import Site
from tests.slow import slowly

LOCALES = Path(__file__).parents[2] / "src" / "mazzo" / "locales"
MOST_REQUESTS = 14  # of a first visit, before the worker keeps the other screens for later


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("limited") / "mazzo.db", "--trust-proxy")
    yield site
    assert site.stop() == 0
    assert site.complaints() == []


@contextmanager
def flooded(site: Site, address: str) -> Iterator[None]:
    """Somebody else at this address asks without end."""
    stop = threading.Event()
    request = f"GET /api/games HTTP/1.1\r\nHost: mazzo\r\nX-Forwarded-For: {address}\r\n\r\n".encode()

    def flood() -> None:
        with socket.create_connection(("127.0.0.1", site.port)) as connection, suppress(OSError):
            connection.settimeout(5)
            connection.sendall(request * 300)
            while not stop.is_set():
                connection.recv(65_536)
                connection.sendall(request * 5)

    flooding = threading.Thread(target=flood)
    flooding.start()
    try:
        while httpx.get(f"{site.url}/api/games", headers={"x-forwarded-for": address}).status_code != 429:
            pass
        yield
    finally:
        stop.set()
        flooding.join(10)


@contextmanager
def page_from(browser: Browser, address: str, language: str = "en") -> Iterator[Page]:
    context = browser.new_context(locale=language, extra_http_headers={"x-forwarded-for": address})
    page = context.new_page()
    yield page
    context.close()


def said(language: str) -> str:
    found = re.search("^site-waiting = (.*)$", (LOCALES / language / "site.ftl").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize("language", ["it", slowly("en"), slowly("fr"), slowly("de")])
def test_the_very_first_question_is_asked_again_and_the_reader_is_told(
    browser: Browser, site: Site, language: str
) -> None:
    address = f"203.0.113.{len(language) + ord(language[0])}"
    with page_from(browser, address, language) as page:
        with flooded(site, address):
            page.goto(site.url)
            expect(page.locator("[data-state=waiting]")).to_have_text(said(language))
        expect(page.locator("[data-state=waiting]")).to_have_count(0)
        assert "mazzo" in {cookie["name"] for cookie in page.context.cookies()}  # it was answered


def test_a_guest_who_opens_a_link_comes_to_the_table(browser: Browser, site: Site) -> None:
    code = httpx.post(f"{site.url}/api/tables", json={"game": "mantis"}).json()["code"]
    with page_from(browser, "203.0.113.200") as page:
        with flooded(site, "203.0.113.200"):
            page.goto(f"{site.url}/t/{code}")
            expect(page.locator("[data-state=waiting]")).to_have_text(said("en"))
        expect(page.locator("[data-do=leave]")).to_be_visible()
        expect(page.locator("[data-state=waiting]")).to_have_count(0)


def test_a_first_visit_asks_for_little(browser: Browser, site: Site) -> None:
    context = browser.new_context(service_workers="block")
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site.url)
    page.wait_for_load_state("networkidle")
    context.close()
    assert len(asked) <= MOST_REQUESTS, asked
