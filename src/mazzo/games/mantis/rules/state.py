"""The complete state of a game of Mantis."""

from collections import Counter
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.rules import Result, Seat
from mazzo.games.mantis.rules.cards import Card, Color, Face
from mazzo.games.mantis.rules.editions import Edition


class AnyPhase(Struct, frozen=True, tag_field="phase", tag=str.lower, gc=False):
    """A phase: what the game waits for, and from which seats."""

    waiting: tuple[Seat, ...]


class Turn(AnyPhase, frozen=True):
    """A turn: the seat scores or steals."""


class Raiding(AnyPhase, frozen=True):
    """A raid: the seat chooses the Score Pile to take a card from."""


class Over(AnyPhase, frozen=True):
    waiting: tuple[Seat, ...] = ()


Phase: TypeAlias = Turn | Raiding | Over

Tank: TypeAlias = tuple[Color, ...]


class State(Struct, gc=False):
    """A game of Mantis. Only events change it, and only on a private copy: see `apply` in rules.py."""

    edition: Edition
    target: int  # scored cards that win
    tanks: list[Tank]
    scores: list[int]
    dealt: tuple[Face, ...]  # the cards in the Tanks at the start
    cards: tuple[Card, ...]  # the Draw Pile at the start, the top first
    turned: int  # how many of them have been turned over
    phase: Phase
    result: Result | None = None

    @property
    def seats(self) -> int:
        return len(self.tanks)

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is; None when the game is over."""
        return self.phase.waiting[0] if self.phase.waiting else None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.phase.waiting

    @property
    def pile(self) -> tuple[Card, ...]:
        return self.cards[self.turned :]

    def __hash__(self) -> int:
        return hash((*self.tanks, *self.scores, self.turned, self.cards, self.phase))

    def copy(self) -> "State":
        return replace(self, tanks=self.tanks.copy(), scores=self.scores.copy())


def without(tank: Tank, color: Color) -> Tank:
    """A Tank without its cards of one colour."""
    left = []
    for front in tank:  # a comprehension takes half as long again
        if front is not color:
            left.append(front)
    return tuple(left)


def all_cards(state: State) -> object:
    """All cards, wherever they lie; no event changes this."""
    shown = [face.front for face in state.dealt] + [card.front for card in state.cards[: state.turned]]
    tanks = [color for tank in state.tanks for color in tank]
    unshown = Counter(tanks) - Counter(shown)  # a Tank holds only cards that were shown
    return sorted(map(str, [*state.dealt, *state.cards])), len(shown) - len(tanks) - sum(state.scores), unshown
