"""The coach for Exploding Kittens."""

from collections.abc import Sequence
from typing import Any

from mazzo.coach.advice import Estimate, Note, Outcome
from mazzo.coach.coach import Coach, Judged, error_of
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.games.kittens.beliefs import risk
from mazzo.games.kittens.bots import BOTS
from mazzo.games.kittens.bots.lookahead import Lookahead
from mazzo.games.kittens.coach.advice import advise
from mazzo.games.kittens.coach.chances import chances, seen_by_all
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.events import Defused, Drew, Event, Robbed, Shuffled


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


def outcome(play: AnyPlay, seat: Seat, events: Sequence[Event]) -> Outcome | None:
    """If the seat drew a kitten, a note with its probability, given the seat's knowledge of the Draw Pile."""
    if not any(isinstance(event, Drew) and event.seat == seat and event.card is Card.KITTEN for event in events):
        return None
    is_saved = any(isinstance(event, Defused) for event in events)
    chance = risk(play.view(seat)).value
    note = Note("kittens-came-defused" if is_saved else "kittens-came-exploded", {"seat": seat})
    return Outcome(note, chance.numerator, chance.denominator, 0)


COACH = Coach(advise=advise, moment=moment, choices=choices, lucky=lucky, outcome=outcome, options=BOTS.options)
