"""All events of a table. Those that extend a class of `updates` are also sent to people."""

from collections.abc import Iterable
from typing import Any, TypeAlias, get_args

from msgspec import Struct

from mazzo.core.rules import Seat
from mazzo.table import updates as public
from mazzo.table.clock import Clock
from mazzo.table.people import Avatar
from mazzo.table.seat_holder import SeatHolder
from mazzo.table.settings import Settings, Speed
from mazzo.table.state import AnyPlay, LastingState


class Joined(public.Joined, frozen=True):
    who: str
    number: int
    program: bool
    avatar: Avatar | None
    screen: bool


class Left(public.Left, frozen=True):
    who: str


class Removed(public.Removed, frozen=True):
    who: str


class CameBack(public.CameBack, frozen=True):
    who: str


class SatDown(public.SatDown, frozen=True):
    who: str


class StoodUp(public.StoodUp, frozen=True):
    seat: Seat


class TookSeat(public.TookSeat, frozen=True):
    who: str


class Asked(public.Asked, frozen=True):
    who: str


class Declined(public.Declined, frozen=True):
    who: str


class HostChanged(public.HostChanged, frozen=True):
    who: str


class Changed(public.Changed, frozen=True):
    settings: Settings


class SeatsShuffled(public.SeatsShuffled, frozen=True):
    order: tuple[Seat, ...]


class InternalEvent(Struct, frozen=True):
    """An event that is not sent to people."""


class Restored(InternalEvent, frozen=True):
    """A table was restored from its snapshot."""

    kept: LastingState
    play: AnyPlay | None


class BotKnown(InternalEvent, frozen=True):
    """A bot may play at this table, even if it is no longer offered."""

    bot: str


class Connected(InternalEvent, frozen=True):
    """A person without a seat connected, or a person who was already connected did so again."""

    who: str


class Disconnected(InternalEvent, frozen=True):
    who: str


class Dropped(InternalEvent, frozen=True):
    """An absent person was dropped to make room."""

    who: str


class Renamed(InternalEvent, frozen=True):
    who: str
    name: str
    avatar: Avatar | None


class LetBackIn(InternalEvent, frozen=True):
    who: str


class NamesForgotten(InternalEvent, frozen=True):
    who: str


class NameReplaced(InternalEvent, frozen=True):
    who: str
    name: str


class LogBegan(InternalEvent, frozen=True):
    pass


class BotSatDown(InternalEvent, frozen=True):
    name: str
    bot: str


class BotStoodUp(InternalEvent, frozen=True):
    seat: Seat


class GotReady(InternalEvent, frozen=True):
    seat: Seat
    on: bool


class EntropyAdded(InternalEvent, frozen=True):
    who: str
    text: str


class Seeded(InternalEvent, frozen=True):
    seed: str


class GameBegan(InternalEvent, frozen=True):
    play: AnyPlay
    seats: tuple[SeatHolder, ...]


class Acted(InternalEvent, frozen=True):
    """A seat made a move: its events, and the play after it."""

    seat: Seat
    events: list[Any]
    play: AnyPlay


class PassingChanged(InternalEvent, frozen=True):
    """A seat began or stopped to pass until its turn."""

    seat: Seat
    on: bool


class TurnMissed(InternalEvent, frozen=True):
    seat: Seat


class PersonTookOver(InternalEvent, frozen=True):
    """The person of a seat plays again; until then its bot did."""

    seat: Seat


class BotsTookOver(InternalEvent, frozen=True):
    """No person has been here for too long: bots play all seats."""

    at: float


class SeatLeft(InternalEvent, frozen=True):
    """The person of a seat leaves during a game, and its bot plays on."""

    seat: Seat


class BotsHurried(InternalEvent, frozen=True):
    pass


class SpeedChanged(InternalEvent, frozen=True):
    speed: Speed


class GameEnded(InternalEvent, frozen=True):
    at: float


class ClockSet(InternalEvent, frozen=True):
    clock: Clock


class Closed(InternalEvent, frozen=True):
    pass


class CommandDone(InternalEvent, frozen=True):
    """The last event of each command."""

    active_at: float


Event: TypeAlias = public.AnyHappening | InternalEvent

TOLD_AS: dict[type, Any] = {
    kind: happening for happening in get_args(public.Happening) for kind in (happening, *happening.__subclasses__())
}


def happenings(events: Iterable[Event]) -> tuple[public.Happening, ...]:
    """The events to send to people, without their internal fields."""
    kinds = [(event, kind) for event in events if (kind := TOLD_AS.get(type(event)))]
    return tuple([kind(*(getattr(event, field) for field in kind.__struct_fields__)) for event, kind in kinds])


def game_events(events: Iterable[Event]) -> list[Any]:
    """The events of the game itself."""
    return [each for event in events if type(event) is Acted for each in event.events]
