"""An evening of several games at one table: people join, leave, return, talk and are removed."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.browser import DESKTOP, PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import (
    ENDED,
    choose,
    chosen,
    join,
    join_by_code,
    linger,
    meet,
    open_short_table,
    play_to_the_end,
    play_until,
    request,
    start,
)

BOARD = "[data-place='pile']"
READY = "[data-do='ready']"


class People:
    """Three people; Ada has opened a table."""

    def __init__(self, server: QuickServer, people: list[Visitor]) -> None:
        self.address = server.address
        self.ada, self.leo, self.mia = people
        for guest, name in zip(people, ("Ada", "Leo", "Mia"), strict=True):
            linger(guest)
            meet(guest, self.address)
            request(guest, self.address, "PATCH", "/api/me", {"name": name})
        self.code = open_short_table(self.ada, self.address, "mantis")

    def join_with_letters(self, guest: Visitor) -> None:
        """Join with the short code of Ada's table."""
        shown = self.ada.page.locator("[data-short-code]")
        expect(shown).to_have_text(re.compile("^[A-Z]{3} [A-Z]{3}$"))
        join_by_code(guest, self.address, shown.inner_text().lower())

    def join(self, guest: Visitor) -> None:
        """Join by the link of Ada's table."""
        join(guest, self.address, self.code)


@pytest.fixture
def people(server: QuickServer, browser: Browser) -> Iterator[People]:
    with ExitStack() as doors:
        people = [
            doors.enter_context(visitor(browser, size, language=language))
            for size, language in ((DESKTOP, "en"), (PHONE, "en"), (PHONE, "de"))
        ]
        yield People(server, people)


def seat_of(guest: Visitor, name: str) -> Locator:
    return guest.page.locator(".lobby-seat").filter(has_text=name)


@pytest.mark.slow
def test_a_spectator_of_the_first_game_plays_the_next_two(people: People) -> None:
    ada, leo, mia = people.ada, people.leo, people.mia
    people.join_with_letters(leo)
    ada.page.locator("[data-seat='1']").wait_for()

    leo.page.locator(READY).click()
    expect(seat_of(ada, "Leo")).to_have_attribute("data-ready", "true")
    expect(ada.page.get_by_text("Everyone’s waiting for you.")).to_be_visible()
    ada.page.locator(READY).click()
    for guest in (ada, leo):
        guest.page.locator(BOARD).wait_for()
    mia.page.goto(f"{people.address}/t/{people.code}")
    mia.page.locator(BOARD).wait_for()
    play_to_the_end(ada, leo, random=Random("first"))

    mia.page.locator(ENDED).wait_for()
    mia.page.locator("[data-do='sit']").click()
    for guest in (ada, leo):
        guest.page.locator("[data-do='settings']").click()
    for guest in (ada, leo, mia):
        expect(guest.page.locator(".lobby-seat[data-seat]")).to_have_count(3)
        expect(guest.page.locator("[data-do='look-back']")).to_be_visible()
        expect(guest.page.locator("[data-score]")).to_have_count(2)
    ada.page.locator("[data-do='shuffle']").click()
    expect(leo.page.locator(".toast", has_text="shuffled")).to_be_visible()
    choose(ada.page, "turn_seconds", "120")
    expect(chosen(leo.page, "turn_seconds")).to_have_value("120")

    for number in (2, 3):
        for guest in (ada, leo, mia):
            guest.page.locator(READY).click()
        for guest in (ada, leo, mia):
            guest.page.locator(BOARD).wait_for()
            expect(guest.page.locator(ENDED)).to_have_count(0)
        assert log_of(ada) == [], "a new log for each game"
        play_to_the_end(ada, leo, mia, random=Random(f"game {number}"))
    mia.page.locator("[data-do='settings']").click()
    scores = mia.page.locator("[data-score]").all_inner_texts()
    assert len(scores) == 3
    found = [re.search(r"(\d+) von (\d+)", text) for text in scores]
    assert sum(int(each[1]) for each in found if each) >= 3
    assert sorted(int(each[2]) for each in found if each) == [2, 3, 3]
    played = mia.page.evaluate("JSON.parse(localStorage.getItem('mazzo.games')).map(game => game.id)")
    assert played == [f"{people.code}-3", f"{people.code}-2"]


def test_a_player_may_stay_at_the_result_while_those_who_are_ready_begin(people: People) -> None:
    ada, leo, mia = people.ada, people.leo, people.mia
    people.join(leo)
    start(ada, 2)
    leo.page.locator(BOARD).wait_for()
    mia.page.goto(f"{people.address}/t/{people.code}")
    mia.page.locator(BOARD).wait_for()
    play_to_the_end(ada, leo, mia, random=Random("result"))

    mia.page.locator("[data-do='sit']").click()
    expect(mia.page.locator(".lobby-seat[data-seat]")).to_have_count(3)
    mia.page.locator(READY).click()
    ada.page.locator(READY).click()
    expect(ada.page.locator(".getting-ready [role='status']")).to_have_text("Waiting for Leo")
    for guest in (ada, leo):
        expect(guest.page.locator(ENDED)).to_be_visible()
    ada.page.locator(f"{ENDED} [data-do='start']").click()
    for guest in (ada, mia):
        expect(guest.page.locator(ENDED)).to_have_count(0)
        guest.page.locator(BOARD).wait_for()
    expect(leo.page.locator("[data-do='watch-next']")).to_be_visible()
    expect(leo.page.locator(".standing")).to_contain_text("Leo")
    leo.page.locator("[data-do='watch-next']").click()
    expect(leo.page.locator(ENDED)).to_have_count(0)
    expect(leo.page.locator("[data-seat]")).to_have_count(2)


def check_said_before_a_game(people: People) -> None:
    """Check that a bubble in the lobby is at the seat of its speaker."""
    say(people.mia, "nice-one")
    for guest, seat in ((people.ada, 2), (people.leo, 2)):
        bubble = guest.page.locator(f".lobby-seat[data-seat='{seat}'] .bubble")
        expect(bubble).to_contain_text("Mia")
        expect(bubble).to_contain_text("Nice one!")
        own = guest.page.locator(f".lobby-seat[data-seat='{seat}']").bounding_box()
        box = bubble.bounding_box()
        assert own
        assert box
        assert own["y"] < box["y"] < own["y"] + own["height"], "it hangs on its seat"
        assert own["x"] <= box["x"]
        assert guest.page.evaluate(TAIL, ".lobby-seat .bubble") != "none"


TAIL = "which => getComputedStyle(document.querySelector(which), '::before').content"


def log_of(guest: Visitor) -> list[str]:
    if not guest.page.locator(".log-panel").count():
        guest.page.keyboard.press("l")
    return guest.page.locator(".log li").all_inner_texts()


@pytest.mark.slow
def test_a_bot_plays_for_a_player_who_leaves_until_they_return(people: People) -> None:
    ada, leo, mia = people.ada, people.leo, people.mia
    people.join_with_letters(leo)
    start(ada, 2, bots=1)
    leo.page.locator(BOARD).wait_for()
    mia.page.goto(f"{people.address}/t/{people.code}")
    mia.page.locator(BOARD).wait_for()
    leo.page.locator("[data-tool='table-leave']").click()
    expect(leo.page.locator("dialog[open]")).to_contain_text("A bot plays on in your seat.")
    leo.page.locator("dialog [data-do='leave']").click()
    expect(ada.page.locator(".toast", has_text="Leo left, a bot plays on")).to_be_visible()
    expect(ada.page.locator(".log")).to_contain_text("Leo left, a bot plays on")

    for answer in ("decline", "agree"):
        mia.page.locator("[data-do='take-seat']").click()
        mia.page.locator("[data-do='take-seat-2']").click()
        expect(ada.page.locator("[data-request='Mia']")).to_be_visible()
        ada.page.locator(f"[data-do='{answer}']").click()
    expect(mia.page.locator("[data-do='take-seat']")).to_have_count(0)

    leo.page.locator("[data-back] a").click()
    expect(ada.page.locator(".log")).to_contain_text("has taken over from the bot")
    play_to_the_end(ada, leo, mia, random=Random("returned"))
    for guest, own in ((leo, 1), (mia, 2)):
        news = [message["update"] for message in map(json.loads, guest.received) if message["message"] == "news"]
        assert {update["seat"] for update in news if update["view"]} == {own, None}


def test_the_host_locks_the_table_removes_a_player_and_makes_another_one_host(people: People) -> None:
    ada, leo, mia = people.ada, people.leo, people.mia
    people.join_with_letters(leo)
    ada.page.locator("[data-seat='1']").wait_for()
    ada.page.locator("[data-setting='locked']").check()
    expect(leo.page.get_by_text("The table is locked: nobody new can join.")).to_be_visible()
    for guest in (ada, leo):
        expect(guest.page.locator("[data-do='copy']")).to_have_count(0)
    mia.page.goto(f"{people.address}/t/{people.code}")
    expect(mia.page.locator("h1")).to_contain_text("gesperrt")
    ada.page.locator("[data-setting='locked']").uncheck()
    expect(leo.page.get_by_text("The table is locked: nobody new can join.")).to_have_count(0)
    mia.page.locator(".button.primary").click()
    mia.page.locator("[data-code]").wait_for()

    seat_of(ada, "Mia").locator("[data-do^='person-']").click()
    ada.page.locator("[data-do='remove']").click()
    ada.page.locator("[data-do='remove']").click()
    expect(mia.page.locator("h1")).to_contain_text("entfernt")
    expect(leo.page.locator(".toast", has_text="The host removed Mia")).to_be_visible()
    assert ada.page.locator(".toast").get_by_text("removed").count() == 0, "who did it knows it"
    expect(ada.page.locator("[data-seat]")).to_have_count(2)
    ada.page.locator("[data-person='Mia'] [data-do='let-in']").click()
    expect(ada.page.locator("[data-person='Mia']")).to_have_count(0)
    expect(mia.page.get_by_role("button")).to_have_count(1)  # only "home", since loading the page again would not help
    mia.page.goto(f"{people.address}/t/{people.code}")
    expect(ada.page.locator("[data-seat]")).to_have_count(3)

    seat_of(ada, "Leo").locator("[data-do^='person-']").click()
    ada.page.locator("[data-do='hand-on']").click()
    leo.page.locator("[data-do='shuffle']").wait_for()
    expect(leo.page.locator(".toast", has_text="You’re the host now")).to_be_visible()
    choose(leo.page, "turn_seconds", "120")
    expect(ada.page.locator(".toast", has_text="2 minutes")).to_be_visible()
    expect(ada.page.locator("[data-do='shuffle']")).to_have_count(0)


def test_players_talk_in_their_own_languages_and_mute_one_with_one_tap(people: People) -> None:
    ada, leo, mia = people.ada, people.leo, people.mia
    people.join(leo)
    people.join(mia)
    expect(ada.page.locator(".lobby-seat[data-seat]")).to_have_count(3)
    check_said_before_a_game(people)
    ada.page.locator("details").filter(has=ada.page.locator("[data-setting='chat']")).locator("summary").click()
    ada.page.locator("[data-setting='chat']").check()
    start(ada, 3)
    for guest in (leo, mia):
        guest.page.locator(BOARD).wait_for()

    say(leo, "nice-one")
    expect(ada.page.locator("[data-at='1']")).to_contain_text("Nice one!")
    expect(mia.page.locator("[data-at='1']")).to_contain_text("Schöner Zug!")
    leo.page.keyboard.press("e")
    leo.page.locator(".talk-picker input").fill("see <b>you</b> tomorrow")
    leo.page.keyboard.press("Enter")
    expect(mia.page.locator("[data-at='1']")).to_contain_text("see <b>you</b> tomorrow")

    mia.page.locator("[data-at='1'] [data-do^='silence-']").click()
    expect(mia.page.locator("[data-at='1']")).to_have_count(0)
    leo.page.wait_for_timeout(2000)  # the server limits how often a person may talk
    say(leo, "laugh")
    expect(ada.page.locator("[data-at='1'] .emote")).to_be_visible()
    mia.until(lambda: any('"laugh"' in frame for frame in mia.received))
    assert mia.page.locator("[data-at='1']").count() == 0, "it came, and was not shown"
    play_until(ada, leo, mia, random=Random("on"), clicks=3)


def say(guest: Visitor, what: str) -> None:
    guest.page.keyboard.press("e")
    guest.page.locator(f"[data-say='{what}']").click()
