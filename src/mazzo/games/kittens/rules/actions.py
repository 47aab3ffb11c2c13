"""The actions of Exploding Kittens."""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias, get_args

from mazzo.core.notation import Action as AnyAction
from mazzo.core.notation import action_reader
from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.cards import Card


class Draw(AnyAction, frozen=True):
    """Draw the top card, which ends the turn."""


class Attack(AnyAction, frozen=True):
    """End your turns without drawing; the next player takes two."""


class Skip(AnyAction, frozen=True):
    """End one turn without drawing."""


class Favor(AnyAction, frozen=True):
    """Get a card from everybody, or from the target alone, depending on the edition."""

    target: Seat | None = None


class Shuffle(AnyAction, frozen=True):
    """Shuffle the Draw Pile."""


class See(AnyAction, frozen=True):
    """Look at the top cards of the Draw Pile."""


class Pair(AnyAction, frozen=True):
    """Play two equal cards; steal a random card from the target."""

    card: Card
    target: Seat


class Three(AnyAction, frozen=True):
    """Play three equal cards; the target gives you the named card, if they have it."""

    card: Card
    target: Seat
    named: Card


class Five(AnyAction, frozen=True):
    """Play five different cards; pick a card from the discard pile."""

    cards: tuple[Card, Card, Card, Card, Card]


class Nope(AnyAction, frozen=True):
    """Cancel the announcement, or the last Nope."""


class Pass(AnyAction, frozen=True):
    """Let it happen."""


class Give(AnyAction, frozen=True):
    """Choose the card that a Favor costs you."""

    card: Card


class Pick(AnyAction, frozen=True):
    """Take this card from the discard pile."""

    card: Card


class Insert(AnyAction, frozen=True):
    """Put the kitten back, below this many cards."""

    place: int


Announcement: TypeAlias = Attack | Skip | Favor | Shuffle | See | Pair | Three | Five
"""An action that is open to a Nope before it takes effect."""

Action: TypeAlias = Draw | Announcement | Nope | Pass | Give | Pick | Insert

ACTIONS: tuple[type[Action], ...] = get_args(Action)

read_action: Callable[[str], Action] = action_reader(ACTIONS)


@cache  # matching on Structs is slow, and every seat needs it
def cards_of(action: Announcement) -> tuple[Card, ...]:
    """The cards that an announcement costs."""
    match action:
        case Pair(card):
            return (card,) * 2
        case Three(card):
            return (card,) * 3
        case Five(cards):
            return cards
        case _:
            return (SINGLE[type(action)],)


SINGLE: dict[type[Announcement], Card] = {
    Attack: Card.ATTACK,
    Skip: Card.SKIP,
    Favor: Card.FAVOR,
    Shuffle: Card.SHUFFLE,
    See: Card.SEE,
}
