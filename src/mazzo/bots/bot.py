"""The interface of a bot: it chooses actions for a seat, from the same view that a person would have."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from mazzo.core.chance import Chance


class Bot(Protocol):
    """Plays one seat of one game. It never gets a state, so it cannot cheat.

    It keeps only its random source between calls: the same view, events and random numbers give the same choice.
    Therefore it can run in another process, and continue after a restart.
    """

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        """Choose one of `view.legal`, which is never empty here.

        `seen` has all events so far as the seat saw them, the oldest first. It is empty if they were not stored.
        """


Maker: TypeAlias = Callable[[Any, Chance], Bot]
"""Creates a bot for one seat, given the edition and a random source for the bot."""
