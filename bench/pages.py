"""How quick the pages are on a slow phone: a real Chromium, held to a quarter of this computer's speed.

A round is a first visit, and a stretch of play in each game. Of the visit: what came over the wire, and when the page
could be used, which is when "Play now" is there and the last task of 50 ms or more is done. Of the play: from a tap or
a key to the next picture, as the browser itself measures it (Event Timing), the worst of each round. The bots hardly
pause and cards fly meanwhile, so it is harsher than a game. All on this computer alone.

    python -m bench.pages                            five rounds, a minute or two each
    python -m bench.pages --rounds 1 --taps 20       a short look
    python -m bench.pages --json                     for a program
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tqdm import tqdm

from tests.web.browser import PHONE, launch
from tests.web.conftest import QuickServer
from tests.web.playing import ENDED

GAMES = ("mantis", "kittens")
SLOWER = 4  # times
QUIET = 1500  # milliseconds in which nothing more is loaded or done
PAUSE = 120  # milliseconds between taps
KEYS = ("l", "l", "e", "Escape", "?", "Escape")  # the log, the faces, the help: open and closed
A_KEY_EVERY = 6  # taps
MOST_TRIES = 12  # for each tap: it may be nobody's turn to tap for a while

# An entry comes for whatever takes at least 16 ms; one tap makes several events, of which the longest counts.
WATCH = """
globalThis.waits = new Map();
globalThis.busyUntil = 0;
new PerformanceObserver((list) => {
  for (const { interactionId: id, duration, name, target } of list.getEntries()) {
    if (!id || duration <= (waits.get(id)?.duration ?? 0)) continue;
    const on = target?.closest?.("[data-action], [data-step], [data-tool], [data-do]") ?? target;
    const said = on?.dataset?.action ?? on?.dataset?.step ?? on?.getAttribute?.("class");
    waits.set(id, { duration, name, on: said ?? "" });
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) busyUntil = startTime + duration;
}).observe({ type: "longtask", buffered: true });
new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-do^='play-']")) return;
  globalThis.usable = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""

# Where something can be tapped that nothing else covers.
SPOTS = """() => [...document.querySelectorAll("[data-action], [data-step]")]
  .filter((each) => !each.disabled && each.checkVisibility())
  .map((each) => [each, each.getBoundingClientRect()])
  .map(([each, box]) => [each, box.x + box.width / 2, box.y + box.height / 2])
  .filter(([each, x, y]) => each.contains(document.elementFromPoint(x, y)))
  .map(([, x, y]) => [x, y])"""


class Visit(msgspec.Struct):
    """A first load."""

    bytes: int  # over the wire, as they were compressed
    usable: float  # milliseconds


class Wait(msgspec.Struct):
    """From a tap or a key to the next picture."""

    duration: float  # milliseconds, as the browser rounds it
    name: str
    on: str


class Play(msgspec.Struct):
    game: str
    interactions: int
    waits: list[Wait]  # the longest first; what took less than 16 ms is not among them

    @property
    def worst(self) -> float:
        """As the measure is defined: of many, one in fifty is left out."""
        left_out = self.interactions // 50
        return self.waits[left_out].duration if len(self.waits) > left_out else 16.0


class Round(msgspec.Struct):
    visit: Visit
    plays: list[Play]


# Measuring


def measure(browser: Browser, address: str, taps: int, seed: int) -> Round:
    return Round(first_visit(browser, address), [play(browser, address, game, taps, seed) for game in GAMES])


def slow_page(browser: Browser) -> tuple[Page, CDPSession]:
    width, height = PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, locale="de"
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page, devtools


def first_visit(browser: Browser, address: str) -> Visit:
    page, devtools = slow_page(browser)
    received: list[int] = []
    devtools.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    devtools.send("Network.enable")
    page.goto(address)
    page.wait_for_function("globalThis.usable")
    page.wait_for_timeout(QUIET)
    usable = page.evaluate("Math.max(usable, busyUntil)")
    page.context.close()
    return Visit(sum(received), usable)


def play(browser: Browser, address: str, game: str, taps: int, seed: int) -> Play:
    page, _ = slow_page(browser)
    random = Random(f"{game} {seed}")
    page.goto(address)
    page.locator(f"[data-do='play-{game}']").tap()
    page.locator("[data-seat]").first.wait_for()
    keys = 0
    for number in range(taps):
        if not tap_something(page, random):
            break
        if number % A_KEY_EVERY == 0:
            page.keyboard.press(KEYS[keys % len(KEYS)])
            keys += 1
        page.wait_for_timeout(PAUSE)
    page.wait_for_timeout(PAUSE)
    found: list[dict[str, Any]] = page.evaluate("[...waits.values()]")
    count: int = page.evaluate("performance.interactionCount")
    page.context.close()
    waits = sorted(msgspec.convert(found, list[Wait]), key=lambda wait: -wait.duration)
    return Play(game, count, waits)


def tap_something(page: Page, random: Random) -> bool:
    """Whether there was something before the game ended."""
    for _ in range(MOST_TRIES):
        spots: list[list[float]] = page.evaluate(SPOTS)
        if spots:
            page.touchscreen.tap(*random.choice(spots))
            return True
        if page.locator(ENDED).count():
            return False
        if page.locator("dialog[open], .emote-picker").count():
            page.keyboard.press("Escape")
        page.wait_for_timeout(PAUSE * 4)
    return False


# Telling


def table(rounds: list[Round]) -> str:
    rows = [
        ("first load, kB compressed", [one.visit.bytes / 1000 for one in rounds]),
        ("usable after, ms", [one.visit.usable for one in rounds]),
    ]
    for number, game in enumerate(GAMES):
        rows.append((f"{game}: tap to next picture, ms", [one.plays[number].worst for one in rounds]))
    lines = ["| what | median | worst |", "| --- | ---: | ---: |"]
    lines += [f"| {what} | {median(found):.0f} | {max(found):.0f} |" for what, found in rows]
    return "\n".join(lines)


def slowest(rounds: list[Round]) -> str:
    waits = sorted(
        (wait for one in rounds for each in one.plays for wait in each.waits), key=lambda wait: -wait.duration
    )
    return "\n".join(f"{wait.duration:.0f} ms: {wait.name} on {wait.on}" for wait in waits[:8])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--taps", type=int, default=60, help="in each game of a round, at most")
    parser.add_argument("--json", action="store_true", help="everything that was measured, for a program")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = QuickServer(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            rounds = [
                measure(browser, server.address, asked.taps, number)
                for number in tqdm(range(asked.rounds), unit="round", file=sys.stderr)
            ]
        finally:
            browser.close()
            server.stop()
    if asked.json:
        print(json.dumps([msgspec.to_builtins(one) for one in rounds], indent=1))
        return
    print(f"{asked.rounds} rounds, {SLOWER} times slower\n\n{table(rounds)}\n\nThe slowest:\n{slowest(rounds)}")


if __name__ == "__main__":
    main()
