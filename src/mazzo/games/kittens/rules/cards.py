"""The cards of Exploding Kittens (docs/rules/kittens.md, 1)."""

from bisect import bisect
from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

from mazzo.core.notation import read_word

T = TypeVar("T")


class Card(StrEnum):
    KITTEN = "kitten"
    DEFUSE = "defuse"
    NOPE = "nope"
    ATTACK = "attack"
    SKIP = "skip"
    FAVOR = "favor"
    SHUFFLE = "shuffle"
    SEE = "see"
    TACOCAT = "tacocat"
    CATTERMELON = "cattermelon"
    POTATO = "potato"
    BEARD = "beard"
    RAINBOW = "rainbow"

    __hash__ = str.__hash__  # an Enum's own hash is slow, and hands are often looked up


KITTEN, DEFUSE, NOPE = Card.KITTEN, Card.DEFUSE, Card.NOPE
"""Names for the cards that the rules use at every step: ten times as fast as a member of an Enum."""

CATS = (Card.TACOCAT, Card.CATTERMELON, Card.POTATO, Card.BEARD, Card.RAINBOW)

IN_HANDS = tuple(card for card in Card if card is not KITTEN)
"""The cards that a hand can hold."""

Hand = tuple[Card, ...]
"""Cards in alphabetical order, so that equal hands are equal."""


def hand_of(cards: Iterable[Card]) -> Hand:
    return tuple(sorted(cards))


def plus(hand: Hand, card: Card) -> Hand:
    place = bisect(hand, card)
    return (*hand[:place], card, *hand[place:])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items without the first that equals this one."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def read_card(text: str) -> Card:
    card: Card = read_word(text, Card)
    return card
