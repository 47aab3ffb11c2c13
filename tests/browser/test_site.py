"""Mazzo without a server: from a static host, and offline."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from resource import getpagesize

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from mazzo.cli import main
from tests.browser.site import FORBIDDEN, FULL, SLOW, Site, build, serving, shorten, wait_until_kept, with_storage
from tests.slow import slowly
from tests.web.browser import DESKTOP, PHONE, Visitor, visitor
from tests.web.playing import SHORT_GAMES, play_to_the_end, play_until

PAGE_SIZE = getpagesize()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("site")
    build(found)
    return found


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    with serving(folder) as site:
        yield site


def play_now(guest: Visitor, game: str) -> None:
    guest.page.locator(f"[data-do='play-{game}']").click()
    guest.page.locator("[data-seat]").first.wait_for()


def another_page(guest: Visitor, site: Site) -> Visitor:
    """The same browser, after its page was closed."""
    context = guest.page.context
    guest.page.close()
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
        later.page.locator("[data-do='why']").click()
        expect(later.page.locator("[data-why]:not([data-why='asked'])")).to_be_visible()
        assert verified(later, site, tmp_path) == game
        if game == "mantis" and is_short:  # the analysis of the other game takes minutes
            later.page.locator(".analysis-line").wait_for()
        assert later.wrong == []


def test_screens_that_need_a_server_lead_to_one(site: Site, browser: Browser) -> None:
    with visitor(browser, DESKTOP) as ada:
        ada.page.goto(site.address)
        expect(ada.page.locator("[data-do='server']")).to_be_visible()
        expect(ada.page.locator("[data-do='friends-mantis']")).to_have_count(0)
        ada.page.goto(f"{site.address}?/club")
        expect(ada.page.locator("[data-do='server']")).to_be_visible()
        ada.page.locator(".brand").click()
        expect(ada.page).to_have_url(f"{site.address}?/")
        ada.page.locator("[data-do='today']").click()
        expect(ada.page.locator("[data-puzzles='mantis'] a").first).to_be_visible()
        ada.page.locator(".brand").click()
        ada.page.locator("a[href$='/?/local']").click()
        expect(ada.page.locator("[data-do='begin-local']")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("storage", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_a_browser_without_storage_warns_once_and_plays_on(folder: Path, browser: Browser, storage: str) -> None:
    with serving(folder, with_storage(storage)) as site, visitor(browser, DESKTOP) as ada:
        shorten(ada, SHORT_GAMES["mantis"])
        ada.page.goto(site.address)
        play_now(ada, "mantis")
        ada.page.locator(".toast").get_by_text("This browser keeps no games").wait_for()
        play_to_the_end(ada, random=Random("unkept"))
        expect(ada.page.locator(".toast").get_by_text("This browser keeps no games")).to_have_count(0)


EXPERTS = """
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    postMessage.call(this, message.text ? { ...message, text: message.text.replace("medium", "expert") } : message);
  };
"""


@pytest.mark.slow
def test_a_bot_whose_network_cannot_be_fetched_is_replaced_and_people_know_it(site: Site, browser: Browser) -> None:
    with visitor(browser, DESKTOP) as ada:
        shorten(ada, SHORT_GAMES["mantis"])
        ada.page.add_init_script(EXPERTS)
        ada.may_lose_the_server = True
        ada.page.context.route("**/assets/later-*", lambda route: route.abort())
        ada.page.goto(site.address)
        play_now(ada, "mantis")
        random = Random("stand-in")
        play_until(ada, random=random, clicks=1)
        ada.page.locator(".toast").get_by_text("The expert bot could not be loaded").wait_for()
        play_to_the_end(ada, random=random)


@pytest.mark.slow
def test_a_page_that_is_closed_while_it_stores_a_move_loses_no_game(
    folder: Path, browser: Browser, tmp_path: Path
) -> None:
    with serving(folder, with_storage(SLOW)) as site, visitor(browser, DESKTOP) as ada:
        shorten(ada, SHORT_GAMES["mantis"])
        ada.page.goto(site.address)
        play_now(ada, "mantis")
        random, later = Random("closed"), ada
        for _ in range(3):
            play_until(later, random=random, clicks=1)
            later = another_page(later, site)
            later.page.locator("[data-back] .button").first.click()
            later.page.locator("[data-seat]").first.wait_for()
        play_to_the_end(later, random=random)
        assert verified(later, site, tmp_path) == "mantis"


GAMES = 50
MOST_GROWTH = 120_000_000  # bytes, of all renderers


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_fifty_games_on_the_device_fill_no_memory(site: Site, browser: Browser) -> None:
    with visitor(browser, DESKTOP, is_idle=True) as ada:
        shorten(ada, SHORT_GAMES["mantis"])
        ada.page.goto(site.address)
        play_now(ada, "mantis")
        before = 0
        for number in range(GAMES):
            play_to_the_end(ada, random=Random(f"memory {number}"))
            before = before or resident(ada)
            ada.page.locator("[data-ended] [data-do='start']").click()
            ada.page.locator("[data-ended]").wait_for(state="detached")
        growth = resident(ada) - before
        assert growth < MOST_GROWTH, f"{growth / 1e6:.0f} MB more than the {before / 1e6:.0f} MB after one game"


def resident(guest: Visitor) -> int:
    """The memory of the renderer processes after garbage collection, in bytes."""
    page = guest.page.context.new_cdp_session(guest.page)
    page.send("HeapProfiler.collectGarbage")
    page.detach()
    browser = guest.page.context.browser
    assert browser
    devtools = browser.new_browser_cdp_session()
    processes = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    devtools.detach()
    pages = [Path(f"/proc/{each['id']}/statm").read_text() for each in processes if each["type"] == "renderer"]
    return sum(int(sizes.split()[1]) for sizes in pages) * PAGE_SIZE


def verified(guest: Visitor, site: Site, folder: Path) -> str:
    """Download the record of the last game and verify it with the command; returns the name of the game."""
    id = guest.page.evaluate("JSON.parse(localStorage.getItem('mazzo.games'))[0].id")
    guest.page.goto(f"{site.address}?/r/{id}")
    with guest.page.expect_download() as download:
        guest.page.locator("a[download]").click()
    record = folder / "record.json"
    download.value.save_as(record)
    assert main(["verify", str(record)]) == 0
    game: str = msgspec.json.decode(record.read_bytes())["game"]
    return game
