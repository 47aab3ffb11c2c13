"""The coach rates choices during a game, and analyses it afterwards."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.slow import slowly
from tests.web.browser import DESKTOP, PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin, open_with_bots, play_to_the_end

PANEL = ".coach-panel"
OPTIONS = "[data-option]"
MARKED = """() => [...document.querySelectorAll(".board button")]
  .filter(each => getComputedStyle(each).outlineStyle === "dashed").length"""


@pytest.mark.parametrize("game", [slowly("mantis"), "kittens"])
def test_the_coach_rates_the_choices_on_the_board(server: QuickServer, browser: Browser, game: str) -> None:
    with visitor(browser, DESKTOP) as guest:
        page = guest.page
        begin(guest, server.address, game)
        page.locator("[data-tool='coach-title']").wait_for()
        page.keyboard.press("c")
        expect(page.locator(OPTIONS).first).to_be_visible()
        guest.until(lambda: page.evaluate(MARKED) > 0)
        page.locator(".coach-choices > summary").click()
        expect(page.locator(f".coach-options {OPTIONS}").first).to_contain_text(re.compile(r"\d+%"))
        page.keyboard.press("Escape")
        expect(page.locator(PANEL)).to_have_count(0)
        guest.until(lambda: page.evaluate(MARKED) == 0)


def test_a_finished_game_has_curves_and_turning_points(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as guest:
        page = guest.page
        begin(guest, server.address, "mantis", {"target": 4})
        play_to_the_end(guest, random=Random("analysis"))
        page.locator("[data-do='look-back']").click()
        expect(page.locator(".curves .curve")).to_have_count(4)
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        expect(page.locator(".analysis-word")).not_to_be_empty()
        expect(page.locator(".analysis-players")).to_have_count(0)
        page.locator(".analysis-line .button").click()
        expect(page.locator(".analysis-players tbody")).to_have_count(4)
        expect(page.locator("dialog[open]")).to_have_count(0)
        jump_to_a_turning_point(page)
        expect(page.locator(".replay-table")).to_be_in_viewport(ratio=0.9)  # nothing covers it, even on a phone
        page.locator(".analysis-panel header .button").click()
        expect(page.locator(".replay-log")).to_be_visible()


def test_the_coach_marks_where_a_kitten_is_put_back(server: QuickServer, browser: Browser) -> None:
    options = {"hand": 1, "deck": {"kitten": 2, "defuse": 3, "tacocat": 1, "cattermelon": 1, "potato": 1}}
    with visitor(browser) as guest:
        open_with_bots(guest, server.address, "kittens", 2, {**options, "spare_defuses": 0})
        guest.page.locator("[data-action='draw'].can").click()  # only kittens are left to draw
        guest.page.locator(".k-insert").wait_for()
        guest.page.keyboard.press("c")
        best = guest.page.locator(OPTIONS).first.get_attribute("data-option") or ""
        place = guest.page.locator(f"[data-insert='{best.removeprefix('insert ')}']")
        expect(place).to_have_css("outline-style", "dashed")


def jump_to_a_turning_point(page: Page) -> None:
    turn = page.locator(".analysis-turns .button").first
    move = re.search(r"\d+", turn.inner_text())
    assert move
    turn.click()
    expect(page.locator(".replay-slider input")).to_have_value(move[0])
