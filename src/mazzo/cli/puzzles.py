"""`mazzo puzzles`: positions in which one choice is clearly best, and a beginner makes another one."""

import argparse
from collections.abc import Callable
from multiprocessing import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING

from mazzo.cli.arguments import Parser, checked, read_count

if TYPE_CHECKING:
    from mazzo.puzzles import Puzzle

SUMMARY = "find the one good choice"
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
    order.add_count("--number", "which one; the first is 1")
    order.add_language()
    order = add_order("make", make, "make puzzles from games of expert; each is written when it is found")
    order.add_game()
    order.add_argument("--games", metavar="N", type=checked(read_count), required=True, help="from how many games")
    order.add_argument("--out", metavar="FILE", type=Path, required=True, help="a file to write, or to go on with")
    order.add_edition()
    order.add_seed("a word for the luck", "puzzles")
    order.add_jobs()
    order.add_count("--most", "most puzzles whose answers begin with the same word", MOST)
    order.add_count("--seats", "how many play (default 2, 3, 4 and 5 in turn)")
    order.add_argument("--minutes", metavar="M", type=float, help="stop after this time")
    order = add_order("pack", pack, "rate the puzzles of some files, and write the file that ships with a game")
    order.add_argument("files", metavar="FILE", type=Path, nargs="+", help="as `mazzo puzzles make` wrote it")
    order.add_argument("--out", metavar="FILE", type=Path, required=True, help="such as puzzles.jsonl.gz")


def run(arguments: argparse.Namespace) -> int:
    code: int = arguments.order(arguments)
    return code


def make(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    from mazzo.puzzles.find import SEATS, Source
    from mazzo.puzzles.make import make as make_puzzles

    with tqdm(total=arguments.games, unit=" games", ncols=70, leave=False, disable=None) as bar:

        def tell(number: int, puzzle: "Puzzle | None") -> None:
            if puzzle is None:
                bar.update()
            else:
                print(f"game {number}: {puzzle.best}, not {puzzle.beginner}, by {100 * puzzle.gap:.0f} %", flush=True)

        kinds = make_puzzles(
            Source(arguments.game, arguments.edition, arguments.seed, (arguments.seats,) if arguments.seats else SEATS),
            arguments.games,
            arguments.out,
            jobs=arguments.jobs or cpu_count() or 1,
            most=arguments.most,
            seconds=arguments.minutes and 60 * arguments.minutes,
            tell=tell,
        )
    print(f"{kinds.total()} puzzles: " + ", ".join(f"{count} {kind}" for kind, count in kinds.most_common()))
    return 0


def pack(arguments: argparse.Namespace) -> int:
    from msgspec.structs import replace

    from mazzo.puzzles.files import pack as packed
    from mazzo.puzzles.files import read
    from mazzo.puzzles.rating import rating_of

    found = [puzzle for file in arguments.files for puzzle in read(file)]
    rated = [replace(puzzle, rating=rating_of(puzzle)) for puzzle in found]
    arguments.out.write_bytes(packed(rated))
    print(f"{len(rated)} puzzles, {arguments.out.stat().st_size:,} bytes")
    return 0


def play(arguments: argparse.Namespace) -> int:
    from mazzo.cli.puzzling import play_puzzles

    return play_puzzles(arguments)
