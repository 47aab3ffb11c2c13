"""A link that falls silent is noticed, one that stalls is tried again; and there is never more than one."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin, play_until
from tests.web.proxy import Proxy

LOST = ".notice.bad"
NETWORK_IS_BACK = "window.dispatchEvent(new Event('online'))"
SILENCE_SECONDS = 5  # quiet for two, then unanswered for three
SLOWNESS_SECONDS = 3  # of a busy machine


@pytest.fixture
def proxy(server: QuickServer) -> Iterator[Proxy]:
    between = Proxy(server.address)
    yield between
    between.stop()


def alive(someone: Visitor) -> int:
    return sum(not socket.is_closed() for socket in someone.sockets)


def test_a_silent_link_is_noticed_and_comes_back_as_one(proxy: Proxy, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        begin(ada, proxy.address, "mantis")
        play_until(ada, random=Random("before"), clicks=2)
        ada.page.wait_for_timeout(6000)  # longer than silence is borne
        assert ada.page.locator(LOST).count() == 0, "a quiet game is not a silent link"
        proxy.hold()
        began = monotonic()
        ada.page.locator(LOST).wait_for()
        assert monotonic() - began < SILENCE_SECONDS + SLOWNESS_SECONDS
        ada.page.wait_for_timeout(1000)  # until it is being tried again
        tried = len(ada.sockets)
        for _ in range(5):
            ada.page.evaluate(NETWORK_IS_BACK)
        assert len(ada.sockets) == tried, "while connecting, no other connection is opened"
        proxy.release()
        expect(ada.page.locator(LOST)).to_have_count(0)
        ada.received.clear()
        play_until(ada, random=Random("after"), clicks=3)
        updates = [frame for frame in ada.received if json.loads(frame)["message"] == "news"]
        assert updates
        assert max(Counter(updates).values()) == 1, "no update comes twice"
        assert alive(ada) == 1
        ada.page.evaluate("history.back()")
        ada.page.locator("#name").wait_for()
        ada.page.evaluate(NETWORK_IS_BACK)
        ada.page.wait_for_timeout(1500)
        assert alive(ada) == 0


@pytest.mark.slow
def test_a_handshake_that_stalls_is_said_and_tried_again(proxy: Proxy, browser: Browser) -> None:
    with visitor(browser, PHONE, language="it") as ada:
        ada.may_lose_the_server = True  # the browser remarks on a handshake that is given up
        proxy.hold_handshakes()
        ada.page.goto(proxy.address)
        ada.page.locator("[data-do='play-mantis']").click()
        ada.page.get_by_text("Collegamento al tavolo").wait_for()
        for _ in range(5):
            ada.page.evaluate(NETWORK_IS_BACK)
        assert len(ada.sockets) == 1
        ada.page.get_by_text("Ci ricolleghiamo").wait_for()
        proxy.release()
        ada.page.locator("[data-seat]").first.wait_for()
        assert alive(ada) == 1
