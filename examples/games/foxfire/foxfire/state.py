"""The complete state of a game of Foxfire, including what players cannot see."""

from enum import Enum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from mazzo import rules
from mazzo.rules import Over, Phase, Result, Seat, Turn

MOUSE, BAT, BADGER, HEDGEHOG, FOX, OWL = RANKS = range(1, 7)
COPIES = {MOUSE: 6, BAT: 4, BADGER: 4, HEDGEHOG: 3, FOX: 3, OWL: 2}

Cards: TypeAlias = tuple[int, ...]  # their ranks


class Begins(Enum):
    """Who begins the next round."""

    LAST = "last"  # the player whose turn ended the round
    NEXT = "next"


class Edition(rules.Edition, frozen=True, kw_only=True):
    most_seats: int = 4
    hand: Annotated[int, Meta(ge=1, le=3)] = 2
    glows: Annotated[int, Meta(ge=1, le=5)] = 3  # that win the game
    begins: Begins = Begins.LAST


EDITIONS = {"usual": Edition(name="usual"), "short": Edition(name="short", hand=1, glows=2)}


class Giving(Phase, frozen=True):
    """The fox took a card, and gives one back."""

    target: Seat = 0


class Showdown(Phase, frozen=True):
    """A round has ended, and the hands lie face up until all players have seen them."""


class State(Struct):
    edition: Edition
    hands: list[Cards]
    pile: Cards
    aside: int  # a card that stays hidden in this round
    played: list[Cards]  # face up, by seat
    known: list[list[Cards]]  # by seat, the cards that it knows each seat to hold
    hiding: list[bool]  # who cannot be chosen before the next own turn
    glows: list[int]
    round: int
    turn: Seat
    phase: Turn | Giving | Showdown | Over
    result: Result | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.phase.waiting

    @property
    def alive(self) -> list[Seat]:
        """The seats still in this round: a player without cards is out."""
        return [seat for seat in range(self.seats) if self.hands[seat]]

    def add(self, seat: Seat, card: int) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))

    def remove(self, seat: Seat, card: int) -> None:
        """Take a card out of a hand, in view of all players."""
        self.hands[seat] = without(self.hands[seat], card)
        for knows in self.known:
            knows[seat] = without(knows[seat], card)

    def learn(self, viewer: Seat, seat: Seat, cards: Cards) -> None:
        self.known[viewer][seat] = cards

    def forget(self, seat: Seat, but: tuple[Seat, Seat]) -> None:
        """Note that a hidden card left this hand. Only these two seats know which."""
        for viewer in set(range(self.seats)) - set(but):
            self.known[viewer][seat] = ()


def without(cards: Cards, card: int) -> Cards:
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
