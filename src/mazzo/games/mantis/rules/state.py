"""The whole truth of a game of Mantis, and what each event does to it."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.rules import Result, Seat
from mazzo.games.mantis.rules.cards import Card, Color, Face
from mazzo.games.mantis.rules.editions import Edition
from mazzo.games.mantis.rules.events import Banked, Ended, Event, Missed, Raided, RaidWon, Scored, Stole, TurnBegan


class AnyPhase(Struct, frozen=True, tag_field="phase", tag=str.lower, gc=False):
    """What the game is waiting for, and from which seats."""

    waiting: tuple[Seat, ...]


class Turn(AnyPhase, frozen=True):
    """To score or to steal."""


class Raiding(AnyPhase, frozen=True):
    """Whose Score Pile to take a card from."""


class Over(AnyPhase, frozen=True):
    waiting: tuple[Seat, ...] = ()


Phase: TypeAlias = Turn | Raiding | Over

Tank: TypeAlias = tuple[Color, ...]


class State(Struct, gc=False):
    """Only events change a state, and only a copy that nobody else holds: see `apply` in rules.py."""

    edition: Edition
    target: int  # how many scored cards win
    tanks: list[Tank]
    scores: list[int]
    dealt: tuple[Face, ...]  # what lay in the Tanks at the start
    cards: tuple[Card, ...]  # the Draw Pile as it was at the start, the top first
    turned: int  # how many of them have been turned over
    phase: Phase
    result: Result | None = None

    @property
    def seats(self) -> int:
        return len(self.tanks)

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is, until the game is over."""
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
        return replace(self, tanks=self.tanks[:], scores=self.scores[:])


def all_cards(state: State) -> object:
    """All cards there are, each in whatever place it lies; no event changes it."""
    shown = [face.front for face in state.dealt] + [card.front for card in state.cards[: state.turned]]
    tanks = [color for tank in state.tanks for color in tank]
    unshown = Counter(tanks) - Counter(shown)  # a Tank holds only what was shown
    return sorted(map(str, [*state.dealt, *state.cards])), len(shown) - len(tanks) - sum(state.scores), unshown


def missed(state: State, event: Missed) -> None:
    state.turned += 1
    state.tanks[event.tank] += (event.card.front,)


def scored(state: State, event: Scored) -> None:
    state.turned += 1
    take_out(state, event.seat, event.card.front)
    state.scores[event.seat] += event.count


def stole(state: State, event: Stole) -> None:
    state.turned += 1
    take_out(state, event.target, event.card.front)
    state.tanks[event.seat] += (event.card.front,) * event.count


def banked(state: State, event: Banked) -> None:
    state.turned += 1
    take_out(state, event.target, event.card.front)
    state.scores[event.seat] += event.count


def take_out(state: State, tank: Seat, color: Color) -> None:
    state.tanks[tank] = tuple([front for front in state.tanks[tank] if front is not color])


def raid_won(state: State, event: RaidWon) -> None:
    state.phase = Raiding((event.seat,))


def raided(state: State, event: Raided) -> None:
    state.scores[event.seat] += 1
    state.scores[event.target] -= 1


def turn_began(state: State, event: TurnBegan) -> None:
    state.phase = Turn((event.seat,))


def ended(state: State, event: Ended) -> None:
    state.phase = Over()
    state.result = event.result


CHANGES: dict[type[Event], Callable[[State, Any], None]] = {
    Missed: missed,
    Scored: scored,
    Stole: stole,
    Banked: banked,
    RaidWon: raid_won,
    Raided: raided,
    TurnBegan: turn_began,
    Ended: ended,
}
"""What each event does to the cards."""
