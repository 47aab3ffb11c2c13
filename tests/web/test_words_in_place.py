"""Captions stay visible and cover no button; bubbles do not cover the winner."""

from random import Random

from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESKTOP, visitor
from tests.web.conftest import QuickServer
from tests.web.film import Film, filmed
from tests.web.playing import ENDED, linger, open_short_table, play_to_the_end, start
from tests.web.test_fits import AT_REST, UPRIGHT, box_of, check_in_sight
from tests.web.test_motion import MANTIS
from tests.web.test_pace import LONG, READ, SAID

OVERLAPS = """([words, others]) => {
  const box = document.querySelector(words).getBoundingClientRect();
  const isCovered = (other) =>
    other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
  return [...document.querySelectorAll(others)].filter((each) => isCovered(each.getBoundingClientRect())).length;
}"""


def keep_said(film: Film, at: int = 999) -> None:
    """Pause a caption this many milliseconds after its start."""
    film.watch(ms=LONG)
    film.page.locator(SAID).evaluate(
        "(said, at) => { const [run] = said.getAnimations(); run.pause(); run.currentTime = at }", at
    )


def overlaps(page: Page, words: str, others: str) -> int:
    count: int = page.evaluate(OVERLAPS, [words, others])
    return count


def test_a_caption_stays_in_sight_while_the_window_is_made_smaller(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "mantis", MANTIS.format(top="r", back="roy", seat=2), size=DESKTOP) as film:
        film.does(2, "steal 0")
        keep_said(film)
        for size in ((1000, 700), (640, 480), UPRIGHT, DESKTOP):
            film.page.set_viewport_size({"width": size[0], "height": size[1]})
            film.draw()
            check_in_sight_now(film.page, size)
            face = box_of(film.page.locator("[data-seat='2'] .seat-face"))
            said = box_of(film.page.locator(SAID))
            away = min(abs(said["y"] - face["bottom"]), abs(said["bottom"] - face["y"]))
            assert away < 30, "it is still above or below the seat that acted"


def check_in_sight_now(page: Page, size: tuple[int, int]) -> None:
    box = box_of(page.locator(SAID))
    assert box["x"] >= 0, box
    assert box["right"] <= size[0], box
    assert box["bottom"] <= size[1], box


IN_THE_WAY = """said => {
  const { x, y, width } = said.getBoundingClientRect();
  const button = document.createElement("button");
  button.style.cssText = `position: fixed; left: ${x + width / 2}px; top: ${y}px; width: 90px; height: 44px`;
  document.querySelector(".stage").append(button);
}"""


def test_on_a_phone_a_caption_covers_no_button(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "mantis", MANTIS.format(top="r", back="roy", seat=2), size=UPRIGHT) as film:
        film.does(2, "steal 0")
        keep_said(film)
        film.page.locator(SAID).evaluate(IN_THE_WAY)
        film.draw()
        assert overlaps(film.page, SAID, ".stage > button") == 0
        check_in_sight_now(film.page, UPRIGHT)


def test_a_caption_ends_when_a_result_is_shown_without_motion(server: QuickServer, browser: Browser) -> None:
    position = """
        tank 0: rrbg
        tank 1: yykg
        scores: 12 13
        pile: r/roy y/ygb o/orb
        phase: turn 1
        """
    with filmed(browser, server.address, "mantis", position) as film:
        film.does(1, "steal 0")
        keep_said(film, at=READ)
        assert film.page.locator(SAID).inner_text() == "Bubbles stole 3 red from you."
        film.play.apply(1, "score")
        assert film.play.over
        film.skip_ahead()
        expect(film.page.locator(".mantis-hint")).to_contain_text("Bubbles has enough cards")
        assert film.page.locator(SAID).count() == 0


def test_on_a_phone_a_bubble_after_a_game_does_not_cover_the_winner(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, UPRIGHT) as ada:
        linger(ada)
        open_short_table(ada, server.address, "mantis")
        start(ada, 1, bots=2)
        play_to_the_end(ada, random=Random("face"))
        ada.page.locator(f"{ENDED} .standing").evaluate(AT_REST)
        ada.page.locator("[data-tool='table-talk']").click()
        ada.page.locator("[data-say='well-played']").first.click()
        bubble = ada.page.locator(f"{ENDED} .bubble[data-at='0']")
        bubble.wait_for()
        check_in_sight(bubble, UPRIGHT)
        assert not ada.page.locator(".table-screen > .bubble:visible").count(), "all are said in the list"
        assert overlaps(ada.page, f"{ENDED} .bubble", ".ended-winners .character, .ended-honour") == 0
