"""Default parts for a small game: phases, and positions in JSON."""

from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from mazzo.core.edition import Edition, check_seats, choose, differences
from mazzo.core.errors import Refused, shorten
from mazzo.core.notation import LONGEST_POSITION, to_json
from mazzo.core.rules import Seat, StateLike

S = TypeVar("S", bound=StateLike)


class Phase(msgspec.Struct, frozen=True, tag_field="phase", tag=str.lower):
    """Base of a game's phases. A phase names what the game waits for."""

    waiting: tuple[Seat, ...] = ()  # the seats to act, in turn order


class Turn(Phase, frozen=True):
    """A seat has the turn."""


class Over(Phase, frozen=True):
    """The game has ended."""


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
    return to_json(state) + "\n"
