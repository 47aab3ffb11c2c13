"""The four printed editions of Mantis. Three have the same rules; the Italian one adds icons."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from mazzo.core.edition import Edition as AnyEdition
from mazzo.core.errors import Refused
from mazzo.games.mantis.rules.cards import Card, complete_deck, with_icons, without_icon


class Icons(StrEnum):
    """Where are icons printed?"""

    BOTH = "both"  # visible on the Draw Pile before the choice
    FRONT = "front"  # visible only when the card is turned over
    OFF = "off"  # nowhere, for a first game


class Edition(AnyEdition, frozen=True, kw_only=True):
    most_seats: int = 6
    hand: Annotated[int, Meta(ge=0, le=10)] = 4
    target: Annotated[int, Meta(ge=1, le=105)] = 10
    target_for_two: Annotated[int, Meta(ge=1, le=105)] = 15
    icons: Icons = Icons.BOTH
    deck: Annotated[tuple[Card, ...], Meta(max_length=2 * 105)] = complete_deck()

    @property
    def without_effect(self) -> tuple[str, ...]:
        return () if any(card.icon for card in self.deck) else ("icons",)


EDITIONS = {
    "en": Edition(name="en"),
    "fr": Edition(name="fr"),
    "de": Edition(name="de"),
    "it": Edition(name="it", deck=with_icons(complete_deck())),
}


def printed(edition: Edition) -> tuple[Card, ...]:
    """The cards in play: without icons if these are off."""
    if edition.icons is Icons.OFF:
        return tuple(map(without_icon, edition.deck))
    return edition.deck


def check(edition: Edition, seats: int) -> None:
    """Refuse numbers with which no game can begin."""
    if len(edition.deck) <= seats * edition.hand:
        needed = seats * edition.hand + 1
        raise Refused(
            f"{seats} seats with {edition.hand} cards each need {needed} cards; the deck has {len(edition.deck)}"
        )


def target_of(edition: Edition, seats: int) -> int:
    """The number of scored cards that wins (rules 4 and 6)."""
    return edition.target_for_two if seats == 2 else edition.target
