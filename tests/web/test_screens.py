"""Every screen, in both themes: nobody is kept out (axe), and nothing overflows, in the longest language too."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.slow import slowly
from tests.web.browser import DESKTOP, PHONE, Theme, visitor
from tests.web.conftest import QuickServer
from tests.web.screens import SCREENS

RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
}

# what lies half under a button that stays at the edge of the screen can be scrolled away from there, but not at the end
TO_THE_END = "scrollTo(0, document.documentElement.scrollHeight)"
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """() => [...document.querySelectorAll("button, a.button, select, [role=button]")]
  .filter(each => each.checkVisibility() && !each.closest("[aria-hidden=true], [inert]"))
  .map(each => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (Math.round(box.width) < 44 || Math.round(box.height) < 44))
  .map(([each, box]) => `${each.outerHTML.slice(0, 90)} is ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
# axe passes over words in the very colour of what is behind them
INVISIBLE = """() => [...document.querySelectorAll("body *")]
  .filter(each => each.checkVisibility() && !each.closest(".unseen, svg"))
  .filter(each => [...each.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.data.trim()))
  .filter(each => {
    for (let behind = each; behind; behind = behind.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(behind);
      if (backgroundImage !== "none") return false;
      if (!backgroundColor.endsWith(", 0)")) return backgroundColor === getComputedStyle(each).color;
    }
  })
  .map(each => each.outerHTML.slice(0, 120))"""


Look = tuple[tuple[int, int], Theme]
LOOKS: tuple[Look, ...] = ((DESKTOP, "light"), (PHONE, "dark"))
QUICK = ("home", "settings", "lobby-kittens", "kittens-inserting", "coach-kittens", "ended-kittens")


@pytest.mark.parametrize(
    ("name", "looks"),
    [
        *((name, LOOKS[number % 2 :][:1]) for number, name in enumerate(QUICK)),
        *(slowly(name, LOOKS) for name in SCREENS),
    ],
)
def test_everybody_can_use_every_screen(
    server: QuickServer, browser: Browser, name: str, looks: tuple[Look, ...]
) -> None:
    with visitor(browser, language="de") as somebody:
        SCREENS[name](somebody, server.address)
        somebody.settle()
        for (width, height), theme in looks:
            somebody.page.set_viewport_size({"width": width, "height": height})
            somebody.page.emulate_media(color_scheme=theme)
            somebody.page.evaluate(TO_THE_END)
            somebody.page.wait_for_timeout(200)
            expect(somebody.page.locator(".said")).to_have_count(0)  # while it fades, no contrast can be told
            found = Axe().run(somebody.page, options=RULES)
            assert [told(violation) for violation in found.response["violations"]] == [], theme
            assert somebody.page.evaluate(INVISIBLE) == [], "words differ from what is behind them"
            assert somebody.page.evaluate(TOO_WIDE) <= 0, "nothing is wider than the screen"
            assert somebody.page.evaluate(SMALL) == [], "what can be touched is large enough"


def told(violation: dict[str, Any]) -> str:
    places = "; ".join(f"{node['html'][:120]} ({node.get('failureSummary', '')})" for node in violation["nodes"][:3])
    return f"{violation['id']}: {places}"
