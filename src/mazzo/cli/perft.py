"""`mazzo perft`: counts the lines of play, to compare engines."""

import argparse
import json
from time import perf_counter

from mazzo.cli.arguments import Parser, Setup
from mazzo.core.chance import Dice

SUMMARY = "count the lines of play"
DESCRIPTION = "Count the lines of play of each length from a deal. The seed determines the deal."
EXAMPLES = """  mazzo perft {game} --depth 4 --seed 1
  mazzo perft {other} --depth 3 --seats 2 --edition {other_edition} --seed 1"""


def add_arguments(parser: Parser) -> None:
    parser.add_game()
    parser.add_count("--depth", "the number of moves", 3)
    parser.add_setup()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from mazzo.core.perft import perft

    setup = Setup.of(arguments)
    counts: list[int] = []
    if not arguments.json:
        print(f"{setup}, seed {setup.seed}", flush=True)
    began = perf_counter()
    chance = Dice(setup.seed)
    state = setup.game.deal(setup.edition, setup.seats, chance)
    for depth in range(1, arguments.depth + 1):
        counts.append(perft(setup.game, state, chance, depth))
        if not arguments.json:
            print(f"  {depth:>2}  {counts[-1]:,}", flush=True)
    seconds = perf_counter() - began
    if arguments.json:
        print(json.dumps({**setup.plain(), "counts": counts, "seconds": seconds}))
    else:
        print(f"  {sum(counts) / seconds:,.0f} lines a second, {seconds:,.1f} s")
    return 0
