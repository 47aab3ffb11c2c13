"""Functions to use a page with the keyboard alone."""

from random import Random

from playwright.sync_api import Page, expect

from tests.web.browser import Visitor
from tests.web.playing import PAUSE, offered_to

MOST_STOPS = 120
MOST_PRESSES = 300
ACTION = "[data-action]:not([disabled])"
STEP = "[data-step]:not([disabled])"
ONWARD = ":is([data-action='score'], [data-action='draw']):not([disabled])"

# The controls that Tab must reach, in order. While a dialog is open, the rest of the page is inert. A group of radio
# buttons has only one stop.
CONTROLS = """() => {
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const all = root.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]");
  const isStop = (each) =>
    each.tabIndex >= 0 && !each.matches(":disabled") && !each.closest("[inert]") &&
    each.checkVisibility({ visibilityProperty: true });
  const radios = (each) => [...all].filter((other) => other.type === "radio" && other.name === each.name);
  const isFirst = (each) =>
    each.type !== "radio" || each === (radios(each).find((other) => other.checked) ?? radios(each)[0]);
  return [...all].filter((each) => isStop(each) && isFirst(each));
}"""

NAME = """(each) => {
  const { tagName, id, className, dataset, ariaLabel, textContent } = each;
  return [tagName.toLowerCase(), id, className, ...Object.values(dataset), ariaLabel ?? textContent.slice(0, 40)]
    .filter(Boolean).join(" ");
}"""

# Remembers the controls, and returns their names.
NUMBER = f"""() => {{
  window.controls = ({CONTROLS})();
  return window.controls.map({NAME});
}}"""

SAME = f"""() => {{
  const now = ({CONTROLS})();
  return now.length === window.controls.length && now.every((each, at) => each === window.controls[at]);
}}"""

# The focused control; null beyond the end of the page. Browsers also stop at areas that scroll with the arrow keys.
FOCUSED = f"""() => {{
  const each = document.activeElement;
  if (!document.hasFocus() || each === document.body) return null;
  const isOther = !each.hasAttribute("tabindex") && !window.controls.includes(each);
  const isScrolled = each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth;
  return {{ name: ({NAME})(each), isScroller: isOther && isScrolled }};
}}"""

# Whether a wanted control has the focus, and whether the browser has it. The page may get its focus back a little later
# than the control, and a control stays the active element when Tab leaves the page from it.
FOUND = """async (wanted) => {
  const isActive = () => document.activeElement.matches(wanted);
  for (let look = 0; look < 10 && isActive() && !document.hasFocus(); look++) {
    await new Promise((done) => setTimeout(done, 20));
  }
  return [isActive() && document.hasFocus(), !document.hasFocus()];
}"""


def go_round(visitor: Visitor) -> None:
    """Check that Tab reaches every control once, from one end of the page to the other, and Shift+Tab in reverse."""
    controls, reached = _round(visitor, "Tab")
    assert reached == controls
    controls, reached = _round(visitor, "Shift+Tab")
    assert reached == controls[::-1]


def _round(visitor: Visitor, key: str) -> tuple[list[str], list[str]]:
    """The controls of the page, and the stops of this key.

    If the controls change meanwhile, for example because another player's turn begins, the round starts over.
    """
    page = visitor.page
    for _ in range(10):
        controls: list[str] = page.evaluate(NUMBER)
        _to_the_end(page, key)
        reached = _to_the_end(page, key)
        if page.evaluate(SAME):
            return controls, reached
    raise AssertionError("the controls of the page never stay the same")


def _to_the_end(page: Page, key: str) -> list[str]:
    """The stops from here to the end of the page, where the focus moves to the browser."""
    reached: list[str] = []
    for _ in range(MOST_STOPS):
        page.keyboard.press(key)
        stop = page.evaluate(FOCUSED)
        if stop is None:
            if reached:
                return reached
        elif not stop["isScroller"]:
            reached.append(stop["name"])
    raise AssertionError(f"{key} never leaves the page; its last stops: {reached[-5:]}")


def leave_page(page: Page) -> None:
    """Press Tab until the browser has the focus."""
    page.evaluate(NUMBER)
    _to_the_end(page, "Tab")


def tab_to(page: Page, wanted: str) -> bool:
    """Tab to a matching control; False if one round of the page does not reach one."""
    ends, was_away = 0, False
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        is_found, is_away = page.evaluate(FOUND, wanted)
        if is_found:
            return True
        if is_away and not was_away:  # the page may take more than one poll to get the focus back
            ends += 1
            if ends == 2:
                return False
        was_away = is_away
    raise AssertionError(f"Tab never leaves the page, and never comes to {wanted}")


def press(page: Page, wanted: str) -> None:
    """Wait for a control, tab to it, and press it."""
    expect(page.locator(wanted).first).to_be_enabled()
    assert tab_to(page, wanted), f"Tab passes by {wanted}; there are {page.evaluate(NUMBER)}"
    page.keyboard.press("Enter")


def play_by_tab(visitor: Visitor, random: Random, most: int | None = None) -> None:
    """Tab to controls of the board and press them, until the game has ended or `most` were pressed."""
    page = visitor.page
    presses = 0
    while presses < MOST_PRESSES:
        offered = offered_to(visitor, PAUSE)
        if offered.results or presses == most:
            return
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif offered.onward or offered.actions or offered.steps:
            presses += 1
            kinds = [ACTION, STEP] if offered.actions else [STEP]
            if tab_to(page, ONWARD if offered.onward and random.random() < 0.7 else random.choice(kinds)):
                page.keyboard.press("Enter")
    raise AssertionError(f"the game did not end within {MOST_PRESSES} presses")
