"""One person and bots: both games to their end, on a phone and on a desktop, by mouse, touch and keyboard."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESKTOP, PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import ENDED, begin, click, click_something, play_by_keys, play_to_the_end, play_until
from tests.web.screens import crowded

# Makes a move, presses elsewhere at once, and tells how long it took until the move was seen.
MOVE_AND_PRESS = """async () => {
  const began = performance.now();
  const pile = document.querySelector(".mantis-pile");
  const moved = new Promise((done) =>
    new MutationObserver(() => done(performance.now() - began)).observe(pile, {
      subtree: true,
      childList: true,
      characterData: true,
    }),
  );
  document.querySelector("[data-action].can").click();
  document.dispatchEvent(new PointerEvent("pointerdown"));
  return moved;
}"""


@pytest.mark.parametrize(("game", "size"), [("mantis", DESKTOP), ("kittens", PHONE)], ids=["mantis", "kittens-phone"])
def test_a_game_against_bots_is_played_to_its_end_and_again(
    server: QuickServer, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, size) as ada:
        begin(ada, server.address, game)
        play_to_the_end(ada, random=Random(f"alone {game}"))
        ada.page.locator("[data-do='start']").click()
        ada.page.locator(ENDED).wait_for(state="detached")
        play_until(ada, random=Random("again"), clicks=5)


@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_a_whole_game_can_be_played_by_keyboard_alone(server: QuickServer, browser: Browser, game: str) -> None:
    with visitor(browser) as ada:
        ada.page.goto(server.address)
        ada.page.locator(f"[data-do='play-{game}']").focus()
        ada.page.keyboard.press("Enter")
        ada.page.locator("[data-seat]").first.wait_for()
        play_by_keys(ada, random=Random(f"keys {game}"))


@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_a_page_that_is_loaded_again_shows_the_same_table(server: QuickServer, browser: Browser, game: str) -> None:
    with visitor(browser) as ada:
        begin(ada, server.address, game)
        play_until(ada, random=Random("reload"), clicks=4)
        ada.page.reload()
        ada.page.locator("[data-seat]").first.wait_for()
        assert ada.page.locator("[data-seat]").count() == 4
        play_to_the_end(ada, random=Random("reloaded"))


@pytest.mark.parametrize("language", ["it", "fr", "de"])
def test_a_game_speaks_every_language(server: QuickServer, browser: Browser, language: str) -> None:
    with visitor(browser, PHONE, language=language) as ada:
        for game in ("mantis", "kittens"):
            begin(ada, server.address, game)
            assert ada.page.locator("html").get_attribute("lang") == language
            play_until(ada, random=Random(language), clicks=12)


def test_drawings_become_images_of_dots(server: QuickServer, browser: Browser) -> None:
    """Shapes would be laid out and painted anew for every size in which they are shown."""
    with visitor(browser, PHONE) as player:
        begin(player, server.address, "kittens")
        for picture in (".k-picture", ".k-back-art", ".face"):
            shown = player.page.locator(picture).first
            expect(shown).to_have_attribute("src", re.compile("^blob:"))
            assert shown.evaluate("image => image.naturalWidth") == 384


def test_what_others_do_waits_until_a_press_is_answered(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, DESKTOP) as player:
        begin(player, server.address, "mantis")
        player.page.locator("[data-action].can").first.wait_for()
        waited: float = player.page.evaluate(MOVE_AND_PRESS)
        assert waited >= 250  # milliseconds: the press becomes no click, so the move waits as long as it may


def test_whoever_has_exploded_among_bots_can_begin_anew(server: QuickServer, browser: Browser) -> None:
    options = {"hand": 1, "deck": {"kitten": 3, "defuse": 4, "skip": 2, "nope": 2}, "spare_defuses": 0}
    before = ""
    with visitor(browser) as player:
        before = ""
        for _ in range(20):  # until somebody else is the last one alive
            crowded("kittens", 3, options)(player, server.address)
            before = player.page.url
            out = player.page.locator("[data-notice='out'] [data-do='new-game']")
            while not (out.count() or player.page.locator(ENDED).count()):
                draw = player.page.locator("[data-action='draw']:visible:not([disabled])")
                if not (draw.count() and click(draw)):
                    click_something(player, Random("out"))
                    player.page.wait_for_timeout(20)
            if out.count() and click(out):
                break
        expect(player.page).not_to_have_url(before)
        player.page.locator("[data-place='hand']").wait_for()
