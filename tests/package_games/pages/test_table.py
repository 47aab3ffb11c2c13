"""A table in the browser, drawn from a layout: cards, seats, steps, and the end of a round."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.slow import slowly
from tests.web.browser import PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import (
    CHOICES,
    STEPS,
    begin,
    click,
    click_something,
    open_set_table,
    play_to_the_end,
    play_until,
    start,
)
from tests.web.test_tv import look_at


def card_and_targets(page: Page) -> int:
    """Tap cards until one asks for a player; returns how many players can be chosen."""
    cards = page.locator(".p-hand-card[data-step]")
    for each in range(cards.count()):
        cards.nth(each).click()
        if targets := page.locator(".p-target").count():
            return targets
    return 0


def test_a_player_chooses_a_card_and_then_its_target(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        page = ada.page
        open_set_table(ada, server.address, {"game": "foxfire", "turn_seconds": None})
        start(ada, 1, 2)
        expect(page.locator(".p-seat")).to_have_count(2)
        expect(page.locator(".p-background")).to_be_visible()  # from its module, before the first move
        page.locator(".p-hand-card[data-step]").first.wait_for()
        expect(page.locator(CHOICES)).to_have_count(0)  # a card must be chosen first
        expect(page.locator(".p-fan .p-picture")).to_have_count(3)
        while not card_and_targets(page):
            click_something(ada, Random(1))
            page.wait_for_timeout(50)
        assert page.locator(".p-target").count() <= 2
        assert page.locator(CHOICES).count() <= 5
        page.keyboard.press("Escape")
        expect(page.locator(".p-target")).to_have_count(0)


def test_a_round_ends_with_a_showdown_that_waits_for_every_player(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        page = ada.page
        open_set_table(ada, server.address, {"game": "foxfire", "edition": "short", "turn_seconds": None})
        start(ada, 1, 1)
        random = Random("round")
        shown = page.locator("[data-action='continue']")
        moves = page.locator(f"{CHOICES}:not([data-action='continue']), {STEPS}")
        for _ in range(400):
            if shown.count() or page.locator("[data-ended]").count():
                break
            if many := moves.count():
                click(moves.nth(random.randrange(many)))
            else:
                page.wait_for_timeout(20)
        expect(shown).to_have_count(1)
        expect(page.locator(".p-table.showdown")).to_have_count(1)
        expect(page.locator(".p-tray h3")).to_contain_text("glow")
        page.wait_for_timeout(300)
        expect(page.locator("[data-fact='round'] dd")).to_have_text("1")  # the showdown waits for the players
        shown.click()
        expect(page.locator("[data-fact='round'] dd")).to_have_text("2")


def test_rows_are_tapped_bids_are_buttons_and_marks_show_the_players_who_have_chosen(
    server: QuickServer, browser: Browser
) -> None:
    with visitor(browser, PHONE) as ada:
        page = ada.page
        open_set_table(ada, server.address, {"game": "gullible", "options": {"rounds": 3}, "turn_seconds": None})
        start(ada, 1, 2)
        bids, piers = page.locator(".p-numbers button"), page.locator("[data-place='piers'] [data-action]")
        expect(bids).to_have_text(["0", "1", "2", "3", "4", "5"])  # there is only one kind of action to choose
        expect(page.locator(".p-tray")).to_contain_text("How loud?")
        expect(page.locator("[data-flag='chosen']")).to_have_count(2)
        bids.nth(2).click()
        expect(piers).to_have_count(3)
        expect(page.locator("[data-seat='0'] [data-fact='bids'] b")).to_have_text("2")
        expect(piers.nth(1)).to_have_accessible_name("Dive at pier 2")
        piers.nth(1).click()
        expect(page.locator("[data-fact='round'] dd")).to_have_text("2")
        play_to_the_end(ada, random=Random("gulls"))
        reached = [int(text.split()[-1]) for text in page.locator(".standing .stand strong").all_inner_texts()]
        assert reached == sorted(reached, reverse=True)


@pytest.mark.parametrize(
    ("game", "options"), [("gullible", {"rounds": 3}), slowly("foxfire", {}), slowly("magpie", {})]
)
def test_a_game_is_played_to_its_end_on_a_phone_that_is_only_a_hand(
    server: QuickServer, browser: Browser, game: str, options: dict[str, int]
) -> None:
    with visitor(browser, PHONE) as ada, visitor(browser) as tv:
        code = open_set_table(ada, server.address, {"game": game, "options": options, "turn_seconds": None})
        tv.page.goto(f"{server.address}/tv#{code}")
        tv.page.frame_locator("iframe").locator(".tv-code").wait_for()
        start(ada, 1, 2)
        expect(ada.page.locator(".hand-board")).to_be_visible()
        expect(ada.page.locator(".board")).to_have_count(0)
        play_until(ada, random=Random("sofa"), clicks=5)
        look_at(tv)
        play_to_the_end(ada, random=Random("hand"))


def test_a_layout_whose_zones_have_nothing_to_tap_gets_buttons_for_all_actions(
    server: QuickServer, browser: Browser
) -> None:
    with visitor(browser) as ada:
        begin(ada, server.address, "plover")
        cards = ada.page.locator(".p-tray [data-step^='card-thrown-']")
        expect(cards.first).to_be_visible()
        play_until(ada, random=Random("plover"), clicks=12)


TOUCHING = """() => {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((each) => [each.className, each.getBoundingClientRect()]);
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const isCut = (box) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight + 8;
  const inner = boxes(".p-middle .card-stack, .p-middle .pile-count, .p-facts, .p-tray > *");
  const outer = boxes(".p-seat, .p-fan li, .p-own-bar");
  const touching = inner.flatMap(([name, box]) =>
    outer.filter(([, other]) => meet(box, other)).map(([other]) => `${name} on ${other}`));
  const cut = boxes(".p-fan li, .p-tray > *").filter(([, box]) => isCut(box)).map(([name]) => `${name} is cut off`);
  return [...touching, ...cut];
}"""
"""Finds piles that cover a seat or the hand, and elements that leave the screen."""


def test_on_a_phone_on_its_side_nothing_lies_on_a_seat(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, (844, 390)) as ada:
        page = ada.page
        page.goto(f"{server.address}/learn/foxfire")  # the mouse asks for a card, a player and an animal
        page.locator(".p-hand-card.can").first.click()
        page.locator(".p-target").first.click()
        expect(page.locator(".p-choices .p-card")).to_have_count(5)
        assert page.evaluate(TOUCHING) == []
        open_set_table(ada, server.address, {"game": "foxfire", "turn_seconds": None, "options": {"hand": 3}})
        start(ada, 1, 3)
        expect(page.locator(".p-hand-card[data-step]")).to_have_count(4)
        assert page.evaluate(TOUCHING) == []


def test_a_card_is_dragged_along_the_hand_and_to_a_player(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        page = ada.page
        open_set_table(ada, server.address, {"game": "magpie", "turn_seconds": None})
        start(ada, 1, 2)
        cards, order = page.locator(".p-fan [data-card]"), page.locator(".p-sort")
        expect(order).to_have_accessible_name("Sort your hand: By kind")
        before = cards.all_inner_texts()
        cards.first.drag_to(cards.last)
        expect(order).to_have_accessible_name("Sort your hand: As drawn")
        assert cards.all_inner_texts() == [*before[1:], before[0]]
        order.click()
        assert cards.all_inner_texts() == before
        page.goto(f"{server.address}/learn/foxfire")  # the mouse asks for a card, a player and an animal
        page.locator(".p-hand-card.can").first.drag_to(page.locator(".p-seat .seat-face").first)
        expect(page.locator(".p-choices .p-card")).to_have_count(5)
