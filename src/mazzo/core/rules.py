"""The building blocks of a game's rules."""

from collections.abc import Sequence
from typing import Annotated, Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from mazzo.core.chance import Chance
from mazzo.core.edition import Edition
from mazzo.core.errors import Refused, listing, shorten

Seat: TypeAlias = Annotated[int, "seat"]
"""A place at the table, 0 to n - 1. Rules know only seats; sentences show players' names for fields of this type."""


class Result(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The end of a game: the winners, and the rule by which they won."""

    winners: tuple[Seat, ...]
    reason: str

    def share(self, seat: Seat) -> float:
        """A seat's share of the win; a shared win is divided."""
        return (seat in self.winners) / len(self.winners)

    def shares(self, seats: int) -> list[float]:
        """The shares of all seats."""
        return [self.share(seat) for seat in range(seats)]


class StateLike(Protocol):
    """The required attributes of a state."""

    @property
    def edition(self) -> Edition: ...
    @property
    def seats(self) -> int: ...
    @property
    def phase(self) -> Any: ...
    @property
    def turn(self) -> Seat | None: ...
    @property
    def to_act(self) -> tuple[Seat, ...]: ...
    @property
    def result(self) -> Result | None: ...


class Event(Struct, frozen=True, tag_field="event", tag=str.lower, gc=False):
    """Something that happened: the base class of a game's events. Each kind defines its change."""

    def change(self, state: Any) -> None:
        """Apply the event to the state, a private copy."""
        raise NotImplementedError  # each kind defines it


S = TypeVar("S", bound=StateLike)
E = TypeVar("E", bound=Event)


class Step(Struct, Generic[S, E], gc=False):
    """One action in progress: its events so far, and the state after them.

    The state is the step's own copy; only events change it.
    """

    state: S
    chance: Chance
    events: list[E] = []

    def emit(self, event: E) -> None:
        self.events.append(event)
        event.change(self.state)


def check_seat(state: StateLike, seat: object) -> None:
    if type(seat) is not int or not 0 <= seat < state.seats:
        raise Refused(f"there is no seat {shorten(seat)}; the seats are 0 to {state.seats - 1}")


def refusal(state: StateLike, seat: Seat, action: object, legal: Sequence[object]) -> Refused:
    """The reason why an action is not legal."""
    check_seat(state, seat)
    if state.result:
        return Refused("the game is over; nobody may act")
    if seat not in state.to_act:
        return Refused(f"it is not for seat {seat} to act now; it is for seat {listing(state.to_act)}")
    return Refused(f"{_shown(action)} is not possible now; seat {seat} may: {listing(legal)}")


def _shown(action: object) -> str:
    try:
        return shorten(str(action) if isinstance(action, Struct) else action)
    except ValueError:  # Python refuses to print a number of thousands of digits
        return "that action"
