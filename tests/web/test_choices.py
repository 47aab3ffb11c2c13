"""What is chosen is what is shown: cards that go together rise together, and a lesson offers what it teaches."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.film import filmed
from tests.web.playing import ENDED, join, open_short_table, play_to_the_end, start
from tests.web.test_motion import kittens

FIRST = {"mantis": "ten cards in their Score Pile wins", "kittens": "hasn’t exploded wins"}


@pytest.mark.parametrize("first", ["[data-step='combo-beard']", ".k-hand button:has([data-card='beard'])"])
def test_a_pair_is_two_taps_and_says_what_it_does(server: QuickServer, browser: Browser, first: str) -> None:
    with filmed(browser, server.address, "kittens", kittens(hand="attack beard beard")) as film:
        film.page.locator(first).first.click()
        expect(film.page.locator(".k-hand .up")).to_have_count(2)
        expect(film.page.locator(".k-tray p")).to_have_text("The stolen card is a random one.")
        expect(film.page.locator(".k-target.can").first).to_have_attribute("data-action", "pair beard 1")


def test_the_first_lessons_say_what_the_game_is_about_and_offer_nothing_else(
    server: QuickServer, browser: Browser
) -> None:
    with visitor(browser) as somebody:
        for game, goal in FIRST.items():
            somebody.page.goto(f"{server.address}/learn/{game}")
            expect(somebody.page.locator(".learn-text")).to_contain_text(goal)
        for _ in range(2):
            somebody.page.locator("[data-place='pile']").wait_for()
            expect(somebody.page.locator("[data-step='five']")).to_have_count(0)
            somebody.page.locator(".learn-buttons .button:last-child").click()


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
        assert "win" in lines.last.inner_text()
        leo.page.locator("[data-do='ready']").click()
        ada.page.locator(f"{ENDED} [data-do='start']").click()
        for person in (ada, leo):
            person.page.locator(ENDED).wait_for(state="detached")
        ada.page.locator("[data-place='pile']").wait_for()
        assert all("win" not in line for line in lines.all_inner_texts()), "the log begins anew with a game"
        play_to_the_end(ada, leo, random=Random("second"))
        expect(ada.page.locator(f"{ENDED} [data-score]").first).to_be_visible()  # the evening is open


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
