"""A tiny game of Mantis solved with OpenSpiel's own CFR: the gain of a perfect opponent falls towards 0."""

from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import nash_conv

import mazzo
from mazzo.research.envs import openspiel

DECK = ("r/roy", "r/roy", "o/roy", "r/ryg", "g/ryg")


def main(iterations: int = 10) -> list[float]:
    """The NashConv before and after: the total gain of two perfect opponents."""
    deck = tuple(map(mazzo.get("mantis").read_card, DECK))
    game = openspiel.load("mantis", players=2, hand=1, target_for_two=2, deck=deck)
    solver = CFRPlusSolver(game)
    found = [nash_conv(game, solver.average_policy())]
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return [*found, nash_conv(game, solver.average_policy())]


if __name__ == "__main__":
    print(main())
