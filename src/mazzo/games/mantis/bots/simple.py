"""Bots for Mantis that look no further than the next card."""

from collections.abc import Sequence

from mazzo.core.chance import Chance
from mazzo.games.mantis.odds import expected, odds
from mazzo.games.mantis.rules.actions import Action, Raid
from mazzo.games.mantis.rules.editions import Edition
from mazzo.games.mantis.rules.events import Event
from mazzo.games.mantis.rules.view import View


class Hasty:
    """Chooses a random Tank that has a colour of the card's back."""

    def __init__(self, _edition: Edition, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: View, _seen: Sequence[Event]) -> Action:
        hopeful = [action for action in view.legal if not view.gains or any(view.brings(action).values())]
        hopeful = hopeful or list(view.legal)
        return hopeful[self._chance.below(len(hopeful))]


class Scorer:
    """Always scores; raids the player with the most points."""

    def __init__(self, _edition: Edition, _chance: Chance) -> None:
        pass

    def choose(self, view: View, _seen: Sequence[Event]) -> Action:
        return max(view.legal, key=lambda action: view.scores[action.target] if isinstance(action, Raid) else 0)


class Greedy:
    """Chooses the action with the most expected cards, by the exact odds; the first if several are equal."""

    def __init__(self, edition: Edition, _chance: Chance) -> None:
        self._edition = edition

    def choose(self, view: View, _seen: Sequence[Event]) -> Action:
        chances = odds(self._edition, view)
        return max(view.legal, key=lambda action: expected(chances, view.brings(action)) if view.gains else 1)
