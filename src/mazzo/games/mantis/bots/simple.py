"""Bots for Mantis that think no further than the next card."""

from collections.abc import Sequence
from fractions import Fraction

from mazzo.core.chance import Chance
from mazzo.core.rules import Seat
from mazzo.games.mantis.odds import gains, odds
from mazzo.games.mantis.rules.actions import Action, Raid, Score, Steal
from mazzo.games.mantis.rules.editions import Edition
from mazzo.games.mantis.rules.events import Event
from mazzo.games.mantis.rules.view import View


class Hasty:
    """Chooses any Tank, its own or another's, that has a colour of the card's back."""

    def __init__(self, _edition: Edition, luck: Chance) -> None:
        self._luck = luck

    def choose(self, view: View, _seen: Sequence[Event]) -> Action:
        hopeful = [action for action in view.legal if _may_match(view, action)] or view.legal
        return hopeful[self._luck.below(len(hopeful))]


def _may_match(view: View, action: Action) -> bool:
    if isinstance(action, Raid) or view.seat is None or view.top is None:
        return True
    tank = view.tanks[action.target if isinstance(action, Steal) else view.seat]
    return any(color in tank for color in view.top.colors)


class Scorer:
    """Always scores; when it may raid, it raids whoever has most."""

    def __init__(self, _edition: Edition, _luck: Chance) -> None:
        pass

    def choose(self, view: View, _seen: Sequence[Event]) -> Action:
        return max(view.legal, key=lambda action: view.scores[action.target] if isinstance(action, Raid) else 0)


class Greedy:
    """Chooses the action with the most expected cards, by the exact odds; of equals, the first."""

    def __init__(self, edition: Edition, _luck: Chance) -> None:
        self._edition = edition

    def choose(self, view: View, _seen: Sequence[Event]) -> Action:
        chances = odds(self._edition, view)

        def expected(tank: Seat) -> Fraction:
            return sum((count * chance for count, chance in gains(chances, view.tanks[tank]).items()), Fraction(0))

        def worth(action: Action) -> Fraction:
            match action:
                case Score():
                    assert view.seat is not None
                    return expected(view.seat)
                case Steal(target):
                    return expected(target)
                case Raid():
                    return Fraction(1)

        return max(view.legal, key=worth)
