"""The coach of a game (the part `coach` of its kit), as a record of functions."""

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
    """Everybody's chance to win, for an observer of the whole table; called only before the end."""
    choices: Callable[[AnyPlay, Seat, Any], Judged]
    """Judge each choice of a seat, including this action, from the seat's knowledge."""
    lucky: Callable[[Sequence[Any]], Seat | None]
    """The seat whose luck decided these events, or None."""
    options: frozenset[str] | None = None
    """The supported options: a game with another one changed is refused. None if the coach just asks the rules."""
