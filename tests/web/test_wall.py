"""The wall shows all rounds of a tournament together if the text is large enough to read, otherwise one by one."""

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from mazzo.table.tournament.view import view
from tests.slow import slowly
from tests.table.tournament.clubs import Club
from tests.web.browser import visitor
from tests.web.conftest import QuickServer
from tests.web.screens import show_tournament

SIZES = (
    "[...document.querySelectorAll('.wall *')].filter((part) => part.childNodes[0]?.nodeType === 3)"
    ".map((part) => parseFloat(getComputedStyle(part).fontSize) / innerHeight)"
)
OVER = "document.documentElement.scrollHeight - innerHeight"


def played(people: int, rounds: int) -> bytes:
    """A tournament in the middle of its last round, as the wall receives it."""
    club = Club(people).draw()
    for _ in range(rounds - 1):
        club.end_round().draw()
    return msgspec.json.encode(view(club.state, None, 0.0))


def hang(page: Page, server: QuickServer, shown: bytes) -> None:
    show_tournament(page, shown)
    page.goto(f"{server.address}/wall/222222222222")
    page.locator("[data-round]").first.wait_for()


def rounds_on(page: Page) -> list[str | None]:
    assert min(page.evaluate(SIZES)) >= 1 / 30, "it can be read from four metres"
    assert page.evaluate(OVER) <= 0, "nothing is below the screen"
    return [part.get_attribute("data-round") for part in page.locator("[data-round]").all()]


@pytest.mark.parametrize(("people", "rounds"), [slowly(3, 1), slowly(8, 2), (16, 2), slowly(18, 1)])
def test_a_small_club_sees_all_rounds_together(server: QuickServer, browser: Browser, people: int, rounds: int) -> None:
    with visitor(browser, (1920, 1080)) as wall:
        hang(wall.page, server, played(people, rounds))
        assert rounds_on(wall.page) == [str(number) for number in range(rounds, 0, -1)]


def test_a_large_club_sees_one_round_after_another(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, (1920, 1080)) as wall:
        page = wall.page
        page.clock.install()
        hang(page, server, played(64, 3))
        for number in ("3", "2", "1", "1", "3"):
            expect(page.locator("[data-round]")).to_have_attribute("data-round", number)
            assert rounds_on(page) == [number]
            page.clock.fast_forward(12_000)
