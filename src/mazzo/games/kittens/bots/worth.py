"""The worth of cards: how much each changes the logarithm of the odds of winning, so that worths add up.

The values were fitted to games between these bots (predicting the winner from all players' cards at each turn), and
then adjusted by hand if that won more games. Most cards are worth more if the Draw Pile is small and kittens are
frequent.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from mazzo.games.kittens.rules.cards import CATS, Card

SIZES = (3, 8, 18, 33)
"""Sizes of the Draw Pile; worth is interpolated linearly between them."""

DEFUSE = (2.0, 1.65, 1.4, 1.1)
SPARE_DEFUSE = (1.2, 0.9, 0.7, 0.55)
CAT = (0.2, 0.22, 0.34, 0.39)
EQUAL_CATS = (0.72, 0.54, 0.3, 0.23)
OTHERS = {
    Card.NOPE: (1.0, 1.0, 0.9, 0.8),
    Card.ATTACK: (1.35, 0.8, 0.6, 0.45),
    Card.SKIP: (0.9, 0.6, 0.55, 0.5),
    Card.FAVOR: (0.68, 0.51, 0.47, 0.51),
    Card.SHUFFLE: (0.55, 0.44, 0.5, 0.44),
    Card.SEE: (0.26, 0.16, 0.37, 0.37),
}


class Worth:
    """The worth of cards for a size of the Draw Pile."""

    def __init__(self, pile: int) -> None:
        self.defuse, self.spare_defuse = _at(DEFUSE, pile), _at(SPARE_DEFUSE, pile)
        self.equal_cats = _at(EQUAL_CATS, pile)
        self.card = {card: _at(worths, pile) for card, worths in OTHERS.items()}
        self.card |= dict.fromkeys(CATS, _at(CAT, pile))
        self.card[Card.DEFUSE] = self.defuse

    def less(self, counts: Mapping[Card, int], card: Card) -> float:
        """The loss if a hand loses this card."""
        return self._last(card, counts[card])

    def more(self, counts: Mapping[Card, int], card: Card) -> float:
        """The gain if a hand gets one more of this card."""
        return self._last(card, counts.get(card, 0) + 1)

    def loss(self, counts: Mapping[Card, int], cards: Iterable[Card]) -> float:
        """The loss if a hand loses several cards."""
        left = dict(counts)
        total = 0.0
        for card in cards:
            total += self._last(card, left[card])
            left[card] -= 1
        return total

    def hand(self, cards: Iterable[Card]) -> float:
        """The worth of a whole hand."""
        counts: dict[Card, int] = {}
        total = 0.0
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
            total += self._last(card, counts[card])
        return total

    def _last(self, card: Card, count: int) -> float:
        """The worth of the n-th of several equal cards: the first Defuse is worth most, and two cats make a pair."""
        if card is Card.DEFUSE:
            return self.defuse if count == 1 else self.spare_defuse
        return self.card[card] + (self.equal_cats if card in CATS and count % 2 == 0 else 0.0)


@lru_cache(maxsize=256)
def worth(pile: int) -> Worth:
    return Worth(pile)


def _at(worths: tuple[float, ...], pile: int) -> float:
    if pile <= SIZES[0]:
        return worths[0]
    for place in range(1, len(SIZES)):
        low, high = SIZES[place - 1], SIZES[place]
        if pile <= high:
            return worths[place - 1] + (worths[place] - worths[place - 1]) * (pile - low) / (high - low)
    return worths[-1]
