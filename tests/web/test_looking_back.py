"""A finished game can be replayed from every seat, downloaded, and verified."""

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import mazzo
from tests.web.browser import DESKTOP, PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin, play_to_the_end

SLIDER = ".replay-slider input"
CURRENT = ".replay-log [aria-current]"


@pytest.fixture(scope="module")
def ada(server: QuickServer, browser: Browser) -> Iterator[Visitor]:
    """A player who has just finished a game."""
    with visitor(browser, PHONE) as guest:
        begin(guest, server.address, "mantis", {"target": 6})
        play_to_the_end(guest, random=Random("looking back"))
        yield guest


@pytest.fixture
def page(server: QuickServer, ada: Visitor) -> Page:
    ada.page.goto(f"{server.address}/r/{record(ada)}")
    ada.page.locator(SLIDER).wait_for()
    return ada.page


def record(ada: Visitor) -> str:
    """The id of the game that was played, from the browser's storage."""
    played = ada.page.evaluate("JSON.parse(localStorage.getItem('mazzo.games'))")
    return str(played[0]["id"])


def test_keys_go_through_the_game(page: Page) -> None:
    last = page.locator(SLIDER).get_attribute("max") or ""
    assert page.locator(SLIDER).input_value() == "0"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(SLIDER)).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(SLIDER)).to_have_value("1")
    page.keyboard.press("End")
    expect(page.locator(SLIDER)).to_have_value(last)
    page.locator(CURRENT).first.wait_for()


def test_a_line_of_the_log_leads_to_its_moment(page: Page) -> None:
    page.locator(".replay-log button").nth(3).click()
    expect(page.locator(SLIDER)).to_have_value("3")
    expect(page.locator(CURRENT)).to_have_text(page.locator(".replay-log button").nth(3).inner_text())


def test_a_replay_plays_by_itself_and_stops(page: Page) -> None:
    page.locator(".replay-choice select").first.select_option("4")
    page.keyboard.press("Space")
    expect(page.locator(SLIDER)).to_have_value(re.compile(r"[3-9]|\d\d+"))
    page.keyboard.press("Space")
    page.get_by_label("Play", exact=True).wait_for()
    stopped = page.locator(SLIDER).input_value()
    page.wait_for_timeout(700)
    assert page.locator(SLIDER).input_value() == stopped


def test_another_seat_sees_the_same_moment(page: Page) -> None:
    last = page.locator(SLIDER).get_attribute("max") or ""
    page.keyboard.press("End")
    expect(page.locator(SLIDER)).to_have_value(last)
    page.locator(".replay-eyes select").select_option("2")
    page.locator("[data-seat='2']").first.wait_for(state="attached")
    expect(page.locator(SLIDER)).to_have_value(last)


def test_the_downloaded_record_replays(page: Page) -> None:
    with page.expect_download() as download:
        page.locator("a[download]").click()
    text = download.value.path().read_text()
    assert mazzo.replay(mazzo.read_record(text)).over


def test_the_browser_checks_the_seed_against_its_stored_commitment(server: QuickServer, ada: Visitor) -> None:
    ada.page.goto(f"{server.address}/verify/{record(ada)}")
    expect(ada.page.locator(".verdict.holds")).to_have_count(2)
    assert ada.page.locator(".verdict.fails").count() == 0


def test_a_seed_without_its_commitment_fails_the_check(server: QuickServer, browser: Browser, ada: Visitor) -> None:
    id = record(ada)
    with visitor(browser, DESKTOP) as other:
        other.page.route(f"**/api/records/{id}", lambda route: route.fulfill(json=forged(route.fetch().text())))
        other.page.goto(f"{server.address}/verify/{id}")
        other.page.locator(".verdict.fails").wait_for()
        assert other.page.locator(".verdict.holds").count() == 0


def forged(text: str) -> dict[str, object]:
    return {**json.loads(text), "seed": "another"}


def test_a_missing_record_leads_home(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as other:
        other.page.goto(f"{server.address}/r/nothing-1")
        other.page.locator("main h1").wait_for()
        assert other.page.locator("a[href='/']").count() >= 1
        other.until(lambda: len(other.wrong) == 2)  # the answer 404, and the browser's message about it
        other.wrong.clear()


def test_a_film_of_the_last_moves_is_made_in_the_browser(page: Page) -> None:
    page.keyboard.press("ArrowRight")  # the later the moment, the longer the film
    expect(page.locator(SLIDER)).to_have_value("1")
    with page.expect_download() as download:
        page.locator("[data-do='film']").click()
    assert download.value.suggested_filename.endswith("-1.webm")
    film = download.value.path().read_bytes()
    assert film[:4] == bytes.fromhex("1a45dfa3"), "the first bytes of a WebM file"
    assert len(film) > 30_000, "a film of one empty picture has a few thousand bytes"
    expect(page.locator(SLIDER)).to_have_value("1")
