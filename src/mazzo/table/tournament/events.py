"""All events of a tournament."""

from typing import TypeAlias

from msgspec import Struct


class AnyEvent(Struct, frozen=True):
    """Base of all events."""


class Entered(AnyEvent, frozen=True):
    who: str
    name: str
    number: int
    late: bool


class ContestantRenamed(AnyEvent, frozen=True):
    who: str
    name: str


class GaveUp(AnyEvent, frozen=True):
    """A person left before the first draw."""

    who: str


class Withdrawn(AnyEvent, frozen=True):
    who: str


class Admitted(AnyEvent, frozen=True):
    who: str


class Drawn(AnyEvent, frozen=True):
    """A round was drawn: the people of each table, by seat."""

    tables: tuple[tuple[str, ...], ...]
    at: float


class TableAssigned(AnyEvent, frozen=True):
    table: int
    code: str


class TableDecided(AnyEvent, frozen=True):
    """The game at a table ended."""

    table: int
    order: tuple[str, ...]  # from the first to the last
    drawn: frozenset[str]
    absent: frozenset[str]


class RoundEnded(AnyEvent, frozen=True):
    at: float


class TournamentEnded(AnyEvent, frozen=True):
    """The tournament is over."""

    winner: str | None


class TournamentHandedOn(AnyEvent, frozen=True):
    who: str


class HostNoted(AnyEvent, frozen=True):
    """The time at which the host was last seen."""

    at: float


class NameErased(AnyEvent, frozen=True):
    who: str


class VersionMade(AnyEvent, frozen=True):
    """The last event of each command."""

    at: float


Event: TypeAlias = (
    Entered
    | ContestantRenamed
    | GaveUp
    | Withdrawn
    | Admitted
    | Drawn
    | TableAssigned
    | TableDecided
    | RoundEnded
    | TournamentEnded
    | TournamentHandedOn
    | HostNoted
    | NameErased
    | VersionMade
)
