"""The coach for Mantis."""

from collections.abc import Sequence
from typing import Any

from mazzo.coach.advice import Advice, Estimate
from mazzo.coach.choices import Judged
from mazzo.coach.mantis.advice import advise
from mazzo.coach.mantis.chances import chances
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.games.mantis.editions import Edition
from mazzo.games.mantis.events import Banked, Event, Missed, Scored, Stole
from mazzo.games.mantis.view import View


class MantisCoach:
    def advise(self, edition: Edition, view: View, _: Sequence[Event]) -> Advice:
        return advise(edition, view)

    def moment(self, play: AnyPlay) -> tuple[Estimate, ...]:
        return chances(play.state.edition, play.view()).wins

    def choices(self, play: AnyPlay, seat: Seat, _: Any) -> Judged:
        return chances(play.state.edition, play.view(seat))

    def lucky(self, events: Sequence[Event]) -> Seat | None:
        turned = (Missed, Scored, Stole, Banked)
        return next((event.seat for event in events if isinstance(event, turned)), None)


COACH = MantisCoach()
