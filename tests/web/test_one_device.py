"""Several people share one device: a curtain hides the hands, and one question asks all players for a Nope."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.site import shorten
from tests.web.browser import DESKTOP, PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import CHOICES, ENDED, SHORT_GAMES, choose, click, click_something

NAMES = ("Ada", "Leo", "Wilhelmine von Hohenlohe")
HAND = "[data-step^='card-']"
PLAYED_ALONE = ("attack", "skip", "shuffle", "see")


def begin(device: Visitor, address: str, game: str) -> None:
    page = device.page
    page.goto(f"{address}/local")
    choose(page, "game", game)
    page.locator("[data-do='add-person']").click()
    for number, name in enumerate(NAMES):
        page.locator(".local-people input").nth(number).fill(name)
    page.locator("[data-do='begin-local']").click()
    page.locator(".table-screen").wait_for()


def go_on(device: Visitor, random: Random) -> None:
    """Take the next step: open the curtain, answer the question, or make a move."""
    page = device.page
    for button in ("dialog[open] header button", "[data-do='open-curtain']", "[data-do='nobody']:not([disabled])"):
        if page.locator(button).count():
            click(page.locator(button).first)
            return
    if not click_something(device, random):
        page.wait_for_timeout(20)


def play_to_the_end(device: Visitor, random: Random) -> None:
    for _ in range(3000):
        if device.page.locator(ENDED).count():
            return
        go_on(device, random)
    raise AssertionError("the game did not end")


def announce(device: Visitor) -> None:
    """Let players draw until one has a card that is played alone, and play it."""
    page = device.page
    for _ in range(100):
        page.locator("[data-do='open-curtain']").click()
        page.locator("[data-action='draw']").wait_for()
        found = [card for card in PLAYED_ALONE if page.locator(f"[data-step='card-hand-{card}']").count()]
        if found:
            page.locator(f"[data-step='card-hand-{found[0]}']").first.click()
            page.locator(f"[data-action='{found[0]}']").first.click()
            return
        draw(page)
    raise AssertionError("no player has a card that is played alone")


def draw(page: Page) -> None:
    """Draw a card; a kitten is put back."""
    page.locator("[data-action='draw']").click()
    hiding = page.locator("[data-action^='insert']")
    page.locator(".curtain").or_(hiding).first.wait_for()
    if hiding.count():
        hiding.first.click()


@pytest.mark.slow
def test_a_game_of_a_device_is_shared_by_a_link_of_the_server(server: QuickServer, browser: Browser) -> None:
    permissions = ["clipboard-read", "clipboard-write"]
    with visitor(browser, DESKTOP, permissions=permissions) as device, visitor(browser, PHONE) as leo:
        shorten(device, SHORT_GAMES["mantis"])
        begin(device, server.address, "mantis")
        play_to_the_end(device, Random("shared"))
        game = device.page.evaluate("JSON.parse(localStorage.getItem('mazzo.games'))[0].id")
        device.page.goto(f"{server.address}/r/{game}")
        title = device.page.locator("h1").inner_text()
        links = set()
        for _ in range(2):
            device.page.locator("[data-do='share-record']").click()
            expect(device.page.locator(".toast")).to_be_visible()
            links.add(device.page.evaluate("navigator.clipboard.readText()"))
        (link,) = links
        leo.page.goto(link)
        expect(leo.page.locator("h1")).to_have_text(title)


@pytest.mark.slow
def test_where_nothing_is_hidden_there_is_no_curtain(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as device:
        begin(device, server.address, "mantis")
        expect(device.page.locator(".curtain")).to_have_count(0)
        play_to_the_end(device, Random("open"))
        device.page.locator("[data-do='rematch']").click()
        expect(device.page.locator(ENDED)).to_have_count(0)
        device.page.locator(CHOICES).first.wait_for()


def test_a_hand_is_on_the_page_only_for_its_owner(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as device:
        begin(device, server.address, "kittens")
        page = device.page
        expect(page.locator(".curtain")).to_contain_text("Ada")
        expect(page.locator(f"{HAND}, [data-action]")).to_have_count(0)
        page.locator("[data-do='open-curtain']").click()
        page.locator(HAND).first.wait_for()
        draw(page)
        expect(page.locator(".curtain")).to_be_visible()
        expect(page.locator(f"{HAND}, [data-action]")).to_have_count(0)


def test_one_question_asks_all_players_for_a_nope_and_one_button_passes_for_all(
    server: QuickServer, browser: Browser
) -> None:
    with visitor(browser, PHONE) as device:
        begin(device, server.address, "kittens")
        announce(device)
        page = device.page
        looks = page.locator("[data-do^='look-']")
        alive = len(NAMES)  # no player has exploded yet
        expect(looks).to_have_count(alive - 1)
        expect(page.locator(f"{HAND}, [data-action]")).to_have_count(0)
        looks.first.click()
        page.locator("[data-do='open-curtain']").click()
        page.locator("[data-action='pass']").wait_for()
        page.locator("[data-do='back-to-question']").click()
        expect(looks).to_have_count(alive - 1)
        page.locator("[data-do='nobody']").click()
        expect(page.locator("[data-do='nobody']")).to_have_count(0)


@pytest.mark.slow
def test_a_whole_game_with_hidden_hands(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as device:
        begin(device, server.address, "kittens")
        play_to_the_end(device, Random("hidden"))


def test_a_game_that_was_left_can_be_resumed(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as device:
        begin(device, server.address, "kittens")
        device.page.goto(server.address)
        device.page.goto(f"{server.address}/local")
        device.page.locator("[data-do='resume']").click()
        expect(device.page.locator(".curtain")).to_contain_text("Ada")
