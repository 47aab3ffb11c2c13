"""Exploding Kittens as numbers, for engines and networks: the numbers of actions, and the parts of an observation.

Seats are not rotated, and cards are in the order of `Card`; those that a hand can hold begin with the Defuse. Actions
are numbered from 0 in this order:

    draw                   1
    attack                 1
    skip                   1
    favor                  1; if the edition's Favor names a target, one for each seat
    shuffle                1
    see                    1
    pair CARD TARGET       12 cards (without combos the 5 cats) times the seats; the target varies fastest
    three CARD TARGET NAMED   12 times the seats times 12; the named card varies fastest, then the target
    five CARDS             792, all sets of five of the 12 cards, in the order of `sets_of_five`
    nope                   1
    pass                   1
    give CARD              12
    pick CARD              12
    insert PLACE           as many as the Draw Pile has cards at the start

Without combos there is no three, and without five different neither five nor pick. Four seats have 1,483 actions in
edition `it`. A seat may not target itself, though there are numbers for it.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from typing import NamedTuple, TypeVar, get_args

from mazzo.core.errors import Refused, shorten
from mazzo.games.kittens.rules import actions as do
from mazzo.games.kittens.rules.cards import CATS, IN_HANDS, Card
from mazzo.games.kittens.rules.editions import Edition, FavorFrom, cards_in_play
from mazzo.games.kittens.rules.state import Phase

T = TypeVar("T")

REASONS = ("last alive",)
"""The ways a game can end; the index is the number."""

CODES = {card: code for code, card in enumerate(Card)}
"""The number of each card; a kitten has 0."""

PHASES: tuple[type[Phase], ...] = get_args(Phase)
ANNOUNCEMENTS: tuple[type[do.Announcement], ...] = get_args(do.Announcement)


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
    actions: tuple[do.Action, ...]  # by their number
    number_of: dict[do.Action, int]


def table(edition: Edition, seats: int) -> ActionTable:
    return _table(
        seats,
        favor_names_one=edition.favor_from is FavorFrom.ONE,
        combos=(pair_cards(edition), three_cards(edition), five_cards(edition)),
        places=largest_pile(edition, seats),
    )


def action_count(edition: Edition, seats: int) -> int:
    return len(table(edition, seats).actions)


def action_number(action: do.Action, edition: Edition, seats: int) -> int:
    number = table(edition, seats).number_of.get(action)
    if number is None:
        raise Refused(f"'{action}' has no number: with this edition and {seats} seats there is no such action")
    return number


def numbered_action(number: int, edition: Edition, seats: int) -> do.Action:
    """The action with this number."""
    actions = table(edition, seats).actions
    if not 0 <= number < len(actions):
        raise Refused(f"no action has number {shorten(number)}; the numbers are 0 to {len(actions) - 1}")
    return actions[number]


@lru_cache(maxsize=256)
def largest_pile(edition: Edition, seats: int) -> int:
    """The number of cards in the Draw Pile at the start, which is also the maximum."""
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
    """All sets of five of these items, sorted by the last item, then by the one before, and so on.

    Sets of only the first few items therefore come first, and the index of a set can be computed.
    """
    places = sorted(combinations(range(len(items)), 5), key=lambda five: five[::-1])
    return [(items[a], items[b], items[c], items[d], items[e]) for a, b, c, d, e in places]


@lru_cache(maxsize=64)
def _table(seats: int, *, favor_names_one: bool, combos: tuple[Sequence[Card], ...], places: int) -> ActionTable:
    pairs, threes, fives = combos
    kinds: list[Iterable[do.Action]] = [
        [do.Draw()],
        [do.Attack()],
        [do.Skip()],
        map(do.Favor, range(seats)) if favor_names_one else [do.Favor()],
        [do.Shuffle()],
        [do.See()],
        [do.Pair(card, target) for card in pairs for target in range(seats)],
        [do.Three(card, target, named) for card in threes for target in range(seats) for named in IN_HANDS],
        map(do.Five, sets_of_five(fives)),
        [do.Nope()],
        [do.Pass()],
        map(do.Give, IN_HANDS),
        map(do.Pick, fives),
        map(do.Insert, range(places)),
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


def observation_parts(edition: Edition, seats: int) -> dict[str, int]:
    """The parts of an observation in order, with their lengths.

    An observation leaves out the order of the discard pile, the cards of an announcement, and the players of the Nopes.
    """
    return parts_without_memory(edition, seats) | {
        "loose": 4,  # fields of PileMemory: loose_kittens, loose_cards, sure and placed
        "holds": seats * len(IN_HANDS),  # for each seat, how many of each card it holds for certain
        "limits": seats * len(IN_HANDS),  # likewise 0, or 1 + the most it can hold
        "looked": seats,  # for these three see features.py
        "put_back": seats,
        "slipped": seats,
    }


def parts_without_memory(edition: Edition, seats: int) -> dict[str, int]:
    """The parts of an observation in a vector engine that remembers only places in the Draw Pile."""
    return {
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
