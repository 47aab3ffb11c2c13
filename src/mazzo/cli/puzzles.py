"""`mazzo puzzles`: positions in which one choice is clearly best, and a beginner makes another one."""

import argparse
import os
import time
from collections.abc import Callable
from multiprocessing import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from mazzo.cli.arguments import Parser, checked, read_count, words_of
from mazzo.cli.ask import Asker, Quit
from mazzo.cli.console import Console, progress_of
from mazzo.core.errors import Refused

if TYPE_CHECKING:
    from mazzo.coach.puzzles import Puzzle
    from mazzo.coach.puzzles.find import Looked
    from mazzo.text.locales import Words


SUMMARY = "solve or make puzzles"
DESCRIPTION = """Positions from games of `expert` in which one choice is clearly best, and `medium` makes another
one. The coach finds them, and a deeper search proves each."""
EXAMPLES = """  mazzo puzzles play {game}                  the three of today
  mazzo puzzles play {game} --number 12      one of the others
  mazzo puzzles make {game} --games 100 --out {game}.jsonl            those of a hundred games
  mazzo puzzles make {game} --games 5000 --out {game}.jsonl           goes on with the other games
  mazzo puzzles make {other} --games 5000 --minutes 5 --out {other}.jsonl"""

MOST = 80


def add_arguments(parser: Parser) -> None:
    orders = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add_order(name: str, run: Callable[[argparse.Namespace], int], summary: str) -> Parser:
        order = orders.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        order.set_defaults(order=run)
        return order

    order = add_order("play", play, "solve puzzles in the terminal: the three of today, or one by its number")
    order.add_game()
    order.add_count("--number", "the number of the puzzle, from 1")
    order.add_language()
    order = add_order("make", make, "make puzzles from games of expert; each is written when it is found")
    order.add_game()
    order.add_argument(
        "--games", metavar="N", type=checked(read_count), required=True, help="the number of games to search"
    )
    order.add_argument("--out", metavar="FILE", type=Path, required=True, help="a file to write, or to continue")
    order.add_edition()
    order.add_seed("a seed: the same seed plays the same games", "puzzles")
    order.add_jobs()
    order.add_count("--most", "most puzzles whose answers begin with the same word", MOST)
    order.add_count("--seats", "the number of players (default: 2, 3, 4 and 5 in turn)")
    order.add_argument("--minutes", metavar="M", type=float, help="stop after this time")
    order = add_order("pack", pack, "rate the puzzles of some files, and write the file that ships with a game")
    order.add_argument("files", metavar="FILE", type=Path, nargs="+", help="files written by `mazzo puzzles make`")
    order.add_argument("--out", metavar="FILE", type=Path, required=True, help="such as puzzles.jsonl.gz")


def run(arguments: argparse.Namespace) -> int:
    code: int = arguments.order(arguments)
    return code


def make(arguments: argparse.Namespace) -> int:
    from mazzo.coach.puzzles.find import SEATS, Source
    from mazzo.coach.puzzles.make import make as make_puzzles

    with progress_of(arguments.games) as bar:

        def progress(number: int, puzzle: "Puzzle | None") -> None:
            if puzzle is None:
                bar.update()
            else:
                print(f"game {number}: {puzzle.best}, not {puzzle.beginner}, by {100 * puzzle.gap:.0f} %", flush=True)

        kinds, looked = make_puzzles(
            Source(arguments.game, arguments.edition, arguments.seed, (arguments.seats,) if arguments.seats else SEATS),
            arguments.games,
            arguments.out,
            jobs=arguments.jobs or cpu_count() or 1,
            most=arguments.most,
            seconds=arguments.minutes and 60 * arguments.minutes,
            progress=progress,
        )
    if kinds:
        print(f"{kinds.total()} puzzles: " + ", ".join(f"{count} {kind}" for kind, count in kinds.most_common()))
    else:
        print("No puzzles. " + reason(looked))
    return 0


def reason(looked: "Looked") -> str:
    """Why a search found no puzzle, and how far it got."""
    if not looked.choices:
        return f"In {looked.games} games there was no choice between several actions."
    steps = [
        f"Games searched: {looked.games}, with {looked.choices} choices of expert between several actions",
        f"in {looked.slips} of these, medium chose otherwise",
        f"in {looked.clear} of these, the coach found one action clearly best",
        f"in {looked.proven} of these, the deeper search agreed",
    ]
    return "; ".join(steps) + ". Try more games, or bots that differ more."


def pack(arguments: argparse.Namespace) -> int:
    from msgspec.structs import replace

    from mazzo.coach.puzzles.files import pack as packed
    from mazzo.coach.puzzles.files import read
    from mazzo.coach.puzzles.rating import rating_of

    found = [puzzle for file in arguments.files for puzzle in read(file)]
    rated = [replace(puzzle, rating=rating_of(puzzle)) for puzzle in found]
    arguments.out.write_bytes(packed(rated))
    print(f"{len(rated)} puzzles, {arguments.out.stat().st_size:,} bytes")
    return 0


class Solved(Struct):
    """A person's rating on this device, and the puzzles that counted: each counts once."""

    rating: float
    done: dict[str, list[int]] = {}

    @property
    def count(self) -> int:
        return sum(map(len, self.done.values()))


def play(arguments: argparse.Namespace) -> int:
    from mazzo.coach.puzzles import of_the_day, puzzles
    from mazzo.table.day import day_of

    t, found = words_of(arguments), puzzles(arguments.game)
    if not found:
        raise Refused(f"{arguments.game} has no puzzles; `mazzo puzzles make` makes some")
    if arguments.number and arguments.number > len(found):
        raise Refused(f"there is no puzzle {arguments.number}; {arguments.game} has {len(found)}")
    today = of_the_day(len(found), day_of(time.time()))
    numbers = [arguments.number - 1] if arguments.number else today
    try:
        for number in numbers:
            solve(t, found[number], number)
    except Quit:
        Console().say(t("terminal-left"))
    return 0


def solve(t: "Words", puzzle: "Puzzle", number: int) -> None:
    """Ask for the best choice once, and show whether the answer was right."""
    from mazzo.coach import advise
    from mazzo.coach.lessons.lesson import NAMES
    from mazzo.text import event_sentences, of
    from mazzo.text.coach import advice_text
    from mazzo.text.lines import with_you

    position, seat, game_text = puzzle.position(), puzzle.seat, of(puzzle.game)
    names = with_you(t, NAMES[: puzzle.seats], seat)  # for labels; sentences address the reader themselves
    view, seen = position.view(seat), position.seen(seat)
    console = Console(game_text.palette(t))
    console.say("", t("day-puzzle-title", number=number + 1), t("day-puzzle-task"))
    sentences = event_sentences(t, puzzle.game, seen, NAMES, seat)
    console.say("", *sentences[-6:])
    chosen = str(Asker(console, t, game_text, names, lambda: sentences).ask(view))
    labels = {str(action): game_text.label(t, action, names, view) for action in view.legal}
    is_right = chosen == puzzle.best
    console.say("", t("day-right") if is_right else t("day-wrong", best=labels[puzzle.best]))
    advice = advise(puzzle.game, position.state.edition, view, seen)
    console.say("", *"".join(text for text, _ in advice_text(t, advice, names, labels)).splitlines())
    before, after = count(puzzle, number, is_right)
    console.say("", t("day-rating-now", rating=str(round(after)), change=f"{round(after) - round(before):+d}"))


def count(puzzle: "Puzzle", number: int, is_right: bool) -> tuple[float, float]:
    """The rating before and after; a puzzle counts the first time."""
    from mazzo.coach.puzzles.rating import FIRST, rated

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
