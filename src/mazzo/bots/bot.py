"""A bot: it has a seat, sees what a person there would see, and chooses."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from mazzo.core.chance import Chance


class Bot(Protocol):
    """Plays one seat of one game. It never gets a state, so it cannot peek.

    It keeps only its random source between calls: the same view, events and random numbers give the same choice. So
    it can run in another process, and continue after a restart.
    """

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        """Choose one of `view.legal`, which is never empty here.

        `seen` has all events so far as the seat saw them, the oldest first; it may be empty if they were not kept.
        """


Maker: TypeAlias = Callable[[Any, Chance], Bot]
"""Makes a bot for one seat of a game of this edition, with its own random source."""
