"""A record as moments: each move, what happened then, and the state it led to."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.games import AnyGame, get, replay


class Moment(NamedTuple):
    move: str | None  # none for the deal
    events: Sequence[Any]
    state: Any


class Film:
    def __init__(self, record: Record) -> None:
        """Plays the record again; refuses one that does not fit."""
        self.record = record
        self.game: AnyGame = get(record.game)
        self.moments: list[Moment] = []
        replay(record, lambda play, move, events: self.moments.append(Moment(move, tuple(events), play.state)))

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def view(self, number: int, seat: Seat | None) -> Any:
        return self.game.view(self.moments[number].state, seat)

    def opened(self, number: int) -> list[Any]:
        """Every seat's own view."""
        return [self.view(number, seat) for seat in range(len(self.record.seats))]

    def events(self, number: int, seat: Seat | None, is_open: bool) -> list[Any]:
        """What happened at a moment: all of it, or what a seat saw of it."""
        events = self.moments[number].events
        return list(events) if is_open else [self.game.seen(event, seat) for event in events]
