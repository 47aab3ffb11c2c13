"""The whole truth of a game of Exploding Kittens, and what each event does to it."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.rules import Result, Seat
from mazzo.games.kittens.rules.actions import Announcement, cards_of
from mazzo.games.kittens.rules.cards import DEFUSE, KITTEN, NOPE, Card, Hand, minus, plus
from mazzo.games.kittens.rules.editions import DeadHand, Edition
from mazzo.games.kittens.rules.events import (
    SIGHT,
    Announced,
    Cancelled,
    Defused,
    DiscardOpened,
    Drew,
    Ended,
    Event,
    Exploded,
    FavorAsked,
    FoundNothing,
    Gave,
    HandedOver,
    Inserted,
    Lacked,
    Noped,
    Passed,
    Peeked,
    Picked,
    Robbed,
    Shuffled,
    TookEffect,
    TurnBegan,
)
from mazzo.games.kittens.rules.memory import LESSONS, NOTHING, TEACHING, Memory


class AnyPhase(Struct, frozen=True, tag_field="phase", tag=str.lower, gc=False):
    """What the game is waiting for, and from which seats."""

    waiting: tuple[Seat, ...]


class Turn(AnyPhase, frozen=True):
    """To play cards, or to draw."""


class Reaction(AnyPhase, frozen=True):
    """To Nope what a seat announced, or to pass."""

    seat: Seat
    action: Announcement
    nopes: tuple[Seat, ...] = ()


class Giving(AnyPhase, frozen=True):
    """To give the taker a card for a Favor."""

    taker: Seat


class Picking(AnyPhase, frozen=True):
    """To pick a card from the discard pile."""


class Inserting(AnyPhase, frozen=True):
    """To put a defused kitten back."""


class Over(AnyPhase, frozen=True):
    waiting: tuple[Seat, ...] = ()


Phase: TypeAlias = Turn | Reaction | Giving | Picking | Inserting | Over


class State(Struct, gc=False):
    """Only events change a state, and only a copy that nobody else holds: see `apply` in rules.py."""

    edition: Edition
    hands: list[Hand]  # a hand that left the game with its player stays here, out of reach
    alive: list[bool]
    pile: tuple[Card, ...]  # the top first
    discard: tuple[Card, ...]  # the top last
    turn: Seat  # whose turn it is
    turns: int  # how many they have to take, this one counted in
    attacked: bool  # whether an Attack made them
    phase: Phase
    memories: list[Memory]  # what each seat certainly knows
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
        return replace(self, hands=self.hands[:], alive=self.alive[:], memories=self.memories[:])

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats that are alive, in turn order."""
        others = turn_order(len(self.alive), seat)
        return others if all(self.alive) else tuple([other for other in others if self.alive[other]])


def all_cards(state: State) -> object:
    """All cards there are, each in whatever place it lies; no event changes it."""
    drawn = [KITTEN] if isinstance(state.phase, Inserting) else []
    return sorted([*chain(*state.hands), *state.pile, *state.discard, *drawn])


@cache
def turn_order(seats: int, after: Seat) -> tuple[Seat, ...]:
    """Everybody else, beginning with the next seat."""
    return (*range(after + 1, seats), *range(after))


def turn_began(state: State, event: TurnBegan) -> None:
    state.turn, state.turns, state.attacked = event.seat, event.turns, event.attacked
    state.phase = Turn((event.seat,))


def announced(state: State, event: Announced) -> None:
    lay(state, event.seat, cards_of(event.action))
    state.phase = Reaction(state.others(event.seat), event.seat, event.action)


def noped(state: State, event: Noped) -> None:
    lay(state, event.seat, (NOPE,))
    window = reaction(state)
    state.phase = Reaction(state.others(event.seat), window.seat, window.action, (*window.nopes, event.seat))


def passed(state: State, event: Passed) -> None:
    window = reaction(state)
    waiting = tuple([seat for seat in window.waiting if seat != event.seat])
    state.phase = Reaction(waiting, window.seat, window.action, window.nopes)


def reaction(state: State) -> Reaction:
    assert isinstance(state.phase, Reaction)
    return state.phase


def resolved(state: State, event: Cancelled | TookEffect) -> None:
    state.phase = Turn((event.seat,))


def favor_asked(state: State, event: FavorAsked) -> None:
    state.phase = Giving(event.givers, event.seat)


def gave(state: State, event: Gave) -> None:
    changed_hands(state, event)
    waiting = tuple(seat for seat in state.phase.waiting if seat != event.giver)
    state.phase = Giving(waiting, event.taker) if waiting else Turn((event.taker,))


def changed_hands(state: State, event: Gave | Robbed | HandedOver) -> None:
    assert event.card
    state.hands[event.giver] = minus(state.hands[event.giver], event.card)
    state.hands[event.taker] = plus(state.hands[event.taker], event.card)


def shuffled(state: State, event: Shuffled) -> None:
    assert event.pile is not None
    state.pile = event.pile


def discard_opened(state: State, event: DiscardOpened) -> None:
    state.phase = Picking((event.seat,))


def picked(state: State, event: Picked) -> None:
    lowest = state.discard.index(event.card)
    state.discard = state.discard[:lowest] + state.discard[lowest + 1 :]
    state.hands[event.seat] = plus(state.hands[event.seat], event.card)
    state.phase = Turn((event.seat,))


def drew(state: State, event: Drew) -> None:
    state.pile = state.pile[1:]
    if event.card and event.card is not KITTEN:  # a kitten lies open until it is defused or explodes
        state.hands[event.seat] = plus(state.hands[event.seat], event.card)


def defused(state: State, event: Defused) -> None:
    lay(state, event.seat, (DEFUSE,))
    state.phase = Inserting((event.seat,))


def inserted(state: State, event: Inserted) -> None:
    state.pile = (*state.pile[: event.place], KITTEN, *state.pile[event.place :])


def exploded(state: State, event: Exploded) -> None:
    state.alive[event.seat] = False
    state.discard += (*event.discarded, KITTEN)
    if state.edition.dead_hand is DeadHand.DISCARD_PILE:
        state.hands[event.seat] = ()


def ended(state: State, event: Ended) -> None:
    state.phase = Over()
    state.result = event.result


def nothing_moved(_: State, _event: FoundNothing | Lacked | Peeked) -> None:
    """Somebody learned something; no card changed its place."""


def lay(state: State, seat: Seat, cards: Iterable[Card]) -> None:
    """Cards go from a hand onto the discard pile."""
    for card in cards:
        state.hands[seat] = minus(state.hands[seat], card)
        state.discard += (card,)


CARDS: dict[type[Event], Callable[[State, Any], None]] = {
    TurnBegan: turn_began,
    Announced: announced,
    Noped: noped,
    Passed: passed,
    Cancelled: resolved,
    TookEffect: resolved,
    FavorAsked: favor_asked,
    Gave: gave,
    Robbed: changed_hands,
    FoundNothing: nothing_moved,
    HandedOver: changed_hands,
    Lacked: nothing_moved,
    Shuffled: shuffled,
    Peeked: nothing_moved,
    DiscardOpened: discard_opened,
    Picked: picked,
    Drew: drew,
    Defused: defused,
    Inserted: inserted,
    Exploded: exploded,
    Ended: ended,
}
"""What each event does to the cards and the phase."""


def remembered(kind: type[Event]) -> Callable[[State, Any], None]:
    """What such an event does to the cards; then every seat remembers what it saw."""
    change, sight, lesson, teaches = CARDS[kind], SIGHT[kind], LESSONS[kind], kind in TEACHING

    def change_and_remember(state: State, event: Event) -> None:
        change(state, event)
        sizes, memories = list(map(len, state.hands)), state.memories
        for seat, memory in enumerate(memories):
            if teaches or memory is not NOTHING:
                memories[seat] = lesson(memory, seat, sight(event, seat), sizes)

    return change_and_remember


CHANGES = {kind: remembered(kind) if kind in LESSONS else change for kind, change in CARDS.items()}
"""What each event does to the state."""
