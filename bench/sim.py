"""Compares `mazzo sim` with random bots to the bare engine: decisions a second of processor time, in turns.

PYTHONPATH=src python bench/sim.py

The engine is `legal` and `apply` with a random choice, as in bench/rules.py. The simulation is everything the command
does for a game: bots with their own random sources, the record of the moves, the tally.
"""

import argparse
import random
from collections.abc import Callable
from statistics import median
from time import process_time

import mazzo
from mazzo.cli.arguments import Setup
from mazzo.cli.console import progress_of
from mazzo.cli.sim import Simulation, simulate
from mazzo.research.lab.tally import Tally


def engine(setup: Setup, games: int) -> int:
    """Play random games on the rules alone; return the number of decisions."""
    game, source, decisions = setup.game, random.Random(1), 0
    for number in range(games):
        chance = mazzo.Dice(f"{setup.seed} game {number}")
        state = game.deal(setup.edition, setup.seats, chance)
        while to_act := state.to_act:
            choices = game.legal(state, to_act[0])
            state, _ = game.apply(state, to_act[0], choices[int(source.random() * len(choices))], chance)
            decisions += 1
    return decisions


def simulation(setup: Setup, games: int) -> int:
    tally = Tally()
    with progress_of(games) as progress:
        simulate(Simulation(setup, ("random",) * setup.seats), games, tally, progress, jobs=1)
    return tally.decisions


def rate(play: Callable[[Setup, int], int], setup: Setup, games: int) -> float:
    began = process_time()
    return play(setup, games) / (process_time() - began)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=15)
    options.add_argument("--games", type=int, default=100, help="of each kind in a round")
    options.add_argument("--seats", type=int, default=4)
    asked = options.parse_args()
    for name in ("mantis", "kittens"):
        game = mazzo.get(name)
        setup = Setup(game, game.edition(), asked.seats, "bench")
        rounds = [[rate(play, setup, asked.games) for play in (engine, simulation)] for _ in range(asked.rounds + 1)]
        bare, simulated = (median(column) for column in zip(*rounds[1:], strict=True))  # the first round warms up
        share = median(slow / fast for fast, slow in rounds[1:])
        print(f"{setup}: engine {bare:,.0f}, mazzo sim {simulated:,.0f} decisions a second: {share:.0%}", flush=True)


if __name__ == "__main__":
    main()
