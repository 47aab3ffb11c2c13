"""Observations of Exploding Kittens: a seat's view and memory, and the features of the Draw Pile, as numbers.

Learners observe every state, and searches observe thousands. For speed, an observation is made without a view, and
numbers that seldom change are cached between observations.
"""

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from mazzo.core.encoding import Encoding, places, starts
from mazzo.core.rules import Seat
from mazzo.games.kittens import encoding
from mazzo.games.kittens.encoding import CODES, largest_pile, observation_parts
from mazzo.games.kittens.features import LONG_AGO, Features, features_after, no_features
from mazzo.games.kittens.rules.cards import IN_HANDS, Card, Hand
from mazzo.games.kittens.rules.editions import Edition, cards_in_play
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.memory import Memory
from mazzo.games.kittens.rules.state import Reaction, State
from mazzo.games.kittens.rules.view import View

Numbers: TypeAlias = "array[int]"
Own: TypeAlias = tuple[Seat | None, Hand, Sequence[int], int, Memory]
"""The parts that a state and a view store differently: seat, own hand, sizes of all hands and of the pile, memory."""

Observer: TypeAlias = Callable[[State | View, Own, Features], Numbers]
Remembers: TypeAlias = Callable[[Numbers, Seat | None, Memory, Features], None]


def encode(edition: Edition, seats: int) -> Encoding:
    cards = sum(cards_in_play(edition, seats).values())
    parts = observation_parts(edition, seats)
    counted = dict.fromkeys(("hand", "hands", "discard", "pile", "nopes", "loose", "holds"), cards)
    others = {"turns": 4 * cards, "known": len(Card), "limits": 1 + cards, "looked": edition.see, "put_back": LONG_AGO}
    observe, features_now = observer(edition, seats), following(edition, seats)

    def see(state: State, seat: Seat, events: Sequence[Event]) -> Numbers:
        return observe(state, own_part(state, seat), features_now(state, events))

    return Encoding(
        actions=encoding.table(edition, seats).actions,
        parts=parts,
        highest={part: (counted | others).get(part, 1) for part in parts},
        longest=2 * cards * (seats + 2),  # each card is played or drawn; every seat may react to it and give a card
        see=see,
    )


def observation(view: View, edition: Edition, features: Features) -> Numbers:
    """A view and these features as numbers."""
    observe = observer(edition, len(view.hands))
    return observe(view, (view.seat, view.hand, view.hands, view.pile, view.memory), features)


def observation_of(state: State, seat: Seat, features: Features) -> Numbers:
    """A seat's view of a state as numbers."""
    return observer(state.edition, state.seats)(state, own_part(state, seat), features)


def own_part(state: State, seat: Seat) -> Own:
    hands = state.hands
    return seat, hands[seat], [len(hand) for hand in hands], len(state.pile), state.memories[seat]


@lru_cache(maxsize=64)
def observer(edition: Edition, seats: int) -> Observer:
    at = starts(observation_parts(edition, seats))
    hand, hands, alive, discard = (at[part] for part in ("hand", "hands", "alive", "discard"))
    pile, turn, turns, attacked = (at[part] for part in ("pile", "turn", "turns", "attacked"))
    waiting, target, nopes, named = at["waiting"], at["target"], at["nopes"], places(IN_HANDS, at["named"])
    phases, announced = places(encoding.PHASES, at["phase"]), places(encoding.ANNOUNCEMENTS, at["announced"])
    blank = array("h", bytes(2 * at["end"]))
    blank[alive:discard] = array("h", [1] * seats)
    hand_of, discarded = [counter(IN_HANDS) for _ in range(seats)], counter(tuple(Card))
    remember = memory_part(seats, at)

    def observe(table: State | View, own: Own, features: Features) -> Numbers:
        seat, cards, sizes, left, memory = own
        found, phase = blank[:], table.phase
        if seat is not None:
            found[seat] = 1
            found[hand:hands] = hand_of[seat](cards)
        found[hands:alive] = array("h", sizes)
        if not all(table.alive):
            found[alive:discard] = array("h", table.alive)
        found[discard:pile] = discarded(table.discard)
        found[pile] = left
        found[turn + table.turn] = 1
        found[turns] = table.turns
        found[attacked] = table.attacked
        found[phases[type(phase)]] = 1
        for each in phase.waiting:
            found[waiting + each] = 1
        if type(phase) is Reaction:
            action = phase.action
            found[announced[type(action)]] = 1
            if (whom := getattr(action, "target", None)) is not None:
                found[target + whom] = 1
            if (wanted := getattr(action, "named", None)) is not None:
                found[named[wanted]] = 1
            found[nopes] = len(phase.nopes)
        remember(found, seat, memory, features)
        return found

    return observe


def counter(kinds: Sequence[Card]) -> Callable[[tuple[Card, ...]], Numbers]:
    """A function that counts cards by kind. It continues from its previous result if cards were only added."""
    place_of, nothing = places(kinds, 0), array("h", bytes(2 * len(kinds)))
    last: tuple[tuple[Card, ...], Numbers] = ((), nothing)

    def counted(cards: tuple[Card, ...]) -> Numbers:
        nonlocal last
        before, counts = last
        if before is not cards:
            goes_on = cards[: len(before)] == before
            counts = (counts if goes_on else nothing)[:]
            for card in cards[len(before) :] if goes_on else cards:
                counts[place_of[card]] += 1
            last = cards, counts
        return counts

    return counted


def memory_part(seats: int, at: dict[str, int]) -> Remembers:
    """A function that fills in the seat's memory and the features.

    It caches the last results, since memories and features seldom change.
    """
    known, looked, end = at["known"], at["looked"], at["end"]
    size, loose = looked - known, at["loose"] - known
    holds, limits = (
        [places(IN_HANDS, at[part] - known + len(IN_HANDS) * each) for each in range(seats)]
        for part in ("holds", "limits")
    )
    memories: dict[Seat | None, tuple[Memory, Numbers]] = {}
    blank = array("h", bytes(2 * size))
    last_features: tuple[Features | None, Numbers] = (None, blank)

    def remember(found: Numbers, seat: Seat | None, memory: Memory, features: Features) -> None:
        nonlocal last_features
        before, numbers = memories.get(seat, (None, blank))
        if before is not memory:
            numbers = numbered(memory)
            memories[seat] = memory, numbers
        if last_features[0] is not features:
            last_features = features, array("h", chain.from_iterable(features))
        found[known:looked] = numbers
        found[looked:end] = last_features[1]

    def numbered(memory: Memory) -> Numbers:
        found, pile = blank[:], memory.pile
        for lying in pile.known:
            if lying.place < loose:  # a position written by hand may have a larger pile
                found[lying.place] = 1 + CODES[lying.card]
        found[loose : loose + 4] = array("h", (pile.loose_kittens, pile.loose_cards, pile.sure, pile.placed))
        for each, hand in memory.hands.items():
            for card in hand.holds:
                found[holds[each][card]] += 1
            for card, most in hand.at_most.items():
                found[limits[each][card]] = 1 + most
        return found

    return remember


def following(edition: Edition, seats: int) -> Callable[[State, Sequence[Event]], Features]:
    """A function from a game's events to the features. If the game is the same as before, it reads only new events."""
    largest, nothing = largest_pile(edition, seats), no_features(seats)
    last: tuple[Sequence[Event], int, int, Features] = ((), 0, largest, nothing)

    def features_now(state: State, events: Sequence[Event]) -> Features:
        nonlocal last
        of_game, count, pile, features = last
        if of_game is not events or count > len(events):
            count, pile, features = 0, largest, nothing
        if count < len(events):
            features = features_after(features, edition.see, pile, events[count:])
        last = events, len(events), len(state.pile), features
        return features

    return features_now
