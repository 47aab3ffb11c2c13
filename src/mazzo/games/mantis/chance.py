"""The luck of Mantis, piece by piece: a card when it is needed, its back before its front."""

from collections.abc import Sequence
from typing import Any

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
from mazzo.games.mantis.rules.view import Back, back, view
from mazzo.games.mantis.sampling import sample
from mazzo.research.envs._chance import Outcomes, odds, without
from mazzo.research.envs._chance import Tree as AnyTree


class Tree(AnyTree):
    """First the dealt cards, one by one; then the back of each top card, and its front when it is turned over.

    So the Draw Pile of a state has no order yet: only the back of its top card is decided.
    """

    _game = MANTIS

    def __init__(self, edition: Edition, seats: int) -> None:
        check(edition, seats)
        self._edition, self._seats = edition, seats
        self._kinds = kinds(edition)
        self._numbers = {card: number for number, card in enumerate(self._kinds)}
        self._backs = tuple(dict.fromkeys(map(self._back, self._kinds)))
        self._back_numbers = {self._back(card): self._backs.index(self._back(card)) for card in self._kinds}
        self._dealt: tuple[Card, ...] = ()
        self._unseen = printed(edition)
        # the next state, before the back of its top card is decided
        self._covered: tuple[State, Sequence[Any]] | None = None
        self._turning: tuple[Seat, Action] | None = None  # the seat that turns the top card over, and its action
        self._deal_if_told()
        self._pass_over_the_certain()

    @staticmethod
    def most_outcomes(edition: Edition, _: int) -> int:
        return len(kinds(edition))

    def _possible(self) -> Outcomes:
        if self._covered:
            return odds(self._back_numbers[self._back(card)] for card in self._covered[0].pile)
        if self.state is None:
            return odds(self._numbers[card] for card in self._unseen)
        if self._turning:
            pile = self.state.pile
            return odds(self._numbers[card] for card in pile if self._back(card) == self._back(pile[0]))
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
            self._unseen = without(self._unseen, self._kinds[outcome])
            self._deal_if_told()
        elif self._turning:
            (seat, action), self._turning = self._turning, None
            after, events = rules.apply(_with_top(self.state, self._kinds[outcome]), seat, action, Script())
            self._go_on(after, events)

    def _act(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Raid):
            self._reach(*rules.apply(self.state, seat, action, Script()))
        else:
            self._turning = seat, action

    def _deal_if_told(self) -> None:
        if len(self._dealt) == self._seats * self._edition.hand:
            order = Script([(*self._dealt, *self._unseen)])
            self._go_on(rules.deal(self._edition, self._seats, order), ())

    def _go_on(self, state: State, events: Sequence[Any]) -> None:
        if state.result or not state.pile:
            self._reach(state, events)
        else:
            self._covered = state, events

    def _back(self, card: Card) -> Back:
        return back(self._edition, card)

    def _sample(self, seat: Seat, chance: Chance) -> State:
        state: State = self.state
        pile = sample(self._edition, view(state, seat), chance).cards
        return replace(state, cards=(*state.cards[: state.turned], *pile))


def _with_top(state: State, card: Card) -> State:
    """The same state, with this card on top of the Draw Pile."""
    turned = state.cards[: state.turned]
    return replace(state, cards=(*turned, card, *without(state.pile, card)))
