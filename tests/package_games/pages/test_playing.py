"""A game from a package in a real browser, on the general board."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.slow import slowly
from tests.web.browser import PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.keyboard import go_round, play_by_tab, press
from tests.web.playing import (
    CHOICES,
    ENDED,
    STEPS,
    begin,
    join,
    open_set_table,
    play_by_keys,
    play_to_the_end,
    play_until,
    set_tables,
    start,
)


def test_it_is_played_against_bots_to_its_end_again_and_looked_back_at(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        open_set_table(ada, server.address, {"game": "magpie", "turn_seconds": None})
        start(ada, 1, bots=1)
        expect(ada.page.locator("[data-seat]")).to_have_count(2)
        expect(ada.page.locator("[data-zone='hand'] .p-card")).to_have_count(4)
        expect(ada.page.locator("[data-place='pile'] .p-pile-count")).to_have_text(re.compile(r"^\d+$"))
        play_to_the_end(ada, random=Random("magpie"))
        ada.page.locator("[data-do='start']").click()
        ada.page.locator(ENDED).wait_for(state="detached")
        play_until(ada, random=Random("again"), clicks=1)
        look_back(ada, server.address)


def look_back(ada: Visitor, address: str) -> None:
    """Check a replay of the first game: all hands are open, and from one seat only its own."""
    ada.may_be_asked_to_wait = True
    played = ada.page.evaluate("JSON.parse(localStorage.getItem('mazzo.games'))")
    ada.page.goto(f"{address}/r/{played[-1]['id']}")
    for seat in range(2):
        expect(ada.page.locator(f"[data-place='hand-{seat}'] [data-card]:not([data-card='back'])")).to_have_count(4)
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("[data-place='hand-0'] [data-card]")).to_have_count(3)
    ada.page.locator(".replay-eyes select").select_option("1")
    expect(ada.page.locator("[data-place='hand-1'] [data-card='back']")).to_have_count(0)
    expect(ada.page.locator("[data-place='hand-0'] [data-card='back']")).to_have_count(3)


@pytest.mark.parametrize(
    ("game", "options", "presses"),
    [slowly("magpie", {}, 6), slowly("magpie", {}, None), slowly("foxfire", {"hand": 1, "glows": 2}, None)],
)
def test_it_is_played_by_tab_and_enter_alone(
    server: QuickServer, browser: Browser, game: str, options: dict[str, int], presses: int | None
) -> None:
    with visitor(browser) as ada:
        set_tables(ada, options)
        ada.page.goto(server.address)
        press(ada.page, f"[data-do='play-{game}']")
        ada.page.locator(f"{CHOICES}, {STEPS}").first.wait_for()
        go_round(ada)
        play_by_tab(ada, Random("tab"), presses)


@pytest.mark.slow
def test_it_is_played_by_digits_alone(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        begin(ada, server.address, "magpie")
        play_by_keys(ada, random=Random("keys"))


@pytest.mark.slow
def test_two_people_and_a_spectator_see_what_they_may(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada, visitor(browser) as leo, visitor(browser) as mia:
        code = open_set_table(ada, server.address, {"game": "magpie", "edition": "short"})
        join(leo, server.address, code)
        ada.page.locator("[data-seat='1']").wait_for()
        ada.page.locator("[data-do='start']").click()
        for each in (ada, leo):
            expect(each.page.locator("[data-zone='hand'] .p-card")).to_have_count(3)
        mia.page.goto(f"{server.address}/t/{code}")
        expect(mia.page.locator("[data-place='hand-0'] [data-card='back']")).to_have_count(3)
        expect(mia.page.locator("[data-zone='hand']")).to_have_count(0)
        expect(mia.page.locator(CHOICES)).to_have_count(0)
        play_to_the_end(ada, leo, random=Random("two"))
        expect(mia.page.locator(ENDED)).to_have_count(1)


def test_the_log_of_a_game_without_words_has_the_names_of_events(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        begin(ada, server.address, "magpie")
        play_until(ada, random=Random("log"), clicks=2)
        expect(ada.page.locator(".log")).to_contain_text(re.compile(r": laid, trinket \d"))
        expect(ada.page.locator(".log")).not_to_contain_text(re.compile(r"^(?!You).*: drew, trinket \d", re.MULTILINE))


@pytest.mark.slow
def test_a_game_goes_on_after_the_server_was_killed(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        begin(ada, server.address, "magpie")
        play_until(ada, random=Random("kill"), clicks=3)
        ada.may_lose_the_server = True
        server.kill()
        server.start()
        ada.page.reload()
        play_to_the_end(ada, random=Random("after"))


@pytest.mark.slow
def test_its_deal_of_the_day_is_played_against_bots_and_looked_back_at(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        ada.may_be_asked_to_wait = True
        ada.page.goto(f"{server.address}/today")
        ada.page.locator("[data-do='day-magpie']").click()
        ada.page.wait_for_url("**/t/*")
        play_to_the_end(ada, random=Random("day"))
        ada.page.locator("[data-do='onward']").click()
        deal = ada.page.locator("[data-deal='magpie']")
        expect(deal.locator(".day-signs span").first).to_be_visible(timeout=90_000)
        expect(deal).to_contain_text("The expert bot, with the same cards")


def test_the_coach_estimates_its_choices(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        ada.may_be_asked_to_wait = True
        begin(ada, server.address, "magpie")
        ada.page.locator(".p-hand-card").first.wait_for()
        ada.page.keyboard.press("c")
        expect(ada.page.locator(".coach-advice")).to_contain_text("games finished at random", timeout=90_000)


def test_the_pages_use_the_words_of_a_game(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        open_set_table(ada, server.address, {"game": "rook", "turn_seconds": None})
        start(ada, 1, bots=1)
        ada.page.locator("[data-step]").first.click()
        expect(ada.page.locator("[data-action]").first).to_have_text(re.compile(r"Lay the \d"))
        ada.page.locator("[data-action]").first.click()
        expect(ada.page.locator(".log")).to_contain_text(re.compile(r"You lay a trinket worth \d"))
        expect(ada.page.locator(".log")).not_to_contain_text("turnbegan")
        ada.page.reload()
        play_until(ada, random=Random("words"), clicks=1)
