"""Choices, lessons and results on the board."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.film import filmed
from tests.web.playing import ENDED, join, open_short_table, play_to_the_end, start
from tests.web.test_motion import kittens

FIRST = {"mantis": "ten cards in their Score Pile wins", "kittens": "hasn’t exploded wins"}


@pytest.mark.parametrize("first", ["[data-step='combo-beard']", ".p-fan button:has([data-card='beard'])"])
def test_a_pair_takes_two_taps_and_explains_itself(server: QuickServer, browser: Browser, first: str) -> None:
    with filmed(browser, server.address, "kittens", kittens(hand="attack beard beard")) as film:
        film.page.locator(first).first.click()
        expect(film.page.locator(".p-fan .up")).to_have_count(2)
        expect(film.page.locator(".p-tray p")).to_have_text("The stolen card is a random one.")
        expect(film.page.locator(".p-target.can").first).to_have_attribute("data-action", "pair beard 1")


def test_the_first_lessons_explain_the_goal_and_offer_nothing_else(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as guest:
        for game, goal in FIRST.items():
            guest.page.goto(f"{server.address}/learn/{game}")
            expect(guest.page.locator(".learn-text")).to_contain_text(goal)
        for _ in range(2):
            guest.page.locator("[data-place='pile']").wait_for()
            expect(guest.page.locator("[data-step='kind-five']")).to_have_count(0)
            guest.page.locator(".learn-buttons .button:last-child").click()


def test_the_winner_cheers_the_loser_wilts_and_the_next_game_has_a_new_log_and_an_evening(
    server: QuickServer, browser: Browser
) -> None:
    with visitor(browser) as ada, visitor(browser, PHONE) as leo:
        code = open_short_table(ada, server.address, "mantis")
        join(leo, server.address, code)
        start(ada, 2)
        play_to_the_end(ada, leo, random=Random("confetti"))
        winners = (ada.page.locator(ENDED).get_attribute("data-ended") or "").split()
        assert winners
        for seat, person in enumerate((ada, leo)):
            expect(person.page.locator(".confetti")).to_have_count(1)
            expect(person.page.locator(".ended-wilts")).to_have_count(int(str(seat) not in winners))

        lines = ada.page.locator(".log li")
        expect(lines.last).to_contain_text("win")
        leo.page.locator("[data-do='ready']").click()
        ada.page.locator(f"{ENDED} [data-do='start']").click()
        for person in (ada, leo):
            person.page.locator(ENDED).wait_for(state="detached")
        expect(lines.filter(has_text="win")).to_have_count(0)  # each game has a new log
        play_to_the_end(ada, leo, random=Random("second"))
        expect(ada.page.locator(f"{ENDED} [data-score]").first).to_be_visible()  # the evening has no winner yet


def test_an_explosion_takes_the_whole_screen(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", kittens(hand="skip nope", top="kitten")) as film:
        film.does(0, "draw")
        film.watch(ms=100, until=".k-boom")
        over = film.page.evaluate(
            """() => [[700, 20], [1400, 450]].map(([x, y]) => {
              const dark = document.querySelector(".stage-dark");
              dark.style.pointerEvents = "auto";
              dark.parentElement.style.pointerEvents = "auto";
              return document.elementFromPoint(x, y)?.closest(".stage") !== null;
            })"""
        )
        assert over == [True, True], "the header and the log are dark, too"
        assert film.page.locator(".k-piece img").count() == 0, "pieces are drawn, not loaded"
        seen = film.watch("() => document.querySelectorAll('.k-own-end').length", 100)
        assert sum(map(bool, seen)) * 100 >= 1300, "one's own end is held"
