"""Every screen is accessible in both themes, in the longest language."""

import pytest
from playwright.sync_api import Browser, expect

from tests.slow import slowly
from tests.web.accessibility import check_accessible
from tests.web.browser import DESKTOP, PHONE, Theme, visitor
from tests.web.conftest import QuickServer
from tests.web.screens import SCREENS

# At the end of the page, content below a fixed button cannot be scrolled away from it.
TO_THE_END = "scrollTo(0, document.documentElement.scrollHeight)"
# axe ignores text in exactly the colour of its background.
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
QUICK = ("home", "settings", "lobby-kittens", "kittens-inserting", "ended-kittens")


@pytest.mark.parametrize(
    ("name", "looks"),
    [
        *((name, LOOKS[number % 2 :][:1]) for number, name in enumerate(QUICK)),
        *(slowly(name, LOOKS) for name in SCREENS),
    ],
)
def test_every_screen_is_accessible(server: QuickServer, browser: Browser, name: str, looks: tuple[Look, ...]) -> None:
    with visitor(browser, language="de") as guest:
        SCREENS[name](guest, server.address)
        guest.settle()
        for (width, height), theme in looks:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.emulate_media(color_scheme=theme)
            guest.page.evaluate(TO_THE_END)
            guest.page.wait_for_timeout(200)
            expect(guest.page.locator(".said")).to_have_count(0)  # while it fades, its contrast cannot be measured
            check_accessible(guest.page)
            assert guest.page.evaluate(INVISIBLE) == []
