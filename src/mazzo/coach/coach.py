"""The coach that a game brings (the part `coach` of its kit), as a record of functions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mazzo.coach.advice import Advice, Estimate
from mazzo.coach.choices import Judged
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay


@dataclass(frozen=True, kw_only=True)
class Coach:
    advise: Callable[[Any, Any, Sequence[Any]], Advice]
    """Judge each choice of a seat from its edition, its view and the events it has seen."""
    moment: Callable[[AnyPlay], tuple[Estimate, ...]]
    """How likely everybody is to win, to somebody who sees the table; asked only before the end."""
    choices: Callable[[AnyPlay, Seat, Any], Judged]
    """Judge each choice of a seat, this action among them, from what the seat could know."""
    lucky: Callable[[Sequence[Any]], Seat | None]
    """Whose luck it was that decided what happened, if any did."""
