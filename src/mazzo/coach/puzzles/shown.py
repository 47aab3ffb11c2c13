"""A puzzle as shown to people: the position from its seat, then the coach's advice and the best move."""

from typing import Any

from msgspec import Struct

from mazzo.coach import advise
from mazzo.coach.advice import Advice, Estimate
from mazzo.coach.lessons.lesson import NAMES, SeenMove, seen_move
from mazzo.coach.puzzles.puzzle import Puzzle, second
from mazzo.core.rules import Seat

RECENT = 12
"""The number of events to show before the choice."""


class ShownPuzzle(Struct, frozen=True):
    game: str
    edition: str
    rating: int
    names: tuple[str, ...]
    seat: Seat
    view: Any
    past: tuple[Any, ...]  # the last events, as the seat saw them
    beginner: str  # the choice of `medium`
    gap: Estimate  # from the best choice to the second, by the deeper search
    advice: Advice
    answer: SeenMove


def shown(puzzle: Puzzle) -> ShownPuzzle:
    play, seat = puzzle.position(), puzzle.seat
    view, seen = play.view(seat), play.seen(seat)
    advice = advise(puzzle.game, play.state.edition, view, seen)
    gap = second(puzzle.proven)
    return ShownPuzzle(
        game=puzzle.game,
        edition=puzzle.edition,
        rating=puzzle.rating,
        names=NAMES[: puzzle.seats],
        seat=seat,
        view=view,
        past=tuple(seen[-RECENT:]),
        beginner=puzzle.beginner,
        gap=Estimate(gap.loss, gap.error),
        advice=advice,
        answer=seen_move(play, f"{seat} {puzzle.best}", seat),
    )
