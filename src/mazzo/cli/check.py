"""`mazzo check`: whether a game's rules keep the promises of every game, and keep secrets."""

import argparse
import json
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from mazzo.cli.arguments import Parser
from mazzo.games import get

STUCK_SECONDS = 120.0
"""The longest time for one game before its rules count as stuck."""

SUMMARY = "check the rules of a game, such as one of your own"
DESCRIPTION = """Play random games and check that the rules keep what every game promises, and that no player
sees anything that depends on hidden facts. docs/games.md explains the checks."""
EXAMPLES = """  mazzo check GAME                 a few games of each edition and number of seats
  mazzo check GAME --games 100     many more, before others play it"""


def add_arguments(parser: Parser) -> None:
    parser.add_game()
    parser.add_count("--games", "how many games of each edition, option and number of seats", 3)
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from mazzo.testing import checks

    game = get(arguments.game)
    if not arguments.json:
        print(f"{game.title}: editions {', '.join(game.editions)}", flush=True)
    answers: list[dict[str, object]] = []
    every = checks(arguments.game, arguments.games)
    for check in every:
        answers.append(answer(check, arguments.json))
        if answers[-1]["fault"]:
            break  # the others would often fail for the same reason
    failed = bool(answers[-1]["fault"])
    if arguments.json:
        print(json.dumps({"game": game.name, "checks": answers}))
    elif failed:
        print(f"1 check failed; {len(every) - len(answers)} were not run. Correct this and check again.")
    else:
        warnings = sum(bool(each["warning"]) for each in answers)
        print(f"All {len(answers)} checks passed" + (f", {warnings} with a warning." if warnings else "."))
    return 1 if failed else 0


class Stuck(BaseException):
    """Rules did not return. Not an `Exception`, so that the rules cannot catch it by accident."""


def answer(check: Any, quiet: bool) -> dict[str, object]:
    """The result of one check, printed immediately unless the output is JSON."""
    from mazzo.testing import Fault, Warned

    began, said, fault = perf_counter(), "", None
    try:
        with stopped_if_stuck() as goes_on:

            def progress(done: int, of: int) -> None:
                goes_on()
                if not quiet and sys.stderr.isatty():  # in one line, which the result overwrites
                    print(f"\r  ..  {check}: {done} of {of} games\033[K", end="\r", file=sys.stderr, flush=True)

            said = check(progress)
    except (Fault, Stuck) as found:
        fault = str(found)
    if not quiet:
        if fault:
            print(f"  FAILED  {check}", *fault.splitlines(), sep="\n      ", flush=True)
        else:
            label = "warning" if isinstance(said, Warned) else "ok"
            line, *template = said.splitlines()
            print(f"  {label}  {check}: {line} ({perf_counter() - began:.1f} s)", *template, sep="\n", flush=True)
    return {"check": str(check), "said": said, "fault": fault, "warning": isinstance(said, Warned)}


@contextmanager
def stopped_if_stuck() -> "Iterator[Callable[[], None]]":
    """Stop rules that never return. Call the yielded function after each game.

    On systems without alarm signals only Ctrl-C helps.
    """
    if not hasattr(signal, "setitimer"):
        yield lambda: None
        return

    def stop(*_: object) -> None:
        raise Stuck(f"a game took more than {STUCK_SECONDS:g} s: look for a loop that never ends")

    def set_alarm() -> None:
        signal.setitimer(signal.ITIMER_REAL, STUCK_SECONDS)

    before = signal.signal(signal.SIGALRM, stop)
    set_alarm()
    try:
        yield set_alarm
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
