"""The coach for Mantis."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from mazzo.coach.advice import Estimate, Note, Outcome
from mazzo.coach.coach import Coach, Judged
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.games.mantis.bots import BOTS
from mazzo.games.mantis.coach.advice import advise
from mazzo.games.mantis.coach.chances import chances
from mazzo.games.mantis.odds import odds
from mazzo.games.mantis.rules.events import Banked, Event, Missed, Scored, Stole

TURNED_OVER = (Missed, Scored, Stole, Banked)


def moment(play: AnyPlay) -> tuple[Estimate, ...]:
    return chances(play.state.edition, play.view()).wins


def choices(play: AnyPlay, seat: Seat, _: Any) -> Judged:
    return chances(play.state.edition, play.view(seat))


def lucky(events: Sequence[Event]) -> Seat | None:
    return next((event.seat for event in events if isinstance(event, TURNED_OVER)), None)


def outcome(play: AnyPlay, _: Seat, events: Sequence[Event]) -> Outcome | None:
    """The card that was turned over, with the probability of its colour, or of a miss if it missed."""
    event = next((event for event in events if isinstance(event, TURNED_OVER)), None)
    if not event:
        return None
    likely, front = odds(play.state.edition, play.view()), event.card.front
    chance = likely[front]
    facts: dict[str, float | str] = {"seat": event.seat, "color": str(front)}
    code = "missed"
    match event:
        case Missed(tank=tank):
            tanked = play.state.tanks[tank]
            chance = sum((each for color, each in likely.items() if color not in tanked), Fraction(0))
            code = "missed" if tank == event.seat else "missed-tank"
            facts["target"] = tank
        case Scored(count=count):
            code = "scored"
            facts["count"] = count
        case Stole(target=target, count=count) | Banked(target=target, count=count):
            code = "stole"
            facts |= {"target": target, "count": count}
    return Outcome(Note(f"mantis-came-{code}", facts), chance.numerator, chance.denominator, 0)


COACH = Coach(advise=advise, moment=moment, choices=choices, lucky=lucky, outcome=outcome, options=BOTS.options)
