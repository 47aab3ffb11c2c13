"""Observations of Exploding Kittens: a view, and the signs about the Draw Pile, as numbers.

Learners look at every state and searches at thousands, so numbers that seldom change are kept from one observation to
the next.
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
from mazzo.games.kittens.rules.cards import IN_HANDS, Card
from mazzo.games.kittens.rules.editions import Edition, cards_in_play
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.memory import Memory
from mazzo.games.kittens.rules.state import Reaction, State
from mazzo.games.kittens.rules.view import View, bare_view
from mazzo.games.kittens.signs import LONG_AGO, Signs, no_signs, signs_after

Numbers: TypeAlias = "array[int]"
Remembers: TypeAlias = Callable[[Numbers, View, Signs], None]


def encode(edition: Edition, seats: int, version: int = encoding.VERSIONS[-1]) -> Encoding:
    cards = sum(cards_in_play(edition, seats).values())
    parts = observation_parts(edition, seats, version)
    counted = dict.fromkeys(("hand", "hands", "discard", "pile", "nopes", "loose", "holds"), cards)
    others = {"turns": 4 * cards, "known": len(Card), "limits": 1 + cards, "looked": edition.see, "put_back": LONG_AGO}
    observe, signs_now, no_sign = observer(edition, seats, version), following(edition, seats), no_signs(seats)

    def see(state: State, seat: Seat, events: Sequence[Event]) -> Numbers:
        return observe(bare_view(state, seat), no_sign if version == 1 else signs_now(state, events))

    return Encoding(
        actions=encoding.table(edition, seats).actions,
        parts=parts,
        highest={part: (counted | others).get(part, 1) for part in parts},
        longest=2 * cards * (seats + 2),  # each card is played or drawn, everybody is asked about it and gives one
        see=see,
    )


def observation(view: View, edition: Edition, signs: Signs | None = None) -> Numbers:
    """A view as numbers: the second version with these signs, or the first one without."""
    seats = len(view.hands)
    return observer(edition, seats, 2 if signs else 1)(view, signs or no_signs(seats))


@lru_cache(maxsize=64)
def observer(edition: Edition, seats: int, version: int) -> Callable[[View, Signs], Numbers]:
    at = starts(observation_parts(edition, seats, version))
    hand, hands, alive, discard = (at[part] for part in ("hand", "hands", "alive", "discard"))
    pile, turn, turns, attacked = (at[part] for part in ("pile", "turn", "turns", "attacked"))
    waiting, target, nopes, named = at["waiting"], at["target"], at["nopes"], places(IN_HANDS, at["named"])
    phases, announced = places(encoding.PHASES, at["phase"]), places(encoding.ANNOUNCEMENTS, at["announced"])
    blank = array("h", bytes(2 * at["end"]))
    blank[alive:discard] = array("h", [1] * seats)
    hand_of, discarded = [counter(IN_HANDS) for _ in range(seats)], counter(tuple(Card))
    remember = certain_places(at) if version == 1 else all_memory(seats, at)

    def observe(view: View, signs: Signs) -> Numbers:
        found, phase = blank[:], view.phase
        if view.seat is not None:
            found[view.seat] = 1
            found[hand:hands] = hand_of[view.seat](view.hand)
        found[hands:alive] = array("h", view.hands)
        if not all(view.alive):
            found[alive:discard] = array("h", view.alive)
        found[discard:pile] = discarded(view.discard)
        found[pile] = view.pile
        found[turn + view.turn] = 1
        found[turns] = view.turns
        found[attacked] = view.attacked
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
        remember(found, view, signs)
        return found

    return observe


def counter(kinds: Sequence[Card]) -> Callable[[tuple[Card, ...]], Numbers]:
    """A counter of the cards of each kind. It continues from the previous count, since few cards are added in
    between.
    """
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


def certain_places(at: dict[str, int]) -> Remembers:
    """The memory part of the first version: the cards at certain places."""
    known, end = at["known"], at["end"]

    def remember(found: Numbers, view: View, _: Signs) -> None:
        for lying in view.memory.pile.certain:
            if known + lying.place < end:  # a position written by hand may have a larger pile
                found[known + lying.place] = 1 + CODES[lying.card]

    return remember


def all_memory(seats: int, at: dict[str, int]) -> Remembers:
    """The memory part of the second version: everything the seat remembers, and the signs.

    The last results are kept, since memories and signs seldom change.
    """
    known, looked, end = at["known"], at["looked"], at["end"]
    size, loose = looked - known, at["loose"] - known
    holds, limits = (
        [places(IN_HANDS, at[part] - known + len(IN_HANDS) * each) for each in range(seats)]
        for part in ("holds", "limits")
    )
    memories: dict[Seat | None, tuple[Memory, Numbers]] = {}
    blank = array("h", bytes(2 * size))
    last_signs: tuple[Signs | None, Numbers] = (None, blank)

    def remember(found: Numbers, view: View, signs: Signs) -> None:
        nonlocal last_signs
        memory, numbers = memories.get(view.seat, (None, blank))
        if memory is not view.memory:
            numbers = numbered(view.memory)
            memories[view.seat] = view.memory, numbers
        if last_signs[0] is not signs:
            last_signs = signs, array("h", chain.from_iterable(signs))
        found[known:looked] = numbers
        found[looked:end] = last_signs[1]

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


def following(edition: Edition, seats: int) -> Callable[[State, Sequence[Event]], Signs]:
    """The signs from a game's events. For the last game asked about, only new events are read."""
    largest, nothing = largest_pile(edition, seats), no_signs(seats)
    last: tuple[Sequence[Event], int, int, Signs] = ((), 0, largest, nothing)

    def signs_now(state: State, events: Sequence[Event]) -> Signs:
        nonlocal last
        of_game, count, pile, signs = last
        if of_game is not events or count > len(events):
            count, pile, signs = 0, largest, nothing
        if count < len(events):
            signs = signs_after(signs, edition.see, pile, events[count:])
        last = events, len(events), len(state.pile), signs
        return signs

    return signs_now
