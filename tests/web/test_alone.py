"""One player with bots."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from mazzo.server.store.people import LANGUAGES
from tests.slow import slowly
from tests.web.browser import DESKTOP, PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.keyboard import press
from tests.web.playing import (
    ENDED,
    SHORT_GAMES,
    begin,
    choose,
    choose_speed,
    chosen,
    explode_while_bots_wait,
    open_with_bots,
    play_by_keys,
    play_to_the_end,
    play_until,
    set_tables,
)

# Makes a move, immediately presses elsewhere, and returns the milliseconds until the move is visible.
MOVE_AND_PRESS = """async () => {
  const began = performance.now();
  const pile = document.querySelector("[data-place=pile]");
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


@pytest.mark.parametrize(
    ("game", "size", "options"),
    [slowly("mantis", DESKTOP, None), slowly("kittens", PHONE, None), ("kittens", PHONE, SHORT_GAMES["kittens"])],
    ids=["mantis", "kittens-phone", "short-kittens-phone"],
)
def test_a_game_against_bots_is_played_to_its_end_and_again(
    server: QuickServer, browser: Browser, game: str, size: tuple[int, int], options: dict[str, Any] | None
) -> None:
    with visitor(browser, size, is_idle=True) as ada:
        begin(ada, server.address, game, options)
        play_to_the_end(ada, random=Random(f"alone {game}"))
        ada.page.locator("[data-do='start']").click()
        ada.page.locator(ENDED).wait_for(state="detached")
        play_until(ada, random=Random("again"), clicks=2)


@pytest.mark.parametrize(("game", "options"), [("mantis", {"target": 4}), slowly("kittens", {})])
def test_a_whole_game_can_be_played_by_digits_alone(
    server: QuickServer, browser: Browser, game: str, options: dict[str, Any]
) -> None:
    with visitor(browser) as ada:
        set_tables(ada, options)
        ada.page.goto(server.address)
        press(ada.page, f"[data-do='play-{game}']")
        ada.page.locator("[data-seat]").first.wait_for()
        play_by_keys(ada, random=Random(f"keys {game}"))


@pytest.mark.parametrize("language", ["it", slowly("fr"), slowly("de")])
def test_a_game_is_shown_in_every_language(server: QuickServer, browser: Browser, language: str) -> None:
    with visitor(browser, PHONE, language=language) as ada:
        for game in ("mantis", "kittens"):
            begin(ada, server.address, game)
            assert ada.page.locator("html").get_attribute("lang") == language
            play_until(ada, random=Random(language), clicks=5)


def test_drawings_become_images_of_dots(server: QuickServer, browser: Browser) -> None:
    """Browsers would paint vector images again for every size."""
    with visitor(browser, PHONE, is_idle=True) as player:
        begin(player, server.address, "kittens")
        for picture in (".k-picture", ".k-back-art", ".face"):
            shown = player.page.locator(picture).first
            expect(shown).to_have_attribute("src", re.compile("^blob:"))
            assert shown.evaluate("image => image.decode().then(() => image.naturalWidth)") == 384


def test_the_moves_of_others_wait_until_a_press_is_answered(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, DESKTOP) as player:
        begin(player, server.address, "mantis")
        player.page.locator("[data-action].can").first.wait_for()
        waited: float = player.page.evaluate(MOVE_AND_PRESS)
        assert waited >= 250  # milliseconds: the press does not become a click, so the move waits as long as it may


CATS = ("tacocat", "cattermelon", "potato", "beard")
KITTENS_ALONE = {"hand": 1, "deck": {"kitten": 3, "defuse": 4, **dict.fromkeys(CATS, 1)}, "spare_defuses": 0}
"""Each player has one Defuse and draws only kittens, so the player who begins explodes first."""


def test_a_player_who_is_out_among_bots_can_start_again_or_watch_and_sees_the_order(
    server: QuickServer, browser: Browser
) -> None:
    with visitor(browser) as player:
        code = open_with_bots(player, server.address, "kittens", 3, KITTENS_ALONE)
        explode_while_bots_wait(player)
        player.page.locator("[data-do='new-game']").click()
        expect(player.page.locator("[data-do='new-game']")).to_have_count(0)
        choose_speed(player, "normal")
        explode_while_bots_wait(player)
        assert (last_update(player)["table"]["code"], last_update(player)["table"]["games"]) == (code, 2)
        player.page.locator("[data-do='watch']").click()
        expect(player.page.locator("[data-do='new-game']")).to_have_count(0)
        player.page.locator("[data-do='fast-forward']").click()
        player.page.locator(ENDED).wait_for()
        order = places(player)
        assert order == reversed_deaths(player)
        player.page.reload()
        player.page.locator(ENDED).wait_for()
        assert places(player) == order
        lines = player.page.locator(".log li")
        expect(lines.filter(has_text="exploded")).to_have_count(3)  # the log is visible again
        player.page.locator("[data-do='look-back']").click()
        expect(player.page.locator("[data-seat] .seat-note", has_text="bot")).to_have_count(3)
        expect(player.page.locator(".p-open .p-card-sign")).to_have_count(8)  # four hands of two cards
        player.page.go_back()
        player.page.locator("[data-do='start']").click()
        player.page.locator(ENDED).wait_for(state="detached")
        expect(lines.filter(has_text="exploded")).to_have_count(0)


def last_update(player: Visitor) -> dict[str, Any]:
    update: dict[str, Any] = json.loads(next(text for text in reversed(player.received) if '"update"' in text))[
        "update"
    ]
    return update


def places(player: Visitor) -> list[str]:
    rows = player.page.locator(".standing li")
    assert [row.get_attribute("data-place") for row in rows.all()] == ["1", "2", "3", "4"]
    return rows.locator(".name").all_inner_texts()


def reversed_deaths(player: Visitor) -> list[str]:
    """The players of the last game in the order of the server's events: the winner, then the last to explode."""
    last = last_update(player)
    names = [holder["name"] for holder in last["table"]["seats"]]
    updates = [json.loads(text).get("update") for text in player.received]
    events = [
        event
        for update in updates
        if update and update["table"]["games"] == last["table"]["games"]
        for event in update["events"]
    ]
    dead = [names[event["seat"]] for event in events if event["event"] == "exploded"]
    return [names[last["view"]["result"]["winners"][0]], *reversed(dead)]


def test_name_face_edition_and_speed_are_kept_for_the_next_table(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, language="it") as player:
        player.page.goto(server.address)
        expect(player.page.locator("#name")).to_have_value(re.compile(r"^\w+ \w+$"))
        suggested = player.page.locator("#name").input_value().split()
        assert suggested[0] in LANGUAGES["it"][2]
        player.page.locator("[data-do='face']").click()
        choose(player.page, "face", "7")
        player.page.keyboard.press("Escape")
        for name in ("Ada", "Grace"):
            player.page.locator("#name").fill(name)
            player.page.locator("[data-do='friends-kittens']").click()
            expect(player.page.locator("[data-seat='0'] strong")).to_have_text(name)
            assert last_update(player)["table"]["seats"][0]["avatar"] == 7
            last = chosen(player.page, "edition").input_value()
            assert last == ("it" if name == "Ada" else "2025")
            choose(player.page, "edition", "2025")
            choose(player.page, "speed", "fast")
            player.settle()  # else its request for a short code may come after leaving, and is refused
            player.page.locator("[data-do='leave']").click()
        player.page.locator("[data-do='play-mantis']").click()
        player.page.locator("[data-tool='table-more']").click()
        expect(chosen(player.page, "speed")).to_have_value("fast")
        expect(player.page.locator("[data-seat='0']")).to_contain_text("Grace")
