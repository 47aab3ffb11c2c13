"""What the four printed editions of Mantis say. Three have one rule set; the Italian one adds icons."""

from enum import StrEnum

from msgspec.structs import replace

from mazzo.core.edition import Edition as AnyEdition
from mazzo.core.errors import Refused
from mazzo.games.mantis.cards import Card, complete_deck, with_icons


class Icons(StrEnum):
    """Where are icons printed?"""

    BOTH = "both"  # seen on top of the Draw Pile before the choice
    FRONT = "front"  # seen only when the card is turned over
    OFF = "off"  # nowhere, for a first game


class Edition(AnyEdition, frozen=True, kw_only=True):
    most_seats: int = 6
    hand: int = 4
    target: int = 10
    target_for_two: int = 15
    icons: Icons = Icons.BOTH
    deck: tuple[Card, ...] = complete_deck()


EDITIONS = {
    "en": Edition(name="en"),
    "fr": Edition(name="fr"),
    "de": Edition(name="de"),
    "it": Edition(name="it", deck=with_icons(complete_deck())),
}


def printed(edition: Edition) -> tuple[Card, ...]:
    """The cards as they are played with: without icons where these are off."""
    if edition.icons is Icons.OFF:
        return tuple(replace(card, icon=None) for card in edition.deck)
    return edition.deck


def check(edition: Edition, seats: int) -> None:
    """Refuse numbers with which no game can begin."""
    if edition.hand < 0 or edition.target < 1 or edition.target_for_two < 1:
        raise Refused("the hand must be 0 cards or more, and a target 1 card or more")
    if len(edition.deck) <= seats * edition.hand:
        needed = seats * edition.hand + 1
        raise Refused(
            f"{seats} seats with {edition.hand} cards each need {needed} cards; the deck has {len(edition.deck)}"
        )


def target_of(edition: Edition, seats: int) -> int:
    """How many scored cards win (rules 4 and 6)."""
    return edition.target_for_two if seats == 2 else edition.target
