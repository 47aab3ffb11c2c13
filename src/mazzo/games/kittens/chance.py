"""The chance events of Exploding Kittens in steps. A card has the same outcome number in every shuffle."""

from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition, cards_in_play
from mazzo.research.envs._replayed import ReplayedTree


class Tree(ReplayedTree):
    """Decides a shuffle card by card from the top, and a random card of a hand by its place."""

    kinds = tuple(Card)

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(KITTENS, edition, seats)

    def most_outcomes(self, edition: Edition, seats: int) -> int:
        return max(len(Card), sum(cards_in_play(edition, seats).values()))
