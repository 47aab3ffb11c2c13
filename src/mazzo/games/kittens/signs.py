"""Public signs about the Draw Pile: the players' actions on it since the last shuffle.

Signs are not certain knowledge, so no view has them; but a player who looks and then avoids drawing has revealed
something.
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
"""The largest count."""


class Signs(NamedTuple):
    """A number for each seat."""

    looked: tuple[int, ...]  # cards it saw that may still be on top
    put_back: tuple[int, ...]  # 1 + the cards drawn since it put a kitten back; 0 if it did not, or if that was drawn
    slipped: tuple[int, ...]  # 1 if it avoided the card on top


def no_signs(seats: int) -> Signs:
    nothing = (0,) * seats
    return Signs(nothing, nothing, nothing)


def signs_of(edition: Edition, seats: int, seen: Iterable[Event]) -> Signs:
    """The signs after these events from the deal on."""
    return signs_after(no_signs(seats), edition.see, largest_pile(edition, seats), seen)


def signs_after(signs: Signs, see: int, pile: int, seen: Iterable[Event]) -> Signs:
    """The signs after more events, given the size of the pile before them."""
    for event in seen:
        if type(event) not in NOTICED:  # most events are none of these, and a match is slower
            continue
        match event:
            case Drew(_, card):
                signs, pile = _after_draw(signs, card is KITTEN), pile - 1
            case Inserted(seat):
                signs, pile = signs._replace(put_back=_with(signs.put_back, seat, 1)), pile + 1
            case Peeked(seat):
                signs = signs._replace(looked=_with(signs.looked, seat, min(see, pile)))
            case TookEffect(seat, Skip() | Attack()):
                signs = signs._replace(slipped=_with(signs.slipped, seat, 1))
            case Shuffled():
                signs = no_signs(len(signs.looked))
            case _:
                pass
    return signs


NOTICED = frozenset((Drew, Inserted, Peeked, TookEffect, Shuffled))


def _after_draw(signs: Signs, is_kitten: bool) -> Signs:
    """The signs after a draw. A drawn kitten is taken for the last one put back."""
    ages = [age and min(LONG_AGO, age + 1) for age in signs.put_back]
    if is_kitten and any(ages):
        last = min(age for age in ages if age)
        ages = [0 if age == last else age for age in ages]
    looked = tuple([left and left - 1 for left in signs.looked])
    return Signs(looked, tuple(ages), (0,) * len(ages))


def _with(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])
