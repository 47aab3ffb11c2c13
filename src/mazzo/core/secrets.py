"""Says a second time what a game hides, apart from its `view` and `seen`, so that a checker can compare them."""

from collections.abc import Callable, Sequence
from dataclasses import InitVar, dataclass
from typing import Any, TypeAlias

from mazzo.core.chance import Chance
from mazzo.core.rules import Seat

Viewer: TypeAlias = Seat | None
"""A seat, or nobody's for a spectator."""


@dataclass(frozen=True, kw_only=True)
class Secrets:
    """The facts that viewers of a game cannot know. `mazzo check` needs the first; the others make it more exact."""

    twin: Callable[[Any, Viewer, Chance], Any]
    """Another state that the viewer cannot tell from this one; the same one where nothing is hidden."""

    shown: Callable[[Any, Any, Viewer], Sequence[object]] | None = None
    """The hidden things that an event shows to the viewer by the rules; also handed the state that it led to.

    Without it, an event may show a viewer only what its view shows too from then on.
    """

    seen_action: Callable[[Any, Any, Viewer], object] | None = None
    """Gives what a viewer sees when another seat chooses an action. Without it, a viewer sees only its kind."""

    remembers_rightly: Callable[[Any, Seat], bool] | None = None
    """Whether all that a seat's view remembers is true in a state."""

    told: InitVar[Callable[[Any, Any, Viewer], object] | None] = None
    """The name that `seen_action` had in 0.1."""

    def __post_init__(self, told: Callable[[Any, Any, Viewer], object] | None) -> None:
        if told:
            object.__setattr__(self, "seen_action", told)
