"""A bot with sound habits: it looks ahead when drawing is dangerous, saves its Defuse, and uses its cats."""

from collections.abc import Sequence

from mazzo.core.chance import Chance
from mazzo.core.rules import Seat
from mazzo.games.kittens.bots.reading import chance_of_kitten, is_known, others, signs
from mazzo.games.kittens.rules.actions import (
    Action,
    Attack,
    Draw,
    Favor,
    Five,
    Give,
    Insert,
    Nope,
    Pair,
    Pass,
    Pick,
    See,
    Shuffle,
    Skip,
    Three,
)
from mazzo.games.kittens.rules.cards import CATS, Card
from mazzo.games.kittens.rules.editions import Edition, FavorFrom
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.state import Giving, Inserting, Picking, Reaction
from mazzo.games.kittens.rules.view import View

DEAREST = (Card.DEFUSE, Card.ATTACK, Card.NOPE, Card.SKIP, Card.SEE, Card.SHUFFLE, Card.FAVOR, *CATS)
"""The cards it wants, most valuable first."""

WORRYING = 0.15
"""Below this chance of a kitten it simply draws."""


class Cautious:
    """Plays like an attentive person who does not count cards."""

    def __init__(self, edition: Edition, luck: Chance) -> None:
        self._edition = edition
        self._luck = luck

    def choose(self, view: View, seen: Sequence[Event]) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        match view.phase:
            case Reaction():
                return Nope() if self._is_hurt(view, view.phase) else Pass()
            case Giving():
                return Give(cheapest(view))
            case Picking():
                return min((action for action in view.legal if isinstance(action, Pick)), key=_dearness)
            case Inserting():
                return Insert(min(view.turns - 1, view.pile))  # for the next player to draw, after its own turns
            case _:
                return self._robbery(view) or self._way_out(view, seen) or Draw()

    # Its turn

    def _robbery(self, view: View) -> Action | None:
        """A robbery with cards that have no other use, or None."""
        robberies = [action for action in view.legal if _is_cheap(action)]
        for action in robberies:
            if isinstance(action, Three) and action.named is Card.DEFUSE and _holds(view, action.target, Card.DEFUSE):
                return action
            if isinstance(action, Five) and Card.DEFUSE in view.discard:
                return action
        return self._any(
            [action for action in robberies if isinstance(action, Pair | Favor) and _is_rich(view, action)]
        )

    def _way_out(self, view: View, seen: Sequence[Event]) -> Action | None:
        """An action to avoid drawing a likely kitten, or None."""
        chance = chance_of_kitten(view)
        if not is_known(view) and any(placed.drawn == placed.own for placed in signs(view, seen).placed):
            chance = max(chance, 0.5)  # a kitten was put back, and it would put it here itself
        if chance < WORRYING:
            return None
        if not is_known(view) and See() in view.legal:
            return See()
        if chance < 0.5 and Card.DEFUSE in view.hand:
            return None
        return next((action for action in (Attack(), Skip(), Shuffle()) if action in view.legal), None)

    def _any(self, actions: Sequence[Action]) -> Action | None:
        return actions[self._luck.below(len(actions))] if actions else None

    # Others' turns

    def _is_hurt(self, view: View, reaction: Reaction) -> bool:
        """Whether it loses something if nobody plays another Nope."""
        if reaction.seat == view.seat:
            return _is_vital(view, reaction) and len(reaction.nopes) % 2 == 1
        if len(reaction.nopes) % 2:
            return False
        match reaction.action:
            case Pair(target=target):
                return target == view.seat
            case Three(target=target, named=named):
                return target == view.seat and named in view.hand
            case Favor(target=target):
                return self._gives(view, target) and cheapest(view) not in CATS
            case Attack():
                return others(view)[-1] == reaction.seat and chance_of_kitten(view) >= WORRYING
            case Skip():
                return others(view)[-1] == reaction.seat and is_known(view) and chance_of_kitten(view) == 1
            case _:
                return False

    def _gives(self, view: View, target: Seat | None) -> bool:
        return self._edition.favor_from is FavorFrom.EVERYBODY or target == view.seat


def cheapest(view: View) -> Card:
    """The card it needs least: a cat without a twin in its hand, if there is one."""
    return max(view.hand, key=lambda card: (card in CATS, -view.hand.count(card), DEAREST.index(card)))


def _dearness(action: Pick) -> int:
    return DEAREST.index(action.card)


def _is_cheap(action: Action) -> bool:
    match action:
        case Pair(card) | Three(card):
            return card in CATS
        case Five(cards):
            return Card.DEFUSE not in cards and Card.NOPE not in cards
        case _:
            return isinstance(action, Favor)


def _holds(view: View, seat: Seat, card: Card) -> bool:
    hand = view.memory.hands.get(seat)
    return hand is not None and card in hand.holds


def _is_rich(view: View, action: Pair | Favor) -> bool:
    """Whether nobody has more cards than the target."""
    return action.target is None or view.hands[action.target] == max(view.hands[seat] for seat in others(view))


def _is_vital(view: View, reaction: Reaction) -> bool:
    """Whether it would draw a kitten if its announcement is cancelled."""
    return isinstance(reaction.action, Attack | Skip | Shuffle) and chance_of_kitten(view) >= 0.5
