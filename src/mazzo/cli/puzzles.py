"""`mazzo puzzles`: positions in which one choice is clearly best, and a beginner makes another one."""

import argparse
from multiprocessing import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING

from mazzo.cli.arguments import Commands, add_command, add_edition, add_game, checked, read_count, read_short_seed

if TYPE_CHECKING:
    from mazzo.puzzles import Puzzle

EXAMPLES = """  mazzo puzzles make {game} --games 100 --out {game}.jsonl            those of a hundred games
  mazzo puzzles make {game} --games 5000 --out {game}.jsonl           goes on with the other games
  mazzo puzzles make {other} --games 5000 --minutes 5 --out {other}.jsonl"""

MOST = 80


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "puzzles",
        run,
        summary="find the one good choice",
        description="Positions from games of `expert` in which one choice is clearly best, and `medium` makes another\n"
        "one. The coach finds them, and a deeper search proves each.",
        examples=EXAMPLES,
    )
    orders = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_make(orders)


def add_make(orders: Commands) -> None:
    summary = "make puzzles from games of expert; each is written when it is found"
    parser = orders.add_parser("make", help=summary, description=summary, allow_abbrev=False)
    parser.set_defaults(order=make)
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=checked(read_count), required=True, help="from how many games")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="a file to write, or to go on with")
    add_edition(parser)
    parser.add_argument(
        "--seed", metavar="SEED", type=checked(read_short_seed), default="puzzles", help="a word for the luck"
    )
    parser.add_argument(
        "--jobs", metavar="N", type=checked(read_count), help="how many processes (default one for each core)"
    )
    parser.add_argument(
        "--most",
        metavar="N",
        type=checked(read_count),
        default=MOST,
        help=f"most puzzles whose answers begin with the same word (default {MOST})",
    )
    parser.add_argument("--minutes", metavar="M", type=float, help="stop after this time")


def run(arguments: argparse.Namespace) -> int:
    code: int = arguments.order(arguments)
    return code


def make(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    from mazzo.puzzles.find import Source
    from mazzo.puzzles.make import make as make_puzzles

    with tqdm(total=arguments.games, unit=" games", ncols=70, leave=False, disable=None) as bar:

        def tell(number: int, puzzle: "Puzzle | None") -> None:
            if puzzle is None:
                bar.update()
            else:
                print(f"game {number}: {puzzle.best}, not {puzzle.beginner}, by {100 * puzzle.gap:.0f} %", flush=True)

        kinds = make_puzzles(
            Source(arguments.game, arguments.edition, arguments.seed),
            arguments.games,
            arguments.out,
            jobs=arguments.jobs or cpu_count() or 1,
            most=arguments.most,
            seconds=arguments.minutes and 60 * arguments.minutes,
            tell=tell,
        )
    print(f"{kinds.total()} puzzles: " + ", ".join(f"{count} {kind}" for kind, count in kinds.most_common()))
    return 0
