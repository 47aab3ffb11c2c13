"""Mantis in numbers, for engines and networks: which action has which, and what an observation holds.

Seats stand in their own order everywhere, so "steal 2" and the Tank of seat 2 have the same places for everybody; the
observation begins with who is looking.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from mazzo.core.errors import Refused, shorten
from mazzo.games.mantis.rules.actions import Action, Raid, Score, Steal
from mazzo.games.mantis.rules.cards import COLORS, Card, Face, Icon
from mazzo.games.mantis.rules.editions import Edition, printed
from mazzo.games.mantis.rules.state import Raiding
from mazzo.games.mantis.rules.view import View

REASONS = ("target", "most scored", "fuller tank", "shared")
"""How a game ends, in the order of their numbers."""


def action_count(seats: int) -> int:
    return 1 + 2 * seats


def action_number(action: Action, seats: int) -> int:
    """score is 0, then come "steal 0" and so on, then "raid 0" and so on. (Nobody may name themselves.)"""
    match action:
        case Score():
            return 0
        case Steal(target):
            return 1 + target
        case Raid(target):
            return 1 + seats + target


def numbered_action(number: int, seats: int) -> Action:
    """The action that has this number."""
    if not 0 <= number < action_count(seats):
        raise Refused(f"no action has number {shorten(number)}; the numbers are 0 to {action_count(seats) - 1}")
    if number == 0:
        return Score()
    kind = Steal if number <= seats else Raid
    return kind((number - 1) % seats)


@lru_cache(maxsize=64)
def faces(edition: Edition) -> tuple[Face, ...]:
    """How a card of this edition can look from the front: each colour bare, then with each icon there is."""
    icons = {card.icon for card in printed(edition)}
    return tuple(Face(color, icon) for icon in (None, *Icon) if icon in icons for color in COLORS)


@lru_cache(maxsize=64)
def kinds(edition: Edition) -> tuple[Card, ...]:
    """The different cards of this edition: red fronts first, each colour in the order of the deck."""
    return tuple(sorted(dict.fromkeys(printed(edition)), key=lambda card: COLORS.index(card.front)))


def observation_parts(edition: Edition, seats: int) -> dict[str, int]:
    """What an observation is made of, in order, and how many numbers each part has."""
    return {
        "seat": seats,  # 1 at whoever is looking
        "to_act": seats,  # 1 at whoever is to act
        "raiding": 1,  # 1 if that is to choose whom to raid
        "tanks": seats * len(COLORS),  # how many of each colour, one Tank after the other
        "scores": seats,
        "back": len(COLORS),  # 1 at each colour on the back of the top card
        "icon": len(Icon),  # 1 at the icon seen there
        "pile": 1,  # how many cards the Draw Pile has
        "dealt": len(faces(edition)),  # how many of each of `faces` lay in the Tanks at the start
        "turned": len(kinds(edition)),  # how many of each of `kinds` have been turned over since
    }


@lru_cache(maxsize=128)
def _in_notation(which: Callable[[Edition], tuple[object, ...]], edition: Edition) -> tuple[str, ...]:
    return tuple(map(str, which(edition)))


def observation(view: View, edition: Edition) -> list[int]:
    """What a view holds, as numbers. Only the order in which cards were turned over is left out."""
    seats, colors, icon = range(len(view.tanks)), view.top and view.top.colors, view.top and view.top.icon
    dealt, turned = Counter(view.dealt), Counter(view.turned)
    return [
        *(int(seat == view.seat) for seat in seats),
        *(int(seat in view.to_act) for seat in seats),
        int(isinstance(view.phase, Raiding)),
        *(tank.count(color) for tank in view.tanks for color in COLORS),
        *view.scores,
        *(int(color in (colors or ())) for color in COLORS),
        *(int(icon is each) for each in Icon),
        view.pile,
        *(dealt[face] for face in _in_notation(faces, edition)),
        *(turned[card] for card in _in_notation(kinds, edition)),
    ]
