"""A whole evening: several games at one table, people who come, go, come back, talk, and are sent away."""

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


class Company:
    """Three people with browsers of their own; Ada has opened a table."""

    def __init__(self, server: QuickServer, people: list[Visitor]) -> None:
        self.address = server.address
        self.ada, self.leo, self.mia = people
        for someone, name in zip(people, ("Ada", "Leo", "Mia"), strict=True):
            linger(someone)
            meet(someone, self.address)
            request(someone, self.address, "PATCH", "/api/me", {"name": name})
        self.code = open_short_table(self.ada, self.address, "mantis")

    def comes(self, someone: Visitor) -> None:
        """By the six letters that Ada says."""
        shown = self.ada.page.locator("[data-short-code]")
        expect(shown).to_have_text(re.compile("^[A-Z]{3} [A-Z]{3}$"))
        join_by_code(someone, self.address, shown.inner_text().lower())

    def join(self, someone: Visitor) -> None:
        """By the link that Ada sends."""
        join(someone, self.address, self.code)


@pytest.fixture
def company(server: QuickServer, browser: Browser) -> Iterator[Company]:
    with ExitStack() as doors:
        people = [
            doors.enter_context(visitor(browser, size, language=language))
            for size, language in ((DESKTOP, "en"), (PHONE, "en"), (PHONE, "de"))
        ]
        yield Company(server, people)


def seat_of(someone: Visitor, name: str) -> Locator:
    return someone.page.locator(".lobby-seat").filter(has_text=name)


@pytest.mark.slow
def test_an_evening_of_three_games_with_somebody_who_sits_down_after_the_first(company: Company) -> None:
    ada, leo, mia = company.ada, company.leo, company.mia
    company.comes(leo)
    ada.page.locator("[data-seat='1']").wait_for()

    leo.page.locator(READY).click()
    expect(seat_of(ada, "Leo")).to_have_attribute("data-ready", "true")
    expect(ada.page.get_by_text("Everyone’s waiting for you.")).to_be_visible()
    ada.page.locator(READY).click()
    for someone in (ada, leo):
        someone.page.locator(BOARD).wait_for()
    mia.page.goto(f"{company.address}/t/{company.code}")
    mia.page.locator(BOARD).wait_for()
    play_to_the_end(ada, leo, random=Random("first"))

    mia.page.locator(ENDED).wait_for()
    mia.page.locator("[data-do='sit']").click()
    for someone in (ada, leo):
        someone.page.locator("[data-do='settings']").click()
    for someone in (ada, leo, mia):
        expect(someone.page.locator(".lobby-seat[data-seat]")).to_have_count(3)
        expect(someone.page.locator("[data-do='look-back']")).to_be_visible()
        expect(someone.page.locator("[data-score]")).to_have_count(2)
    ada.page.locator("[data-do='shuffle']").click()
    expect(leo.page.locator(".toast", has_text="shuffled")).to_be_visible()
    choose(ada.page, "turn_seconds", "120")
    expect(chosen(leo.page, "turn_seconds")).to_have_value("120")

    for number in (2, 3):
        for someone in (ada, leo, mia):
            someone.page.locator(READY).click()
        for someone in (ada, leo, mia):
            someone.page.locator(BOARD).wait_for()
            expect(someone.page.locator(ENDED)).to_have_count(0)
        assert log_of(ada) == [], "the log begins anew"
        play_to_the_end(ada, leo, mia, random=Random(f"game {number}"))
    mia.page.locator("[data-do='settings']").click()
    scores = mia.page.locator("[data-score]").all_inner_texts()
    assert len(scores) == 3
    told = [re.search(r"(\d+) von (\d+)", text) for text in scores]
    assert sum(int(each[1]) for each in told if each) >= 3
    assert sorted(int(each[2]) for each in told if each) == [2, 3, 3]
    played = mia.page.evaluate("JSON.parse(localStorage.getItem('mazzo.games')).map(game => game.id)")
    assert played == [f"{company.code}-3", f"{company.code}-2"]


def test_everybody_leaves_a_result_when_they_choose_and_only_those_who_are_ready_begin(company: Company) -> None:
    ada, leo, mia = company.ada, company.leo, company.mia
    company.join(leo)
    start(ada, 2)
    leo.page.locator(BOARD).wait_for()
    mia.page.goto(f"{company.address}/t/{company.code}")
    mia.page.locator(BOARD).wait_for()
    play_to_the_end(ada, leo, mia, random=Random("result"))

    mia.page.locator("[data-do='sit']").click()
    expect(mia.page.locator(".lobby-seat[data-seat]")).to_have_count(3)
    mia.page.locator(READY).click()
    ada.page.locator(READY).click()
    expect(ada.page.locator(".getting-ready [role='status']")).to_have_text("Waiting for Leo")
    for someone in (ada, leo):
        expect(someone.page.locator(ENDED)).to_be_visible()
    ada.page.locator(f"{ENDED} [data-do='start']").click()
    for someone in (ada, mia):
        expect(someone.page.locator(ENDED)).to_have_count(0)
        someone.page.locator(BOARD).wait_for()
    expect(leo.page.locator("[data-do='watch-next']")).to_be_visible()
    expect(leo.page.locator(".standing")).to_contain_text("Leo")
    leo.page.locator("[data-do='watch-next']").click()
    expect(leo.page.locator(ENDED)).to_have_count(0)
    expect(leo.page.locator("[data-seat]")).to_have_count(2)


def check_said_before_a_game(company: Company) -> None:
    """It stands at the seat of who says it."""
    say(company.mia, "nice-one")
    for someone, seat in ((company.ada, 2), (company.leo, 2)):
        bubble = someone.page.locator(f".lobby-seat[data-seat='{seat}'] .bubble")
        expect(bubble).to_contain_text("Mia")
        expect(bubble).to_contain_text("Nice one!")
        own = someone.page.locator(f".lobby-seat[data-seat='{seat}']").bounding_box()
        box = bubble.bounding_box()
        assert own
        assert box
        assert own["y"] < box["y"] < own["y"] + own["height"], "it hangs on its seat"
        assert own["x"] <= box["x"]
        assert someone.page.evaluate(TAIL, ".lobby-seat .bubble") != "none"


TAIL = "which => getComputedStyle(document.querySelector(which), '::before').content"


def log_of(someone: Visitor) -> list[str]:
    if not someone.page.locator(".log-panel").count():
        someone.page.keyboard.press("l")
    return someone.page.locator(".log li").all_inner_texts()


@pytest.mark.slow
def test_somebody_leaves_a_bot_plays_on_and_they_come_back_to_their_own_seat(company: Company) -> None:
    ada, leo, mia = company.ada, company.leo, company.mia
    company.comes(leo)
    start(ada, 2, bots=1)
    leo.page.locator(BOARD).wait_for()
    mia.page.goto(f"{company.address}/t/{company.code}")
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
    for someone, own in ((leo, 1), (mia, 2)):
        news = [message["update"] for message in map(json.loads, someone.received) if message["message"] == "news"]
        assert {update["seat"] for update in news if update["view"]} == {own, None}


def test_the_host_removes_lets_in_hands_on_and_locks(company: Company) -> None:
    ada, leo, mia = company.ada, company.leo, company.mia
    company.comes(leo)
    ada.page.locator("[data-seat='1']").wait_for()
    ada.page.locator("[data-setting='locked']").check()
    expect(leo.page.get_by_text("The table is locked: nobody new can join.")).to_be_visible()
    for someone in (ada, leo):
        expect(someone.page.locator("[data-do='copy']")).to_have_count(0)
    mia.page.goto(f"{company.address}/t/{company.code}")
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
    expect(mia.page.get_by_role("button")).to_have_count(1)  # home: to load it again was of no use
    mia.page.goto(f"{company.address}/t/{company.code}")
    expect(ada.page.locator("[data-seat]")).to_have_count(3)

    seat_of(ada, "Leo").locator("[data-do^='person-']").click()
    ada.page.locator("[data-do='hand-on']").click()
    leo.page.locator("[data-do='shuffle']").wait_for()
    expect(leo.page.locator(".toast", has_text="You’re the host now")).to_be_visible()
    choose(leo.page, "turn_seconds", "120")
    expect(ada.page.locator(".toast", has_text="2 minutes")).to_be_visible()
    expect(ada.page.locator("[data-do='shuffle']")).to_have_count(0)


def test_people_talk_before_and_in_a_game_in_their_own_languages_and_are_muted_with_one_tap(company: Company) -> None:
    ada, leo, mia = company.ada, company.leo, company.mia
    company.join(leo)
    company.join(mia)
    expect(ada.page.locator(".lobby-seat[data-seat]")).to_have_count(3)
    check_said_before_a_game(company)
    ada.page.locator("details").filter(has=ada.page.locator("[data-setting='chat']")).locator("summary").click()
    ada.page.locator("[data-setting='chat']").check()
    start(ada, 3)
    for someone in (leo, mia):
        someone.page.locator(BOARD).wait_for()

    say(leo, "nice-one")
    expect(ada.page.locator("[data-at='1']")).to_contain_text("Nice one!")
    expect(mia.page.locator("[data-at='1']")).to_contain_text("Schöner Zug!")
    leo.page.keyboard.press("e")
    leo.page.locator(".talk-picker input").fill("see <b>you</b> tomorrow")
    leo.page.keyboard.press("Enter")
    expect(mia.page.locator("[data-at='1']")).to_contain_text("see <b>you</b> tomorrow")

    mia.page.locator("[data-at='1'] [data-do^='silence-']").click()
    expect(mia.page.locator("[data-at='1']")).to_have_count(0)
    leo.page.wait_for_timeout(2000)  # nobody may talk without a pause
    say(leo, "laugh")
    expect(ada.page.locator("[data-at='1'] .emote")).to_be_visible()
    mia.until(lambda: any('"laugh"' in frame for frame in mia.received))
    assert mia.page.locator("[data-at='1']").count() == 0, "it came, and was not shown"
    play_until(ada, leo, mia, random=Random("on"), clicks=3)


def say(someone: Visitor, what: str) -> None:
    someone.page.keyboard.press("e")
    someone.page.locator(f"[data-say='{what}']").click()
