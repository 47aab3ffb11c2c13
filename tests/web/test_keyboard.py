"""With the keyboard alone, every control of every screen can be reached, and whole games can be played."""

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.slow import slowly
from tests.web.browser import visitor
from tests.web.conftest import QuickServer
from tests.web.film import filmed
from tests.web.keyboard import go_round, leave_page, play_by_tab, press, tab_to
from tests.web.playing import ENDED, SHORT_GAMES, set_tables
from tests.web.screens import SCREENS

QUICK = ("home", "kittens", "menu")


@pytest.mark.parametrize("name", [name if name in QUICK else slowly(name) for name in SCREENS])
def test_tab_goes_round_every_control_once_in_both_directions(server: QuickServer, browser: Browser, name: str) -> None:
    with visitor(browser) as ada:
        SCREENS[name](ada, server.address)
        ada.page.wait_for_load_state("networkidle")
        go_round(ada)


@pytest.mark.parametrize("game", [slowly("mantis"), "kittens"])
def test_a_table_is_opened_and_a_game_is_played_by_tab_and_enter_alone(
    server: QuickServer, browser: Browser, game: str
) -> None:
    with visitor(browser) as ada:
        set_tables(ada, SHORT_GAMES[game])
        ada.page.goto(server.address)
        press(ada.page, f"[data-do='friends-{game}']")
        press(ada.page, "[data-do='add-medium']")
        ada.page.locator("[data-seat='1']").wait_for()
        press(ada.page, "[data-do='start']")
        play_by_tab(ada, Random(f"tab {game}"))
        press(ada.page, "[data-do='start']")
        ada.page.locator(ENDED).wait_for(state="detached")


def test_a_table_that_changes_does_not_take_the_focus_back_from_the_browser(
    server: QuickServer, browser: Browser
) -> None:
    with filmed(browser, server.address, "mantis", 3, seat=1) as film:
        assert tab_to(film.page, ".stage button, .log-panel button")
        leave_page(film.page)
        film.does(0, "score")
        film.watch()
        assert film.page.evaluate("document.activeElement === document.body")
