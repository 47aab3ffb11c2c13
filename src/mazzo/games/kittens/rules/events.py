"""What can happen in Exploding Kittens, and what each seat sees of it."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.rules import Result, Seat
from mazzo.games.kittens.rules.actions import Announcement
from mazzo.games.kittens.rules.cards import KITTEN, Card, Hand


class AnyEvent(Struct, frozen=True, tag_field="event", tag=str.lower, gc=False):
    """Something that happened."""


class TurnBegan(AnyEvent, frozen=True):
    """How many turns a seat has to take, including this one."""

    seat: Seat
    turns: int
    attacked: bool


class Announced(AnyEvent, frozen=True):
    """A seat laid cards on the discard pile; others may Nope it."""

    seat: Seat
    action: Announcement


class Noped(AnyEvent, frozen=True):
    seat: Seat


class Passed(AnyEvent, frozen=True):
    seat: Seat


class Cancelled(AnyEvent, frozen=True):
    """The Nopes were odd in number: what the seat announced does not happen."""

    seat: Seat
    action: Announcement


class TookEffect(AnyEvent, frozen=True):
    """Nobody stopped it: what the seat announced happens now."""

    seat: Seat
    action: Announcement


class FavorAsked(AnyEvent, frozen=True):
    """These seats must each give the seat a card."""

    seat: Seat
    givers: tuple[Seat, ...]


class Gave(AnyEvent, frozen=True):
    """A card of the giver's choice changed hands."""

    giver: Seat
    taker: Seat
    card: Card | None  # only these two see it


class Robbed(AnyEvent, frozen=True):
    """A random card changed hands."""

    giver: Seat
    taker: Seat
    card: Card | None  # only these two see it


class FoundNothing(AnyEvent, frozen=True):
    """There was no card left to take."""

    seat: Seat
    target: Seat


class HandedOver(AnyEvent, frozen=True):
    """The named card changed hands."""

    giver: Seat
    taker: Seat
    card: Card


class Lacked(AnyEvent, frozen=True):
    """The seat does not have the named card."""

    seat: Seat
    card: Card


class Shuffled(AnyEvent, frozen=True):
    seat: Seat
    pile: tuple[Card, ...] | None  # nobody sees it


class Peeked(AnyEvent, frozen=True):
    """A seat looked at the top cards."""

    seat: Seat
    cards: tuple[Card, ...] | None  # only the seat sees them


class DiscardOpened(AnyEvent, frozen=True):
    """A seat may pick a card from the discard pile."""

    seat: Seat


class Picked(AnyEvent, frozen=True):
    seat: Seat
    card: Card


class Drew(AnyEvent, frozen=True):
    seat: Seat
    card: Card | None  # only the seat sees it, but a kitten everybody


class Defused(AnyEvent, frozen=True):
    """A seat played its Defuse on the kitten it drew."""

    seat: Seat


class Inserted(AnyEvent, frozen=True):
    """A seat put the kitten back below some cards."""

    seat: Seat
    place: int | None  # only the seat knows it


class Exploded(AnyEvent, frozen=True):
    """A seat is out of the game; these cards of its hand lie open now."""

    seat: Seat
    discarded: Hand


class Ended(AnyEvent, frozen=True):
    result: Result


Event: TypeAlias = (
    TurnBegan
    | Announced
    | Noped
    | Passed
    | Cancelled
    | TookEffect
    | FavorAsked
    | Gave
    | Robbed
    | FoundNothing
    | HandedOver
    | Lacked
    | Shuffled
    | Peeked
    | DiscardOpened
    | Picked
    | Drew
    | Defused
    | Inserted
    | Exploded
    | Ended
)


# Hiding happens here and nowhere else: each kind of event says what a seat sees of it. One that says nothing cannot be
# shown at all.


def seen(event: Event, seat: Seat | None) -> Event:
    """What a seat sees of an event; without a seat, what everybody sees."""
    return SIGHT[type(event)](event, seat)


def _all_of_it(event: Event, _: Seat | None) -> Event:
    return event


def _drew(event: Drew, seat: Seat | None) -> Drew:
    return event if seat == event.seat or event.card is KITTEN else Drew(event.seat, None)


def _changed_hands(event: Gave | Robbed, seat: Seat | None) -> Event:
    return event if seat in (event.giver, event.taker) else replace(event, card=None)


def _peeked(event: Peeked, seat: Seat | None) -> Peeked:
    return event if seat == event.seat else Peeked(event.seat, None)


def _shuffled(event: Shuffled, _: Seat | None) -> Shuffled:
    return Shuffled(event.seat, None)


def _inserted(event: Inserted, seat: Seat | None) -> Inserted:
    return event if seat == event.seat else Inserted(event.seat, None)


SIGHT: dict[type[Event], Callable[[Any, Seat | None], Event]] = {
    TurnBegan: _all_of_it,
    Announced: _all_of_it,
    Noped: _all_of_it,
    Passed: _all_of_it,
    Cancelled: _all_of_it,
    TookEffect: _all_of_it,
    FavorAsked: _all_of_it,
    Gave: _changed_hands,
    Robbed: _changed_hands,
    FoundNothing: _all_of_it,
    HandedOver: _all_of_it,
    Lacked: _all_of_it,
    Shuffled: _shuffled,
    Peeked: _peeked,
    DiscardOpened: _all_of_it,
    Picked: _all_of_it,
    Drew: _drew,
    Defused: _all_of_it,
    Inserted: _inserted,
    Exploded: _all_of_it,
    Ended: _all_of_it,
}
