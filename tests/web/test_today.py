"""Puzzles, the export of a device's data, and the deal of the day."""

import json
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import play_to_the_end


def test_a_puzzle_counts_once_and_is_exported(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        page = ada.page
        page.goto(f"{server.address}/")
        page.locator("[data-do='today']").click()
        page.locator("[data-deal='mantis'] [data-do='day-mantis']").wait_for()
        page.locator("[data-puzzles='mantis'] a.day-board").first.click()
        page.locator(".learn-table [data-action]:visible").first.click()
        verdict = page.locator(".puzzle-verdict")
        verdict.wait_for()
        expect(page.locator(".puzzle-bubble")).to_contain_text("Your rating")
        page.locator("[data-do='why']").click()
        expect(page.locator("dialog[open] [data-option]").first).to_be_visible()
        page.keyboard.press("Escape")
        page.locator("[data-do='show']").click()
        expect(page.locator("[data-do='show']")).to_be_disabled()
        solved = page.url
        page.locator("[data-do='next']").click()
        page.wait_for_url(lambda url: "/p/mantis-" in url and url != solved)
        page.locator(".learn-table [data-action]:visible").first.wait_for()
        page.locator("a[href='/today']").click()
        expect(page.locator("[data-puzzles='mantis'] .thumbnail .board")).to_have_count(3)
        expect(page.locator("[data-puzzles='mantis'] [data-try='open']")).to_have_count(2)
        page.goto(f"{server.address}/games")
        with page.expect_download() as saved:
            page.locator("[data-do='export']").click()
        file = saved.value.path()
        assert len(json.loads(file.read_text())["puzzles"]["tries"]) == 1
        page.evaluate("localStorage.clear()")
        page.reload()
        page.locator("[data-file='import']").set_input_files(
            {"name": "mazzo.json", "mimeType": "application/json", "buffer": file.read_bytes()}
        )
        expect(page.get_by_text("1 of 1 solved").or_(page.get_by_text("0 of 1 solved"))).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_the_deal_of_the_day_is_played_once_and_shared(server: QuickServer, browser: Browser, game: str) -> None:
    with visitor(browser, PHONE) as ada:
        page = ada.page
        page.goto(f"{server.address}/today")
        page.locator(f"[data-do='day-{game}']").click()
        play_to_the_end(ada, random=Random("day"))
        page.locator("[data-do='onward']").click()
        page.locator(f"[data-do='share-{game}']").wait_for()
        expect(page.locator(f"[data-do='day-{game}']")).to_have_count(0)
        expect(page.locator(f"[data-deal='{game}']")).to_contain_text("The expert bot, with the same cards")
        page.reload()
        expect(page.locator(f"[data-deal='{game}'] .day-signs span").first).to_be_visible()
