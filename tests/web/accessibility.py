"""Checks for every page: axe finds no violation, and nothing is wider than the screen or too small to touch."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
}
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """() => [...document.querySelectorAll("button, a.button, select, [role=button]")]
  .filter(each => each.checkVisibility() && !each.closest("[aria-hidden=true], [inert]"))
  .map(each => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (Math.round(box.width) < 44 || Math.round(box.height) < 44))
  .map(([each, box]) => `${each.outerHTML.slice(0, 90)} is ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def check_accessible(page: Page) -> None:
    found = Axe().run(page, options=RULES)
    assert [described(violation) for violation in found.response["violations"]] == []
    assert page.evaluate(TOO_WIDE) <= 0, "something is wider than the screen"
    assert page.evaluate(SMALL) == [], "too small to touch"


def described(violation: dict[str, Any]) -> str:
    places = "; ".join(f"{node['html'][:120]} ({node.get('failureSummary', '')})" for node in violation["nodes"][:3])
    return f"{violation['id']}: {places}"
