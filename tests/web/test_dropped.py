"""A record dropped on a page opens as a replay; other files are refused."""

from playwright.sync_api import Browser, Page, expect

import mazzo
from mazzo.core.record import write
from tests.web.browser import DESKTOP, visitor
from tests.web.conftest import QuickServer

DROP = """text => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.json", { type: "application/json" }));
  return !document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
}"""


def drop(page: Page, text: str) -> None:
    """Drop a file as soon as the page has loaded the code for it."""
    page.wait_for_function(DROP, arg=text)


def short_game() -> str:
    play = mazzo.get("mantis").start(seats=2, seed="dropped", target_for_two=1, names=["Ada", "Leo"])
    while not play.over:
        seat = play.to_act[0]
        play.apply(seat, play.legal(seat)[0])
    return write(play.record())


def test_a_record_dropped_on_a_page_is_replayed(server: QuickServer, browser: Browser) -> None:
    record = short_game()
    with visitor(browser, DESKTOP) as ada:
        page = ada.page
        page.goto(f"{server.address}/")
        drop(page, record)
        expect(page.locator("h1")).to_have_text("Mantis: Ada, Leo")
        expect(page.locator(".replay-table [data-seat]")).to_have_count(2)
        expect(page.locator("a[download]")).to_have_count(0)  # the server does not have it
        page.keyboard.press("End")
        page.reload()
        expect(page.locator("h1")).to_have_text("Mantis: Ada, Leo")
        drop(page, record.replace("Leo", "Mia"))
        expect(page.locator("h1")).to_have_text("Mantis: Ada, Mia")

        drop(page, "a shopping list")
        expect(page.get_by_text("This isn’t the record of a finished game.")).to_be_visible()
        page.goto(f"{server.address}/games")
        page.locator("[data-file='open-record']").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
        )
        expect(page.locator("h1")).to_have_text("Mantis: Ada, Leo")
