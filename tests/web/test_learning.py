"""The lessons of both games can be completed with the keyboard alone, in every language."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.slow import slowly
from tests.web.browser import DESKTOP, PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import hurry

LESSONS = Path(__file__).parents[2] / "web" / "src" / "games"
LEARNT = ".learn-bubble.learnt"


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("mantis", "en", PHONE),
        slowly("kittens", "it", PHONE),
        slowly("mantis", "fr", DESKTOP),
        slowly("kittens", "de", DESKTOP),
    ],
)
def test_every_lesson_can_be_learnt_by_keyboard(
    server: QuickServer, browser: Browser, game: str, language: str, size: tuple[int, int]
) -> None:
    lessons = json.loads((LESSONS / game / "lessons.json").read_text())
    with visitor(browser, size, language=language) as learner:
        page = learner.page
        hurry(learner)
        page.goto(f"{server.address}/learn/{game}")
        for number, lesson in enumerate(lessons):
            page.locator(f".learn-steps li:nth-child({number + 1}) [aria-current]").wait_for()
            learn(page, lesson["start"])
            go_on(page)
        page.locator("[data-seat='3']").first.wait_for()  # after the last lesson: a game


def learn(page: Page, asked: dict[str, Any] | None) -> None:
    """Make the moves of a lesson."""
    while asked:
        done = find(page, set(asked["answers"]))
        asked = asked["answers"][done]["then"]
        if asked:
            page.locator("[data-action].can, [data-step].can").first.wait_for()


def go_on(page: Page) -> None:
    """Go to the next lesson with the button that has the focus."""
    page.locator(LEARNT).wait_for()
    expect(page.locator(f"{LEARNT} .learn-buttons :focus")).to_have_count(1)
    page.keyboard.press("Enter")


def find(page: Page, wanted: set[str]) -> str:
    """Take the glowing steps to a wanted action, and perform it; returns the action."""
    for _ in range(6):
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")  # the cards that See the Future showed
        glowing = page.locator("[data-action].can:visible, [data-step].can:visible").first
        glowing.wait_for()
        action = glowing.get_attribute("data-action")
        glowing.press("Enter")  # focus and key in one call, since a render in between would lose the focus
        if action is not None:
            assert action in wanted
            return action
    raise AssertionError(f"none of {wanted} could be found")


def test_a_wrong_move_in_a_lesson_shows_a_hint_and_changes_nothing(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as learner:
        page = learner.page
        page.goto(f"{server.address}/learn/mantis")
        page.locator("[data-action='steal 2']").first.click()
        assert "own Tank" in page.locator(".learn-nudge").inner_text()
        assert page.locator("[data-action='score'].can").count() == 1
        page.locator("[data-action='score']").first.click()
        page.locator(LEARNT).wait_for()
        assert page.locator(".learn-nudge").count() == 0


@pytest.mark.parametrize("language", ["it", *map(slowly, ("en", "fr", "de"))])
@pytest.mark.parametrize("game", [slowly("mantis"), "kittens"])
def test_the_rules_can_be_read(server: QuickServer, browser: Browser, game: str, language: str) -> None:
    with visitor(browser, PHONE, language=language) as reader:
        reader.page.goto(f"{server.address}/rules/{game}")
        reader.page.locator("article h1").wait_for()
        assert reader.page.locator("article h2").count() >= 7
        assert reader.page.locator("article table").count() >= 1
        assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_raid_is_a_tap_on_another_place_on_a_phone(server: QuickServer, browser: Browser) -> None:
    lessons = [lesson["name"] for lesson in json.loads((LESSONS / "mantis" / "lessons.json").read_text())]
    with visitor(browser, PHONE) as learner:
        learner.page.goto(f"{server.address}/learn/mantis")
        learner.page.locator(".learn-way select").select_option(str(lessons.index("raid")))
        learner.page.locator("[data-action='steal 2']").click()
        learner.page.locator("[data-action='raid 1']").click()
        learner.page.locator(LEARNT).wait_for()


def test_a_card_that_is_tapped_does_not_cover_the_question_whether_to_nope(
    server: QuickServer, browser: Browser
) -> None:
    lessons = [lesson["name"] for lesson in json.loads((LESSONS / "kittens" / "lessons.json").read_text())]
    with visitor(browser, PHONE) as learner:
        learner.page.goto(f"{server.address}/learn/kittens")
        learner.page.locator(".learn-way select").select_option(str(lessons.index("nope")))
        learner.page.locator("[data-action='nope']").wait_for()
        learner.page.locator(".p-fan button:has([data-card='defuse'])").click()
        expect(learner.page.locator(".p-tray p")).to_contain_text("Defuse:")
        expect(learner.page.locator("[data-action='nope']")).to_be_visible()
        expect(learner.page.locator("[data-action='pass']")).to_be_visible()
