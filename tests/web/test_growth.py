"""An evening of games: the page at the end of it is no larger than at its beginning."""

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.web.browser import Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import SHORT_GAMES, open_short_table, play_to_the_end, start

GAMES = 5
SPREAD = 1.1  # games differ in how much is on the table when they begin


@pytest.mark.slow
@pytest.mark.parametrize("game", SHORT_GAMES)
def test_the_page_does_not_grow_with_games(server: QuickServer, browser: Browser, game: str) -> None:
    with visitor(browser) as somebody:
        open_short_table(somebody, server.address, game)
        start(somebody, people=1, bots=2)
        counts = []
        for number in range(GAMES):
            counts.append(nodes(somebody))
            play_to_the_end(somebody, random=Random(f"growth {game} {number}"))
            somebody.page.locator("[data-ended] [data-do='start']").click()
            somebody.page.locator("[data-ended]").wait_for(state="detached")
        counts.append(nodes(somebody))
        assert counts[-1] < counts[1] * SPREAD, f"nodes when each game began: {counts}"


def nodes(somebody: Visitor) -> int:
    """All that the page holds, also what it has taken off the screen and has not let go."""
    devtools = somebody.page.context.new_cdp_session(somebody.page)
    devtools.send("HeapProfiler.collectGarbage")
    count = int(devtools.send("Memory.getDOMCounters")["nodes"])
    devtools.detach()
    return count
