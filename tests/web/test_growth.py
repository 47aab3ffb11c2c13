"""The page does not grow over an evening of games."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browser import Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import SHORT_GAMES, open_short_table, play_to_the_end, start

GAMES = 4  # between the two measurements
SPREAD = 1.1  # games begin with different numbers of elements on the table
ON_THE_PAGE = "() => document.querySelectorAll('*').length"
RUN_OUT = 10_000  # milliseconds until captions, bubbles and drawings have ended; until then they keep the last screen


@pytest.mark.slow
@pytest.mark.parametrize("game", SHORT_GAMES)
def test_the_page_does_not_grow_with_games(server: QuickServer, browser: Browser, game: str) -> None:
    with visitor(browser, is_idle=True) as guest:
        open_short_table(guest, server.address, game)
        start(guest, people=1, bots=2)
        play(guest, game, 0)
        before = nodes(guest)
        for number in range(1, GAMES + 1):
            play(guest, game, number)
        after = nodes(guest)
        assert after < before * SPREAD, f"{before} nodes after one game, {after} after {1 + GAMES}"


def play(guest: Visitor, game: str, number: int) -> None:
    """Play a whole game and start the next."""
    play_to_the_end(guest, random=Random(f"growth {game} {number}"))
    guest.page.locator("[data-ended] [data-do='start']").click()
    guest.page.locator("[data-ended]").wait_for(state="detached")


def nodes(guest: Visitor) -> int:
    """The nodes on the page and the detached ones. The browser's own count includes the insides of image files."""
    guest.page.wait_for_timeout(RUN_OUT)
    devtools = guest.page.context.new_cdp_session(guest.page)
    devtools.send("DOM.enable")
    devtools.send("HeapProfiler.collectGarbage")
    held = devtools.send("DOM.getDetachedDomNodes")["detachedNodes"]
    devtools.detach()
    return int(guest.page.evaluate(ON_THE_PAGE)) + sum(size(each["treeNode"]) for each in held)


def size(node: dict[str, Any]) -> int:
    return 1 + sum(size(child) for child in node.get("children", []))
