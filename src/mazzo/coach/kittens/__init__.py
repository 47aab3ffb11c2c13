"""The coach for Exploding Kittens."""

from collections.abc import Sequence
from typing import Any

from mazzo.bots.kittens.lookahead import Lookahead
from mazzo.coach.advice import Advice, Estimate
from mazzo.coach.choices import Judged
from mazzo.coach.errors import error_of
from mazzo.coach.kittens.advice import advise
from mazzo.coach.kittens.chances import chances, seen_by_all
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.games.kittens.editions import Edition
from mazzo.games.kittens.events import Drew, Event, Robbed, Shuffled
from mazzo.games.kittens.view import View


class KittensCoach:
    def advise(self, edition: Edition, view: View, seen: Sequence[Event]) -> Advice:
        return advise(edition, view, seen)

    def moment(self, play: AnyPlay) -> tuple[Estimate, ...]:
        return tuple(Estimate(chance, chance and error_of("kittens", chance)) for chance in seen_by_all(play))

    def choices(self, play: AnyPlay, seat: Seat, action: Any) -> Judged:
        return chances(Lookahead(play.state.edition, play.view(seat), Seen(play, seat)), also=action)

    def lucky(self, events: Sequence[Event]) -> Seat | None:
        for event in events:
            match event:
                case Drew(seat) | Shuffled(seat) | Robbed(seat):
                    return seat
                case _:
                    pass
        return None


COACH = KittensCoach()
