"""On every screen, device and language nothing is too small to read or tap, cut off, covered or too wide."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from mazzo.text.locales import LANGUAGES
from tests.slow import slowly
from tests.web.browser import DESKTOP, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin, click_something
from tests.web.screens import LAID_OUT

SIZES = ((360, 640), (640, 360), (390, 844), (820, 1180), (1440, 900), (2560, 1440))
PLACES = """() => [...document.querySelectorAll("[data-place=pile], [data-place=discard]")].map(place => {
  const { x, y } = place.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
})"""
FAULTS = Path(__file__).with_name("layout.js").read_text("utf-8")

QUICK = ("lobby-kittens", "mantis-of-six", "kittens-of-nine", "kittens-inserting")
QUICK_SIZES = ((360, 640), (640, 360), (1440, 900))


@pytest.mark.parametrize("name", QUICK)
def test_the_fullest_screens_have_room_in_the_longest_language(
    server: QuickServer, browser: Browser, name: str
) -> None:
    with visitor(browser, DESKTOP, language="de") as guest:
        LAID_OUT[name](guest, server.address)
        guest.settle()
        assert faults(guest, QUICK_SIZES) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LAID_OUT)
def test_every_screen_has_room_on_every_device(server: QuickServer, browser: Browser, name: str, language: str) -> None:
    with visitor(browser, DESKTOP, language=language) as guest:
        guest.page.add_init_script(KNOWS_THE_EDITION)
        LAID_OUT[name](guest, server.address)
        guest.settle()
        assert faults(guest, SIZES) == []


@pytest.mark.parametrize("size", [(390, 844), slowly(DESKTOP)])
def test_the_piles_keep_their_places_from_the_first_to_the_last_move(
    server: QuickServer, browser: Browser, size: tuple[int, int]
) -> None:
    with visitor(browser, size) as guest:
        begin(guest, server.address, "kittens")
        guest.settle()  # the typeface changes the size of text, if the device has no similar font
        random = Random("places")
        found = set()
        for _ in range(12):
            found.add(str(guest.page.evaluate(PLACES)))
            click_something(guest, random)
        assert len(found) == 1, found


KNOWS_THE_EDITION = "localStorage.setItem('mazzo.edition-told.game.kittens', 'yes')"
"""The note at the first Favor covers the table until it is answered."""


def faults(guest: Visitor, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    found = []
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_timeout(150)
        expect(guest.page.locator(".said, .bubble-words")).to_have_count(0)  # they come and go
        wrong: list[str] = guest.page.evaluate(FAULTS)
        found += [f"{width} x {height}: {fault}" for fault in wrong]
    return found
