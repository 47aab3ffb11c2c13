"""A bot for a first game: it plays at random, but avoids a kitten that it knows of."""

from collections.abc import Sequence

from mazzo.core.chance import Chance
from mazzo.games.kittens.bots.cautious import cheapest
from mazzo.games.kittens.bots.reading import chance_of_kitten
from mazzo.games.kittens.rules.actions import (
    Action,
    Announcement,
    Attack,
    Draw,
    Give,
    Nope,
    Pass,
    Shuffle,
    Skip,
    cards_of,
)
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.state import Giving, Reaction, Turn
from mazzo.games.kittens.rules.view import View


class Careless:
    """Sometimes plays a card, and keeps its Defuse; everything else is random."""

    def __init__(self, _edition: Edition, luck: Chance) -> None:
        self._luck = luck

    def choose(self, view: View, _seen: Sequence[Event]) -> Action:
        match view.phase:
            case Turn():
                return self._turn(view)
            case Reaction() if Nope() in view.legal:
                return Nope() if self._is_hurt(view, view.phase) and self._luck.below(2) else Pass()
            case Giving():
                return Give(cheapest(view))
            case _:
                return self._any(view.legal)

    def _turn(self, view: View) -> Action:
        if chance_of_kitten(view) == 1:
            ways_out = [action for action in view.legal if isinstance(action, Attack | Skip | Shuffle)]
            return self._any(ways_out) if ways_out else Draw()
        plays = [action for action in view.legal if isinstance(action, Announcement) and _spares_the_defuse(action)]
        return self._any(plays) if plays and not self._luck.below(3) else Draw()

    def _is_hurt(self, view: View, reaction: Reaction) -> bool:
        """Whether a card is about to be taken from it; nothing else matters to it."""
        return getattr(reaction.action, "target", None) == view.seat and len(reaction.nopes) % 2 == 0

    def _any(self, actions: Sequence[Action]) -> Action:
        return actions[self._luck.below(len(actions))]


def _spares_the_defuse(action: Announcement) -> bool:
    return Card.DEFUSE not in cards_of(action)
