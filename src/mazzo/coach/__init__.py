"""The coach: advice for a seat that has to choose, and what a finished game was like."""

from collections.abc import Callable, Sequence
from typing import Any

from mazzo.coach import kittens, mantis
from mazzo.coach.advice import Advice
from mazzo.core.errors import Refused

ADVISE: dict[str, Callable[[Any, Any, Sequence[Any]], Advice]] = {"mantis": mantis.advise, "kittens": kittens.advise}


def advise(game: str, edition: Any, view: Any, seen: Sequence[Any] = ()) -> Advice:
    """What each choice of a seat would mean, from its view and what it has seen, and from nothing else."""
    if view.seat is None or not view.legal:
        raise Refused("there is nothing to choose; ask when it is the seat's turn to act")
    return ADVISE[game](edition, view, seen)
