"""What looking back at a game has to know of each of them."""

from collections.abc import Sequence
from typing import Any

from mazzo.bots.kittens.outlook import Outlook
from mazzo.coach import kittens, mantis, standing
from mazzo.coach.advice import Estimate
from mazzo.coach.errors import error_of
from mazzo.coach.worlds import futures, seen_by_all
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.games.kittens import events as kittens_events
from mazzo.games.mantis import events as mantis_events

WORLDS = 32
"""So many imagined games rate a choice: fewer than for advice, since there are many choices in a game."""

FEW_WORLDS = 8
"""So many show what comes of something that was begun."""


class Mantis:
    def moment(self, play: AnyPlay) -> tuple[Estimate, ...]:
        if play.result:
            return certain(play)
        view = play.view()
        seat = view.to_act[0]
        best = mantis.best_of(mantis.futures(play.state.edition, view, Seen(play, seat)), seat)
        return tuple(map(best.estimate, range(play.seats)))

    def choices(self, play: AnyPlay, seat: Seat, _: Any) -> dict[Any, Estimate]:
        found = mantis.futures(play.state.edition, play.view(seat), Seen(play, seat))
        return {action: future.estimate(seat) for action, future in found.items()}

    def lucky(self, events: Sequence[Any]) -> Seat | None:
        turned = (mantis_events.Missed, mantis_events.Scored, mantis_events.Stole, mantis_events.Banked)
        return next((event.seat for event in events if isinstance(event, turned)), None)


class Kittens:
    def moment(self, play: AnyPlay) -> tuple[Estimate, ...]:
        if play.result:
            return certain(play)
        chances = seen_by_all(play.state, FEW_WORLDS)
        return tuple(Estimate(chance, chance and error_of("kittens", chance)) for chance in chances)

    def choices(self, play: AnyPlay, seat: Seat, action: Any) -> dict[Any, Estimate]:
        look = Outlook(play.view(seat), Seen(play, seat), play.state.edition)
        found = futures(look, kittens.considered(look, also=action), WORLDS)
        return {action: kittens.estimate(future) for action, future in found.items()}

    def lucky(self, events: Sequence[Any]) -> Seat | None:
        for event in events:
            match event:
                case kittens_events.Drew(seat) | kittens_events.Shuffled(seat) | kittens_events.Robbed(seat):
                    return seat
                case _:
                    pass
        return None


def certain(play: AnyPlay) -> tuple[Estimate, ...]:
    """The game is over."""
    assert play.result
    return tuple(Estimate(share, 0.0) for share in standing.shares(play.result.winners, play.seats))


JUDGES: dict[str, Mantis | Kittens] = {"mantis": Mantis(), "kittens": Kittens()}


def of(game: str) -> Mantis | Kittens:
    if game not in JUDGES:
        raise Refused(f"there is no coach for {shorten(game)}; there is one for {listing(JUDGES)}")
    return JUDGES[game]
