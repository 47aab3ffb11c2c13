"""The coach: advice for a seat that has to choose, and analyses of finished games."""

from collections.abc import Sequence
from typing import Any

from mazzo.coach.advice import Advice
from mazzo.coach.coach import Coach
from mazzo.core.errors import Refused, listing
from mazzo.games import GAMES, kit


def advise(game: str, edition: Any, view: Any, seen: Sequence[Any] = ()) -> Advice:
    """Judge each choice of a seat, only from its view and the events it has seen."""
    coach = of(game)
    if view.seat is None or not view.legal:
        raise Refused("there is nothing to choose; ask when it is the seat's turn to act")
    return coach.advise(edition, view, seen)


def of(game: str) -> Coach:
    """The coach of a game; refused if it has none."""
    if not (found := kit(game).part("coach", Coach)):
        raise Refused(f"there is no coach for {game}; there is one for {listing(filter(has_coach, GAMES))}")
    return found


def has_coach(game: str) -> bool:
    return kit(game).coach is not None
