"""What a bot is: somebody in a seat who sees what a person there would see, and chooses."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from mazzo.core.chance import Chance


class ViewLike(Protocol):
    """What the view of every game can tell."""

    @property
    def legal(self) -> Sequence[Any]: ...


class Bot(Protocol):
    """Plays one seat of one game. It is never handed a state, so it cannot peek.

    It keeps nothing from one call to the next but its own luck: the same view, the same events and the same luck give
    the same choice. So a bot can be asked in another process, and go on after a restart.
    """

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        """One of `view.legal`, which is never empty when a bot is asked.

        `seen` is all that happened so far as the seat saw it, the oldest first; it may be empty where nobody kept it.
        """


Maker: TypeAlias = Callable[[Any, Chance], Bot]
"""Makes a bot for one seat of a game of this edition, out of luck of its own."""
