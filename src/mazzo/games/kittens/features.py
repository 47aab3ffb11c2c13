"""Public features of the Draw Pile: the players' actions on it since the last shuffle.

A view has only certain knowledge, so it does not contain these features. They are evidence: a player who looks at the
pile and then avoids drawing has revealed something.
"""

from collections.abc import Iterable
from typing import NamedTuple

from mazzo.core.rules import Seat
from mazzo.games.kittens.encoding import largest_pile
from mazzo.games.kittens.rules.actions import Attack, Skip
from mazzo.games.kittens.rules.cards import KITTEN
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.events import Drew, Event, Inserted, Peeked, Shuffled, TookEffect

LONG_AGO = 15
"""The largest value of `put_back`."""


class Features(NamedTuple):
    """A number for each seat."""

    looked: tuple[int, ...]  # cards it saw that may still be on top
    put_back: tuple[int, ...]  # 1 + the cards drawn since it put a kitten back; 0 if it did not, or if that was drawn
    slipped: tuple[int, ...]  # 1 if it avoided the card on top


def no_features(seats: int) -> Features:
    nothing = (0,) * seats
    return Features(nothing, nothing, nothing)


def features_of(edition: Edition, seats: int, seen: Iterable[Event]) -> Features:
    """The features after these events from the deal on."""
    return features_after(no_features(seats), edition.see, largest_pile(edition, seats), seen)


def features_after(features: Features, see: int, pile: int, seen: Iterable[Event]) -> Features:
    """The features after more events, given the size of the pile before them."""
    for event in seen:
        if type(event) not in NOTICED:  # most events are of other kinds, and `match` is slower
            continue
        match event:
            case Drew(_, card):
                features, pile = _after_draw(features, card is KITTEN), pile - 1
            case Inserted(seat):
                features, pile = features._replace(put_back=_with(features.put_back, seat, 1)), pile + 1
            case Peeked(seat):
                features = features._replace(looked=_with(features.looked, seat, min(see, pile)))
            case TookEffect(seat, Skip() | Attack()):
                features = features._replace(slipped=_with(features.slipped, seat, 1))
            case Shuffled():
                features = no_features(len(features.looked))
            case _:
                pass
    return features


NOTICED = frozenset((Drew, Inserted, Peeked, TookEffect, Shuffled))


def _after_draw(features: Features, is_kitten: bool) -> Features:
    """The features after a draw. A drawn kitten is assumed to be the last one put back."""
    ages = [age and min(LONG_AGO, age + 1) for age in features.put_back]
    if is_kitten and any(ages):
        last = min(age for age in ages if age)
        ages = [0 if age == last else age for age in ages]
    looked = tuple([left and left - 1 for left in features.looked])
    return Features(looked, tuple(ages), (0,) * len(ages))


def _with(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])
