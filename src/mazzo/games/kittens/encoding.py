"""Exploding Kittens in numbers, for environments and the vector engine: which number an action has, what a seat observes.

Actions are numbered from 0 in this order. Seats are counted from 0 and cards in the order of `Card`, so that the cards
a hand can hold begin with the Defuse.

    draw                            1
    attack                          1
    skip                            1
    favor                           1; where the edition's Favor names a target, one for each seat
    shuffle                         1
    see                             1
    pair CARD TARGET                12 cards (the 5 cats without combos) times the seats; the target counts up first
    three CARD TARGET NAMED         12 times the seats times 12; the named card counts up first, then the target
    five CARD CARD CARD CARD CARD   792, the sets of five of the 12 cards, sorted by their last card, then the one before
    nope                            1
    pass                            1
    give CARD                       12
    pick CARD                       12
    insert PLACE                    as many as the Draw Pile has cards at the start

Without combos there is no three, and without five different there is neither five nor pick. At four seats, edition
`it`, there are 1,483. A target is a seat of the table, not one counted from whoever acts; the numbers in which
a seat would name itself exist and are never legal.

An observation is a row of whole numbers, in the order of `Observation`.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, combinations
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from mazzo.core.errors import Refused
from mazzo.games.kittens.actions import (
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
from mazzo.games.kittens.cards import CATS, IN_HANDS, Card
from mazzo.games.kittens.editions import Edition, FavorFrom, cards_in_play
from mazzo.games.kittens.state import Giving, Inserting, Over, Phase, Picking, Reaction, Turn

if TYPE_CHECKING:
    from mazzo.games.kittens.view import View

T = TypeVar("T")

CODES = {card: code for code, card in enumerate(Card)}
"""The number of each card; a kitten is 0."""

PHASES: tuple[type[Phase], ...] = (Turn, Reaction, Giving, Picking, Inserting, Over)

ANNOUNCEMENTS: tuple[type[Announcement], ...] = (Attack, Skip, Favor, Shuffle, See, Pair, Three, Five)


class Numbers(NamedTuple):
    """Which numbers the actions of each kind have."""

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


class Observation(NamedTuple):
    """Where in an observation each thing stands.

    What a seat remembers is in it only in part: of the Draw Pile, the cards whose place it knows for certain; of other
    hands, nothing.
    """

    seat: range  # 1: whose observation it is
    hand: range  # 12: how many of each card it holds
    hands: range  # for each seat: how many cards it holds
    alive: range  # for each seat: 1 or 0
    discard: range  # 13: how many of each card lie in the discard pile
    pile: range  # 1: how many cards the Draw Pile has
    turn: range  # 1: whose turn it is
    turns: range  # 1: how many they have to take
    attacked: range  # 1: whether an Attack made them, 1 or 0
    phase: range  # 1: its place in PHASES
    waiting: range  # for each seat: whether it is waited for, 1 or 0
    announced: range  # 1: 0 when nothing lies open for a Nope, otherwise 1 + its place in ANNOUNCEMENTS
    target: range  # 1: 0 for none, otherwise 1 + the seat that the announcement names
    named: range  # 1: 0 for none, otherwise the number of the card that a three of a kind names
    nopes: range  # 1: how many Nopes lie on it
    known: range  # for each place of the Draw Pile, the top first: 0 for unknown, otherwise 1 + the card's number


class Encoding:
    """The numbers of actions and the form of an observation, for an edition and a number of seats."""

    def __init__(self, edition: Edition, seats: int) -> None:
        kinds = [tuple(actions) for actions in _actions(edition, seats)]
        self.numbers = Numbers(*_ranges(map(len, kinds)))
        self.actions: tuple[Action, ...] = sum(kinds, ())
        """Every action, in the order of the numbers."""
        self._number = {action: number for number, action in enumerate(self.actions)}
        pile = largest_pile(edition, seats)
        self.observation = Observation(*_ranges((1, 12, seats, seats, 13, 1, 1, 1, 1, 1, seats, 1, 1, 1, 1, pile)))

    def number(self, action: Action) -> int:
        if action not in self._number:
            raise Refused(f"'{action}' has no number: it does not exist with this edition and these seats")
        return self._number[action]

    def action(self, number: int) -> Action:
        if not 0 <= number < len(self.actions):
            raise Refused(f"there is no action {number}; the actions are numbered from 0 to {len(self.actions) - 1}")
        return self.actions[number]

    def observe(self, view: "View") -> list[int]:
        """A seat's view as an observation."""
        numbers = [-1 if view.seat is None else view.seat]
        numbers += [view.hand.count(card) for card in IN_HANDS]
        numbers += [*view.hands, *map(int, view.alive)]
        numbers += [view.discard.count(card) for card in Card]
        numbers += [view.pile, view.turn, view.turns, int(view.attacked), PHASES.index(type(view.phase))]
        numbers += [int(seat in view.to_act) for seat in range(len(view.hands))]
        numbers += _lies_open(view.phase)
        known = certain(view)
        return numbers + [
            CODES[known[place]] + 1 if place in known else 0 for place in range(len(self.observation.known))
        ]


def largest_pile(edition: Edition, seats: int) -> int:
    """How many cards the Draw Pile has at the start; it never has more."""
    return sum(cards_in_play(edition, seats).values()) - seats * (edition.hand + 1)


def pair_cards(edition: Edition) -> tuple[Card, ...]:
    """The cards of which two make a pair."""
    return IN_HANDS if edition.combos else CATS


def has_five(edition: Edition) -> bool:
    return edition.combos and edition.five_different


def sets_of_five(items: Sequence[T]) -> list[tuple[T, T, T, T, T]]:
    """Every five of these, sorted by the last of them, then the one before, and so on.

    The sets of the first items come first, whatever comes after: so each set can be counted out.
    """
    places = sorted(combinations(range(len(items)), 5), key=lambda places: places[::-1])
    return [(items[a], items[b], items[c], items[d], items[e]) for a, b, c, d, e in places]


def certain(view: "View") -> dict[int, Card]:
    """The cards of the Draw Pile that a seat knows for certain, by their place."""
    pile = view.memory.pile
    return {known.place: known.card for known in pile.known if known.place < pile.sure or not pile.loose}


def _actions(edition: Edition, seats: int) -> Iterator[Iterable[Action]]:
    """The actions of each kind, in the order of `Numbers`."""
    targets = range(seats)
    threes = IN_HANDS if edition.combos else ()
    fives = IN_HANDS if has_five(edition) else ()
    yield [Draw()]
    yield [Attack()]
    yield [Skip()]
    yield [Favor()] if edition.favor_from is FavorFrom.EVERYBODY else map(Favor, targets)
    yield [Shuffle()]
    yield [See()]
    yield [Pair(card, target) for card in pair_cards(edition) for target in targets]
    yield [Three(card, target, named) for card in threes for target in targets for named in IN_HANDS]
    yield (Five(cards) for cards in sets_of_five(fives))
    yield [Nope()]
    yield [Pass()]
    yield map(Give, IN_HANDS)
    yield map(Pick, fives)
    yield map(Insert, range(largest_pile(edition, seats)))


def _lies_open(phase: Phase) -> list[int]:
    """What an observation says of an announcement: what it is, whom and what it names, its Nopes."""
    if not isinstance(phase, Reaction):
        return [0, 0, 0, 0]
    target: int | None = getattr(phase.action, "target", None)
    named = CODES[phase.action.named] if isinstance(phase.action, Three) else 0
    return [ANNOUNCEMENTS.index(type(phase.action)) + 1, 0 if target is None else target + 1, named, len(phase.nopes)]


def _ranges(sizes: Iterable[int]) -> list[range]:
    """Ranges of these sizes, one after another."""
    ends = list(accumulate(sizes, initial=0))
    return [range(start, end) for start, end in zip(ends, ends[1:], strict=False)]
