"""The games of a device: the link to a running one, and the list of finished ones."""

import csv
import json
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.browser import PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin, open_short_table, play_to_the_end, play_until, start

ROWS = "[data-game]"


def test_a_game_that_was_left_is_one_tap_away(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        begin(ada, server.address, "mantis", {"target": 6})
        play_until(ada, random=Random("leaving"), clicks=1)
        ada.page.goto(server.address)
        back = ada.page.locator("[data-back]")
        expect(back).to_contain_text("Your game is on")
        back.locator("a").click()
        ada.page.locator("[data-seat]").first.wait_for()
        play_to_the_end(ada, random=Random("returned"))
        ada.page.locator("a[href='/']").last.click()
        ada.page.locator("#name").wait_for()
        expect(ada.page.get_by_text("Your game is on")).to_have_count(0)


def test_my_games_are_listed_with_their_luck_downloaded_and_deleted(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE, language="it") as ada:
        page = ada.page
        open_short_table(ada, server.address, "mantis")
        start(ada, 1, bots=1)
        for number in (1, 2):
            play_to_the_end(ada, random=Random(f"mine {number}"))
            if number == 1:
                page.locator("[data-do='start']").click()
                page.locator("[data-ended]").wait_for(state="detached")
        page.goto(f"{server.address}/games")
        expect(page.locator(ROWS)).to_have_count(2)
        expect(page.locator(ROWS).first).to_contain_text("Vinta" if newest_was_won(page) else "Persa")
        assert page.locator(ROWS).first.get_by_text("fortuna").count() == 0
        page.locator("[data-do='analysis']").first.click()
        page.locator(".analysis-players").wait_for()
        page.goto(f"{server.address}/games")
        expect(page.locator(ROWS).first).to_contain_text("fortuna")
        check_what_is_taken_along(page)
        page.locator("[data-do='forget']").first.click()
        expect(page.locator(ROWS)).to_have_count(1)
        page.locator("[data-do='forget-all']").click()
        page.locator("[data-do='forget-all-yes']").click()
        expect(page.locator(ROWS)).to_have_count(0)
        page.reload()
        expect(page.get_by_text("Ancora niente")).to_be_visible()


def test_a_forgotten_person_begins_again_as_a_new_one(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        begin(ada, server.address, "mantis")
        ada.page.goto(server.address)
        ada.page.locator("[data-back]").wait_for()
        cookie = ada.page.context.cookies()[0]["value"]
        ada.page.goto(f"{server.address}/settings")
        ada.page.locator("[data-do='forget-me']").click()
        expect(ada.page.locator("dialog[open]")).to_contain_text("your name becomes “somebody”")
        ada.page.locator("[data-do='forget-me-yes']").click()
        ada.page.locator("[data-do='play-mantis']").wait_for()
        expect(ada.page.locator("#name")).not_to_have_value("")
        assert ada.page.context.cookies()[0]["value"] != cookie
        assert ada.page.locator("[data-back]").count() == 0
        assert ada.page.evaluate("localStorage.getItem('mazzo.tables')") is None


def newest_was_won(page: Page) -> bool:
    newest = kept(page)[0]
    return bool(newest["seat"] in newest["winners"])


def kept(page: Page) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage.getItem('mazzo.games'))")
    return games


def check_what_is_taken_along(page: Page) -> None:
    texts = {}
    for kind in ("json", "csv"):
        with page.expect_download() as download:
            page.locator(f"[data-do='{kind}']").click()
        texts[kind] = download.value.path().read_text()
    assert json.loads(texts["json"]) == kept(page)
    rows = list(csv.DictReader(texts["csv"].splitlines()))
    assert [row["id"] for row in rows] == [game["id"] for game in kept(page)]
    assert float(rows[0]["luck"]) == kept(page)[0]["luck"]
