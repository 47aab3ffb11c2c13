"""What a bot is: somebody in a seat who sees what a person there would see, and chooses."""

from collections.abc import Sequence
from typing import Any, Protocol


class ViewLike(Protocol):
    """What the view of every game can tell."""

    @property
    def legal(self) -> Sequence[Any]: ...


class Bot(Protocol):
    """Plays one seat of one game. It is never handed a state, so it cannot peek."""

    def choose(self, view: Any) -> Any:
        """One of `view.legal`, which is never empty when a bot is asked."""
