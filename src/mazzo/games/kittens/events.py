"""What can happen in Exploding Kittens, and what each seat sees of it."""

from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.rules import Result, Seat
from mazzo.games.kittens.actions import Announcement
from mazzo.games.kittens.cards import Card, Hand


class AnyEvent(Struct, frozen=True, tag_field="event", tag=str.lower):
    """Something that happened."""


class TurnBegan(AnyEvent, frozen=True):
    """A seat has so many turns to take, this one counted in."""

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
    card: Card | None


class Robbed(AnyEvent, frozen=True):
    """A random card changed hands."""

    taker: Seat
    giver: Seat
    card: Card | None


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
    pile: tuple[Card, ...] | None


class Peeked(AnyEvent, frozen=True):
    """A seat looked at the top cards."""

    seat: Seat
    cards: tuple[Card, ...] | None


class DiscardOpened(AnyEvent, frozen=True):
    """A seat may pick a card from the discard pile."""

    seat: Seat


class Picked(AnyEvent, frozen=True):
    seat: Seat
    card: Card


class Drew(AnyEvent, frozen=True):
    seat: Seat
    card: Card | None


class Defused(AnyEvent, frozen=True):
    """A seat played its Defuse on the kitten it drew."""

    seat: Seat


class Inserted(AnyEvent, frozen=True):
    """A seat put the kitten back below so many cards."""

    seat: Seat
    place: int | None


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


def seen(event: Event, seat: Seat | None) -> Event:
    """What a seat sees of an event; without a seat, what everybody sees. Hiding happens here and nowhere else."""
    match event:
        case Drew(drawer, card) if card is not Card.KITTEN and seat != drawer:
            return replace(event, card=None)
        case Gave(giver, taker) | Robbed(taker, giver) if seat not in (giver, taker):
            return replace(event, card=None)
        case Peeked(looker) if seat != looker:
            return replace(event, cards=None)
        case Inserted(inserter) if seat != inserter:
            return replace(event, place=None)
        case Shuffled():
            return replace(event, pile=None)
        case Drew() | Gave() | Robbed() | Peeked() | Inserted():
            return event
        case Announced() | Noped() | Passed() | Cancelled() | TookEffect() | FavorAsked() | TurnBegan():
            return event
        case FoundNothing() | HandedOver() | Lacked() | DiscardOpened() | Picked() | Defused() | Exploded() | Ended():
            return event
        case _:
            assert_never(event)
