"""A command in progress, with its events and the state after them; shared by tables and tournaments."""

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from mazzo.table.commands import AnyCommand

S = TypeVar("S")
E = TypeVar("E")


class AnyStep(Generic[S, E]):
    """One command in progress: the time, its events so far, and the state after them."""

    __slots__ = ("_evolve", "events", "now", "state")

    def __init__(self, state: S, now: float, evolve: Callable[[S, E], S]) -> None:
        self.state = state
        self.now = now
        self.events: list[E] = []
        self._evolve = evolve

    def emit(self, event: E) -> None:
        self.events.append(event)
        self.state = self._evolve(self.state, event)


Rules: TypeAlias = dict[type[AnyCommand], Callable[[Any, Any, Any], None]]
"""The function for each kind of command; its arguments are the step, the sender and the command."""
