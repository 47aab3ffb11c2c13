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
"""How a game ends, in the order of their numbers."""

CODES = {card: code for code, card in enumerate(Card)}
"""The number of each card; a kitten has 0."""

PHASES: tuple[type[Phase], ...] = (Turn, Reaction, Giving, Picking, Inserting, Over)

ANNOUNCEMENTS: tuple[type[Announcement], ...] = (Attack, Skip, Favor, Shuffle, See, Pair, Three, Five)


# Actions


class Numbers(NamedTuple):
    """The numbers that the actions of each kind have."""

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


class Table(NamedTuple):
    """All actions that there are with an edition and a number of seats."""

    numbers: Numbers
    actions: tuple[Action, ...]  # by their number
    number_of: dict[Action, int]


def table(edition: Edition, seats: int) -> Table:
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
    """The action that has this number."""
    actions = table(edition, seats).actions
    if not 0 <= number < len(actions):
        raise Refused(f"no action has number {shorten(number)}; the numbers are 0 to {len(actions) - 1}")
    return actions[number]


@lru_cache(maxsize=256)
def largest_pile(edition: Edition, seats: int) -> int:
    """How many cards the Draw Pile has at the start; it never has more."""
    return sum(cards_in_play(edition, seats).values()) - seats * (edition.hand + 1)


def pair_cards(edition: Edition) -> tuple[Card, ...]:
    """The cards of which two make a pair."""
    return IN_HANDS if edition.combos else CATS


def three_cards(edition: Edition) -> tuple[Card, ...]:
    return IN_HANDS if edition.combos else ()


def five_cards(edition: Edition) -> tuple[Card, ...]:
    """The cards of which five different ones can be played, and that can then be picked."""
    return IN_HANDS if edition.combos and edition.five_different else ()


def sets_of_five(items: Sequence[T]) -> list[tuple[T, T, T, T, T]]:
    """Every five of these, sorted by the last of them, then by the one before, and so on.

    So the sets of the first few items are the first few sets, and a set can be found by counting.
    """
    places = sorted(combinations(range(len(items)), 5), key=lambda five: five[::-1])
    return [(items[a], items[b], items[c], items[d], items[e]) for a, b, c, d, e in places]


@lru_cache(maxsize=64)
def _table(seats: int, *, favor_names_one: bool, combos: tuple[Sequence[Card], ...], places: int) -> Table:
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
    return Table(
        Numbers(*_ranges(map(len, actions))), in_order, {action: number for number, action in enumerate(in_order)}
    )


def _ranges(sizes: Iterable[int]) -> Iterator[range]:
    """Ranges of these sizes, one after the other."""
    ends = list(accumulate(sizes, initial=0))
    return map(range, ends, ends[1:])


# Observations


VERSIONS = (1, 2)
"""Of observations: the second has all that a seat remembers. What was learned with one is read with the same."""


def observation_parts(edition: Edition, seats: int, version: int = 1) -> dict[str, int]:
    """What an observation is made of, in order, and how many numbers each part has."""
    if version not in VERSIONS:
        raise Refused(f"there is no version {shorten(version)} of observations; the versions are 1 and 2")
    parts = {
        "seat": seats,  # 1 at whoever is looking
        "hand": len(IN_HANDS),  # how many of each card they hold
        "hands": seats,  # how many cards everybody holds
        "alive": seats,  # 1 or 0
        "discard": len(Card),  # how many of each card lie in the discard pile
        "pile": 1,  # how many cards the Draw Pile has
        "turn": seats,  # 1 at whoever's turn it is
        "turns": 1,  # how many they have to take
        "attacked": 1,  # 1 if an Attack made them
        "phase": len(PHASES),  # 1 at the present one of PHASES
        "waiting": seats,  # 1 at everybody who may act
        "announced": len(ANNOUNCEMENTS),  # 1 at the one of ANNOUNCEMENTS that lies open for a Nope
        "target": seats,  # 1 at whom it names
        "named": len(IN_HANDS),  # 1 at the card it names
        "nopes": 1,  # how many lie on it
        "known": largest_pile(edition, seats),  # for each place, the top first: 0, or 1 + the number of its card
    }
    return parts if version == 1 else parts | remembered_parts(seats)


def remembered_parts(seats: int) -> dict[str, int]:
    """What the second version has besides. Of `known` it has all: loose cards are left out when places are counted."""
    return {
        "loose": 4,  # of the pile's memory: loose_kittens, loose_cards, sure and placed
        "holds": seats * len(IN_HANDS),  # for each seat, how many of each card it holds for certain
        "limits": seats * len(IN_HANDS),  # likewise 0, or 1 + how many at most
        "looked": seats,  # these three: see signs.py
        "put_back": seats,
        "slipped": seats,
    }


def observation(view: View, edition: Edition) -> list[int]:
    """What a view holds, as numbers: the first version.

    Left out is the order of the discard pile, of which cards an announcement is made, and who played the Nopes. Of what
    the seat remembers there are only the cards of the Draw Pile whose place it knows for certain.
    """
    return [*_open(view), *_places(certain(view), edition, len(view.hands))]


def full_observation(view: View, edition: Edition, signs: Signs) -> list[int]:
    """The second version: all that the first has, all that the seat remembers, and what others did to the pile."""
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


# Searches make thousands of observations for one choice: counting is quicker than asking about each card.


def _open(view: View) -> list[int]:
    """What both versions begin with."""
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
    """How many there are of each card."""
    row = [0] * len(CODES)
    for card in cards:
        row[CODES[card]] += 1
    return row


def _in_hand(cards: Hand) -> list[int]:
    """The same, of the cards that a hand can hold."""
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
        if place < len(row):  # a position that was set up by hand may have a larger pile
            row[place] = 1 + CODES[card]
    return row


def certain(view: View) -> dict[int, Card]:
    """The cards of the Draw Pile that a seat knows for certain, by their place."""
    pile = view.memory.pile
    return {known.place: known.card for known in pile.known if known.place < pile.sure or not pile.loose}
