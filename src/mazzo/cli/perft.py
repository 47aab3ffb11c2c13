"""`mazzo perft`: count the lines of play, to compare engines."""

import argparse
import json
from time import perf_counter

from mazzo.cli.arguments import Commands, Setup, add_command, add_game, add_json, add_setup, checked, read_count
from mazzo.core.chance import Dice

EXAMPLES = """  mazzo perft {game} --depth 4 --seed 1
  mazzo perft {other} --depth 3 --seats 2 --edition {other_edition} --seed 1"""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "perft",
        run,
        summary="count the lines of play",
        description="Count the lines of play of each length from a deal. The seed determines the luck.",
        examples=EXAMPLES,
    )
    add_game(parser)
    parser.add_argument(
        "--depth", metavar="N", type=checked(read_count), default=3, help="how many moves deep (default 3)"
    )
    add_setup(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from mazzo.core.perft import perft

    setup = Setup.of(arguments)
    counts: list[int] = []
    if not arguments.json:
        print(f"{setup}, seed {setup.seed}", flush=True)
    began = perf_counter()
    luck = Dice(setup.seed)
    state = setup.game.deal(setup.edition, setup.seats, luck)
    for depth in range(1, arguments.depth + 1):
        counts.append(perft(setup.game, state, luck, depth))
        if not arguments.json:
            print(f"  {depth:>2}  {counts[-1]:,}", flush=True)
    seconds = perf_counter() - began
    if arguments.json:
        print(json.dumps({**setup.plain(), "counts": counts, "seconds": seconds}))
    else:
        print(f"  {sum(counts) / seconds:,.0f} lines a second, {seconds:,.1f} s")
    return 0
