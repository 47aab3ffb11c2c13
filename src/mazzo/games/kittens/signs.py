"""Public signs about the Draw Pile: the players' actions on it since the last shuffle.

Signs are not certain knowledge, so no view has them; but a player who looks and then avoids drawing has revealed
something.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.actions import Attack, Skip
from mazzo.games.kittens.rules.cards import KITTEN
from mazzo.games.kittens.rules.events import Drew, Event, Inserted, Peeked, Shuffled, TookEffect

LONG_AGO = 15
"""The largest count."""

SLIPS = (Skip, Attack)
"""Cards that avoid the card on top."""


class Signs(NamedTuple):
    """A number for each seat."""

    looked: tuple[int, ...]  # cards it saw that may still be on top
    put_back: tuple[int, ...]  # 1 + the cards drawn since it put a kitten back; 0 if it did not, or if that was drawn
    slipped: tuple[int, ...]  # 1 if it avoided the card on top


def no_signs(seats: int) -> Signs:
    nothing = (0,) * seats
    return Signs(nothing, nothing, nothing)


def signs_of(seats: int, see: int, pile: int, seen: Iterable[Event]) -> Signs:
    """The signs after these events, given the size of the pile at the start."""
    return signs_after(no_signs(seats), see, pile, seen)


def signs_after(signs: Signs, see: int, pile: int, seen: Iterable[Event]) -> Signs:
    """The signs after more events, given the size of the pile before them."""
    for event in seen:
        kind = type(event)
        if kind in NOTICED:
            signs, pile = NOTICED[kind](signs, event, see, pile)
    return signs


def _drew(signs: Signs, event: Drew, _: int, pile: int) -> tuple[Signs, int]:
    """The signs after a draw. A drawn kitten is taken for the last one put back."""
    ages = [age and min(LONG_AGO, age + 1) for age in signs.put_back]
    if event.card is KITTEN and any(ages):
        last = min(age for age in ages if age)
        ages = [0 if age == last else age for age in ages]
    looked = tuple([left and left - 1 for left in signs.looked])
    return Signs(looked, tuple(ages), (0,) * len(ages)), pile - 1


def _inserted(signs: Signs, event: Inserted, _: int, pile: int) -> tuple[Signs, int]:
    return signs._replace(put_back=_with(signs.put_back, event.seat, 1)), pile + 1


def _peeked(signs: Signs, event: Peeked, see: int, pile: int) -> tuple[Signs, int]:
    return signs._replace(looked=_with(signs.looked, event.seat, min(see, pile))), pile


def _took_effect(signs: Signs, event: TookEffect, _: int, pile: int) -> tuple[Signs, int]:
    if type(event.action) in SLIPS:
        signs = signs._replace(slipped=_with(signs.slipped, event.seat, 1))
    return signs, pile


def _shuffled(signs: Signs, _event: Shuffled, _: int, pile: int) -> tuple[Signs, int]:
    return no_signs(len(signs.looked)), pile


def _with(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])


NOTICED: dict[type[Event], Callable[[Signs, Any, int, int], tuple[Signs, int]]] = {
    Drew: _drew,
    Inserted: _inserted,
    Peeked: _peeked,
    TookEffect: _took_effect,
    Shuffled: _shuffled,
}
