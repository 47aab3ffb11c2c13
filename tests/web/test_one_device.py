"""Several people who share a device: a curtain hides each hand, and a Nope is asked of all at once."""

import json
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.web.browser import DESKTOP, PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import ENDED, MOST_CLICKS, click, click_something

NAMES = ("Ada", "Leo", "Mia")


@pytest.mark.parametrize(("game", "size"), [("mantis", DESKTOP), ("kittens", PHONE)], ids=["mantis", "kittens-phone"])
def test_a_game_on_one_device_is_played_to_its_end(
    server: QuickServer, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, size) as device:
        sit_down(device, server.address, game)
        random = Random(f"one device {game}")
        curtains = 0
        for _ in range(MOST_CLICKS):
            if device.page.locator(ENDED).count():
                break
            curtains += take_the_device(device) or click_something(device, random) and False
        device.page.locator(ENDED).wait_for()
        assert bool(curtains) == (game == "kittens"), "only a hidden hand needs a curtain"


def sit_down(device: Visitor, address: str, game: str) -> None:
    device.page.goto(f"{address}/local")
    device.page.locator("[data-setting='game']").select_option(game)
    device.page.locator("[data-do='add-person']").click()
    for field, name in zip(device.page.locator(".local-people input").all(), NAMES, strict=True):
        field.fill(name)
    device.page.locator("[data-do='begin-local']").click()
    device.page.locator("[data-place='pile'], .curtain").first.wait_for()


def take_the_device(device: Visitor) -> bool:
    """Whether there was a curtain, or a question to all; behind neither is a hand."""
    for door in ("[data-do='open-curtain']", "[data-do='nobody']"):
        found = device.page.locator(door)
        if found.count():
            assert device.page.locator("[data-place='hand'] [data-card]").count() == 0, "no hand lies open here"
            return click(found)
    return False


def test_everybody_at_the_device_has_a_seat_of_their_own(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as device:
        sit_down(device, server.address, "kittens")
        device.page.wait_for_timeout(300)
        updates = [json.loads(text)["update"] for text in device.received if '"news"' in text]
        seats = {update["seat"] for update in updates if update["view"]}
        assert seats >= set(range(len(NAMES)))
