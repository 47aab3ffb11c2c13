"""The complete state of a game of Exploding Kittens."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.rules import Result, Seat
from mazzo.games.kittens.rules.actions import Announcement
from mazzo.games.kittens.rules.cards import KITTEN, Card, Hand, without
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.memory import Memory


class AnyPhase(Struct, frozen=True, tag_field="phase", tag=str.lower, gc=False):
    """A phase: what the game waits for, and from which seats."""

    waiting: tuple[Seat, ...]


class Turn(AnyPhase, frozen=True):
    """A turn: the seat plays cards, or draws."""


class Reaction(AnyPhase, frozen=True):
    """A reaction: others may Nope what a seat announced, or pass."""

    seat: Seat
    action: Announcement
    nopes: tuple[Seat, ...] = ()


class Giving(AnyPhase, frozen=True):
    """A Favor: the seats give the taker a card."""

    taker: Seat


class Picking(AnyPhase, frozen=True):
    """Five different cards: the seat picks a card from the discard pile."""


class Inserting(AnyPhase, frozen=True):
    """A Defuse: the seat puts the kitten back."""


class Over(AnyPhase, frozen=True):
    waiting: tuple[Seat, ...] = ()


Phase: TypeAlias = Turn | Reaction | Giving | Picking | Inserting | Over


class State(Struct, gc=False):
    """A game of Exploding Kittens. Only events change it, and only on a private copy: see `apply` in rules.py."""

    edition: Edition
    hands: list[Hand]  # the hand of a player who is out stays here, out of reach
    alive: tuple[bool, ...]
    pile: tuple[Card, ...]  # the top first
    discard: tuple[Card, ...]  # the top last
    turn: Seat  # the seat whose turn it is
    turns: int  # turns to take, including this one
    attacked: bool  # whether they come from an Attack
    phase: Phase
    memories: Sequence[Memory]  # each seat's certain knowledge
    result: Result | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.phase.waiting

    def __hash__(self) -> int:
        return hash((*self.hands, *self.alive, self.pile, self.discard, self.turn, self.turns, self.phase))

    def copy(self) -> "State":
        return replace(self, hands=self.hands.copy())

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats alive, in turn order."""
        return turn_order(self.alive, seat)

    @property
    def reaction(self) -> Reaction:
        """The phase, while others may Nope."""
        assert isinstance(self.phase, Reaction)
        return self.phase

    def lay(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Move cards from a hand to the discard pile."""
        for card in cards:
            self.hands[seat] = without(self.hands[seat], card)
            self.discard += (card,)


def all_cards(state: State) -> object:
    """All cards, wherever they lie; no event changes this."""
    drawn = [KITTEN] if isinstance(state.phase, Inserting) else []
    return sorted([*chain(*state.hands), *state.pile, *state.discard, *drawn])


@cache
def turn_order(alive: tuple[bool, ...], after: Seat) -> tuple[Seat, ...]:
    """The other seats alive, beginning with the next one."""
    return tuple([seat for seat in (*range(after + 1, len(alive)), *range(after)) if alive[seat]])
