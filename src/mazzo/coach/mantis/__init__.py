"""The coach for Mantis."""

from collections.abc import Sequence
from typing import Any

from mazzo.coach.advice import Advice, Estimate
from mazzo.coach.mantis.advice import advise, best_of, futures
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.games.mantis.editions import Edition
from mazzo.games.mantis.events import Banked, Event, Missed, Scored, Stole
from mazzo.games.mantis.view import View


class MantisCoach:
    def advise(self, edition: Edition, view: View, seen: Sequence[Event]) -> Advice:
        return advise(edition, view, seen)

    def moment(self, play: AnyPlay) -> tuple[Estimate, ...]:
        view = play.view()
        seat = view.to_act[0]
        best = best_of(futures(play.state.edition, view, Seen(play, seat)), seat)
        return tuple(map(best.estimate, range(play.seats)))

    def choices(self, play: AnyPlay, seat: Seat, _: Any) -> dict[Any, Estimate]:
        found = futures(play.state.edition, play.view(seat), Seen(play, seat))
        return {action: future.estimate(seat) for action, future in found.items()}

    def lucky(self, events: Sequence[Event]) -> Seat | None:
        turned = (Missed, Scored, Stole, Banked)
        return next((event.seat for event in events if isinstance(event, turned)), None)


COACH = MantisCoach()
