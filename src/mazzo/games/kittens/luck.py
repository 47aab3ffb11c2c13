"""The luck of Exploding Kittens, piece by piece.

The rules run, and start over when they need luck that is not decided yet.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from mazzo.core.chance import Chance
from mazzo.core.rules import Seat
from mazzo.envs._luck import Outcomes, odds, without
from mazzo.envs._luck import Tree as AnyTree
from mazzo.games.kittens import beliefs
from mazzo.games.kittens.rules import rules
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition, cards_in_play
from mazzo.games.kittens.rules.events import seen
from mazzo.games.kittens.rules.view import view

T = TypeVar("T")

CARDS = tuple(Card)


class Tree(AnyTree):
    """A shuffle is decided card by card from the top, and a random card of a hand by its place."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self._attempt: Callable[[Chance], tuple[Any, Sequence[Any]]] = partial(_deal, edition, seats)
        self._answers: tuple[Any, ...] = ()
        self._question: Order | Place | None = None
        self._try()
        self._pass_over_the_certain()

    @staticmethod
    def most_outcomes(edition: Edition, seats: int) -> int:
        return max(len(Card), sum(cards_in_play(edition, seats).values()))

    def _possible(self) -> Outcomes:
        return self._question.outcomes() if self._question else []

    def name(self, outcome: int) -> str:
        return f"place {outcome}" if isinstance(self._question, Place) else str(CARDS[outcome])

    def _tell(self, outcome: int) -> None:
        assert self._question
        self._question = self._question.answered(outcome)
        if self._question.is_answered:
            self._answers += (self._question.answer,)
            self._try()

    def _act(self, seat: Seat, action: Any) -> None:
        self._attempt, self._answers = partial(rules.apply, self.state, seat, action), ()
        self._try()

    def _sample(self, seat: Seat, chance: Chance) -> Any:
        return beliefs.sample(view(self.state, seat), self.state.edition, chance)

    def _seen(self, event: Any, seat: Seat) -> Any:
        return seen(event, seat)

    def _try(self) -> None:
        try:
            state, events = self._attempt(Answered(self._answers))
        except Asked as asked:
            self._question = asked.question
        else:
            self._question = None
            self._reach(state, events)


def _deal(edition: Edition, seats: int, luck: Chance) -> tuple[Any, Sequence[Any]]:
    return rules.deal(edition, seats, luck), ()


class Order(NamedTuple):
    """A question of luck: the order of these cards."""

    left: tuple[Card, ...]
    answer: tuple[Card, ...] = ()

    @property
    def is_answered(self) -> bool:
        return not self.left

    def outcomes(self) -> Outcomes:
        return odds(map(CARDS.index, self.left))

    def answered(self, outcome: int) -> "Order":
        card = CARDS[outcome]
        return Order(without(self.left, card), (*self.answer, card))


class Place(NamedTuple):
    """A question of luck: a number below `n`."""

    below: int
    answer: int | None = None

    @property
    def is_answered(self) -> bool:
        return self.answer is not None

    def outcomes(self) -> Outcomes:
        return odds(range(self.below))

    def answered(self, outcome: int) -> "Place":
        return Place(self.below, outcome)


class Asked(Exception):
    """The rules need luck that is not decided yet."""

    def __init__(self, question: Order | Place) -> None:
        self.question = question


class Answered:
    """The luck decided so far."""

    def __init__(self, answers: Sequence[Any]) -> None:
        self._answers = list(answers)

    def below(self, n: int) -> int:
        if not self._answers:
            raise Asked(Place(n))
        place: int = self._answers.pop(0)
        return place

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        if not cards:
            return ()
        if not self._answers:
            raise Asked(Order(tuple(cards)))  # type: ignore[arg-type]  # kittens shuffles nothing else
        order: tuple[T, ...] = self._answers.pop(0)
        return order

    def copy(self) -> "Answered":
        return Answered(self._answers)
