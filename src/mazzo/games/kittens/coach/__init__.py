"""The coach for Exploding Kittens."""

from collections.abc import Sequence
from typing import Any

from mazzo.coach.advice import Estimate
from mazzo.coach.coach import Coach, Judged, error_of
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.games.kittens.bots import BOTS
from mazzo.games.kittens.bots.lookahead import Lookahead
from mazzo.games.kittens.coach.advice import advise
from mazzo.games.kittens.coach.chances import chances, seen_by_all
from mazzo.games.kittens.rules.events import Drew, Event, Robbed, Shuffled


def moment(play: AnyPlay) -> tuple[Estimate, ...]:
    return tuple(Estimate(chance, chance and error_of("kittens", chance)) for chance in seen_by_all(play))


def choices(play: AnyPlay, seat: Seat, action: Any) -> Judged:
    return chances(Lookahead(play.state.edition, play.view(seat), Seen(play, seat)), also=action)


def lucky(events: Sequence[Event]) -> Seat | None:
    for event in events:
        match event:
            case Drew(seat=seat) | Shuffled(seat=seat) | Robbed(taker=seat):
                return seat
            case _:
                pass
    return None


COACH = Coach(advise=advise, moment=moment, choices=choices, lucky=lucky, options=BOTS.options)
