"""A silent connection is replaced, a stalled one is retried, and there is never more than one connection."""

import json
from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import PHONE, Visitor, visitor
from tests.web.playing import begin, play_until
from tests.web.proxy import Proxy

LOST = ".notice.bad"
NETWORK_IS_BACK = "window.dispatchEvent(new Event('online'))"
QUIET = 2_000  # milliseconds after which the page sends a ping
SILENCE = 5_000  # milliseconds after which the page considers the connection lost
LONG = 60_000


def alive(guest: Visitor) -> int:
    return sum(not socket.is_closed() for socket in guest.sockets)


COUNT_PONGS = """
pongs = 0;
WebSocket = class extends WebSocket {
  constructor(...parameters) {
    super(...parameters);
    this.addEventListener("message", ({ data }) => (pongs += JSON.parse(data).message === "pong"));
  }
};
"""


def pongs(guest: Visitor) -> int:
    """The number of pongs that reached the page; the browser may have received more."""
    heard: int = guest.page.evaluate("pongs")
    return heard


def be_quiet(guest: Visitor) -> None:
    """Let time pass until the page has sent a ping and received its pong."""
    answered = pongs(guest)
    guest.page.clock.run_for(QUIET)
    guest.until(lambda: pongs(guest) > answered)


def test_a_silent_connection_is_noticed_and_replaced_by_one(proxy: Proxy, browser: Browser) -> None:
    """The page's clock runs only when the test advances it, so that a busy machine does not look like silence."""
    with visitor(browser, PHONE) as ada:
        ada.page.add_init_script(COUNT_PONGS)
        ada.page.clock.install()
        begin(ada, proxy.address, "mantis")
        play_until(ada, random=Random("before"), clicks=2)
        ada.page.locator("[data-action].can").first.wait_for()  # nothing happens before Ada acts
        ada.page.clock.pause_at(ada.page.evaluate("Date.now() + 100"))
        for _ in range(3):  # longer than SILENCE
            be_quiet(ada)
        assert ada.page.locator(LOST).count() == 0, "a quiet game is not a silent link"
        assert len(ada.sockets) == 1
        proxy.hold()
        ada.page.clock.run_for(SILENCE - 100)
        assert ada.page.locator(LOST).count() == 0, "an answer may take its time"
        ada.page.clock.run_for(100)
        expect(ada.page.locator(LOST)).to_have_count(1)
        ada.page.clock.run_for(1000)  # until the page retries
        ada.until(lambda: len(ada.sockets) == 2)
        for _ in range(5):
            ada.page.evaluate(NETWORK_IS_BACK)
        assert len(ada.sockets) == 2, "while connecting, no other connection is opened"
        proxy.release()
        expect(ada.page.locator(LOST)).to_have_count(0)
        ada.page.clock.resume()
        ada.received.clear()
        play_until(ada, random=Random("after"), clicks=3)
        updates = [frame for frame in ada.received if json.loads(frame)["message"] == "news"]
        assert updates
        assert max(Counter(updates).values()) == 1, "no update comes twice"
        assert alive(ada) == 1
        ada.page.evaluate("history.back()")
        ada.page.locator("#name").wait_for()
        ada.until(lambda: alive(ada) == 0)
        ada.page.evaluate(NETWORK_IS_BACK)
        ada.page.clock.fast_forward(LONG)
        ada.page.evaluate(NETWORK_IS_BACK)
        assert len(ada.sockets) == 2, "a page that has left the table does not reconnect"


@pytest.mark.slow
def test_a_stalled_handshake_is_shown_and_retried(proxy: Proxy, browser: Browser) -> None:
    with visitor(browser, PHONE, language="it") as ada:
        ada.may_lose_the_server = True  # the console shows the abandoned handshake
        proxy.hold_handshakes()
        ada.page.goto(proxy.address)
        ada.page.locator("[data-do='play-mantis']").click()
        ada.page.get_by_text("Connessione al tavolo").wait_for()
        for _ in range(5):
            ada.page.evaluate(NETWORK_IS_BACK)
        assert len(ada.sockets) == 1
        ada.page.get_by_text("Ci riconnettiamo").wait_for()
        proxy.release()
        ada.page.locator("[data-seat]").first.wait_for()
        assert alive(ada) == 1
