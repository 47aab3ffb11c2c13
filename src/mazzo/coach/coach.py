"""What the coach has to know of a game: each folder of a game hands one to the list in `mazzo.coach`."""

from collections.abc import Sequence
from typing import Any, Protocol

from mazzo.coach.advice import Advice, Estimate
from mazzo.coach.choices import Judged
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay


class Coach(Protocol):
    def advise(self, edition: Any, view: Any, seen: Sequence[Any]) -> Advice:
        """What each choice of a seat would mean, from what it may know."""

    def moment(self, play: AnyPlay) -> tuple[Estimate, ...]:
        """How likely everybody is to win, to somebody who sees the table; asked only before the end."""

    def choices(self, play: AnyPlay, seat: Seat, action: Any) -> Judged:
        """What each choice was worth to the seat, this one among them, as far as it could know."""

    def lucky(self, events: Sequence[Any]) -> Seat | None:
        """Whose luck it was that decided what happened, if any did."""
