"""The way from a command to the next state, shared by tables and tournaments."""

from collections.abc import Callable, Iterable
from inspect import isfunction, signature
from types import ModuleType
from typing import Any, Generic, TypeVar

from mazzo.table.commands import AnyCommand

S = TypeVar("S")
E = TypeVar("E")
C = TypeVar("C")


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


def rules_in(*modules: ModuleType) -> dict[type[AnyCommand], Callable[[Any, Any, Any], None]]:
    """The rule for each command, of these modules."""
    return by_last_argument(
        AnyCommand, [each for place in modules for each in vars(place).values() if isfunction(each)]
    )


def by_last_argument(base: type[C], functions: Iterable[Callable[..., Any]]) -> dict[type[C], Callable[..., Any]]:
    """The function for each kind of a base: the one whose last argument is declared to be of that kind."""
    last = {each: [*signature(each).parameters.values()][-1:] for each in functions}
    kinds = {each: found[0].annotation for each, found in last.items() if found}
    return {kind: each for each, kind in kinds.items() if isinstance(kind, type) and issubclass(kind, base)}
