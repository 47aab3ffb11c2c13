"""Games whose luck is told them, one small piece at a time, for libraries in which luck is a player.

A tree stands at a decision, at the end, or where luck must be told; `outcomes` says then what it can be. Nothing but
`tell` and `act` moves it on. What is certain is not asked. Its state is that of the last decision.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from copy import copy
from functools import partial
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from mazzo.core.chance import Script
from mazzo.core.rules import Seat
from mazzo.games.kittens import KITTENS
from mazzo.games.kittens.cards import Card as KittensCard
from mazzo.games.kittens.editions import Edition as KittensEdition
from mazzo.games.kittens.editions import cards_in_play
from mazzo.games.mantis import MANTIS
from mazzo.games.mantis.actions import Raid
from mazzo.games.mantis.cards import Card
from mazzo.games.mantis.editions import Edition as MantisEdition
from mazzo.games.mantis.encoding import kinds
from mazzo.games.mantis.state import Raiding
from mazzo.games.mantis.state import State as MantisState
from mazzo.games.mantis.view import back

T = TypeVar("T", bound=Hashable)

Outcomes = list[tuple[int, float]]
"""The numbers of what can happen, in order, with their probabilities."""


class Tree(Protocol):
    """A game and its luck."""

    state: Any  # none before the cards are dealt
    events: list[Any]
    most_outcomes: int

    def outcomes(self) -> Outcomes:
        """What luck can be told now; nothing at a decision or at the end."""

    def tell(self, outcome: int) -> None: ...

    def act(self, seat: Seat, action: Any) -> None: ...

    def name(self, outcome: int) -> str:
        """An outcome that can be told now, in words."""


class Lucky:
    """What trees share: copies, and passing over what is certain."""

    state: Any = None
    events: list[Any]

    def outcomes(self) -> Outcomes:
        raise NotImplementedError

    def _tell(self, outcome: int) -> None:
        raise NotImplementedError

    def tell(self, outcome: int) -> None:
        self._tell(outcome)
        self._pass_over_the_certain()

    def _pass_over_the_certain(self) -> None:
        while len(outcomes := self.outcomes()) == 1:
            self._tell(outcomes[0][0])

    def _reach(self, state: Any, events: Iterable[Any]) -> None:
        self.state, self.events = state, [*self.events, *events]

    def __deepcopy__(self, _: object) -> "Lucky":
        return copy(self)  # nothing that a tree holds is ever changed in place


def _odds(numbers: Counter[int]) -> Outcomes:
    total = numbers.total()
    return [(number, count / total) for number, count in sorted(numbers.items())]


# Mantis: a card is told when it is needed, and its back before its front


class MantisTree(Lucky):
    """First the dealt cards, one by one; then the back of each top card, and its front when it is turned over.

    So the Draw Pile of a state is in no order yet: only its top card has been told, as far as its back.
    """

    def __init__(self, edition: MantisEdition, seats: int) -> None:
        self.events = []
        self._edition, self._seats = edition, seats
        self._kinds = kinds(edition)
        self._backs = tuple(dict.fromkeys(back(edition, card) for card in self._kinds))
        self._deck = tuple(edition.deck) if self._kinds == tuple(edition.deck) else None
        self.most_outcomes = max(len(self._kinds), len(self._backs))
        self._dealt: tuple[Card, ...] = ()
        self._turning: tuple[Seat, Any] | None = None  # whoever turns the top card over, and how
        self._uncovered: tuple[MantisState, list[Any]] | None = None  # reached, but for the back of the top card
        self._pass_over_the_certain()
