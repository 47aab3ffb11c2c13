"""The pages in Firefox and in WebKit, the engine of every iPhone."""

import json
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from random import Random

import pytest

from tests.web import browser
from tests.web.conftest import QuickServer
from tests.web.engines import webkit
from tests.web.engines.firefox import NAMES, Firefox
from tests.web.engines.webkit import WebKit
from tests.web.engines.window import Window
from tests.web.playing import MOST_CLICKS, SHORT_GAMES

pytestmark = pytest.mark.slow

ENDED = "[data-ended]"
CHOICE, STEP = "[data-action]", "[data-step]"
LEARNT = ".learn-bubble.learnt"

OPEN_TABLE = """fetch("/api/tables", {
  method: "POST", headers: { "content-type": "application/json" }, body: %s
}).then((answer) => answer.json()).then((answer) => answer.code)"""


@pytest.fixture(scope="module")
def firefox() -> Callable[[bool], Window]:
    browser.need("firefox-esr", lambda: any(map(shutil.which, NAMES)))
    return Firefox


@pytest.fixture(scope="module")
def webkit_() -> Callable[[bool], Window]:
    browser.need("webkit2gtk-driver", lambda: bool(shutil.which("WebKitWebDriver") and webkit.browser()))
    browser.need("xvfb", lambda: bool(shutil.which("Xvfb")))
    return WebKit


@pytest.fixture(params=["firefox", "webkit_"])
def open_window(request: pytest.FixtureRequest) -> Iterator[Callable[..., Window]]:
    """Opens browsers, each for another user. At the end none may have logged an error."""
    engine = request.getfixturevalue(request.param)
    with ExitStack() as stack:
        windows: list[Window] = []

        def make(moves: bool = False) -> Window:
            windows.append(stack.enter_context(closing(engine(moves))))
            return windows[-1]

        yield make
        assert [window.wrong() for window in windows] == [[] for _ in windows]


@pytest.mark.parametrize(("game", "moves"), [("mantis", True), ("kittens", False)])
def test_a_game_is_played_to_its_end_and_looked_at_again(
    server: QuickServer, open_window: Callable[..., Window], game: str, moves: bool
) -> None:
    ada = open_window(moves)
    ada.open(server.address)
    ada.click_soon(f"[data-do='play-{game}']")
    ada.wait("[data-seat]")
    play_to_the_end(ada, random=Random(f"engines {game}"))
    ada.click_soon("a[href^='/r/']")
    ada.wait("input[type=range]")
    ada.press("End")
    ada.until(
        lambda: bool(ada.run("(each => each.value === each.max)(document.querySelector('input[type=range]'))")), "end"
    )
    assert ada.run("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_a_lesson_is_learnt(server: QuickServer, open_window: Callable[..., Window], game: str) -> None:
    ada = open_window()
    ada.open(f"{server.address}/learn/{game}")

    def is_learnt() -> bool:
        ada.click(f"{CHOICE}.can, {STEP}.can")
        return ada.count(LEARNT) > 0

    ada.until(is_learnt, "what glows leads through the lesson")


def test_two_people_meet_and_play_two_games(server: QuickServer, open_window: Callable[..., Window]) -> None:
    ada, leo = open_window(), open_window()
    ada.open(server.address)
    ada.until(lambda: bool(ada.run("document.querySelector('#name').value")), "a name")
    code = ada.run(OPEN_TABLE % json.dumps(json.dumps({"game": "kittens", "options": SHORT_GAMES["kittens"]})))
    for window in (ada, leo):
        window.open(f"{server.address}/t/{code}")
        window.wait("[data-code]")
    if leo.count("[data-do='join']"):
        leo.click_soon("[data-do='join']")
    ada.wait("[data-seat='1']")
    for number in range(2):
        ada.click_soon("[data-do='start']")
        for window in (ada, leo):
            window.wait("[data-place='pile']")
        play_to_the_end(ada, leo, random=Random(f"evening {number}"))


def play_to_the_end(*windows: Window, random: Random) -> None:
    """Click in all windows until each of them shows the result."""
    for _ in range(MOST_CLICKS):
        if all(window.count(ENDED) for window in windows):
            return
        has_clicked = False
        for window in windows:
            first, second = (STEP, CHOICE) if random.random() < 0.25 else (CHOICE, STEP)
            has_clicked |= window.click(first, random) or window.click(second, random)
        if not has_clicked:  # bots are thinking, or cards are flying
            time.sleep(browser.MOMENT / 1000)
    raise AssertionError(f"the game did not end within {MOST_CLICKS} clicks")
