"""The coach for Mantis."""

from collections.abc import Sequence
from typing import Any

from mazzo.coach.advice import Estimate
from mazzo.coach.coach import Coach, Judged
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.games.mantis.bots import BOTS
from mazzo.games.mantis.coach.advice import advise
from mazzo.games.mantis.coach.chances import chances
from mazzo.games.mantis.rules.events import Banked, Event, Missed, Scored, Stole

TURNED_OVER = (Missed, Scored, Stole, Banked)


def moment(play: AnyPlay) -> tuple[Estimate, ...]:
    return chances(play.state.edition, play.view()).wins


def choices(play: AnyPlay, seat: Seat, _: Any) -> Judged:
    return chances(play.state.edition, play.view(seat))


def lucky(events: Sequence[Event]) -> Seat | None:
    return next((event.seat for event in events if isinstance(event, TURNED_OVER)), None)


COACH = Coach(advise=advise, moment=moment, choices=choices, lucky=lucky, options=BOTS.options)
