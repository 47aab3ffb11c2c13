"""Games whose luck is told them, one small piece at a time, for libraries in which luck is a player.

A tree stands at a decision, at the end, or where luck must be told; `outcomes` are then what it can be. Nothing but
`tell` and `act` moves it on. What is certain is not asked. Its state is that of the last decision, or of the end.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import partial
from typing import Any, NamedTuple, Self, TypeVar

from msgspec.structs import replace

from mazzo.bots.mantis.worlds import sample as mantis_world
from mazzo.core.chance import Chance, Script
from mazzo.core.rules import Seat
from mazzo.games.kittens import beliefs
from mazzo.games.kittens import rules as kittens
from mazzo.games.kittens.cards import Card as KittensCard
from mazzo.games.kittens.editions import Edition as KittensEdition
from mazzo.games.kittens.editions import cards_in_play
from mazzo.games.kittens.events import seen as kittens_seen
from mazzo.games.kittens.view import view as kittens_view
from mazzo.games.mantis import rules as mantis
from mazzo.games.mantis.actions import Action, Raid
from mazzo.games.mantis.cards import Card
from mazzo.games.mantis.editions import Edition as MantisEdition
from mazzo.games.mantis.editions import check, printed
from mazzo.games.mantis.encoding import kinds
from mazzo.games.mantis.events import seen as mantis_seen
from mazzo.games.mantis.state import State as MantisState
from mazzo.games.mantis.view import Back, back
from mazzo.games.mantis.view import view as mantis_view

T = TypeVar("T")

Outcomes = list[tuple[int, float]]
"""The numbers of what can happen, in order, with their probabilities."""


class Tree:
    """What the trees of all games share."""

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


def _odds(numbers: Iterable[int]) -> Outcomes:
    counts = Counter(numbers)
    total = counts.total()
    return [(number, count / total) for number, count in sorted(counts.items())]


# Mantis: a card is told when it is needed, its back before its front


class MantisTree(Tree):
    """First the dealt cards, one by one; then the back of each top card, and its front when it is turned over.

    So the Draw Pile of a state lies in no order yet: of its top card the back has been told, of the others nothing.
    """

    def __init__(self, edition: MantisEdition, seats: int) -> None:
        check(edition, seats)
        self._edition, self._seats = edition, seats
        self._kinds = kinds(edition)
        self._numbers = {card: number for number, card in enumerate(self._kinds)}
        self._backs = tuple(dict.fromkeys(map(self._back, self._kinds)))
        self._back_numbers = {self._back(card): self._backs.index(self._back(card)) for card in self._kinds}
        self._dealt: tuple[Card, ...] = ()
        self._unseen = printed(edition)
        self._covered: tuple[MantisState, Sequence[Any]] | None = None  # reached, but for the back of the top card
        self._turning: tuple[Seat, Action] | None = None  # who turns the top card over, and how
        self._deal_if_told()
        self._pass_over_the_certain()

    @staticmethod
    def most_outcomes(edition: MantisEdition, _: int) -> int:
        return len(kinds(edition))

    def _possible(self) -> Outcomes:
        if self._covered:
            return _odds(self._back_numbers[self._back(card)] for card in self._covered[0].pile)
        if self.state is None:
            return _odds(self._numbers[card] for card in self._unseen)
        if self._turning:
            pile = self.state.pile
            return _odds(self._numbers[card] for card in pile if self._back(card) == self._back(pile[0]))
        return []

    def name(self, outcome: int) -> str:
        return f"back {outcome}" if self._covered else str(self._kinds[outcome])

    def _tell(self, outcome: int) -> None:
        if self._covered:
            (state, events), self._covered = self._covered, None
            top = next(card for card in state.pile if self._back(card) == self._backs[outcome])
            self._reach(_with_top(state, top), events)
        elif self.state is None:
            self._dealt += (self._kinds[outcome],)
            self._unseen = _without(self._unseen, self._kinds[outcome])
            self._deal_if_told()
        elif self._turning:
            (seat, action), self._turning = self._turning, None
            after, events = mantis.apply(_with_top(self.state, self._kinds[outcome]), seat, action, Script())
            self._go_on(after, events)

    def _act(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Raid):
            self._reach(*mantis.apply(self.state, seat, action, Script()))
        else:
            self._turning = seat, action

    def _deal_if_told(self) -> None:
        if len(self._dealt) == self._seats * self._edition.hand:
            order = Script([(*self._dealt, *self._unseen)])
            self._go_on(mantis.deal(self._edition, self._seats, order), ())

    def _go_on(self, state: MantisState, events: Sequence[Any]) -> None:
        if state.result or not state.pile:
            self._reach(state, events)
        else:
            self._covered = state, events

    def _back(self, card: Card) -> Back:
        return back(self._edition, card)

    def _sample(self, seat: Seat, chance: Chance) -> MantisState:
        state: MantisState = self.state
        pile = mantis_world(self._edition, mantis_view(state, seat), chance).cards
        return replace(state, cards=(*state.cards[: state.turned], *pile))

    def _seen(self, event: Any, seat: Seat) -> Any:
        return mantis_seen(event, seat)


def _with_top(state: MantisState, card: Card) -> MantisState:
    """The same state, with such a card on top of the Draw Pile."""
    turned = state.cards[: state.turned]
    return replace(state, cards=(*turned, card, *_without(state.pile, card)))


def _without(cards: tuple[T, ...], card: T) -> tuple[T, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


# Exploding Kittens: the rules are tried, and begun again when they ask for luck that has not been told yet


class KittensTree(Tree):
    """A shuffle is told card by card, the top first, and a random card of a hand by its place."""

    def __init__(self, edition: KittensEdition, seats: int) -> None:
        self._attempt: Callable[[Chance], tuple[Any, Sequence[Any]]] = partial(_deal, edition, seats)
        self._told: tuple[Any, ...] = ()
        self._question: Order | Place | None = None
        self._try()
        self._pass_over_the_certain()

    @staticmethod
    def most_outcomes(edition: KittensEdition, seats: int) -> int:
        return max(len(KittensCard), sum(cards_in_play(edition, seats).values()))

    def _possible(self) -> Outcomes:
        return self._question.outcomes() if self._question else []

    def name(self, outcome: int) -> str:
        return f"place {outcome}" if isinstance(self._question, Place) else str(KITTENS_CARDS[outcome])

    def _tell(self, outcome: int) -> None:
        assert self._question
        self._question = self._question.told(outcome)
        if self._question.is_answered:
            self._told += (self._question.answer,)
            self._try()

    def _act(self, seat: Seat, action: Any) -> None:
        self._attempt, self._told = partial(kittens.apply, self.state, seat, action), ()
        self._try()

    def _sample(self, seat: Seat, chance: Chance) -> Any:
        return beliefs.sample(kittens_view(self.state, seat), self.state.edition, chance)

    def _seen(self, event: Any, seat: Seat) -> Any:
        return kittens_seen(event, seat)

    def _try(self) -> None:
        try:
            state, events = self._attempt(Told(self._told))
        except Asked as asked:
            self._question = asked.question
        else:
            self._question = None
            self._reach(state, events)


def _deal(edition: KittensEdition, seats: int, luck: Chance) -> tuple[Any, Sequence[Any]]:
    return kittens.deal(edition, seats, luck), ()


class Order(NamedTuple):
    """In which order do these cards come?"""

    left: tuple[KittensCard, ...]
    answer: tuple[KittensCard, ...] = ()

    @property
    def is_answered(self) -> bool:
        return not self.left

    def outcomes(self) -> Outcomes:
        return _odds(map(KITTENS_CARDS.index, self.left))

    def told(self, outcome: int) -> "Order":
        card = KITTENS_CARDS[outcome]
        return Order(_without(self.left, card), (*self.answer, card))


class Place(NamedTuple):
    """Which of so many?"""

    below: int
    answer: int | None = None

    @property
    def is_answered(self) -> bool:
        return self.answer is not None

    def outcomes(self) -> Outcomes:
        return _odds(range(self.below))

    def told(self, outcome: int) -> "Place":
        return Place(self.below, outcome)


class Asked(Exception):
    """The rules asked for luck that has not been told."""

    def __init__(self, question: Order | Place) -> None:
        self.question = question


class Told:
    """The luck that has been told so far."""

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

    def copy(self) -> "Told":
        return Told(self._answers)


KITTENS_CARDS = tuple(KittensCard)

TREES: dict[str, type[MantisTree] | type[KittensTree]] = {"mantis": MantisTree, "kittens": KittensTree}
