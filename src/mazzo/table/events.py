"""All events of a table. People are shown those that extend a happening."""

from collections.abc import Iterable
from typing import Any, TypeAlias, get_args

from msgspec import Struct

from mazzo.core.rules import Seat
from mazzo.table import updates as told
from mazzo.table.clock import Clock
from mazzo.table.people import Avatar
from mazzo.table.seat_holder import SeatHolder
from mazzo.table.settings import Settings, Speed
from mazzo.table.state import AnyPlay, LastingState


class Joined(told.Joined, frozen=True):
    who: str
    number: int
    program: bool
    avatar: Avatar | None
    screen: bool


class Left(told.Left, frozen=True):
    who: str


class Removed(told.Removed, frozen=True):
    who: str


class CameBack(told.CameBack, frozen=True):
    who: str


class SatDown(told.SatDown, frozen=True):
    who: str


class StoodUp(told.StoodUp, frozen=True):
    seat: Seat


class TookSeat(told.TookSeat, frozen=True):
    who: str


class Asked(told.Asked, frozen=True):
    who: str


class Declined(told.Declined, frozen=True):
    who: str


class HostChanged(told.HostChanged, frozen=True):
    who: str


class Changed(told.Changed, frozen=True):
    settings: Settings


class SeatsShuffled(told.SeatsShuffled, frozen=True):
    order: tuple[Seat, ...]


class Untold(Struct, frozen=True):
    """An event that people need not be told."""


class Restored(Untold, frozen=True):
    """A table was restored from its snapshot."""

    kept: LastingState
    play: AnyPlay | None


class BotKnown(Untold, frozen=True):
    """A bot may play here, even if it is no longer offered."""

    bot: str


class Connected(Untold, frozen=True):
    """A person without a seat connected, or a person is still here."""

    who: str


class Disconnected(Untold, frozen=True):
    who: str


class Dropped(Untold, frozen=True):
    """An absent person was dropped to make room."""

    who: str


class Renamed(Untold, frozen=True):
    who: str
    name: str
    avatar: Avatar | None


class LetBackIn(Untold, frozen=True):
    who: str


class NamesForgotten(Untold, frozen=True):
    who: str


class NameReplaced(Untold, frozen=True):
    who: str
    name: str


class LogBegan(Untold, frozen=True):
    pass


class BotSatDown(Untold, frozen=True):
    name: str
    bot: str


class BotStoodUp(Untold, frozen=True):
    seat: Seat


class GotReady(Untold, frozen=True):
    seat: Seat
    on: bool


class EntropyAdded(Untold, frozen=True):
    who: str
    text: str


class Seeded(Untold, frozen=True):
    seed: str


class GameBegan(Untold, frozen=True):
    play: AnyPlay
    seats: tuple[SeatHolder, ...]


class Acted(Untold, frozen=True):
    """A seat made a move: its events, and the play after it."""

    seat: Seat
    events: list[Any]
    play: AnyPlay


class PassingChanged(Untold, frozen=True):
    """A seat began or stopped to pass until its turn."""

    seat: Seat
    on: bool


class TurnMissed(Untold, frozen=True):
    seat: Seat


class PersonTookOver(Untold, frozen=True):
    """The person of a seat plays it again."""

    seat: Seat


class BotsTookOver(Untold, frozen=True):
    """Nobody has been here for too long: bots play all seats."""

    at: float


class SeatLeft(Untold, frozen=True):
    """The person of a seat is about to leave, and its bot plays on."""

    seat: Seat


class BotsHurried(Untold, frozen=True):
    pass


class SpeedChanged(Untold, frozen=True):
    speed: Speed


class GameEnded(Untold, frozen=True):
    at: float


class ClockSet(Untold, frozen=True):
    clock: Clock


class Closed(Untold, frozen=True):
    pass


class CommandDone(Untold, frozen=True):
    """Ends the events of each command."""

    active_at: float


Event: TypeAlias = told.AnyHappening | Untold

TOLD_AS: dict[type, Any] = {
    kind: happening for happening in get_args(told.Happening) for kind in (happening, *happening.__subclasses__())
}


def happenings(events: Iterable[Event]) -> tuple[told.Happening, ...]:
    """The events that people are shown."""
    kinds = [(event, kind) for event in events if (kind := TOLD_AS.get(type(event)))]
    return tuple([kind(*(getattr(event, field) for field in kind.__struct_fields__)) for event, kind in kinds])


def game_events(events: Iterable[Event]) -> list[Any]:
    """The events of the game itself."""
    return [each for event in events if type(event) is Acted for each in event.events]
