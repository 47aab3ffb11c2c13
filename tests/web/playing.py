"""Functions to play in a browser by clicking elements of the page."""

import json
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.browser import Visitor

CHOICES = "[data-action]:visible:not([disabled])"
ONWARD = ":is([data-action='score'], [data-action='draw']):visible:not([disabled])"
STEPS = "[data-step]:visible:not([disabled])"
ENDED = "[data-ended]"
MOMENT = 1500  # milliseconds to wait for a click: the element may have disappeared
MOST_CLICKS = 3000
PAUSE = 40  # milliseconds to wait for something to click
COUNT = """async ([ended, clickable, patience]) => {
  const isVisible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  };
  const all = (what) => [...document.querySelectorAll(what)];
  const latest = Date.now() + patience;
  for (;;) {
    const counts = [all(ended).length, ...clickable.map((what) => all(what).filter(isVisible).length)];
    if (counts.some(Boolean) || Date.now() >= latest) return counts;
    await new Promise((done) => setTimeout(done, 10));
  }
}"""


def arrive(visitor: Visitor, address: str) -> None:
    """Open the first page and wait for the cookie. Without it, the next request would create another person."""
    visitor.page.goto(address)
    expect(visitor.page.locator("#name")).not_to_have_value("")


def meet(visitor: Visitor, address: str) -> None:
    """Get the cookie of a person, without opening a page."""
    assert visitor.page.request.get(f"{address}/api/me").ok


def begin(visitor: Visitor, address: str, game: str, options: dict[str, Any] | None = None) -> None:
    """Click 'play now' on the first page. The new table has these house rules."""
    set_tables(visitor, options or {})
    visitor.page.goto(address)
    visitor.page.locator(f"[data-do='play-{game}']").click()
    visitor.page.locator("[data-seat]").first.wait_for()


def set_tables(visitor: Visitor, options: dict[str, Any]) -> None:
    """Set these house rules for the tables that this page opens."""

    def add(route: Route) -> None:
        asked = route.request.post_data_json
        route.continue_(post_data=json.dumps({**asked, "options": options}) if asked else None)

    if options:
        visitor.page.route("**/api/tables", add)


HURRIED = """
  const wait = setTimeout;
  window.setTimeout = (act, milliseconds = 0, ...facts) => wait(act, milliseconds / 10, ...facts);
"""


def hurry(visitor: Visitor) -> None:
    """Make all timers of the pages opened next ten times as fast, for example between two moves of a lesson."""
    visitor.page.add_init_script(HURRIED)


LINGERING = """
  const wait = setTimeout;
  const stays = (milliseconds) => milliseconds >= 3000;
  window.setTimeout = (act, milliseconds = 0, ...facts) =>
    wait(act, stays(milliseconds) ? milliseconds * 10 : milliseconds, ...facts);
"""


def linger(visitor: Visitor) -> None:
    """Make toasts and bubbles of the pages opened next stay ten times as long, since a busy machine may take more than
    four seconds to check several pages."""
    visitor.page.add_init_script(LINGERING)


class Offered(NamedTuple):
    """The number of clickable things of each kind."""

    results: int
    onward: int  # actions that shorten the game
    actions: int
    steps: int


def offered_to(visitor: Visitor, patience: int = 0) -> Offered:
    """Count the clickable things. The page waits up to `patience` milliseconds for one, because polling from here would
    take longer than the game."""
    clickable = [what.replace(":visible", "") for what in (ONWARD, CHOICES, STEPS)]
    return Offered(*visitor.page.evaluate(COUNT, [ENDED, clickable, patience]))


def click_something(visitor: Visitor, random: Random, offered: Offered | None = None) -> bool:
    """Click an action or a step towards one, often an action that shortens the game; False if there is none."""
    _, onward, actions, steps = offered or offered_to(visitor)
    if onward and random.random() < 0.5:
        action = visitor.page.locator(ONWARD).first
    elif actions and not (steps and random.random() < 0.25):
        action = visitor.page.locator(CHOICES).nth(random.randrange(actions))
    else:
        action = None
    if action and click(action):
        return True
    # A step, also where a panel covers the action.
    return bool(steps) and click(visitor.page.locator(STEPS).nth(random.randrange(steps)))


def click(what: Locator) -> bool:
    """Click an element; False if it has disappeared."""
    try:
        what.click(timeout=MOMENT)
    except TooLate:
        return False
    return True


def play_to_the_end(*visitors: Visitor, random: Random, clicks: int = MOST_CLICKS) -> None:
    """Click for all visitors until each of them sees the result."""
    for _ in range(clicks):
        offered = [offered_to(visitor, PAUSE) for visitor in visitors]
        if all(each.results for each in offered):
            return
        for visitor, each in zip(visitors, offered, strict=True):
            click_something(visitor, random, each)
    raise AssertionError(f"the game did not end within {clicks} clicks")


def play_until(*visitors: Visitor, random: Random, clicks: int) -> None:
    """Click this many times, or until the game ends."""
    done = 0
    for _ in range(MOST_CLICKS):
        offered = [offered_to(visitor, PAUSE) for visitor in visitors]
        if done >= clicks or offered[0].results:
            return
        done += sum(click_something(visitor, random, each) for visitor, each in zip(visitors, offered, strict=True))
    raise AssertionError(f"after {done} of {clicks} clicks there was nothing to click any more")


def play_by_keys(visitor: Visitor, random: Random) -> None:
    """Play to the end with digits, and Escape for dialogs."""
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
    "mantis": {"target": 2, "target_for_two": 2},
    "kittens": {
        "hand": 2,
        "deck": {"kitten": 3, "defuse": 5, "nope": 3, "attack": 2, "skip": 2, "favor": 2, "see": 2},
        "spare_defuses": 0,
        "spare_defuses_for_two": 0,
    },
}
"""House rules that make a game short."""


def open_table(host: Visitor, address: str, game: str) -> str:
    """Open a table for friends from the first page; returns its code."""
    host.page.goto(address)
    host.page.locator(f"[data-do='friends-{game}']").click()
    return code_of(host)


def open_set_table(host: Visitor, address: str, settings: dict[str, Any]) -> str:
    """Open a table with these settings and return its code. Its page is the first that the visitor opens."""
    meet(host, address)
    opened = request(host, address, "POST", "/api/tables", settings)
    host.page.goto(f"{address}/t/{opened['code']}")
    return code_of(host)


def open_short_table(host: Visitor, address: str, game: str) -> str:
    """Open a table for a short game; returns its code."""
    return open_set_table(host, address, {"game": game, "options": SHORT_GAMES[game]})


def open_with_bots(host: Visitor, address: str, game: str, bots: int, options: dict[str, Any]) -> str:
    """Start a game with bots and without a turn limit; returns the code of the table."""
    settings = {"game": game, "options": options, "turn_seconds": None, "reaction_seconds": 60, "coach": True}
    code = open_set_table(host, address, settings)
    start(host, 1, bots)
    return code


def request(visitor: Visitor, address: str, method: str, path: str, body: dict[str, Any]) -> Any:
    """Send an API request as this person."""
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
    """Open the link of a table, which also takes a seat."""
    guest.page.goto(f"{address}/t/{code}")
    guest.page.locator("[data-code]").first.wait_for()


def join_by_code(guest: Visitor, address: str, code: str) -> None:
    """Enter the code on the first page, which also takes a seat."""
    guest.page.goto(address)
    guest.page.locator("#code").fill(code)
    guest.page.keyboard.press("Enter")
    guest.page.locator("[data-code]").first.wait_for()


def start(host: Visitor, people: int, bots: int = 0) -> None:
    """Wait for the people, add bots, and start."""
    host.page.locator(f"[data-seat='{people - 1}']").wait_for()
    for _ in range(bots):
        host.page.locator("[data-do='add-medium']").click()
    host.page.locator(f"[data-seat='{people + bots - 1}']").wait_for()
    host.page.locator("[data-do='start']").click()
    host.page.locator("[data-place='pile'], .hand-board").first.wait_for()


def explode_while_bots_wait(player: Visitor) -> None:
    """Draw a kitten twice: once with a Defuse, then without, after setting the bots to pause for long."""
    player.page.locator("[data-action='draw'].can").click()
    player.page.locator(".k-insert [data-action]").click()
    player.page.locator("[data-action='draw'].can").wait_for()
    choose_speed(player, "calm")
    player.page.locator("[data-action='draw'].can").click()
    player.page.locator("[data-notice='out']").wait_for()


def choose(page: Page, setting: str, answer: str) -> None:
    """Choose one of several visible answers."""
    page.locator(f"[data-setting='{setting}'] [value='{answer}']").click()


def chosen(page: Page, setting: str) -> Locator:
    return page.locator(f"[data-setting='{setting}'] :checked")


def choose_speed(player: Visitor, speed: str) -> None:
    player.page.locator("[data-tool='table-more']").click()
    choose(player.page, "speed", speed)
    expect(chosen(player.page, "speed")).to_have_value(speed)
    player.page.keyboard.press("Escape")
