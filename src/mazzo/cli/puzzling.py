"""Puzzles in the terminal, one after the other, with the reasons afterwards."""

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from mazzo.cli.arguments import words_of
from mazzo.cli.ask import Asker, Quit
from mazzo.cli.console import Console
from mazzo.core.errors import Refused

if TYPE_CHECKING:
    from mazzo.locales import Words
    from mazzo.puzzles import Puzzle

DAY_SECONDS = 24 * 60 * 60


class Solved(Struct):
    """A person's rating on this device, and the puzzles that counted: each counts once."""

    rating: float
    done: dict[str, list[int]] = {}

    @property
    def count(self) -> int:
        return sum(map(len, self.done.values()))


def play_puzzles(arguments: argparse.Namespace) -> int:
    from mazzo.puzzles import of_the_day, puzzles

    t, found = words_of(arguments), puzzles(arguments.game)
    if not found:
        raise Refused(f"{arguments.game} brings no puzzles; `mazzo puzzles make` makes some")
    if arguments.number and arguments.number > len(found):
        raise Refused(f"there is no puzzle {arguments.number}; {arguments.game} has {len(found)}")
    today = of_the_day(len(found), int(time.time() // DAY_SECONDS))
    numbers = [arguments.number - 1] if arguments.number else today
    try:
        for number in numbers:
            solve(t, found[number], number)
    except Quit:
        Console().say(t("terminal-left"))
    return 0


def solve(t: "Words", puzzle: "Puzzle", number: int) -> None:
    """Ask for the best choice once, and tell whether it was."""
    from mazzo.coach import advise
    from mazzo.lessons.lesson import NAMES
    from mazzo.text import of, tell
    from mazzo.text.coach import advice_text
    from mazzo.text.lines import with_you

    position, seat, telling = puzzle.position(), puzzle.seat, of(puzzle.game)
    names = with_you(t, NAMES[: puzzle.seats], seat)
    view, seen = position.view(seat), position.seen(seat)
    console = Console(telling.palette(t))
    console.say("", t("day-puzzle-title", number=number + 1), t("day-puzzle-task"))
    sentences = tell(t, puzzle.game, seen, names, seat)
    console.say("", *sentences[-6:])
    chosen = str(Asker(console, t, telling, names, lambda: sentences).ask(view))
    labels = {str(action): telling.label(t, action, names, view) for action in view.legal}
    is_right = chosen == puzzle.best
    console.say("", t("day-right") if is_right else t("day-wrong", best=labels[puzzle.best]))
    advice = advise(puzzle.game, position.state.edition, view, seen)
    console.say("", *"".join(text for text, _ in advice_text(t, advice, names, labels)).splitlines())
    before, after = count(puzzle, number, is_right)
    console.say("", t("day-rating-now", rating=str(round(after)), change=f"{round(after) - round(before):+d}"))


def count(puzzle: "Puzzle", number: int, is_right: bool) -> tuple[float, float]:
    """The rating before and after; a puzzle counts the first time."""
    from mazzo.puzzles.rating import FIRST, rated

    file = rating_file()
    try:
        solved = msgspec.json.decode(file.read_bytes(), type=Solved)
    except (OSError, msgspec.DecodeError):
        solved = Solved(FIRST)
    before, done = solved.rating, solved.done.setdefault(puzzle.game, [])
    if number not in done:
        solved.rating = rated(before, puzzle.rating, is_right, solved.count)
        done.append(number)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(solved))
    return before, solved.rating


def rating_file() -> Path:
    folder = os.environ.get("XDG_STATE_HOME")
    return (Path(folder) if folder else Path.home() / ".local" / "state") / "mazzo" / "puzzles.json"
