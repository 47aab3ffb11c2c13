"""Games whose random outcomes are chosen from outside, one small piece at a time, for libraries with a chance player.

A tree is at a decision, at the end, or at a chance node, where `outcomes` lists the possibilities. Only `tell` and
`act` advance it. A chance node with one outcome is skipped. The state is that of the last decision, or of the end.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from itertools import compress
from typing import Any, Self, TypeVar

from mazzo.core.chance import Chance
from mazzo.core.rules import Seat

T = TypeVar("T")

Outcomes = list[tuple[int, float]]
"""The numbers of the possible outcomes, in order, with their probabilities."""


class Tree:
    """The shared part of all trees. A game may have its own `Tree(edition, seats)`; others use `ReplayedTree`."""

    _game: Any
    state: Any = None  # None before the deal
    events: tuple[Any, ...] = ()  # all events so far
    outcomes: Outcomes  # the possible outcomes now; empty at a decision or at the end

    def tell(self, outcome: int) -> None:
        """Choose this outcome."""
        self._tell(outcome)
        self._pass_over_the_certain()

    def act(self, seat: Seat, action: Any) -> None:
        self._act(seat, action)
        self._pass_over_the_certain()

    def name(self, outcome: int) -> str:
        """An outcome in words."""
        raise NotImplementedError

    def as_seen_by(self, seat: Seat, chance: Chance) -> Self:
        """A tree at the same decision, with everything that the seat cannot know sampled again."""
        copied = copy(self)
        copied.state = self._sample(seat, chance)
        copied.events = tuple(self._game.seen(event, seat) for event in self.events)
        return copied

    def _sample(self, seat: Seat, chance: Chance) -> Any:
        raise NotImplementedError

    def _possible(self) -> Outcomes:
        raise NotImplementedError

    def _tell(self, outcome: int) -> None:
        raise NotImplementedError

    def _act(self, seat: Seat, action: Any) -> None:
        raise NotImplementedError

    def _pass_over_the_certain(self) -> None:
        while len(outcomes := self._possible()) == 1:
            self._tell(outcomes[0][0])
        self.outcomes = outcomes

    def _reach(self, state: Any, events: Iterable[Any]) -> None:
        self.state, self.events = state, (*self.events, *events)

    def __deepcopy__(self, _: object) -> "Tree":
        return copy(self)  # trees change nothing in place


def odds(numbers: Iterable[int]) -> Outcomes:
    counts = Counter(numbers)
    total = counts.total()
    return [(number, count / total) for number, count in sorted(counts.items())]


def shares(counts: Sequence[int]) -> Outcomes:
    """Like `odds`, given how often each number occurs. A hundred outcomes are common, so it has no Python loop."""
    total = sum(counts)
    chances = [count / total for count in range(max(counts) + 1)]
    return list(compress(enumerate(map(chances.__getitem__, counts)), counts))


def without(cards: tuple[T, ...], card: T) -> tuple[T, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
