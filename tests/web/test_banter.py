"""Bots talk, in a bubble at their seat, and one switch silences them."""

from playwright.sync_api import Browser, expect

from tests.web.conftest import QuickServer
from tests.web.film import Film, filmed
from tests.web.test_fits import UPRIGHT, box_of
from tests.web.test_motion import MANTIS
from tests.web.test_pace import LONG

BUBBLE = ".bubble[data-at]"
TALKATIVE = "Math.random = () => 0"  # every bot that may speak does


def test_a_bot_talks_about_its_theft_and_can_be_silenced(server: QuickServer, browser: Browser) -> None:
    position = MANTIS.format(top="r", back="roy", seat=2)
    with filmed(browser, server.address, "mantis", position, bots=True, fresh=True) as film:
        film.page.evaluate(TALKATIVE)
        film.does(2, "steal 0")
        film.watch(ms=LONG)
        expect(film.page.locator(f"{BUBBLE}[data-at='2']")).to_have_text("About time.")
        film.page.locator("[data-tool='table-more']").click()
        film.page.locator("[data-setting='banters']").uncheck()
        film.page.keyboard.press("Escape")
        assert film.page.evaluate("localStorage.getItem('mazzo.banters')") == "no"


TWO_PAIRS = """
    seat 0: nope nope defuse cattermelon
    seat 1: tacocat tacocat beard beard
    seat 2: favor see
    seat 3: favor see
    pile: rainbow skip kitten beard kitten shuffle kitten
    discard: see
    turn: 1 owes 1
    """


def steal(film: Film) -> None:
    """Bubbles steals a card from seat 0; all pass."""
    film.does(1, "pair tacocat 0")
    film.watch(ms=LONG)
    film.play.apply(2, "pass")
    film.play.apply(3, "pass")
    film.does(0, "pass")
    film.watch(ms=LONG)


def test_a_bubble_stays_at_its_face_and_makes_way_for_a_panel(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", TWO_PAIRS, size=UPRIGHT, bots=True, fresh=True) as film:
        film.page.evaluate(TALKATIVE)
        steal(film)
        bubble, face = film.page.locator(BUBBLE), box_of(film.page.locator("[data-seat='1'] .seat-face"))
        expect(bubble).to_have_class("bubble aligned below")
        assert 0 < box_of(bubble)["y"] - face["bottom"] <= 40, "it is below the face, and its tail points up"
        film.page.evaluate(PANEL_AT, BUBBLE)
        expect(bubble).to_be_hidden()


# Opens a panel where a bubble is, as wide as the board.
PANEL_AT = """(bubble) => {
  const panel = document.createElement("div");
  const { top, height } = document.querySelector(bubble).getBoundingClientRect();
  panel.className = "tray";
  panel.style.cssText = `position: fixed; z-index: 1; inset: 0 0 auto; height: ${top + height + 200}px`;
  document.querySelector(".stage").append(panel);
}"""


def test_a_panel_does_not_name_a_nope_as_consent(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", TWO_PAIRS, size=UPRIGHT) as film:
        film.does(1, "pair tacocat 0")
        film.watch(ms=LONG)
        film.does(0, "nope")
        notes = film.watch("() => document.querySelector('.p-buttons .note')?.textContent ?? ''")
        assert set(notes) <= {"", "Others may say Nope."}, "not while the card is on its way either"
        expect(film.page.locator(".p-buttons .note")).to_have_text("Others may say Nope.")
