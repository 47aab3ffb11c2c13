"""The editions of Exploding Kittens; each lists only its differences from the Italian one."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, field

from mazzo.core.edition import Edition as AnyEdition
from mazzo.core.errors import Refused
from mazzo.games.kittens.rules.cards import CATS, Card

DECK = {
    Card.KITTEN: 4,
    Card.DEFUSE: 6,
    Card.NOPE: 5,
    Card.ATTACK: 4,
    Card.SKIP: 4,
    Card.FAVOR: 4,
    Card.SHUFFLE: 4,
    Card.SEE: 5,
    **dict.fromkeys(CATS, 4),
}


class FavorFrom(StrEnum):
    """Who gives a card for a Favor?"""

    EVERYBODY = "everybody"
    ONE = "one"


class AttackedAgain(StrEnum):
    """Which turns does the Attack of an attacked player pass on?"""

    TWO = "two"
    REMAINING_PLUS_TWO = "remaining-plus-two"


class DeadHand(StrEnum):
    """Where does the hand of an exploded player go?"""

    DISCARD_PILE = "discard-pile"
    OUT_OF_THE_GAME = "out-of-the-game"


class Edition(AnyEdition, frozen=True, kw_only=True):
    most_seats: int = 9
    deck: dict[Card, Annotated[int, Meta(ge=0, le=30)]] = field(default_factory=DECK.copy)
    second_deck_from: Annotated[int, Meta(ge=2, le=10)] = 6  # seats
    hand: Annotated[int, Meta(ge=0, le=20)] = 4  # cards dealt, besides a Defuse
    spare_defuses: Annotated[int, Meta(ge=0, le=20)] = 12  # most Defuses in the Draw Pile
    spare_defuses_for_two: Annotated[int, Meta(ge=0, le=20)] = 2
    see: Annotated[int, Meta(ge=1, le=10)] = 3  # cards that See the Future shows
    favor_from: FavorFrom = FavorFrom.EVERYBODY
    attacked_again: AttackedAgain = AttackedAgain.TWO
    dead_hand: DeadHand = DeadHand.DISCARD_PILE
    combos: bool = True
    five_different: bool = True

    def __hash__(self) -> int:
        return hash((self.name, self.hand, self.see, self.combos))


EDITIONS = {
    "it": Edition(name="it"),
    "2015": Edition(name="2015", favor_from=FavorFrom.ONE),
    "2025": Edition(
        name="2025",
        most_seats=5,
        hand=7,
        spare_defuses=2,
        favor_from=FavorFrom.ONE,
        attacked_again=AttackedAgain.REMAINING_PLUS_TWO,
        dead_hand=DeadHand.OUT_OF_THE_GAME,
        five_different=False,
    ),
}


MOST_CARDS = 150
"""The most cards in play; nine seats of the printed editions have 112. With more, bots take seconds for a choice."""


def cards_in_play(edition: Edition, seats: int) -> dict[Card, int]:
    """The count of each card in the game: hands, Draw Pile and discard pile together (rule 2)."""
    counts = _decks(edition, seats)
    spare = edition.spare_defuses_for_two if seats == 2 else edition.spare_defuses
    counts[Card.KITTEN] = seats - 1
    counts[Card.DEFUSE] = min(counts[Card.DEFUSE], seats + spare)
    return counts


def check(edition: Edition, seats: int) -> None:
    """Refuse a deck that cannot be dealt, or a game that would be too large."""
    counts = _decks(edition, seats)
    others = sum(counts.values()) - counts[Card.KITTEN] - counts[Card.DEFUSE]
    if counts[Card.KITTEN] < seats - 1 or counts[Card.DEFUSE] < seats or others < seats * edition.hand:
        raise Refused(
            f"{seats} seats need {seats - 1} kittens, {seats} Defuses and {seats * edition.hand} other cards; "
            f"the deck has {counts[Card.KITTEN]}, {counts[Card.DEFUSE]} and {others}"
        )
    if (cards := sum(cards_in_play(edition, seats).values())) > MOST_CARDS:
        raise Refused(f"{seats} seats would play with {cards} cards; at most {MOST_CARDS} can be in play")


def _decks(edition: Edition, seats: int) -> dict[Card, int]:
    """The count of each card in one deck, or in two decks from `second_deck_from` seats on."""
    decks = 2 if seats >= edition.second_deck_from else 1
    return {card: edition.deck.get(card, 0) * decks for card in Card}
