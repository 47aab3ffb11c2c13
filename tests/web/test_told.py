"""The page names the edition, keeps the keyboard focus on the board, and explains a loss."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.slow import slowly
from tests.web.browser import DESKTOP, PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.film import filmed
from tests.web.playing import begin, choose, chosen, open_short_table, open_table, play_to_the_end, start
from tests.web.test_layout import PLACES
from tests.web.test_motion import kittens

NOTE = "[data-notice='edition']"


def test_the_lobby_names_the_edition_in_which_all_players_give_a_card(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        open_table(ada, server.address, "kittens")
        expect(ada.page.locator(NOTE)).to_contain_text("everyone gives a card for a Favor")
        ada.page.locator("[data-do='change-edition']").click()
        expect(chosen(ada.page, "edition")).to_have_value("2015")
        ada.page.goto(server.address)
        open_table(ada, server.address, "kittens")
        choose(ada.page, "edition", "it")
        expect(chosen(ada.page, "edition")).to_have_value("it")
        assert ada.page.locator(NOTE).count() == 0, "once for each device"


@pytest.mark.parametrize("size", [slowly(DESKTOP), PHONE, slowly((390, 844))])
def test_the_first_favor_names_its_edition(server: QuickServer, browser: Browser, size: tuple[int, int]) -> None:
    with filmed(browser, server.address, "kittens", kittens(hand="favor skip"), fresh=True, size=size) as film:
        before = film.page.evaluate(PLACES)
        film.play.apply(0, "favor")
        film.play.apply(1, "pass")
        film.does(2, "pass")
        film.watch(ms=800)
        expect(film.page.locator(NOTE)).to_contain_text("everyone gives a card for a Favor")
        assert film.page.evaluate(PLACES) == before, "the piles stay where they are"
        assert film.page.evaluate(SEEN) == [True, True], "the others can be seen"
        assert film.page.locator("[data-do='change-edition']").count() == 0, "that is for the lobby"
        film.page.locator("[data-do='edition-known']").click()
        expect(film.page.locator(NOTE)).to_have_count(0)


SEEN = """() => [...document.querySelectorAll(".p-others .seat-face")].map((face) => {
  const { left, top, width, height } = face.getBoundingClientRect();
  return face.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
LISTEN = """() => {
  const log = document.querySelector("[role='log']");
  window.heard = new Promise((hear) => new MutationObserver(hear).observe(log, { childList: true })).then(() => true);
}"""


def test_the_keyboard_stays_on_the_board_from_step_to_step(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        begin(ada, server.address, "mantis")
        for _ in range(3):
            action = ada.page.locator("[data-action].can").first
            action.focus()
            ada.page.evaluate(LISTEN)
            ada.page.keyboard.press("Enter")
            assert ada.page.evaluate("heard")
            assert ada.page.evaluate("document.activeElement.closest('.stage') !== null")
            ada.page.locator("[data-action].can").first.wait_for()
            assert ada.page.evaluate("document.activeElement.closest('.stage') !== null")
        expect(ada.page.locator("[data-seat='0'] .unseen").first).to_have_text("It’s your turn.")


def test_at_twice_the_size_no_score_runs_under_a_name(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "mantis", 4, size=(640, 400)) as film:
        ends = film.page.evaluate(
            """() => [...document.querySelectorAll(".other")].map((place) => {
              const score = place.querySelector(".p-goal");
              const parts = [...score.children].map((part) => part.getBoundingClientRect().right);
              return Math.max(...parts) - place.getBoundingClientRect().right;
            })"""
        )
    assert max(ends) <= 0, ends


def test_a_loser_sees_why_and_the_table_at_that_moment(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        open_short_table(ada, server.address, "mantis")
        start(ada, 1, bots=1)
        with ada.page.expect_response(lambda response: "/why?" in response.url):  # before the player asks for it
            play_to_the_end(ada, random=Random("why"))
        ada.page.locator("[data-do='why']").click()
        found = ada.page.locator("[data-why]")
        expect(found).not_to_have_attribute("data-why", "asked")
        expect(found.get_by_role("status")).to_contain_text(re.compile(r"\w"))
        expect(found).to_contain_text(re.compile(r"Good choices: \d+ of \d+\.|You never had a choice\."))
        link = found.locator("a")
        if link.count():
            expect(found.locator(".why-table .board")).to_be_visible()
            link.click()
            expect(ada.page.locator("[type='range']")).not_to_have_value("0")
