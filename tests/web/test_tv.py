"""A television shows the table to everybody in the room, and nobody's hand."""

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, FrameLocator, expect

from tests.slow import slowly
from tests.web.browser import PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import ENDED, click_something, open_set_table, open_short_table, play_to_the_end, start
from tests.web.proxy import Proxy

TV = (1920, 1080)
SMALL_WORDS = """() => {
  const least = innerHeight / 30;
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: holder, textContent: text } = walker.currentNode;
    const { width, height } = holder.getBoundingClientRect();
    if (!text.trim() || holder.closest(".unseen, svg, [hidden], [class$=-name]") || width < 2 || height < 2) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < least - 0.01) words.push(`${text.trim()} (${size.toFixed(1)} of ${least.toFixed(1)} px)`);
  }
  return words;
}"""


@pytest.fixture
def ada(browser: Browser) -> Iterator[Visitor]:
    with visitor(browser, PHONE) as somebody:
        yield somebody


@pytest.fixture
def tv(browser: Browser) -> Iterator[Visitor]:
    with visitor(browser, TV) as somebody:
        yield somebody


def show(tv: Visitor, ada: Visitor, address: str) -> FrameLocator:
    """Somebody reads six letters out, and somebody else types them with a remote control."""
    ada.page.locator("[data-do='tv']").click()
    letters = ada.page.locator("[data-tv-letters]")
    expect(letters).to_have_attribute("data-tv-letters", re.compile("[A-Z]{6}"))
    tv.page.goto(f"{address}/tv")
    expect(tv.page.get_by_role("textbox")).to_be_focused()
    tv.page.keyboard.type(letters.inner_text().lower())
    tv.page.keyboard.press("Enter")
    tv.page.locator("iframe").wait_for()
    ada.page.keyboard.press("Escape")
    return tv.page.frame_locator("iframe")


def hands_in(somebody: Visitor) -> set[str]:
    """All hands that came over the sockets of a page."""
    assert somebody.received
    views = [json.loads(text).get("update", {}).get("view") or {} for text in somebody.received]
    return {json.dumps(view["hand"]) for view in views if "hand" in view}


def small_words(tv: Visitor) -> list[str]:
    words: list[str] = tv.page.frames[1].evaluate(SMALL_WORDS)
    return words


def lose_the_server(tv: Visitor, proxy: Proxy) -> None:
    """The page loses its connection, and opens another one by itself."""
    tv.settle()
    known = len(tv.sockets)
    proxy.cut()
    tv.until(lambda: len(tv.sockets) > known)


@pytest.mark.parametrize("game", ["mantis", slowly("kittens")])
def test_an_evening_on_the_big_screen_that_loses_the_server_once(
    server: QuickServer, proxy: Proxy, ada: Visitor, tv: Visitor, game: str
) -> None:
    open_short_table(ada, server.address, game)
    room = show(tv, ada, proxy.address)
    expect(room.locator(".tv-code")).to_be_visible()
    expect(room.locator(".tv-invitation .qr")).to_be_visible()
    expect(ada.page.locator("[data-person='Big screen']")).to_be_visible()
    assert small_words(tv) == []

    lose_the_server(tv, proxy)
    start(ada, 1, bots=2)
    room.locator("[data-place='pile']").wait_for()
    expect(ada.page.locator("[data-tool='table-unmute']")).to_be_attached()  # it sounds over there
    for step in range(6):
        click_something(ada, Random(step))
    assert room.locator("[data-action].can").count() == 0
    assert hands_in(ada) != {"[]"} or game == "mantis", "Ada has a hand"
    assert hands_in(tv) <= {"[]"}, "nobody's hand comes here"
    assert small_words(tv) == []

    play_to_the_end(ada, random=Random("tv"))
    room.locator(ENDED).wait_for()
    assert room.locator(f"{ENDED} button").count() == 0
    assert small_words(tv) == []


def test_letters_that_lead_nowhere_are_asked_for_again(server: QuickServer, tv: Visitor) -> None:
    tv.page.goto(f"{server.address}/tv")
    expect(tv.page.get_by_role("textbox")).to_be_focused()
    tv.page.keyboard.type("zzzzzz")
    with tv.page.expect_event("console"):  # the browser remarks on a 404, sooner or later than the page
        tv.page.keyboard.press("Enter")
    expect(tv.page.get_by_role("alert").first).to_contain_text("No table has these letters")
    assert all("404" in each for each in tv.wrong)
    tv.wrong.clear()


def test_at_a_listed_table_a_screen_silences_nobody(server: QuickServer, ada: Visitor, tv: Visitor) -> None:
    open_short_table(ada, server.address, "mantis")
    ada.page.locator("details:has([data-setting='open']) > summary").click()
    ada.page.locator("[data-setting='open']").check()
    show(tv, ada, server.address).locator(".tv-code").wait_for()
    start(ada, 1, bots=1)
    ada.page.locator("[data-place='pile']").wait_for()
    expect(ada.page.locator("[data-tool='table-mute']")).to_be_attached()


NOTE_SHAKES = "window.shakes = []; navigator.vibrate = (pattern) => window.shakes.push(pattern);"
OWN_HEIGHT = "document.querySelector('.p-place.own .with-tank').getBoundingClientRect().height"


def test_a_phone_is_a_hand_while_a_screen_shows_the_table(server: QuickServer, ada: Visitor, tv: Visitor) -> None:
    page = ada.page
    page.add_init_script(NOTE_SHAKES)
    open_set_table(ada, server.address, {"game": "mantis"})
    room = show(tv, ada, server.address)
    start(ada, 1, bots=1)
    room.locator("[data-place='pile']").wait_for()
    page.locator("[data-place='pile']").wait_for()
    whole = page.evaluate(OWN_HEIGHT)

    page.locator("[data-do='hands']").click()
    expect(page.locator(".board.hand")).to_be_visible()
    expect(page.locator(".hand-actions.asked [data-hand-action]")).to_have_count(2)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(OWN_HEIGHT) > whole
    assert page.evaluate("window.shakes.length") > 0
    for button in page.locator("[data-hand-action]").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
    page.locator("[data-hand-action='score']").click()
    expect(room.locator(".board.hand")).to_have_count(0)

    page.locator("[data-do='whole-table']").click()
    expect(page.locator(".board.hand")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("[data-do='no-hands']")).to_have_count(0)  # it is asked once
    page.locator("[data-do='hands']").click()
    expect(page.locator(".board.hand")).to_be_visible()

    tv.page.goto("about:blank")
    expect(page.locator(".board.hand")).to_have_count(0)
    expect(page.locator(".hand-offer")).to_have_count(0)
