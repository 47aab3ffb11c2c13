"""A game replayed from its record, to look back at it."""

from typing import Any

from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.games import moments


class ReplayedGame:
    def __init__(self, record: Record) -> None:
        """Replay the record; refuse an inconsistent one."""
        self.record = record
        self.moments = list(moments(record))

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def view(self, number: int, seat: Seat | None) -> Any:
        return self.moments[number].view(seat)

    def opened(self, number: int) -> list[Any]:
        """The view of every seat."""
        return [self.view(number, seat) for seat in range(len(self.record.seats))]

    def events(self, number: int, seat: Seat | None) -> list[Any]:
        """The events of a moment, as a seat saw them or in full."""
        moment = self.moments[number]
        return moment.events if seat is None else moment.seen(seat)
