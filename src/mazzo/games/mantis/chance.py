"""The chance events of Mantis in steps: each card is drawn when it is needed, its back before its front."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Self

from msgspec.structs import replace

from mazzo.core.chance import Chance, Script
from mazzo.core.rules import Seat
from mazzo.games.mantis.encoding import kinds
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.rules import rules
from mazzo.games.mantis.rules.actions import Action, Raid
from mazzo.games.mantis.rules.cards import Card
from mazzo.games.mantis.rules.editions import Edition, check, printed
from mazzo.games.mantis.rules.state import State
from mazzo.games.mantis.rules.view import back, view
from mazzo.games.mantis.sampling import sample
from mazzo.research.envs._chance import Outcomes, shares
from mazzo.research.envs._chance import Tree as AnyTree
from mazzo.research.envs._replayed import Answered


class Tree(AnyTree):
    """Draws the dealt cards one by one, then the back of each top card, and its front when it is turned over.

    The Draw Pile of a state therefore has no order yet: only the back of its top card is decided.
    """

    _game = MANTIS

    def __init__(self, edition: Edition, seats: int) -> None:
        check(edition, seats)
        self._edition, self._seats = edition, seats
        self._kinds = kinds(edition)
        self._numbers = {card: number for number, card in enumerate(self._kinds)}
        shown = [back(edition, card) for card in self._kinds]
        backs = list(dict.fromkeys(shown))
        self._back = [backs.index(each) for each in shown]  # the number of each kind's back
        self._kinds_of = [[kind for kind, each in enumerate(shown) if each == back] for back in backs]
        self._dealt: tuple[Card, ...] = ()
        self._hide(printed(edition))
        # the next state, before the back of its top card is decided
        self._covered: tuple[State, Sequence[Any]] | None = None
        self._turning: tuple[Seat, Action] | None = None  # the seat that turns the top card over, and its action
        self._deal_if_told()
        self._pass_over_the_certain()

    @staticmethod
    def most_outcomes(edition: Edition, _: int) -> int:
        return len(kinds(edition))

    def as_seen_by(self, seat: Seat, chance: Chance) -> Self:
        twin = super().as_seen_by(seat, chance)
        twin._hide(twin.state.pile)
        return twin

    def _hide(self, cards: Iterable[Card]) -> None:
        """Set the cards whose order is not decided, sorted by kind, and count them by kind and by back."""
        self._hidden = sorted(cards, key=self._numbers.__getitem__)
        found = Counter(self._hidden)
        self._left = [found[card] for card in self._kinds]
        self._backs_left = [sum([self._left[kind] for kind in alike]) for alike in self._kinds_of]

    def _possible(self) -> Outcomes:
        if self._covered:
            return shares(self._backs_left)
        if self.state is None:
            return shares(self._left)
        if self._turning:
            top = self._back[self._numbers[self.state.cards[self.state.turned]]]
            alike = [(kind, self._left[kind]) for kind in self._kinds_of[top]]
            return [(kind, count / self._backs_left[top]) for kind, count in alike if count]
        return []

    def name(self, outcome: int) -> str:
        return f"back {outcome}" if self._covered else str(self._kinds[outcome])

    def _tell(self, outcome: int) -> None:
        if self._covered:
            (state, events), self._covered = self._covered, None
            top = next(kind for kind in self._kinds_of[outcome] if self._left[kind])
            self._reach(self._with_top(state, top), events)
        elif self.state is None:
            self._dealt += (self._kinds[outcome],)
            self._take(outcome)
            self._deal_if_told()
        elif self._turning:
            (seat, action), self._turning = self._turning, None
            after, events = rules.apply(self._with_top(self.state, outcome), seat, action, NO_CHANCE)
            self._take(outcome)
            self._go_on(after, events)

    def _act(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Raid):
            self._reach(*rules.apply(self.state, seat, action, NO_CHANCE))
        else:
            self._turning = seat, action

    def _deal_if_told(self) -> None:
        if len(self._dealt) == self._seats * self._edition.hand:
            order = Answered([(*self._dealt, *self._hidden)], ())
            self._go_on(rules.deal(self._edition, self._seats, order), ())

    def _go_on(self, state: State, events: Sequence[Any]) -> None:
        if state.result or not self._hidden:
            self._reach(state, events)
        else:
            self._covered = state, events

    def _take(self, kind: int) -> None:
        """Remove a hidden card of this kind."""
        self._hidden = self._without(kind)
        self._left = one_fewer(self._left, kind)
        self._backs_left = one_fewer(self._backs_left, self._back[kind])

    def _without(self, kind: int) -> list[Card]:
        hidden = self._hidden.copy()
        del hidden[sum(self._left[:kind])]
        return hidden

    def _with_top(self, state: State, kind: int) -> State:
        """The same state, with a card of this kind on top of the Draw Pile."""
        return replace(state, cards=(*state.cards[: state.turned], self._kinds[kind], *self._without(kind)))

    def _sample(self, seat: Seat, chance: Chance) -> State:
        state: State = self.state
        pile = sample(self._edition, view(state, seat), chance).cards
        return replace(state, cards=(*state.cards[: state.turned], *pile))


NO_CHANCE = Script()
"""No move of Mantis uses chance: the order of the Draw Pile is fixed."""


def one_fewer(counts: list[int], place: int) -> list[int]:
    rest = counts.copy()
    rest[place] -= 1
    return rest
