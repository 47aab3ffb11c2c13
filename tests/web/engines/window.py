"""A window of any browser, which a test controls."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any

PATIENCE = 60.0  # seconds: a machine may be busy
MOMENT = 0.05
SIZE = (1024, 768)
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "End": "\ue010"}  # as both protocols write them

# Records errors on a page, for browsers whose protocol does not report them.
WATCH = """(() => {
  if (window.wrong) return;
  window.wrong = [];
  addEventListener("error", (event) => window.wrong.push(`error: ${event.message}`));
  addEventListener("unhandledrejection", (event) => window.wrong.push(`rejection: ${event.reason}`));
  for (const kind of ["error", "warn"]) {
    const log = console[kind];
    console[kind] = (...what) => { window.wrong.push(`${kind}: ${what.join(" ")}`); log.apply(console, what); };
  }
})()"""

# The centres of these elements that are enabled and visible, if nothing covers them there.
PLACES = """(selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
  if (each.disabled || !each.checkVisibility()) return [];
  each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = each.getBoundingClientRect();
  const at = [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
  return each.contains(document.elementFromPoint(...at)) ? [at] : [];
})"""


class Window(ABC):
    """The browser of one user."""

    @abstractmethod
    def open(self, address: str) -> None: ...

    @abstractmethod
    def run(self, script: str) -> Any:
        """The JSON value of an expression, awaited."""

    @abstractmethod
    def tap(self, x: int, y: int) -> None: ...

    @abstractmethod
    def press(self, key: str) -> None: ...

    @abstractmethod
    def wrong(self) -> list[str]:
        """Errors, unhandled rejections and warnings on the console."""

    @abstractmethod
    def close(self) -> None: ...

    def count(self, selector: str) -> int:
        return int(self.run(f"document.querySelectorAll({selector!r}).length"))

    def wait(self, selector: str) -> None:
        self.until(lambda: self.count(selector) > 0, selector)

    def until(self, is_so: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, f"timed out: {what}"
            time.sleep(MOMENT)

    def click(self, selector: str, random: Random | None = None) -> bool:
        """Press one of these elements, the first without a random source; False if none can be pressed."""
        places = self.run(f"({PLACES})({selector!r})")
        if places:
            self.tap(*(random.choice(places) if random else places[0]))
        return bool(places)

    def click_soon(self, selector: str) -> None:
        self.until(lambda: self.click(selector), selector)
