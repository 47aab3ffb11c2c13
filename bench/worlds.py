"""Measures how much imagined worlds of Exploding Kittens know of the true one, drawn by likelihood and by luck.

PYTHONPATH=src python bench/worlds.py --seats 3 4 5 --positions 600

At some choices in games of `expert` the seat to act imagines worlds. Their shares foretell whether a kitten lies on
top, and who holds a Defuse or a Nope. A row has the mean squared error (Brier score) of each forecast.
"""

import argparse
from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

import mazzo
from mazzo import bots
from mazzo.core.chance import Dice
from mazzo.core.play import Seen
from mazzo.games import AnyPlay
from mazzo.games.kittens.beliefs import sample
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.bots.worlds import worlds
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.state import State

WORLDS = 24  # as many as the coach tries at most
FACTS = ("kitten on top", "a Defuse", "a Nope")


def facts(state: State, others: Sequence[int]) -> list[list[bool]]:
    """The truth of each fact: one of the pile, and one for each other hand."""
    on_top = [state.pile[0] is Card.KITTEN]
    return [on_top, *([card in state.hands[seat] for seat in others] for card in (Card.DEFUSE, Card.NOPE))]


def positions(seats: int, seed: str) -> Iterator[AnyPlay]:
    """Some choices of games between experts."""
    random = Random(seed)
    while True:
        play = mazzo.get("kittens").start(seats, seed=f"{seed} {random.random()}")
        players = [bots.get("kittens", "expert")(play.state.edition, Dice(f"{seed} {seat}")) for seat in range(seats)]
        while not play.over:
            seat = play.to_act[0]
            if random.random() < 0.05 and len(play.legal(seat)) > 1:
                yield play
            play.apply(seat, players[seat].choose(play.view(seat), Seen(play, seat)))


def squared(found: Sequence[State], true: State, others: Sequence[int]) -> list[float]:
    """The mean squared error of each fact's share of worlds."""
    shares = [np.mean(each, axis=0) for each in zip(*(facts(state, others) for state in found), strict=True)]
    pairs = zip(shares, facts(true, others), strict=True)
    return [float(np.mean((share - np.array(truth)) ** 2)) for share, truth in pairs]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5])
    options.add_argument("--positions", type=int, default=600, help="for each number of seats")
    options.add_argument("--seed", default="worlds to compare")
    asked = options.parse_args()
    for seats in asked.seats:
        rows = []
        for number, play in zip(range(asked.positions), positions(seats, f"{asked.seed} {seats}"), strict=False):
            seat = play.to_act[0]
            look = Outlook(play.view(seat), Seen(play, seat), play.state.edition)
            lucks = [Dice(f"{asked.seed} {number} {luck}") for luck in range(WORLDS)]
            others = [other for other in range(seats) if other != seat and play.state.alive[other]]
            by_luck = [sample(look.view, look.edition, luck) for luck in lucks]
            rows.append([squared(found, play.state, others) for found in (by_luck, worlds(look, lucks))])
        means = np.mean(rows, axis=0)
        errors = np.std(np.array(rows)[:, 1] - np.array(rows)[:, 0], axis=0) / np.sqrt(len(rows))
        for fact, luck, likely, error in zip(FACTS, *means, errors, strict=True):
            print(f"{seats} seats, {fact}: {luck:.4f} by luck, {likely:.4f} by likelihood (± {1.96 * error:.4f})")


if __name__ == "__main__":
    main()
