"""Speed of the pages on a slow phone: a real Chromium, slowed to a quarter of this computer's speed.

A round is a first visit and some play in each game. Of the visit it measures the bytes over the wire, and when the page
could be used: "Play now" is there and the last task of 50 ms or more is done. Of the play it measures the time from a
tap or key to the next frame, as the browser reports it (Event Timing), and takes the worst of each round. Bots think
for a second and taps come after a human reaction time, while cards fly. For comparison, the same for a page with one
button. Everything runs on this computer.

python -m bench.pages                            five rounds, a few minutes each
    python -m bench.pages --rounds 1 --taps 10       a short look
    python -m bench.pages --harsh                    bots that answer at once, taps as soon as anything can be tapped
    python -m bench.pages --json                     for a program
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tqdm import tqdm

from mazzo.table.clock import BOT_SECONDS
from tests.web.browser import PHONE, launch_whole
from tests.web.conftest import QuickServer
from tests.web.playing import ENDED
from tests.web.quick_server import BOT_SECONDS as QUICK_BOT_SECONDS

GAMES = ("mantis", "kittens")
SLOWER = 4  # times
QUIET = 1500  # milliseconds without loading or tasks
PAUSE = 120  # milliseconds between taps
KEYS = ("l", "l", "e", "Escape", "?", "Escape")  # open and close the log, the emotes and the help
A_KEY_EVERY = 6  # taps
MOST_TRIES = 40  # tries for each tap, since others may be acting
LOOK = 1000  # milliseconds for a first look at a table
REACTION = 250  # milliseconds from seeing something to tapping it
BARE = "<meta name=viewport content=width=device-width><button onclick=textContent++>0</button>"


class Pace(NamedTuple):
    """The pace of people and bots."""

    bot_seconds: float  # pause before a bot chooses
    reaction: int  # milliseconds


PEOPLE = Pace(BOT_SECONDS, REACTION)
HARSH = Pace(QUICK_BOT_SECONDS, 0)

# The browser reports every event of at least 16 ms. One tap makes several; the longest counts.
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

# The places that can be tapped and that nothing covers.
SPOTS = """() => [...document.querySelectorAll("[data-action], [data-step]")]
  .filter((each) => !each.disabled && !each.matches("[aria-disabled]") && each.checkVisibility())
  .map((each) => [each, each.getBoundingClientRect()])
  .map(([each, box]) => [each, box.x + box.width / 2, box.y + box.height / 2])
  .filter(([each, x, y]) => each.contains(document.elementFromPoint(x, y)))
  .map(([, x, y]) => [x, y])"""


class Visit(msgspec.Struct):
    """A first load."""

    bytes: int  # bytes over the wire, compressed
    usable: float  # milliseconds


class Wait(msgspec.Struct):
    """The time from a tap or a key to the next frame."""

    duration: float  # milliseconds, as the browser rounds it
    name: str
    on: str


class Play(msgspec.Struct):
    game: str
    interactions: int
    waits: list[Wait]  # longest first, without those under 16 ms

    @property
    def worst(self) -> float:
        """The longest wait, leaving out one in fifty, as the measure (INP) is defined."""
        left_out = self.interactions // 50
        return self.waits[left_out].duration if len(self.waits) > left_out else 16.0


class Round(msgspec.Struct):
    visit: Visit
    plays: list[Play]  # of each game, and of the bare page


# Measuring


def measure(browser: Browser, address: str, taps: int, seed: int, reaction: int) -> Round:
    visit = first_visit(browser, address)
    plays = []
    for game in GAMES:
        page, _ = slow_page(browser)
        page.goto(address)
        plays.append(play(page, game, Random(f"{game} {seed}"), taps, reaction))
    return Round(visit, [*plays, tap_a_bare_page(browser, taps)])


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


def play(page: Page, game: str, random: Random, taps: int, reaction: int) -> Play:
    page.locator(f"[data-do='play-{game}']").tap()
    page.locator("[data-seat]").first.wait_for()
    page.wait_for_timeout(LOOK)
    keys = 0
    for number in range(taps):
        if not tap_something(page, random, reaction):
            break
        if number % A_KEY_EVERY == 0:
            page.keyboard.press(KEYS[keys % len(KEYS)])
            keys += 1
        page.wait_for_timeout(PAUSE)
    return waited(page, game)


def tap_a_bare_page(browser: Browser, taps: int) -> Play:
    page, _ = slow_page(browser)
    page.goto(f"data:text/html,{BARE}")
    page.wait_for_timeout(LOOK)
    for _ in range(taps):
        page.locator("button").tap()
        page.wait_for_timeout(PAUSE)
    return waited(page, "a bare page")


def waited(page: Page, what: str) -> Play:
    page.wait_for_timeout(PAUSE)
    found: list[dict[str, Any]] = page.evaluate("[...waits.values()]")
    count: int = page.evaluate("performance.interactionCount")
    page.context.close()
    waits = sorted(msgspec.convert(found, list[Wait]), key=lambda wait: -wait.duration)
    return Play(what, count, waits)


def tap_something(page: Page, random: Random, reaction: int) -> bool:
    """Tap something; False if the game ended before."""
    for _ in range(MOST_TRIES):
        spots: list[list[float]] = page.evaluate(SPOTS)
        if spots:
            page.wait_for_timeout(reaction)
            page.touchscreen.tap(*random.choice(spots))
            return True
        if page.locator(ENDED).count():
            return False
        if page.locator("dialog[open], .talk-picker").count():
            page.keyboard.press("Escape")
        page.wait_for_timeout(PAUSE * 4)
    return False


# Printing


def table(rounds: list[Round]) -> str:
    rows = [
        ("first load, kB compressed", [one.visit.bytes / 1000 for one in rounds]),
        ("usable after, ms", [one.visit.usable for one in rounds]),
    ]
    for number, what in enumerate((*GAMES, "a bare page")):
        rows.append((f"{what}: tap to next picture, ms", [one.plays[number].worst for one in rounds]))
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
    parser.add_argument("--taps", type=int, default=30, help="most taps in each game of a round")
    parser.add_argument("--harsh", action="store_true", help="bots without pauses and taps without delay")
    parser.add_argument("--json", action="store_true", help="print every measurement as JSON")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        pace = HARSH if asked.harsh else PEOPLE
        server = QuickServer(Path(folder), pace.bot_seconds)
        server.start()
        browser = launch_whole(playwright)
        try:
            rounds = [
                measure(browser, server.address, asked.taps, number, pace.reaction)
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
