"""The coach: `advise` judges each choice of a seat, `analysis.analyse` a whole game; `puzzles/` and `lessons/` teach.

May import core, the list of games and bots.
"""

from collections.abc import Sequence
from typing import Any

from mazzo.coach.advice import Advice
from mazzo.coach.coach import Coach
from mazzo.core.edition import check_known
from mazzo.core.errors import Refused
from mazzo.games import kit


def advise(game: str, edition: Any, view: Any, seen: Sequence[Any] = ()) -> Advice:
    """Judge each choice of a seat, using only its view and the events it has seen."""
    coach = of(game, edition)
    if view.seat is None or not view.legal:
        raise Refused("there is nothing to choose; ask when it is the seat's turn to act")
    return coach.advise(edition, view, seen)


def of(game: str, edition: Any) -> Coach:
    """The coach of a game: its own, or a default one that plays on at random from sampled states.

    Refused if the edition has changed options that the game's own coach does not support.
    """
    if own := kit(game).part("coach", Coach):
        check_known(f"the coach of {game}", own.options, edition)
        return own
    from mazzo.coach.sampling import ANY_GAME

    return ANY_GAME


def is_own(game: str) -> bool:
    """Whether a game has its own coach."""
    return kit(game).coach is not None
