"""The exact odds of the card on top of the Draw Pile, from public knowledge (rule 9.5).

Cards with the same front form a class. The backs of the dealt cards are unknown, so every card of the class that was
not turned over is equally likely to have been dealt. If a class has n cards, of which t were turned over and d dealt,
each card not turned over is still in the Draw Pile with probability (n - t - d) / (n - t). That is its weight. The
probability of a card with the visible back is its weight over the sum of the weights of all cards with that back.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache, lru_cache
from typing import NamedTuple

from mazzo.games.mantis.rules.cards import Card, Color, read_card
from mazzo.games.mantis.rules.editions import Edition, printed
from mazzo.games.mantis.rules.view import Back, View, back


def odds(edition: Edition, view: View) -> dict[Color, Fraction]:
    """The probability of each colour on the visible back to be the front; empty if the Draw Pile is empty."""
    if view.top is None:
        return {}
    chances = dict.fromkeys(view.top.colors, Fraction())
    for card, chance in top_cards(edition, view).items():
        chances[card.front] += chance
    return chances


def top_cards(edition: Edition, view: View) -> dict[Card, Fraction]:
    """The probability of each possible top card; empty if the Draw Pile is empty."""
    if view.top is None:
        return {}
    kinds = _kinds(edition)[view.top]
    turned = Counter(map(_face, view.turned))
    weights = {}
    for kind in kinds:
        copies = kind.copies - view.turned.count(kind.text)
        untouched = kind.alike - turned[kind.face]
        in_pile = untouched - view.dealt.count(kind.face)
        if copies and in_pile:
            weights[kind.card] = Fraction(copies * in_pile, untouched)
    whole = sum(weights.values())
    return {card: weight / whole for card, weight in weights.items()}


def expected(chances: Mapping[Color, Fraction], brings: Mapping[Color, int]) -> Fraction:
    """The expected number of cards of a choice, given the gain for each colour (`View.brings`)."""
    return sum((chance * brings[color] for color, chance in chances.items()), Fraction())


class CountedCard(NamedTuple):
    """A card of the deck with its counts."""

    card: Card
    text: str  # its notation
    face: str  # the notation of its front
    copies: int  # cards equal to it, including itself
    alike: int  # cards with the same front


@lru_cache(maxsize=256)
def _kinds(edition: Edition) -> dict[Back, list[CountedCard]]:
    """The cards of an edition, by their visible back."""
    deck = printed(edition)
    alike = Counter(card.face for card in deck)
    kinds: dict[Back, list[CountedCard]] = {}
    for card, copies in Counter(deck).items():
        kinds.setdefault(back(edition, card), []).append(
            CountedCard(card, str(card), str(card.face), copies, alike[card.face])
        )
    return kinds


@cache
def _face(text: str) -> str:
    """The notation of a card's front."""
    return str(read_card(text).face)
