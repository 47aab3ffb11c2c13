"""A second, independent definition of a game's hidden facts. `mazzo check` compares it with `view` and `seen`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from mazzo.core.chance import Chance
from mazzo.core.rules import Seat

Viewer: TypeAlias = Seat | None
"""A seat, or None for a spectator."""


@dataclass(frozen=True, kw_only=True)
class Secrets:
    """The facts that viewers of a game cannot know. `mazzo check` needs the first; the others make it more precise."""

    lookalike: Callable[[Any, Viewer, Chance], Any]
    """Another state that looks the same to the viewer; the same state if nothing is hidden."""

    shown: Callable[[Any, Any, Viewer], Sequence[object]] | None = None
    """The hidden facts that an event reveals to the viewer by the rules, given the state after it.

    Without it, an event may reveal only facts that the viewer's view shows after it.
    """

    seen_action: Callable[[Any, Any, Viewer], object] | None = None
    """The visible part of another seat's action. Without it, a viewer sees only its kind."""

    remembers_rightly: Callable[[Any, Seat], bool] | None = None
    """Whether all remembered facts in a seat's view are true in a state."""
