"""Mazzo without a server: from a static host, then from nowhere."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from mazzo.cli import main
from tests.browser.site import ForgetfulFiles, Site, build, serving, shorten, wait_until_kept
from tests.slow import slowly
from tests.web.browser import DESKTOP, PHONE, Visitor, visitor
from tests.web.playing import SHORT_GAMES, play_to_the_end, play_until


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("site")
    build(found)
    return found


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    with serving(folder) as site:
        yield site


def play_now(somebody: Visitor, game: str) -> None:
    somebody.page.locator(f"[data-do='play-{game}']").click()
    somebody.page.locator("[data-seat]").first.wait_for()


def another_page(somebody: Visitor, site: Site) -> Visitor:
    """The same browser, after its page was closed."""
    context = somebody.page.context
    somebody.page.close()
    later = Visitor(context.new_page())
    later.may_lose_the_server = True
    later.page.goto(site.address)
    return later


@pytest.mark.parametrize(
    ("game", "is_short"), [("mantis", True), slowly("mantis", False), slowly("kittens", False), slowly("kittens", True)]
)
def test_a_game_is_played_without_any_server_and_continued_after_its_page_was_closed(
    site: Site, browser: Browser, tmp_path: Path, game: str, is_short: bool
) -> None:
    with visitor(browser, PHONE, service_workers="allow") as ada:
        if is_short:
            shorten(ada, SHORT_GAMES[game])
        ada.page.goto(f"{site.address}?/settings")
        ada.page.locator("[data-do='keep-offline']").click()
        wait_until_kept(ada)
        ada.may_lose_the_server = True
        site.stop()
        ada.page.reload()
        ada.page.goto(site.address)
        play_now(ada, game)
        random = Random(f"site {game}")
        play_until(ada, random=random, clicks=4)
        later = another_page(ada, site)
        later.page.locator("[data-back] .button").first.click()
        later.page.locator("[data-seat]").first.wait_for()
        play_to_the_end(later, random=random)
        id = later.page.evaluate("JSON.parse(localStorage.getItem('mazzo.games'))[0].id")
        later.page.goto(f"{site.address}?/r/{id}")
        with later.page.expect_download() as download:
            later.page.locator("a[download]").click()
        record = tmp_path / "record.json"
        download.value.save_as(record)
        assert msgspec.json.decode(record.read_bytes())["game"] == game
        assert main(["verify", str(record)]) == 0
        assert later.wrong == []


def test_what_needs_a_server_leads_to_one(site: Site, browser: Browser) -> None:
    with visitor(browser, DESKTOP) as ada:
        ada.page.goto(site.address)
        expect(ada.page.locator("[data-do='server']")).to_be_visible()
        expect(ada.page.locator("[data-do='friends-mantis']")).to_have_count(0)
        ada.page.goto(f"{site.address}?/club")
        expect(ada.page.locator("[data-do='server']")).to_be_visible()
        ada.page.locator(".brand").click()
        expect(ada.page).to_have_url(f"{site.address}?/")
        ada.page.locator("a[href$='/?/local']").click()
        expect(ada.page.locator("[data-do='begin-local']")).to_be_visible()


@pytest.mark.slow
def test_a_browser_that_keeps_nothing_says_so_once_and_plays_on(folder: Path, browser: Browser) -> None:
    with serving(folder, ForgetfulFiles) as site, visitor(browser, DESKTOP) as ada:
        shorten(ada, SHORT_GAMES["mantis"])
        ada.page.goto(site.address)
        play_now(ada, "mantis")
        ada.page.locator(".toast").get_by_text("This browser keeps no games").wait_for()
        play_to_the_end(ada, random=Random("unkept"))
        expect(ada.page.locator(".toast").get_by_text("This browser keeps no games")).to_have_count(0)
