"""Games whose luck is told them, one small piece at a time, for libraries in which luck is a player.

A tree stands at a decision, at the end, or where luck must be told; `outcomes` are then what it can be. Nothing but
`tell` and `act` moves it on. A certain outcome is not asked for. Its state is that of the last decision, or of the end.
"""

from collections import Counter
from collections.abc import Iterable
from copy import copy
from typing import Any, Self, TypeVar

from mazzo.core.chance import Chance
from mazzo.core.rules import Seat

T = TypeVar("T")

Outcomes = list[tuple[int, float]]
"""The numbers of what can happen, in order, with their probabilities."""


class Tree:
    """What the trees of all games share. Each game has a module here with its own `Tree(edition, seats)`."""

    state: Any = None  # none before the cards are dealt
    events: tuple[Any, ...] = ()  # all that led to the state
    outcomes: Outcomes  # what luck can be told now; nothing at a decision or at the end

    def tell(self, outcome: int) -> None:
        """Luck was this."""
        self._tell(outcome)
        self._pass_over_the_certain()

    def act(self, seat: Seat, action: Any) -> None:
        """A seat chose this."""
        self._act(seat, action)
        self._pass_over_the_certain()

    def name(self, outcome: int) -> str:
        """What luck would be told, in words."""
        raise NotImplementedError

    def as_seen_by(self, seat: Seat, chance: Chance) -> Self:
        """A tree at the same decision, with other luck for all that the seat cannot know."""
        twin = copy(self)
        twin.state = self._sample(seat, chance)
        twin.events = tuple(self._seen(event, seat) for event in self.events)
        return twin

    def _sample(self, seat: Seat, chance: Chance) -> Any:
        raise NotImplementedError

    def _seen(self, event: Any, seat: Seat) -> Any:
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
        return copy(self)  # nothing that a tree holds is ever changed in place


def odds(numbers: Iterable[int]) -> Outcomes:
    counts = Counter(numbers)
    total = counts.total()
    return [(number, count / total) for number, count in sorted(counts.items())]


def without(cards: tuple[T, ...], card: T) -> tuple[T, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
