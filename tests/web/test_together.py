"""Several people at one table, each in a separate browser profile. No page receives hidden information."""

import json
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from mazzo.core.record import read
from mazzo.games import moments
from tests.slow import slowly
from tests.web.browser import DESKTOP, PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import (
    ENDED,
    SHORT_GAMES,
    join,
    open_set_table,
    open_short_table,
    play_to_the_end,
    play_until,
    start,
)

OPTIONS = {**SHORT_GAMES, "mantis": {"target_for_two": 6}}  # long enough for several checks


@pytest.mark.parametrize(("game", "people"), [slowly("mantis", 2), ("kittens", 2), slowly("kittens", 4)])
def test_people_play_together_and_receive_only_their_own_views(
    server: QuickServer, browser: Browser, game: str, people: int
) -> None:
    with ExitStack() as doors:
        visitors = [doors.enter_context(visitor(browser, (PHONE, DESKTOP)[n % 2])) for n in range(people)]
        code = open_set_table(visitors[0], server.address, {"game": game, "options": OPTIONS[game]})
        for guest in visitors[1:]:
            join(guest, server.address, code)
        start(visitors[0], people)
        eve = doors.enter_context(visitor(browser, PHONE))  # a spectator
        eve.page.goto(f"{server.address}/t/{code}")
        eve.page.locator("[data-seat]").first.wait_for()
        random = Random(f"{game} {people}")
        for _ in range(6 if game == "kittens" else 0):
            play_until(*visitors, random=random, clicks=1)
            for guest in visitors:
                check_hand(guest)
        play_to_the_end(*visitors, random=random)
        eve.page.locator(ENDED).wait_for()
        record = visitors[0].page.request.get(f"{server.address}/api/records/{code}-1").text()
        for guest in visitors:
            check_secrets(guest, record)
        check_watcher(eve)


def check_secrets(guest: Visitor, record: str) -> None:
    """Check that every view received over the socket is a view of this seat in the record."""
    allowed: dict[int | None, set[str]] = {}
    for moment in moments(read(record)):
        for seat in (None, *range(moment.state.seats)):
            allowed.setdefault(seat, set()).add(canonical(msgspec.to_builtins(moment.view(seat))))
    updates = [message["update"] for message in map(json.loads, guest.received) if message["message"] == "news"]
    views = [(update["seat"], update["view"]) for update in updates if update["view"]]
    assert len(views) > 3
    assert {seat for seat, _ in views} == {views[0][0]}, "a seat stays the same"
    assert [view for seat, view in views if canonical(view) not in allowed[seat]] == []


def canonical(view: Any) -> str:
    return json.dumps(json.loads(json.dumps(view)), sort_keys=True)


def check_hand(guest: Visitor) -> None:
    """Wait until the open cards on the page are those of the guest's own hand."""
    guest.until(lambda: shown_hand(guest) == own_hand(guest))


def shown_hand(guest: Visitor) -> list[str]:
    """All open cards at any seat, without a drawn kitten, which is in no hand, and signs of remembered cards."""
    cards = guest.page.locator("[data-seat] [data-card]:not([data-card='back'], [data-card='kitten'], .p-card-sign)")
    shown: list[str] = cards.evaluate_all("found => found.map(each => each.dataset.card)")
    return sorted(set(shown))


def own_hand(guest: Visitor) -> list[str]:
    views = [message["update"]["view"] for message in map(json.loads, guest.received) if message["message"] == "news"]
    return sorted(set(views[-1]["hand"]))


def check_watcher(eve: Visitor) -> None:
    """Check that a spectator receives views without a hand."""
    updates = [message["update"] for message in map(json.loads, eve.received) if message["message"] == "news"]
    views = [update["view"] for update in updates if update["view"]]
    assert len(views) > 3
    assert {update["seat"] for update in updates} == {None}
    assert not any(view.get("hand") for view in views)


def test_a_game_goes_on_after_the_server_was_killed(mortal: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada, visitor(browser, PHONE) as leo:
        code = open_set_table(ada, mortal.address, {"game": "mantis"})
        join(leo, mortal.address, code)
        start(ada, 2)
        play_until(ada, leo, random=Random("before"), clicks=3)
        for guest in (ada, leo):
            guest.settle()
            guest.may_lose_the_server = True
        mortal.kill()
        ada.page.locator(".notice.bad").wait_for()
        mortal.start()
        ada.page.locator(".notice.bad").wait_for(state="detached")
        leo.page.locator(".notice.bad").wait_for(state="detached")
        for guest in (ada, leo):
            guest.may_lose_the_server = False
        play_until(ada, leo, random=Random("after"), clicks=3)


OF_ANOTHER_VERSION = """
  const Real = WebSocket;
  WebSocket = class extends Real {
    constructor(address) { super(address.replace(/protocol=\\d+/, "protocol=0")); }
  };
"""


def test_a_page_of_another_version_offers_to_reload(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE, language="it") as ada:
        code = open_short_table(ada, server.address, "mantis")
        ada.page.add_init_script(OF_ANOTHER_VERSION)
        ada.page.goto(f"{server.address}/t/{code}")
        ada.page.get_by_text("versioni diverse di Mazzo").wait_for()
        assert ada.page.locator(".button.primary").inner_text() == "Ricarica"
