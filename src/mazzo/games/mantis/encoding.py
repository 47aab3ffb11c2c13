"""Mantis as numbers, for engines and networks: the numbers of actions, and the parts of an observation.

Seats are not rotated, so "steal 2" and the Tank of seat 2 have the same places for every observer. The first part of
an observation is the observing seat.
"""

from functools import lru_cache

from mazzo.core.errors import Refused, shorten
from mazzo.games.mantis.rules.actions import Action, Raid, Score, Steal
from mazzo.games.mantis.rules.cards import COLORS, Card, Face, Icon
from mazzo.games.mantis.rules.editions import Edition, Icons, printed


def action_count(seats: int) -> int:
    return 1 + 2 * seats


def action_number(action: Action, seats: int) -> int:
    """score is 0, then come "steal 0" and so on, then "raid 0" and so on. (A seat's own number is never legal.)"""
    match action:
        case Score():
            return 0
        case Steal(target):
            return 1 + target
        case Raid(target):
            return 1 + seats + target


def numbered_action(number: int, seats: int) -> Action:
    """The action with this number."""
    if not 0 <= number < action_count(seats):
        raise Refused(f"no action has number {shorten(number)}; the numbers are 0 to {action_count(seats) - 1}")
    if number == 0:
        return Score()
    kind = Steal if number <= seats else Raid
    return kind((number - 1) % seats)


@lru_cache(maxsize=64)
def faces(edition: Edition) -> tuple[Face, ...]:
    """The possible fronts of cards in this edition: each colour plain, then with each icon."""
    icons = {card.icon for card in printed(edition)}
    return tuple(Face(color, icon) for icon in (None, *Icon) if icon in icons for color in COLORS)


@lru_cache(maxsize=64)
def kinds(edition: Edition) -> tuple[Card, ...]:
    """The different cards of this edition: red fronts first, each colour in the order of the deck."""
    return tuple(sorted(dict.fromkeys(printed(edition)), key=lambda card: COLORS.index(card.front)))


def card_rows(edition: Edition) -> dict[str, list[list[int]]]:
    """Each of `kinds` as rows of flags: the colours and icons on its visible back, its face (of `faces`), its front."""
    cards, has_backs = kinds(edition), edition.icons is Icons.BOTH
    icons = [[int(has_backs and card.icon is icon) for icon in Icon] for card in cards]
    return {
        "backs": [[int(color in card.back) for color in COLORS] + its for card, its in zip(cards, icons, strict=True)],
        "faces": [[int(card.face == face) for face in faces(edition)] for card in cards],
        "fronts": [[int(card.front is color) for color in COLORS] for card in cards],
    }


def observation_parts(edition: Edition, seats: int) -> dict[str, int]:
    """The parts of an observation in order, with their lengths."""
    return {
        "seat": seats,  # one-hot
        "to_act": seats,  # one-hot
        "raiding": 1,  # 1 if the choice is whom to raid
        "tanks": seats * len(COLORS),  # the count of each colour, Tank after Tank
        "scores": seats,
        "back": len(COLORS),  # 1 at each colour on the back of the top card
        "icon": len(Icon),  # 1 at the icon seen there
        "pile": 1,  # cards in the Draw Pile
        "dealt": len(faces(edition)),  # the count of each of `faces` in the Tanks at the start
        "turned": len(kinds(edition)),  # the count of each of `kinds` turned over since
    }
