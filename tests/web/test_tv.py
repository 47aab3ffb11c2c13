"""A television shows the table, but no hands."""

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, FrameLocator, expect

from mazzo.games import GAMES
from tests.slow import slowly
from tests.web.browser import PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.film import TvFilm
from tests.web.playing import (
    ENDED,
    choose_speed,
    click_something,
    open_set_table,
    open_short_table,
    play_to_the_end,
    play_until,
    start,
)
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
    with visitor(browser, PHONE) as guest:
        yield guest


@pytest.fixture
def tv(browser: Browser) -> Iterator[Visitor]:
    with visitor(browser, TV) as guest:
        yield guest


def show(tv: Visitor, ada: Visitor, address: str) -> FrameLocator:
    """Enter the short code of the table on the television."""
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


def hands_in(page: Visitor) -> set[str]:
    """All hands that a page received over its sockets."""
    assert page.received
    views = [json.loads(text).get("update", {}).get("view") or {} for text in page.received]
    return {json.dumps(view["hand"]) for view in views if "hand" in view}


def small_words(tv: Visitor) -> list[str]:
    words: list[str] = tv.page.frames[1].evaluate(SMALL_WORDS)
    return words


def lose_the_server(tv: Visitor, proxy: Proxy) -> None:
    """Cut the connection, and wait for the next one."""
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
    expect(ada.page.locator("[data-tool='table-unmute']")).to_be_attached()  # the television plays the sounds
    for step in range(6):
        click_something(ada, Random(step))
    assert room.locator("[data-action].can").count() == 0
    assert hands_in(ada) != {"[]"} or game == "mantis", "Ada has a hand"
    assert hands_in(tv) <= {"[]"}, "no hand is sent to the television"
    assert small_words(tv) == []

    play_to_the_end(ada, random=Random("tv"))
    room.locator(ENDED).wait_for()
    assert room.locator(f"{ENDED} button").count() == 0
    assert small_words(tv) == []


SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
MEASURED = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const heights = (what) => boxes(what).map(({ height }) => height / innerHeight);
  const meet = (one, other) =>
    one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const all = "[data-seat] .seat-face, .p-middle > *, .p-tank, .plate, .tv-corner";
  const parts = [...document.querySelectorAll(all)].filter((part) => part.getBoundingClientRect().width > 0);
  const found = parts.map((part) => [part.className, part.getBoundingClientRect()]);
  const covered = found.flatMap(([name, box], at) => found.slice(at + 1)
    .filter(([other, its]) => name !== other && meet(box, its)).map(([other]) => `${name} on ${other}`));
  const caption = document.querySelector(".tv-caption");
  return {
    covered,
    cut: found.filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      .map(([name]) => name),
    caption: parseFloat(getComputedStyle(caption).fontSize) * (caption.matches(".long") ? 1.5 : 1) / innerHeight,
    lines: caption.getBoundingClientRect().height / innerHeight,
    cards: heights(".p-tank .lying"),
    counts: [...document.querySelectorAll(".p-tank .count")].map((count) =>
      count.getBoundingClientRect().height /
      count.parentElement.querySelector(".lying").getBoundingClientRect().height),
    piles: heights(".kittens .card-stack"),
    striped: boxes(".mantis .pile-count").filter((count) => meet(count, boxes(".mantis .p-middle .back")[0])),
  };
}"""


FILLED = "() => Math.abs(document.querySelector('iframe').getBoundingClientRect().width - innerWidth) < 1"


def look_at(tv: Visitor) -> None:
    """Check sizes and overlaps on three televisions."""
    for width, height in SIZES:
        tv.page.set_viewport_size({"width": width, "height": height})
        tv.until(lambda: tv.page.evaluate(FILLED))
        found = tv.page.frames[1].evaluate(MEASURED)
        assert (found["covered"], found["cut"], found["striped"]) == ([], [], [])
        assert found["caption"] >= 0.0499
        assert found["lines"] <= 0.09
        assert small_words(tv) == []
        assert min([1, *found["cards"]]) >= 0.16
        assert max([0, *found["counts"]]) <= 1 / 3.9  # of a card
        assert min([1, *found["piles"]]) >= 0.35


@pytest.mark.parametrize(
    ("game", "bots"), [slowly("mantis", 3), ("kittens", 3), slowly("mantis", 5), slowly("kittens", 5)]
)
def test_a_game_on_the_big_screen_can_be_read_from_the_sofa(
    server: QuickServer, ada: Visitor, tv: Visitor, game: str, bots: int
) -> None:
    code = open_set_table(ada, server.address, {"game": game, "turn_seconds": None})
    tv.page.goto(f"{server.address}/tv#{code}")
    room = tv.page.frame_locator("iframe")
    room.locator(".tv-code").wait_for()
    start(ada, 1, bots)
    room.locator("[data-place='pile']").wait_for()
    look_at(tv)
    play_until(ada, random=Random("sofa"), clicks=8)
    look_at(tv)


FIVE = """
    edition: 2015
    seat 0: nope
    seat 1: defuse nope attack see tacocat
    seat 2: skip
    seat 3: skip
    pile: skip kitten kitten kitten
    discard: skip
    turn: 1 owes 1
    """


def test_a_long_question_on_the_big_screen_covers_no_face(server: QuickServer, tv: Visitor) -> None:
    film = TvFilm(tv.page, GAMES["kittens"].position(FIVE, seed=0), None, bots=True)
    film.open(server.address)
    film.play.apply(1, "five defuse nope attack see tacocat")
    film.skip_ahead()
    film.page.locator(".p-tray").wait_for()
    look_at(tv)


def test_unknown_letters_are_asked_for_again(server: QuickServer, tv: Visitor) -> None:
    tv.page.goto(f"{server.address}/tv")
    expect(tv.page.get_by_role("textbox")).to_be_focused()
    tv.page.keyboard.type("zzzzzz")
    with tv.page.expect_event("console"):  # the browser logs a 404, before or after the page shows it
        tv.page.keyboard.press("Enter")
    expect(tv.page.get_by_role("alert").first).to_contain_text("No table has these letters")
    assert all("404" in each for each in tv.wrong)
    tv.wrong.clear()


def test_a_screen_at_a_listed_table_mutes_no_phone(server: QuickServer, ada: Visitor, tv: Visitor) -> None:
    open_short_table(ada, server.address, "mantis")
    ada.page.locator("details:has([data-setting='open']) > summary").click()
    ada.page.locator("[data-setting='open']").check()
    show(tv, ada, server.address).locator(".tv-code").wait_for()
    start(ada, 1, bots=1)
    ada.page.locator("[data-place='pile']").wait_for()
    expect(ada.page.locator("[data-tool='table-mute']")).to_be_attached()


NOTE_SHAKES = "window.shakes = []; navigator.vibrate = (pattern) => window.shakes.push(pattern);"
HAND = """() => {
  const cards = [...document.querySelectorAll(".hand-grid > li")].map((each) => each.getBoundingClientRect());
  const names = [...document.querySelectorAll(".hand-grid .card-name")];
  const overlaps = (one, other) =>
    one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return {
    share: document.querySelector(".hand-cards").getBoundingClientRect().height / innerHeight,
    overlapping: cards.flatMap((one, at) => cards.slice(at + 1).filter((other) => overlaps(one, other))).length,
    cut: names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
  };
}"""


@pytest.mark.parametrize("game", ["kittens", slowly("mantis")])
def test_a_phone_is_a_hand_while_a_screen_shows_the_table(
    server: QuickServer, ada: Visitor, tv: Visitor, game: str
) -> None:
    page = ada.page
    page.add_init_script(NOTE_SHAKES)
    open_short_table(ada, server.address, game)
    room = show(tv, ada, server.address)
    start(ada, 1, bots=2)
    room.locator("[data-place='pile']").wait_for()
    expect(page.locator(".hand-board.asked")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    measured = page.evaluate(HAND)
    assert measured["share"] >= 0.6
    assert (measured["overlapping"], measured["cut"]) == (0, [])
    ada.until(lambda: page.evaluate("window.shakes.length") > 0)
    for button in page.locator(".hand-answers .button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44

    choose_speed(ada, "calm")
    if game == "kittens":  # even if cards can be combined, there is only one button
        expect(page.locator(".hand-answers .primary")).to_have_count(1)
        page.locator(".hand-card[data-step]").first.click()
        expect(page.locator(".hand-grid .up")).to_have_count(1)
        page.keyboard.press("Escape")
        page.locator("[data-action='draw']").click()
        page.locator(".hand-idle, [data-action='insert 0']").first.wait_for()
        if page.locator("[data-action='insert 0']").count():
            page.locator("[data-action='insert 0']").click()
    else:
        page.locator("[data-action='score']").click()
    expect(page.locator(".hand-idle .face")).to_be_visible()
    page.locator("[data-do='own-cards']").click()
    expect(page.locator(".hand-cards")).to_be_visible()
    expect(page.locator("[data-action]:visible, [data-step]:visible")).to_have_count(0)

    page.locator("[data-do='whole-table']").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.locator("[data-do='hands']").click()
    expect(page.locator(".hand-board")).to_be_visible()

    tv.page.goto("about:blank")
    expect(page.locator(".hand-board")).to_have_count(0)
