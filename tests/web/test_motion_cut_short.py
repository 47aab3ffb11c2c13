"""Motion ends early on a key press, in a hidden tab, and when the player leaves the table."""

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import QuickServer
from tests.web.film import STEP, filmed
from tests.web.test_motion import MANTIS, SEE, kittens


def test_a_key_press_ends_a_motion(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", kittens()) as film:
        film.does(0, "draw")
        film.step()
        film.page.keyboard.press("x")
        film.page.locator("[role='log'] p").wait_for(state="attached")
        assert film.page.evaluate(SEE)["hand"].count("rainbow") == 1
        assert film.page.locator(".flyer").count() == 0


def test_a_hidden_tab_shows_the_end_of_a_motion(server: QuickServer, browser: Browser) -> None:
    hide = """
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    """
    with filmed(browser, server.address, "kittens", kittens(top="kitten"), fresh=True) as film:
        film.does(0, "draw")
        film.page.evaluate(hide)
        film.page.locator("[data-action^='insert']").wait_for()
        assert film.page.locator(".stage-layer").count() == 0


LEFT = {
    "mantis": (MANTIS.format(top="r", back="roy", seat=2), 2, "steal 0", 400),
    "kittens": (kittens(hand="skip nope", top="kitten"), 0, "draw", 1200),
}


@pytest.mark.parametrize("game", LEFT)
def test_a_table_can_be_left_in_the_middle_of_a_motion(server: QuickServer, browser: Browser, game: str) -> None:
    """After leaving, elements have no size. A flying card was scaled by 0 / 0, and the browser logged a warning."""
    position, seat, action, moved = LEFT[game]
    with filmed(browser, server.address, game, position, fresh=True) as film:
        film.begin(film.play.apply(seat, action))
        for _ in range(0, moved, STEP):
            film.step()
        film.leave()


def test_a_table_can_be_left_while_cards_are_dealt(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", 4, from_the_start=True, fresh=True) as film:
        film.step()
        film.leave()
