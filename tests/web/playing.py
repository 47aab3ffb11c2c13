"""How somebody plays in a browser: looks for what glows, and clicks it."""

import json
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.browser import Visitor

CHOICES = "[data-action]:visible:not([disabled])"
STEPS = "[data-step]:visible:not([disabled])"
ENDED = "[data-ended]"
MOMENT = 1500  # milliseconds: what was there a moment ago may be gone
MOST_CLICKS = 3000


def arrive(visitor: Visitor, address: str) -> None:
    """The first page, once the server has told this browser who it is. A request that is sent before that has no
    cookie, so it would be somebody else's."""
    visitor.page.goto(address)
    expect(visitor.page.locator("#name")).not_to_have_value("")


def begin(visitor: Visitor, address: str, game: str) -> None:
    """Play now: one click on the first page."""
    visitor.page.goto(address)
    visitor.page.locator(f"[data-do='play-{game}']").click()
    visitor.page.locator("[data-seat]").first.wait_for()


def click_something(visitor: Visitor, random: Random) -> bool:
    """Whether there was something to click: an action, or a step on the way to one."""
    choices = visitor.page.locator(CHOICES)
    steps = visitor.page.locator(STEPS)
    actions = choices.count()
    found = steps if not actions or (steps.count() and random.random() < 0.25) else choices
    many = found.count()
    return bool(many) and click(found.nth(random.randrange(many)))


def click(what: Locator) -> bool:
    """Whether it was still there."""
    try:
        what.click(timeout=MOMENT)
    except TooLate:
        return False
    return True


def play_to_the_end(*visitors: Visitor, random: Random, clicks: int = MOST_CLICKS) -> None:
    """Everybody clicks what they can, until everybody is told how it ended."""
    for _ in range(clicks):
        if all(visitor.page.locator(ENDED).count() for visitor in visitors):
            return
        if not sum(click_something(visitor, random) for visitor in visitors):
            visitors[0].page.wait_for_timeout(20)
    raise AssertionError(f"the game did not end within {clicks} clicks")


def play_until(*visitors: Visitor, random: Random, clicks: int) -> None:
    """Click so many times, unless it ends before."""
    done = 0
    for _ in range(MOST_CLICKS):
        if done >= clicks or visitors[0].page.locator(ENDED).count():
            return
        done += sum(click_something(visitor, random) for visitor in visitors)
        visitors[0].page.wait_for_timeout(20)
    raise AssertionError(f"after {done} of {clicks} clicks there was nothing to click any more")


def play_by_keys(visitor: Visitor, random: Random) -> None:
    """Digits choose among what glows, Escape closes what lies over it; nothing is clicked."""
    for _ in range(MOST_CLICKS):
        if visitor.page.locator(ENDED).count():
            return
        visitor.page.keyboard.press(next_key(visitor, random))
        visitor.page.wait_for_timeout(20)
    raise AssertionError("the game did not end")


def next_key(visitor: Visitor, random: Random) -> str:
    if visitor.page.locator("dialog[open]").count():
        return "Escape"
    offered = visitor.page.locator(f"{CHOICES}, {STEPS}")
    is_action: list[bool] = offered.evaluate_all("found => found.map(each => 'action' in each.dataset)")
    digits = range(min(9, len(is_action)))
    actions = [digit for digit in digits if is_action[digit]]
    chosen = random.choice(actions if actions and random.random() < 0.8 else digits or [0])
    return str(chosen + 1)


SHORT_GAMES: dict[str, dict[str, Any]] = {
    "mantis": {"target": 4, "target_for_two": 6},
    "kittens": {"hand": 2, "deck": {"kitten": 3, "defuse": 5, "nope": 4, "attack": 2, "skip": 4, "favor": 2, "see": 4}},
}
"""House rules with which a game soon ends."""


def open_table(host: Visitor, address: str, game: str) -> str:
    """A table for friends; its code."""
    host.page.goto(address)
    host.page.locator(f"[data-do='friends-{game}']").click()
    return code_of(host)


def open_short_table(host: Visitor, address: str, game: str) -> str:
    """A table for a game that soon ends; its code."""
    arrive(host, address)
    opened = request(host, address, "POST", "/api/tables", {"game": game, "options": SHORT_GAMES[game]})
    host.page.goto(f"{address}/t/{opened['code']}")
    return code_of(host)


def open_with_bots(host: Visitor, address: str, game: str, bots: int, options: dict[str, Any]) -> str:
    """A table at which somebody plays with bots, and nobody is hurried; its code."""
    arrive(host, address)
    settings = {"game": game, "options": options, "turn_seconds": None, "reaction_seconds": 60, "coach": True}
    opened = request(host, address, "POST", "/api/tables", settings)
    host.page.goto(f"{address}/t/{opened['code']}")
    start(host, 1, bots)
    return str(opened["code"])


def request(visitor: Visitor, address: str, method: str, path: str, body: dict[str, Any]) -> Any:
    """Ask the API, as this person."""
    response = visitor.page.request.fetch(
        f"{address}{path}", method=method, data=json.dumps(body), headers={"content-type": "application/json"}
    )
    assert response.ok, response.text()
    return response.json()


def code_of(host: Visitor) -> str:
    shown = host.page.locator("[data-code]").first
    shown.wait_for()
    return shown.get_attribute("data-code") or ""


def join(guest: Visitor, address: str, code: str) -> None:
    """Come by the code, and sit down."""
    guest.page.goto(address)
    guest.page.locator("#code").fill(code)
    guest.page.keyboard.press("Enter")
    guest.page.locator("[data-code]").first.wait_for()


def start(host: Visitor, people: int, bots: int = 0) -> None:
    """Begin, once everybody is there."""
    for _ in range(bots):
        host.page.locator("[data-do='add-medium']").click()
    host.page.locator(f"[data-seat='{people + bots - 1}']").wait_for()
    host.page.locator("[data-do='start']").click()
    host.page.locator("[data-place='pile']").wait_for()


def explode_while_bots_wait(player: Visitor) -> None:
    """With the first kitten the Defuse is spent; with the second the game ends for the player, and then bots wait."""
    player.page.locator("[data-action='draw'].can").click()
    player.page.locator(".k-insert [data-action]").click()
    player.page.locator("[data-action='draw'].can").wait_for()
    choose_speed(player, "calm")
    player.page.locator("[data-action='draw'].can").click()
    player.page.locator("[data-notice='out']").wait_for()


def choose_speed(player: Visitor, speed: str) -> None:
    player.page.locator("[data-tool='table-more']").click()
    chosen = player.page.locator("[data-setting='speed']")
    chosen.select_option(speed)
    expect(chosen).to_have_value(speed)
    player.page.keyboard.press("Escape")
