"""A finished game, move by move. Its record is public, so any seat's view may be shown."""

from typing import Any

from msgspec import Struct, to_builtins

from mazzo.core.layout import heap
from mazzo.core.rules import Seat
from mazzo.games import AnyGame, AnyMoment


class Frame(Struct, frozen=True):
    """One moment of a finished game: its move, the events, and the view afterwards."""

    move: str | None  # the seat and its action, as in a record; none for the deal
    events: tuple[Any, ...]
    view: Any
    open: tuple[tuple[str | int, ...], ...] | None = None  # every player's cards, where nothing is hidden


class Replay(Struct, frozen=True):
    """A finished game, move by move, as one seat saw it, or with all cards open."""

    id: str
    game: str
    names: tuple[str, ...]
    bots: tuple[Seat, ...]  # the seats that had no person
    frames: tuple[Frame, ...]


def frame(game: AnyGame, moment: AnyMoment, seat: Seat | None) -> Frame:
    """A frame for a seat. Without a seat everything is open, since the game is over."""
    move = "{} {}".format(*moment.move) if moment.move else None
    if seat is not None:
        return Frame(move, tuple(moment.seen(seat)), moment.view(seat))
    return Frame(move, tuple(moment.events), moment.view(), open_hands(game, moment))


def open_hands(game: AnyGame, moment: AnyMoment) -> tuple[tuple[Any, ...], ...] | None:
    """The cards of each seat: as the game lists them, or as each seat sees its own first zone in the layout."""
    if game.hands:
        return tuple(map(tuple, game.hands(moment.state)))
    own = next((zone for zone in game.board_layout.seat_zones if zone.own), None)
    if not own:
        return None
    return tuple(heap(own, to_builtins(moment.view(seat)), seat).cards for seat in range(moment.state.seats))
