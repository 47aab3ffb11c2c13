"""Default parts for a small game: phases, positions in JSON, a board made from the state."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from mazzo.core.board import Row, Tile
from mazzo.core.edition import Edition, check_seats, choose, differences
from mazzo.core.errors import Refused, shorten
from mazzo.core.notation import LONGEST_POSITION
from mazzo.core.rules import Event, Seat, StateLike

S = TypeVar("S", bound=StateLike)

PAPER = "#e8eef0"
LEFT_OUT = ("edition", "phase", "result")


class Phase(msgspec.Struct, frozen=True, tag_field="phase", tag=str.lower):
    """Base of a game's phases. A phase names what the game waits for."""

    waiting: tuple[Seat, ...] = ()  # the seats to act, in turn order


class Turn(Phase, frozen=True):
    """A seat has the turn."""


class Over(Phase, frozen=True):
    """The game has ended."""


def changes(kinds: Sequence[type[Event]]) -> dict[type[Event], Callable[[Any, Any], None]]:
    """A table of changes for `Game`, as in packages for 0.1."""
    return {kind: lambda state, event: event.change(state) for kind in kinds}


def position_reader(kind: type[S], editions: Mapping[str, Edition]) -> Callable[[str], S]:
    """A function that reads states written by `write_position`."""

    def read(text: str) -> S:
        if not isinstance(text, str) or len(text) > LONGEST_POSITION:
            raise Refused(f"a position is a text of at most {LONGEST_POSITION} letters, not {shorten(text)}")
        try:
            state = msgspec.json.decode(text, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused(f"this is not a position: {error}") from None
        printed = editions.get(state.edition.name)
        if printed is None or state.edition != choose(editions, printed.name, differences(state.edition, editions)):
            raise Refused(f"the position's edition {shorten(state.edition.name)} is not one of this game")
        check_seats(state.edition, state.seats)
        return state

    return read


def write_position(state: StateLike) -> str:
    """The whole state as JSON."""
    return msgspec.json.encode(state).decode() + "\n"


def plain_board(state: StateLike, names: Sequence[str]) -> tuple[Row, ...]:
    """A row for each player and one for each shared thing, hidden ones included."""
    fields = {name: value for name, value in msgspec.to_builtins(state).items() if name not in LEFT_OUT}
    of_seats = {name: value for name, value in fields.items() if is_of_seats(value, state.seats)}
    players = [_player(state, name, seat, of_seats) for seat, name in enumerate(names)]
    return *players, *(_row(name, value) for name, value in fields.items() if name not in of_seats)


def is_of_seats(value: object, seats: int) -> bool:
    """Whether it is a list with one item for each seat."""
    return isinstance(value, list) and len(value) == seats


def _player(state: StateLike, name: str, seat: int, of_seats: Mapping[str, Any]) -> Row:
    rows = [_row(field, values[seat]) for field, values in of_seats.items()]
    facts = ", ".join(f"{row.name} {row.facts}" for row in rows if row.facts)
    return Row(name, facts, tuple(tile for row in rows for tile in row.tiles), seat in state.to_act)


def _row(name: str, value: object) -> Row:
    if isinstance(value, list):
        return Row(name, "", tuple(Tile(str(item), (PAPER,)) for item in value))
    return Row(name, "-" if value is None else str(value))
