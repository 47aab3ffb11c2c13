"""What can happen in Mantis, and what each seat sees of it."""

from typing import TypeAlias

from msgspec import Struct

from mazzo.core.rules import Result, Seat
from mazzo.games.mantis.rules.cards import Card


class AnyEvent(Struct, frozen=True, tag_field="event", tag=str.lower, gc=False):
    """Something that happened."""


class Missed(AnyEvent, frozen=True):
    """The card that a seat turned over matched nothing, and stays in that Tank."""

    seat: Seat
    tank: Seat
    card: Card


class Scored(AnyEvent, frozen=True):
    """The card matched: all of its colour, itself counted in, went from the seat's Tank to its Score Pile."""

    seat: Seat
    card: Card
    count: int


class Stole(AnyEvent, frozen=True):
    """The card matched: all of its colour, itself counted in, went from the target's Tank to the seat's."""

    seat: Seat
    target: Seat
    card: Card
    count: int


class Banked(AnyEvent, frozen=True):
    """As `Stole`, but they went straight to the seat's Score Pile."""

    seat: Seat
    target: Seat
    card: Card
    count: int


class RaidWon(AnyEvent, frozen=True):
    """A seat may now take a card from somebody's Score Pile."""

    seat: Seat


class Raided(AnyEvent, frozen=True):
    """A card went from the target's Score Pile to the seat's."""

    seat: Seat
    target: Seat


class TurnBegan(AnyEvent, frozen=True):
    seat: Seat


class Ended(AnyEvent, frozen=True):
    result: Result


Event: TypeAlias = Missed | Scored | Stole | Banked | RaidWon | Raided | TurnBegan | Ended


def seen(event: Event, _: Seat | None) -> Event:
    """What a seat sees of an event: all of it, since cards are turned over in the open."""
    return event
