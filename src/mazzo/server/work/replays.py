"""A finished game, move by move. Its record tells everything, so the view of any seat may be shown."""

from typing import Any

from msgspec import Struct

from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay, replay


class Frame(Struct, frozen=True):
    """One moment of a finished game: the move that led to it, what happened, and how it stood then."""

    move: str | None  # the seat and its action, as in a record; none for the deal
    events: tuple[Any, ...]
    view: Any


def frames_of(record: Record, seat: Seat | None) -> tuple[Frame, ...]:
    frames: list[Frame] = []

    def watch(play: AnyPlay, move: str | None, events: list[Any]) -> None:
        seen = tuple(play.game.seen(event, seat) for event in events)
        frames.append(Frame(move, seen, play.view(seat)))

    replay(record, watch)
    return tuple(frames)
