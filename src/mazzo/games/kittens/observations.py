"""Observations of Exploding Kittens straight from the state: equal to those of a view, but fast.

Learners look at every state, and a view prints and sorts cards that they only count. The tests compare both ways, and
shuffle what a seat cannot know.
"""

from array import array
from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeAlias

from mazzo.core.encoding import Encoding, places, starts
from mazzo.core.rules import Seat
from mazzo.games.kittens import encoding
from mazzo.games.kittens.rules.cards import IN_HANDS, Card
from mazzo.games.kittens.rules.editions import Edition, cards_in_play
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.memory import NO_PILE, Memory
from mazzo.games.kittens.rules.state import Reaction, State
from mazzo.games.kittens.signs import LONG_AGO, Signs, no_signs, signs_after

Observer: TypeAlias = Callable[[State, Seat, Sequence[Event]], Sequence[int]]
Remembers: TypeAlias = Callable[["array[int]", State, Seat, Sequence[Event]], None]


def encode(edition: Edition, seats: int, version: int = encoding.VERSIONS[-1]) -> Encoding:
    cards = sum(cards_in_play(edition, seats).values())
    parts = encoding.observation_parts(edition, seats, version)
    counted = dict.fromkeys(("hand", "hands", "discard", "pile", "nopes", "loose", "holds"), cards)
    others = {"turns": 4 * cards, "known": len(Card), "limits": 1 + cards, "looked": edition.see, "put_back": LONG_AGO}
    return Encoding(
        actions=encoding.table(edition, seats).actions,
        parts=parts,
        highest={part: (counted | others).get(part, 1) for part in parts},
        longest=2 * cards * (seats + 2),  # each card is played or drawn, everybody is asked about it and gives one
        see=observer(edition, seats, version),
    )


def observer(edition: Edition, seats: int, version: int) -> Observer:
    at = starts(encoding.observation_parts(edition, seats, version))
    size, hand, hands, alive = at["end"], at["hand"], at["hands"], at["alive"]
    discard, named = at["discard"], places(IN_HANDS, at["named"])
    phases, announced = places(encoding.PHASES, at["phase"]), places(encoding.ANNOUNCEMENTS, at["announced"])
    pile, turn, turns, attacked = (at[part] for part in ("pile", "turn", "turns", "attacked"))
    waiting, target, nopes = (at[part] for part in ("waiting", "target", "nopes"))
    blank = array("h", bytes(2 * size))
    blank[alive:discard] = array("h", [1] * seats)
    hand_of, discarded = [counter(IN_HANDS) for _ in range(seats)], counter(tuple(Card))
    remember = certain_places(at) if version == 1 else all_memory(edition, seats, at)

    def see(state: State, seat: Seat, events: Sequence[Event]) -> Sequence[int]:
        found, phase = blank[:], state.phase
        found[seat] = 1
        found[hand:hands] = hand_of[seat](state.hands[seat])
        for place, cards in enumerate(state.hands, hands):
            found[place] = len(cards)
        if not all(state.alive):
            found[alive:discard] = array("h", state.alive)
        found[discard:pile] = discarded(state.discard)
        found[pile] = len(state.pile)
        found[turn + state.turn] = 1
        found[turns] = state.turns
        found[attacked] = state.attacked
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
        remember(found, state, seat, events)
        return found

    return see


def counter(kinds: Sequence[Card]) -> Callable[[tuple[Card, ...]], "array[int]"]:
    """A counter of the cards of each kind. It continues from the previous count, since few cards are added in
    between.
    """
    place_of, nothing = places(kinds, 0), array("h", bytes(2 * len(kinds)))
    last: tuple[tuple[Card, ...], array[int]] = ((), nothing)

    def counted(cards: tuple[Card, ...]) -> "array[int]":
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


def certain_places(at: dict[str, int]) -> Remembers:
    """The memory part of the first version."""
    known, end = at["known"], at["end"]

    def remember(found: "array[int]", state: State, seat: Seat, _: Sequence[Event]) -> None:
        memory = state.memories[seat].pile
        below = memory.sure if memory.loose else end
        for lying in memory.known:
            if lying.place < below:
                found[known + lying.place] = 1 + encoding.CODES[lying.card]

    return remember


def all_memory(edition: Edition, seats: int, at: dict[str, int]) -> Remembers:
    """The memory part of the second version: everything the seat remembers, and the others' actions on the Draw
    Pile.
    """
    known, looked, end = at["known"], at["looked"], at["end"]
    memory_of, signs_now = [memory_reader(seats, at) for _ in range(seats)], following(edition, seats)

    def remember(found: "array[int]", state: State, seat: Seat, events: Sequence[Event]) -> None:
        found[known:looked] = memory_of[seat](state.memories[seat])
        found[looked:end] = signs_now(state, events)

    return remember


def memory_reader(seats: int, at: dict[str, int]) -> Callable[[Memory], "array[int]"]:
    """A function that turns a memory into numbers. It caches the last result, since a memory seldom changes."""
    start, size = at["known"], at["looked"] - at["known"]
    loose = at["loose"] - start
    holds, limits = (
        [places(IN_HANDS, at[part] - start + len(IN_HANDS) * each) for each in range(seats)]
        for part in ("holds", "limits")
    )
    last: tuple[Memory | None, array[int]] = (None, array("h"))

    def read(memory: Memory) -> "array[int]":
        nonlocal last
        if last[0] is not memory:
            found, pile = array("h", bytes(2 * size)), memory.pile
            for lying in pile.known:
                found[lying.place] = 1 + encoding.CODES[lying.card]
            if pile is not NO_PILE:
                found[loose : loose + 4] = array("h", (pile.loose_kittens, pile.loose_cards, pile.sure, pile.placed))
            for each, hand in memory.hands.items():
                for card in hand.holds:
                    found[holds[each][card]] += 1
                for card, most in hand.at_most.items():
                    found[limits[each][card]] = 1 + most
            last = memory, found
        return last[1]

    return read


def following(edition: Edition, seats: int) -> Callable[[State, Sequence[Event]], "array[int]"]:
    """The signs from a game's events. For the last game asked about, only new events are read."""
    largest, nothing = encoding.largest_pile(edition, seats), no_signs(seats)
    none: array[int] = array("h", chain.from_iterable(nothing))
    last: tuple[Sequence[Event], int, int, Signs, array[int]] = ((), 0, largest, nothing, none)

    def signs_now(state: State, events: Sequence[Event]) -> "array[int]":
        nonlocal last
        of_game, count, pile, signs, found = last
        if of_game is not events or count > len(events):
            count, pile, signs, found = 0, largest, nothing, none
        if count < len(events):
            before, signs = signs, signs_after(signs, edition.see, pile, events[count:])
            found = found if signs is before else array("h", chain.from_iterable(signs))
        last = events, len(events), len(state.pile), signs, found
        return found

    return signs_now
