"""The next button is visible, and nothing is cut off or covers text."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from tests.slow import slowly
from tests.web.browser import visitor
from tests.web.conftest import QuickServer
from tests.web.film import filmed
from tests.web.playing import ENDED, open_short_table, open_table, play_to_the_end
from tests.web.test_motion import kittens

ON_ITS_SIDE = (844, 390)
UPRIGHT = (390, 844)
SMALL_PHONE = (360, 640)
AT_TWICE_THE_SIZE = (640, 400)  # a laptop's window at a zoom of 200 %


# Waits for all animations that end; endless ones move no element away.
AT_REST = """() => Promise.all(document.getAnimations()
  .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished.catch(() => null)))"""


def box_of(what: Locator) -> dict[str, float]:
    box: Any = what.bounding_box()
    assert box, "it is not there"
    return {**box, "right": box["x"] + box["width"], "bottom": box["y"] + box["height"]}


def check_in_sight(what: Locator, size: tuple[int, int]) -> None:
    what.evaluate(AT_REST)
    box = box_of(what)
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["right"] <= size[0]
    assert box["bottom"] <= size[1]


def test_on_a_phone_on_its_side_the_next_button_is_in_sight(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, ON_ITS_SIDE) as ada:
        ada.page.goto(server.address)
        for game in ("mantis", "kittens"):
            check_in_sight(ada.page.locator(f"[data-do='play-{game}']"), ON_ITS_SIDE)
        open_short_table(ada, server.address, "mantis")
        for seat in (1, 2, 3):
            ada.page.locator("[data-do='add-medium']").click()
            ada.page.locator(f"[data-seat='{seat}']").wait_for()
        ada.page.evaluate("scrollTo(0, 0)")
        begin = ada.page.locator("[data-do='start']")
        check_in_sight(begin, ON_ITS_SIDE)
        begin.click()
        play_to_the_end(ada, random=Random("fits"))
        check_in_sight(ada.page.locator(f"{ENDED} [data-do='start']"), ON_ITS_SIDE)
        winner = ada.page.locator(f"{ENDED} .ended-winners .character").first
        assert box_of(winner)["y"] >= box_of(ada.page.locator(".bar"))["bottom"], "the winner's face is not covered"


# The share of its height by which each picture of a game is cropped.
CUT = """() => [...document.querySelectorAll(".game-scene > svg")].map((svg) => {
  const { width, height } = svg.getBoundingClientRect();
  return 1 - Math.min(1, height / (width * svg.viewBox.baseVal.height / svg.viewBox.baseVal.width));
})"""


@pytest.mark.parametrize("size", [ON_ITS_SIDE, slowly(AT_TWICE_THE_SIZE)])
def test_a_low_screen_cuts_no_picture_of_a_game_by_a_quarter(
    server: QuickServer, browser: Browser, size: tuple[int, int]
) -> None:
    with visitor(browser, size) as ada:
        ada.page.goto(server.address)
        ada.page.locator(".game-scene > svg").nth(1).wait_for()
        assert max(ada.page.evaluate(CUT)) < 0.25


@pytest.mark.parametrize("size", [slowly(SMALL_PHONE), UPRIGHT])
def test_with_six_players_the_count_covers_no_stripe_and_no_name_breaks(
    server: QuickServer, browser: Browser, size: tuple[int, int]
) -> None:
    with filmed(browser, server.address, "mantis", 6, size=size) as film:
        page = film.page
        card, count = (
            box_of(page.locator("[data-place=pile] .p-lying").last),
            box_of(page.locator("[data-place=pile] .pile-count")),
        )
        assert count["y"] >= card["bottom"]
        assert count["bottom"] <= box_of(page.locator(".mantis-hint"))["y"]
        assert page.evaluate(LINES) == [1] * 5
        if size == UPRIGHT:
            check_in_sight(page.locator(".mantis-key"), size)
            assert box_of(page.locator(".mantis-key"))["bottom"] <= box_of(page.locator(".mantis-hint"))["y"]


LINES = """() => [...document.querySelectorAll(".other .seat-name")].map((name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  return words.getClientRects().length;
})"""


def test_on_a_phone_on_its_side_the_kitten_can_be_put_back(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", kittens(top="kitten"), size=ON_ITS_SIDE) as film:
        film.does(0, "draw")
        film.watch(ms=400)
        for part in (".k-insert [data-action]", ".k-insert input", ".k-insert [data-insert='0']"):
            check_in_sight(film.page.locator(part), ON_ITS_SIDE)
            assert box_of(film.page.locator(part))["width"] >= 44
        assert box_of(film.page.locator(".k-insert [data-action]"))["width"] >= 100


def test_on_a_phone_there_is_room_for_the_status_and_the_seconds(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, UPRIGHT, language="it") as ada:
        open_table(ada, server.address, "kittens")
        ada.page.locator("[data-tool='table-talk']").click()
        check_in_sight(ada.page.locator(".talk-picker"), UPRIGHT)
        ada.page.keyboard.press("Escape")
        ada.page.locator("[data-do='add-medium']").click()
        ada.page.locator("[data-seat='1']").wait_for()
        ada.page.locator("[data-do='start']").click()
        ada.page.locator(".status .seconds").wait_for()
        words, seconds = box_of(ada.page.locator(".status > span").first), box_of(ada.page.locator(".status .seconds"))
        assert words["right"] <= seconds["x"]
