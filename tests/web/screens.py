"""Every screen, with a function that opens it."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page

from mazzo.table.tournament.view import view
from tests.table.tournament.clubs import Club
from tests.web.browser import Visitor
from tests.web.playing import (
    ENDED,
    begin,
    click,
    click_something,
    explode_while_bots_wait,
    meet,
    open_set_table,
    open_table,
    open_with_bots,
    play_to_the_end,
    request,
    start,
)

LONG_NAME = "Wilhelmina-Charlotte XIV"  # 24 letters, the maximum
TINY_KITTENS = {
    "hand": 1,
    "deck": {"kitten": 1, "defuse": 2, "skip": 3, "see": 3, "nope": 2},
    "spare_defuses_for_two": 0,
}

Way = Callable[[Visitor, str], None]


def at(path: str, sign: str = "main h1") -> Way:
    """A screen with its own address."""

    def go(visitor: Visitor, address: str) -> None:
        visitor.page.goto(f"{address}{path}")
        visitor.page.locator(sign).first.wait_for()

    return go


def lobby(game: str) -> Way:
    def go(visitor: Visitor, address: str) -> None:
        open_table(visitor, address, game)
        visitor.page.locator("[data-do='add-hard']").click()
        visitor.page.locator("[data-seat='1']").wait_for()

    return go


def playing(game: str, clicks: int = 4) -> Way:
    def go(visitor: Visitor, address: str) -> None:
        begin(visitor, address, game)
        random = Random(game)
        for _ in range(clicks):
            click_something(visitor, random)
            visitor.page.wait_for_timeout(150)

    return go


def pressing(way: Way, key: str, sign: str) -> Way:
    def go(visitor: Visitor, address: str) -> None:
        way(visitor, address)
        visitor.page.keyboard.press("Escape")
        visitor.page.keyboard.press(key)
        visitor.page.locator(sign).first.wait_for()

    return go


def crowded(game: str, bots: int, options: dict[str, Any]) -> Way:
    """A table with many seats, long names and full hands."""

    def go(visitor: Visitor, address: str) -> None:
        meet(visitor, address)
        request(visitor, address, "PATCH", "/api/me", {"name": LONG_NAME})
        open_set_table(visitor, address, {"game": game, "options": options, "turn_seconds": None})
        start(visitor, 1, bots)
        visitor.page.wait_for_timeout(300)

    return go


def ended(game: str, options: dict[str, Any]) -> Way:
    """A short game, played to its end."""

    def go(visitor: Visitor, address: str) -> None:
        open_set_table(visitor, address, {"game": game, "options": options, "turn_seconds": None})
        start(visitor, 1, bots=1)
        play_to_the_end(visitor, random=Random(f"short {game}"))
        visitor.page.locator(ENDED).wait_for()

    return go


def clicking(way: Way, what: str, sign: str) -> Way:
    def go(visitor: Visitor, address: str) -> None:
        way(visitor, address)
        visitor.page.locator(what).first.click()
        visitor.page.locator(sign).first.wait_for()

    return go


def played(many: int) -> Way:
    """The list of games of a device with many games."""
    random = Random("played")
    players = [LONG_NAME, "Ada", "Leo", "Bubbles"]
    games = [
        {
            "id": f"{'abcdefghjkmn'}-{number}",
            "game": random.choice(("mantis", "kittens")),
            "edition": "it",
            "players": players[: random.randint(2, 4)],
            "winners": [random.randrange(2)],
            "seat": None if number % 7 == 3 else 1,
            "at": 1_790_000_000_000 - 7_000_000 * number,
            "luck": random.gauss(0, 0.2) if number % 3 else None,
            "accuracy": None,
        }
        for number in range(many)
    ]

    def go(visitor: Visitor, address: str) -> None:
        visitor.page.goto(address)
        visitor.page.evaluate("games => localStorage.setItem('mazzo.games', JSON.stringify(games))", games)
        visitor.page.goto(f"{address}/games")
        visitor.page.locator("[data-game]").first.wait_for()

    return go


def inserting(visitor: Visitor, address: str) -> None:
    """A kitten was drawn and defused and must be put back. All cards of the pile are kittens."""
    options = {"hand": 1, "deck": {"kitten": 2, "defuse": 3, "skip": 2, "nope": 1}, "spare_defuses": 0}
    crowded("kittens", 2, options)(visitor, address)
    visitor.page.locator("[data-action='draw'].can").click()
    visitor.page.locator(".k-insert").wait_for()


def out(visitor: Visitor, address: str) -> None:
    """The player has exploded while bots play on."""
    cats = {"tacocat": 1, "cattermelon": 1, "potato": 1, "beard": 1}
    options = {"hand": 1, "deck": {"kitten": 3, "defuse": 4, **cats}, "spare_defuses": 0}
    open_with_bots(visitor, address, "kittens", 3, options)
    explode_while_bots_wait(visitor)


def asked(visitor: Visitor, address: str) -> None:
    """A bot has played a card, and the player, who has no Nope, must answer."""
    options = {"hand": 4, "deck": {"kitten": 2, "defuse": 6, "see": 12, "skip": 12}}
    offer = visitor.page.locator("[data-action='pass']")
    for _ in range(10):  # the bots may not play a card
        crowded("kittens", 2, options)(visitor, address)
        for _ in range(60):
            if offer.count():
                return
            draw = visitor.page.locator("[data-action='draw']:visible:not([disabled])")
            if not (draw.count() and click(draw)):
                visitor.page.wait_for_timeout(50)
    raise AssertionError("no bot played a card")


def lesson(game: str, number: int) -> Way:
    """One lesson of a game."""

    def go(visitor: Visitor, address: str) -> None:
        visitor.page.goto(f"{address}/learn/{game}")
        visitor.page.locator("[data-seat]").first.wait_for()
        for _ in range(number):
            visitor.page.locator(".learn-buttons .button:last-child").click()
        visitor.page.wait_for_timeout(200)

    return go


def left(visitor: Visitor, address: str) -> None:
    """The first page, while a game is in progress at a table."""
    begin(visitor, address, "mantis")
    visitor.page.goto(address)
    visitor.page.locator("[data-back]").wait_for()


def newcomer(visitor: Visitor, address: str) -> None:
    """The first page that this browser opens is the link of a table."""
    meet(visitor, address)
    table = request(visitor, address, "POST", "/api/tables", {"game": "kittens"})
    visitor.page.add_init_script("localStorage.removeItem('mazzo.met')")
    visitor.page.goto(f"{address}/t/{table['code']}")
    visitor.page.locator(".newcomer").wait_for()


def tournament(path: str, rounds: int) -> Way:
    """A club of eight, in a round of its tournament; the third round is the last."""

    def go(visitor: Visitor, address: str) -> None:
        club = Club(8).draw()
        for _ in range(rounds - 1):
            club.end_round()
            if club.state.stage != "over":
                club.draw()
        show_tournament(visitor.page, msgspec.json.encode(view(club.state, "p1", 0.0)))
        visitor.page.goto(f"{address}{path}/222222222222")
        visitor.page.locator("[data-table]").first.wait_for()

    return go


def show_tournament(page: Page, shown: bytes) -> None:
    """Answer all tournament requests of a page."""
    page.route(
        "**/api/tournaments/**",
        lambda route: (
            route.fulfill(body=shown, content_type="application/json")
            if "since" not in route.request.url
            else route.fulfill(status=204)
        ),
    )


SHORT_MANTIS = ended("mantis", {"target_for_two": 2})
SHORT_KITTENS = ended("kittens", TINY_KITTENS)

SCREENS: dict[str, Way] = {
    "home": at("/"),
    "home-with-a-game-on": left,
    "my-games": played(30),
    "my-games-none": at("/games"),
    "today": at("/today", "[data-puzzles] a"),
    "puzzle-mantis": at("/p/mantis-1", "[data-seat]"),
    "puzzle-kittens": at("/p/kittens-1", "[data-seat]"),
    "puzzle-solved": clicking(at("/p/mantis-1", "[data-seat]"), ".learn-table [data-action]", "[data-do='why']"),
    "tables": at("/tables"),
    "settings": at("/settings"),
    "forget-me": clicking(at("/settings"), "[data-do='forget-me']", "dialog[open]"),
    "nowhere": at("/rules/chess"),
    "move": at("/move/abc"),
    "rules-mantis": at("/rules/mantis"),
    "rules-kittens": at("/rules/kittens"),
    "learn-mantis": at("/learn/mantis", "[data-seat]"),
    "learn-kittens": at("/learn/kittens", "[data-seat]"),
    "one-device": at("/local"),
    "club": at("/club"),
    "newcomer": newcomer,
    "tournament": tournament("/c", 2),
    "tournament-over": tournament("/c", 3),
    "wall": tournament("/wall", 2),
    "wall-over": tournament("/wall", 3),
    "lobby-mantis": lobby("mantis"),
    "lobby-kittens": lobby("kittens"),
    "mantis": playing("mantis"),
    "kittens": playing("kittens"),
    "help": pressing(playing("mantis", 1), "?", "dialog[open]"),
    "talk": pressing(playing("kittens", 0), "e", ".talk-picker"),
    "menu": clicking(playing("kittens", 0), "[data-tool='table-more']", "dialog[open] [data-setting='speed']"),
    "out": out,
    "people": clicking(playing("mantis", 0), "[data-tool='table-people']", "dialog[open]"),
    "coach-mantis": clicking(playing("mantis", 0), "[data-tool='coach-title']", "[data-option]"),
    "coach-kittens": clicking(playing("kittens", 0), "[data-tool='coach-title']", "[data-option]"),
    "kittens-asked": asked,
    "kittens-inserting": inserting,
    "mantis-of-six": crowded("mantis", 5, {}),
    "kittens-of-nine": crowded("kittens", 8, {"hand": 8}),
    "kittens-with-twenty-cards": crowded("kittens", 1, {"hand": 20}),
    "ended-mantis": SHORT_MANTIS,
    "ended-kittens": SHORT_KITTENS,
    "replay-mantis": clicking(SHORT_MANTIS, "[data-do='look-back']", "[type='range']"),
    "replay-kittens": clicking(SHORT_KITTENS, "[data-do='look-back']", "[type='range']"),
    "analysis": clicking(
        clicking(SHORT_KITTENS, "[data-do='look-back']", ".analysis-line .button"),
        ".analysis-line .button",
        ".analysis-players",
    ),
    "verify": clicking(SHORT_MANTIS, "[data-do='verify']", "main h1"),
}

LAID_OUT: dict[str, Way] = {
    **SCREENS,
    **{f"mantis-of-{seats}": crowded("mantis", seats - 1, {}) for seats in range(2, 7)},
    **{f"kittens-of-{seats}": crowded("kittens", seats - 1, {}) for seats in range(2, 9)},
    **{f"learn-mantis-{number}": lesson("mantis", number) for number in range(1, 8)},
    **{f"learn-kittens-{number}": lesson("kittens", number) for number in range(1, 9)},
}
"""All screens, with each number of seats and each lesson, for checks of the layout."""
