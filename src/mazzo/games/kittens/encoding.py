"""Exploding Kittens in numbers, for engines and networks: which action has which, and what an observation holds.

Seats stand in their own order everywhere, and cards in the order of `Card`; those that a hand can hold begin with the
Defuse. Actions are numbered from 0 in this order:

    draw                   1
    attack                 1
    skip                   1
    favor                  1; where the edition's Favor names a target, one for each seat
    shuffle                1
    see                    1
    pair CARD TARGET       12 cards (without combos the 5 cats) times the seats; the target counts up first
    three CARD TARGET NAMED   12 times the seats times 12; the named card counts up first, then the target
    five CARDS             792, all sets of five of the 12 cards, in the order of `sets_of_five`
    nope                   1
    pass                   1
    give CARD              12
    pick CARD              12
    insert PLACE           as many as the Draw Pile has cards at the start

Without combos there is no three, and without five different neither five nor pick. Four seats have 1,483 actions in
edition `it`. Nobody may name themselves, though there are numbers for it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, chain, combinations
from typing import NamedTuple, TypeVar

from mazzo.core.errors import Refused, shorten
from mazzo.games.kittens.rules.actions import (
    Action,
    Announcement,
    Attack,
    Draw,
    Favor,
    Five,
    Give,
    Insert,
    Nope,
    Pair,
    Pass,
    Pick,
    See,
    Shuffle,
    Skip,
    Three,
)
from mazzo.games.kittens.rules.cards import CATS, IN_HANDS, Card, Hand
from mazzo.games.kittens.rules.editions import Edition, FavorFrom, cards_in_play
from mazzo.games.kittens.rules.memory import NO_HAND
from mazzo.games.kittens.rules.state import Giving, Inserting, Over, Phase, Picking, Reaction, Turn
from mazzo.games.kittens.rules.view import View
from mazzo.games.kittens.signs import Signs

T = TypeVar("T")

REASONS = ("last alive",)
"""The ways a game can end; the index is the number."""

CODES = {card: code for code, card in enumerate(Card)}
"""The number of each card; a kitten has 0."""

PHASES: tuple[type[Phase], ...] = (Turn, Reaction, Giving, Picking, Inserting, Over)

ANNOUNCEMENTS: tuple[type[Announcement], ...] = (Attack, Skip, Favor, Shuffle, See, Pair, Three, Five)


# Actions


class ActionNumbers(NamedTuple):
    """The numbers of the actions of each kind."""

    draw: range
    attack: range
    skip: range
    favor: range
    shuffle: range
    see: range
    pair: range
    three: range
    five: range
    nope: range
    pass_: range
    give: range
    pick: range
    insert: range


class ActionTable(NamedTuple):
    """All actions of an edition and a number of seats."""

    numbers: ActionNumbers
    actions: tuple[Action, ...]  # by their number
    number_of: dict[Action, int]


def table(edition: Edition, seats: int) -> ActionTable:
    return _table(
        seats,
        favor_names_one=edition.favor_from is FavorFrom.ONE,
        combos=(pair_cards(edition), three_cards(edition), five_cards(edition)),
        places=largest_pile(edition, seats),
    )


def action_count(edition: Edition, seats: int) -> int:
    return len(table(edition, seats).actions)


def action_number(action: Action, edition: Edition, seats: int) -> int:
    number = table(edition, seats).number_of.get(action)
    if number is None:
        raise Refused(f"'{action}' has no number: with this edition and {seats} seats there is no such action")
    return number


def numbered_action(number: int, edition: Edition, seats: int) -> Action:
    """The action with this number."""
    actions = table(edition, seats).actions
    if not 0 <= number < len(actions):
        raise Refused(f"no action has number {shorten(number)}; the numbers are 0 to {len(actions) - 1}")
    return actions[number]


@lru_cache(maxsize=256)
def largest_pile(edition: Edition, seats: int) -> int:
    """The number of cards in the Draw Pile at the start; it never has more."""
    return sum(cards_in_play(edition, seats).values()) - seats * (edition.hand + 1)


def pair_cards(edition: Edition) -> tuple[Card, ...]:
    """The cards of which two make a pair."""
    return IN_HANDS if edition.combos else CATS


def three_cards(edition: Edition) -> tuple[Card, ...]:
    return IN_HANDS if edition.combos else ()


def five_cards(edition: Edition) -> tuple[Card, ...]:
    """The cards that can be played as five different ones, and picked afterwards."""
    return IN_HANDS if edition.combos and edition.five_different else ()


def sets_of_five(items: Sequence[T]) -> list[tuple[T, T, T, T, T]]:
    """Every five of these items, sorted by the last of them, then by the one before, and so on.

    So the sets of the first few items come first, and the index of a set can be computed.
    """
    places = sorted(combinations(range(len(items)), 5), key=lambda five: five[::-1])
    return [(items[a], items[b], items[c], items[d], items[e]) for a, b, c, d, e in places]


@lru_cache(maxsize=64)
def _table(seats: int, *, favor_names_one: bool, combos: tuple[Sequence[Card], ...], places: int) -> ActionTable:
    pairs, threes, fives = combos
    kinds: list[Iterable[Action]] = [
        [Draw()],
        [Attack()],
        [Skip()],
        map(Favor, range(seats)) if favor_names_one else [Favor()],
        [Shuffle()],
        [See()],
        [Pair(card, target) for card in pairs for target in range(seats)],
        [Three(card, target, named) for card in threes for target in range(seats) for named in IN_HANDS],
        map(Five, sets_of_five(fives)),
        [Nope()],
        [Pass()],
        map(Give, IN_HANDS),
        map(Pick, fives),
        map(Insert, range(places)),
    ]
    actions = [tuple(kind) for kind in kinds]
    in_order = tuple(action for kind in actions for action in kind)
    return ActionTable(
        ActionNumbers(*_ranges(map(len, actions))), in_order, {action: number for number, action in enumerate(in_order)}
    )


def _ranges(sizes: Iterable[int]) -> Iterator[range]:
    """Ranges of these sizes, one after the other."""
    ends = list(accumulate(sizes, initial=0))
    return map(range, ends, ends[1:])


# Observations


VERSIONS = (1, 2)
"""Versions of observations: the second has everything a seat remembers. A network reads the version it learned with."""


def observation_parts(edition: Edition, seats: int, version: int = 1) -> dict[str, int]:
    """The parts of an observation in order, with their lengths."""
    if version not in VERSIONS:
        raise Refused(f"there is no version {shorten(version)} of observations; the versions are 1 and 2")
    parts = {
        "seat": seats,  # one-hot
        "hand": len(IN_HANDS),  # the count of each card in the seat's hand
        "hands": seats,  # the number of cards in each hand
        "alive": seats,  # 1 or 0
        "discard": len(Card),  # the count of each card in the discard pile
        "pile": 1,  # cards in the Draw Pile
        "turn": seats,  # one-hot
        "turns": 1,  # turns to take
        "attacked": 1,  # 1 if they come from an Attack
        "phase": len(PHASES),  # one-hot over PHASES
        "waiting": seats,  # 1 at every seat that may act
        "announced": len(ANNOUNCEMENTS),  # one-hot over ANNOUNCEMENTS: the one open for a Nope
        "target": seats,  # one-hot: its target
        "named": len(IN_HANDS),  # one-hot: the card it names
        "nopes": 1,  # Nopes on it
        "known": largest_pile(edition, seats),  # for each place, the top first: 0, or 1 + the number of its card
    }
    return parts if version == 1 else parts | remembered_parts(seats)


def remembered_parts(seats: int) -> dict[str, int]:
    """The additional parts of the second version. Its `known` is complete, since places are counted without loose
    cards.
    """
    return {
        "loose": 4,  # of the pile's memory: loose_kittens, loose_cards, sure and placed
        "holds": seats * len(IN_HANDS),  # for each seat, how many of each card it holds for certain
        "limits": seats * len(IN_HANDS),  # likewise 0, or 1 + the most it can hold
        "looked": seats,  # for these three see signs.py
        "put_back": seats,
        "slipped": seats,
    }


def observation(view: View, edition: Edition) -> list[int]:
    """A view as numbers: the first version.

    It leaves out the order of the discard pile, the cards of an announcement, and who played the Nopes. Of the seat's
    memory it has only the cards of the Draw Pile at certain places.
    """
    return [*_open(view), *_places(certain(view), edition, len(view.hands))]


def full_observation(view: View, edition: Edition, signs: Signs) -> list[int]:
    """The second version: the first, everything the seat remembers, and the others' actions on the pile."""
    pile = view.memory.pile
    hands = [view.memory.hands.get(seat, NO_HAND) for seat in range(len(view.hands))]
    return [
        *_open(view),
        *_places({known.place: known.card for known in pile.known}, edition, len(hands)),
        *(pile.loose_kittens, pile.loose_cards, pile.sure, pile.placed),
        *chain.from_iterable([_in_hand(hand.holds) for hand in hands]),
        *chain.from_iterable([_limits(hand.at_most) for hand in hands]),
        *signs.looked,
        *signs.put_back,
        *signs.slipped,
    ]


# Searches make thousands of observations for one choice: counting once is faster than a lookup for each card.


def _open(view: View) -> list[int]:
    """The common beginning of both versions."""
    seats, phase = len(view.hands), view.phase
    action, nopes = (phase.action, len(phase.nopes)) if isinstance(phase, Reaction) else (None, 0)
    target, named = getattr(action, "target", None), getattr(action, "named", None)
    return [
        *_ones(seats, () if view.seat is None else (view.seat,)),
        *_in_hand(view.hand),
        *view.hands,
        *map(int, view.alive),
        *_counts(view.discard),
        view.pile,
        *_ones(seats, (view.turn,)),
        view.turns,
        int(view.attacked),
        *PHASE_ROWS[type(phase)],
        *_ones(seats, view.to_act),
        *ANNOUNCEMENT_ROWS[type(action)],
        *_ones(seats, () if target is None else (target,)),
        *_in_hand(() if named is None else (named,)),
        nopes,
    ]


def _ones(count: int, places: Iterable[int]) -> list[int]:
    """1 at these places, 0 at the others."""
    row = [0] * count
    for place in places:
        row[place] = 1
    return row


def _counts(cards: Iterable[Card]) -> list[int]:
    """The count of each card."""
    row = [0] * len(CODES)
    for card in cards:
        row[CODES[card]] += 1
    return row


def _in_hand(cards: Hand) -> list[int]:
    """The count of each card that a hand can hold."""
    return _counts(cards)[1:]


def _limits(at_most: Mapping[Card, int]) -> list[int]:
    row = [0] * len(CODES)
    for card, most in at_most.items():
        row[CODES[card]] = 1 + most
    return row[1:]


PHASE_ROWS = {phase: _ones(len(PHASES), (number,)) for number, phase in enumerate(PHASES)}

ANNOUNCEMENT_ROWS: dict[type, list[int]] = {
    type(None): [0] * len(ANNOUNCEMENTS),
    **{kind: _ones(len(ANNOUNCEMENTS), (number,)) for number, kind in enumerate(ANNOUNCEMENTS)},
}


def _places(known: Mapping[int, Card], edition: Edition, seats: int) -> list[int]:
    row = [0] * largest_pile(edition, seats)
    for place, card in known.items():
        if place < len(row):  # a position written by hand may have a larger pile
            row[place] = 1 + CODES[card]
    return row


def certain(view: View) -> dict[int, Card]:
    """The cards of the Draw Pile that a seat knows for certain, by place."""
    pile = view.memory.pile
    return {known.place: known.card for known in pile.known if known.place < pile.sure or not pile.loose}
