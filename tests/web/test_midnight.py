"""A deal of the day that ends after midnight: the open page shows the new day, and the result of the last one."""

from datetime import date, timedelta
from random import Random
from typing import Any

from playwright.sync_api import Browser, Route, expect

from tests.web.browser import PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import play_to_the_end


class Night:
    """Changes the server's answers as if it were before or after midnight."""

    def __init__(self) -> None:
        self.is_over = False

    def __call__(self, route: Route) -> None:
        offer = route.fetch().json()
        route.fulfill(json=next_day(offer) if self.is_over else {**offer, "seconds_left": 60})


def next_day(offer: dict[str, Any]) -> dict[str, Any]:
    tomorrow = date.fromisoformat(offer["day"]) + timedelta(days=1)
    new = [{**deal, "day": tomorrow.isoformat(), "code": None, "record": None} for deal in offer["deals"]]
    return {**offer, "day": tomorrow.isoformat(), "deals": new, "earlier": [d for d in offer["deals"] if d["code"]]}


def test_a_result_belongs_to_the_day_the_deal_was_begun(server: QuickServer, browser: Browser) -> None:
    night = Night()
    with visitor(browser, PHONE, permissions=["clipboard-read", "clipboard-write"]) as ada:
        page = ada.page
        page.clock.install()
        page.route("**/api/day", night)
        page.goto(f"{server.address}/today")
        page.locator("[data-do='day-mantis']").click()
        page.wait_for_url("**/t/*")
        page.locator(".table-screen [data-seat]").first.wait_for()  # the page of today has small boards, too
        page.go_back()
        expect(page.locator("[data-deal='mantis']")).to_contain_text("Return")
        begun = page.locator("[data-deal='mantis']").get_attribute("data-day")
        assert begun
        night.is_over = True
        page.clock.fast_forward(62_000)
        earlier = page.locator("[data-earlier] [data-deal='mantis']")
        expect(earlier).to_have_attribute("data-day", begun)
        expect(page.locator("[data-deal='mantis']")).to_have_count(2)
        page.clock.resume()
        earlier.locator("[data-do='day-mantis']").click()
        play_to_the_end(ada, random=Random("night"))
        page.locator("[data-do='onward']").click()
        expect(earlier.locator(".day-signs span").first).to_be_visible()
        expect(earlier).to_contain_text("The expert bot, with the same cards")
        expect(page.locator("[data-do='share-mantis']")).to_have_count(1)
        expect(page.get_by_text("1 day in a row")).to_be_visible()
        kept: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage.getItem('mazzo.days') ?? '[]')")
        assert [(result["day"], result["game"]) for result in kept] == [(begun, "mantis")]
        page.locator("[data-do='share-mantis']").click()
        shared = page.evaluate("navigator.clipboard.readText()")
        assert f", {begun[:4]}" in shared
        assert f" {int(begun[-2:])}, " in shared
