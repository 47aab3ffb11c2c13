"""The coach for Exploding Kittens."""

from collections.abc import Sequence
from typing import Any

from mazzo.bots.kittens.outlook import Outlook
from mazzo.coach.advice import Advice, Estimate
from mazzo.coach.errors import error_of
from mazzo.coach.kittens.advice import advise, considered, estimate
from mazzo.coach.kittens.worlds import futures, seen_by_all
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.games.kittens.editions import Edition
from mazzo.games.kittens.events import Drew, Event, Robbed, Shuffled
from mazzo.games.kittens.view import View

WORLDS = 32
"""So many imagined games rate a choice: fewer than for advice, since there are many choices in a game."""

FEW_WORLDS = 8
"""So many show what comes of something that was begun."""


class KittensCoach:
    def advise(self, edition: Edition, view: View, seen: Sequence[Event]) -> Advice:
        return advise(edition, view, seen)

    def moment(self, play: AnyPlay) -> tuple[Estimate, ...]:
        chances = seen_by_all(play.state, FEW_WORLDS)
        return tuple(Estimate(chance, chance and error_of("kittens", chance)) for chance in chances)

    def choices(self, play: AnyPlay, seat: Seat, action: Any) -> dict[Any, Estimate]:
        look = Outlook(play.view(seat), Seen(play, seat), play.state.edition)
        found = futures(look, considered(look, also=action), WORLDS)
        return {action: estimate(future) for action, future in found.items()}

    def lucky(self, events: Sequence[Event]) -> Seat | None:
        for event in events:
            match event:
                case Drew(seat) | Shuffled(seat) | Robbed(seat):
                    return seat
                case _:
                    pass
        return None


COACH = KittensCoach()
