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
    """What each choice of a seat would mean, from what it may know: its edition, its view, and what it has seen."""
    moment: Callable[[AnyPlay], tuple[Estimate, ...]]
    """How likely everybody is to win, to somebody who sees the table; asked only before the end."""
    choices: Callable[[AnyPlay, Seat, Any], Judged]
    """What each choice was worth to the seat, this action among them, as far as it could know."""
    lucky: Callable[[Sequence[Any]], Seat | None]
    """Whose luck it was that decided what happened, if any did."""
