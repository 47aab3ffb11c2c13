"""The exact odds of the card on top of the Draw Pile, from what everybody can see (rule 9.5).

Cards that look alike from the front form a class. Which of them were dealt is unknown, since nobody saw the backs of
the dealt cards: any that was not turned over is as likely as any other. So when a class has n cards, of which t were
turned over and d dealt, each that was not turned over is still in the Draw Pile with chance (n - t - d) / (n - t). That
is its weight; the chance of a card with the visible back is its weight over the sum of the weights of all cards with
that back.
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
    """The chance of each colour of the visible back to be the front; empty when the Draw Pile is."""
    if view.top is None:
        return {}
    chances = dict.fromkeys(view.top.colors, Fraction())
    for card, chance in top_cards(edition, view).items():
        chances[card.front] += chance
    return chances


def top_cards(edition: Edition, view: View) -> dict[Card, Fraction]:
    """The chance of each card that may be the top one; empty when the Draw Pile is."""
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
    """How many cards a choice brings on average, given what each colour would bring (`View.brings`)."""
    return sum((chance * brings[color] for color, chance in chances.items()), Fraction())


class Kind(NamedTuple):
    """A card of the deck, and what to count of it."""

    card: Card
    text: str  # its notation
    face: str  # the notation of its front
    copies: int  # cards just like it, itself counted in
    alike: int  # cards of its class: just like it from the front


@lru_cache(maxsize=256)
def _kinds(edition: Edition) -> dict[Back, list[Kind]]:
    """The cards of an edition, by what is seen of them on top of the Draw Pile."""
    deck = printed(edition)
    alike = Counter(card.face for card in deck)
    kinds: dict[Back, list[Kind]] = {}
    for card, copies in Counter(deck).items():
        kinds.setdefault(back(edition, card), []).append(
            Kind(card, str(card), str(card.face), copies, alike[card.face])
        )
    return kinds


@cache
def _face(text: str) -> str:
    """The notation of a card's front."""
    return str(read_card(text).face)
