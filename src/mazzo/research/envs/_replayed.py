"""The chance of any game, piece by piece: the rules run, and start over when they need an outcome not decided yet."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from mazzo.core.chance import Chance, Dice, any_of
from mazzo.core.rules import Seat
from mazzo.games import AnyGame
from mazzo.research.envs._chance import Outcomes, Tree, odds, without

T = TypeVar("T")

TRIED_GAMES, LONGEST = 10, 1000


class ReplayedTree(Tree):
    """Decides a shuffle item by item, the first one first, and a random number in one piece."""

    kinds: tuple[Any, ...] = ()
    """All cards, if each has the same number in every shuffle; otherwise they are numbered by their order in each."""

    def __init__(self, game: AnyGame, edition: Any, seats: int) -> None:
        self._game = game
        self._attempt: Callable[[Chance], tuple[Any, Sequence[Any]]] = partial(_deal, game, edition, seats)
        self._answers: tuple[Any, ...] = ()
        self._question: Order | Place | None = None
        self._try()
        self._pass_over_the_certain()

    def most_outcomes(self, edition: Any, seats: int) -> int:
        """The most outcomes at one time in some random games."""
        counting = OutcomeCounter()
        for number in range(TRIED_GAMES):
            chance = Dice(f"outcomes {number}")
            counting.chance = chance
            state = self._game.deal(edition, seats, counting)
            for _ in range(LONGEST):
                if state.result:
                    break
                seat = state.to_act[0]
                state, _events = self._game.apply(state, seat, any_of(chance, self._game.legal(state, seat)), counting)
        return max(1, counting.most)

    def _possible(self) -> Outcomes:
        return self._question.outcomes() if self._question else []

    def name(self, outcome: int) -> str:
        return f"place {outcome}" if isinstance(self._question, Place) else str(self._order.kinds[outcome])

    @property
    def _order(self) -> "Order":
        assert isinstance(self._question, Order)
        return self._question

    def _tell(self, outcome: int) -> None:
        assert self._question
        self._question = self._question.answered(outcome)
        if self._question.is_answered:
            self._answers += (self._question.answer,)
            self._try()

    def _act(self, seat: Seat, action: Any) -> None:
        self._attempt, self._answers = partial(self._game.apply, self.state, seat, action), ()
        self._try()

    def _sample(self, seat: Seat, chance: Chance) -> Any:
        seen = [self._game.seen(event, seat) for event in self.events]
        return self._game.state_sampler(self.state.edition, self._game.view(self.state, seat), seen)(chance)

    def _try(self) -> None:
        try:
            state, events = self._attempt(Answered(self._answers, self.kinds))
        except ChanceNeeded as asked:
            self._question = asked.question
        else:
            self._question = None
            self._reach(state, events)


def _deal(game: AnyGame, edition: Any, seats: int, chance: Chance) -> tuple[Any, Sequence[Any]]:
    return game.deal(edition, seats, chance), ()


class Order(NamedTuple):
    """A chance event: the order of these cards."""

    kinds: tuple[Any, ...]  # the place of a card here is its number
    left: tuple[Any, ...]
    answer: tuple[Any, ...] = ()

    @property
    def is_answered(self) -> bool:
        return not self.left

    def outcomes(self) -> Outcomes:
        return odds(map(self.kinds.index, self.left))

    def answered(self, outcome: int) -> "Order":
        card = self.kinds[outcome]
        return Order(self.kinds, without(self.left, card), (*self.answer, card))


class Place(NamedTuple):
    """A chance event: a number less than `below`."""

    below: int
    answer: int | None = None

    @property
    def is_answered(self) -> bool:
        return self.answer is not None

    def outcomes(self) -> Outcomes:
        return odds(range(self.below))

    def answered(self, outcome: int) -> "Place":
        return Place(self.below, outcome)


class ChanceNeeded(Exception):
    """The rules need an outcome that is not decided yet."""

    def __init__(self, question: Order | Place) -> None:
        self.question = question


class Answered:
    """A source of chance that returns the outcomes decided so far."""

    def __init__(self, answers: Sequence[Any], kinds: tuple[Any, ...]) -> None:
        self._answers, self._kinds = list(answers), kinds

    def below(self, n: int) -> int:
        if not self._answers:
            raise ChanceNeeded(Place(n))
        place: int = self._answers.pop(0)
        return place

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        if not cards:
            return ()
        if not self._answers:
            raise ChanceNeeded(Order(self._kinds or distinct(cards), tuple(cards)))
        order: tuple[T, ...] = self._answers.pop(0)
        return order

    def copy(self) -> "Answered":
        return Answered(self._answers, self._kinds)


def distinct(cards: Sequence[T]) -> tuple[T, ...]:
    """Each card once, in an order that does not depend on how they lie."""
    found: list[T] = []
    for card in sorted(cards, key=str):
        if not found or found[-1] != card:
            found.append(card)
    return tuple(found)


class OutcomeCounter:
    """A source of chance that notes the most outcomes of one event."""

    chance: Dice

    def __init__(self) -> None:
        self.most = 0

    def below(self, n: int) -> int:
        self.most = max(self.most, n)
        return self.chance.below(n)

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        self.most = max(self.most, len(distinct(cards)))
        return self.chance.shuffled(cards)

    def copy(self) -> "OutcomeCounter":
        return self
