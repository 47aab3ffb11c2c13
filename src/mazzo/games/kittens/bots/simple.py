"""Bots for Exploding Kittens with simple rules: an easy opponent, and one that plays like an attentive person."""

from collections.abc import Sequence

from mazzo.core.chance import Chance, any_of
from mazzo.core.rules import Seat
from mazzo.games.kittens.bots.reading import chance_of_kitten, features, is_known, others
from mazzo.games.kittens.rules import actions as do
from mazzo.games.kittens.rules.cards import CATS, Card
from mazzo.games.kittens.rules.editions import Edition, FavorFrom
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.memory import NO_HAND
from mazzo.games.kittens.rules.state import Giving, Inserting, Picking, Reaction, Turn
from mazzo.games.kittens.rules.view import View


class Careless:
    """Sometimes plays a card, keeps its Defuse, and avoids a kitten that it knows of; otherwise it plays at random."""

    def __init__(self, _edition: Edition, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: View, _seen: Sequence[Event]) -> do.Action:
        match view.phase:
            case Turn():
                return self._turn(view)
            case Reaction() if do.Nope() in view.legal:
                return do.Nope() if self._is_hurt(view, view.phase) and self._chance.below(2) else do.Pass()
            case Giving():
                return do.Give(cheapest(view))
            case _:
                return any_of(self._chance, view.legal)

    def _turn(self, view: View) -> do.Action:
        if chance_of_kitten(view) == 1:
            ways_out = [action for action in view.legal if isinstance(action, do.Attack | do.Skip | do.Shuffle)]
            return any_of(self._chance, ways_out) if ways_out else do.Draw()
        announced = [action for action in view.legal if isinstance(action, do.Announcement)]
        plays = [action for action in announced if Card.DEFUSE not in do.cards_of(action)]
        return any_of(self._chance, plays) if plays and not self._chance.below(3) else do.Draw()

    def _is_hurt(self, view: View, reaction: Reaction) -> bool:
        """Whether the announcement targets this seat and is not cancelled. It ignores all others."""
        return getattr(reaction.action, "target", None) == view.seat and len(reaction.nopes) % 2 == 0


DEAREST = (Card.DEFUSE, Card.ATTACK, Card.NOPE, Card.SKIP, Card.SEE, Card.SHUFFLE, Card.FAVOR, *CATS)
"""All cards, the most valuable first."""

WORRYING = 0.15
"""Below this chance of a kitten, it draws."""


class Cautious:
    """Plays like an attentive person who does not count cards."""

    def __init__(self, edition: Edition, chance: Chance) -> None:
        self._edition = edition
        self._chance = chance

    def choose(self, view: View, seen: Sequence[Event]) -> do.Action:
        if len(view.legal) == 1:
            return view.legal[0]
        match view.phase:
            case Reaction():
                return do.Nope() if self._is_hurt(view, view.phase) else do.Pass()
            case Giving():
                return do.Give(cheapest(view))
            case Picking():
                picks = [action for action in view.legal if isinstance(action, do.Pick)]
                return min(picks, key=lambda pick: DEAREST.index(pick.card))
            case Inserting():
                return do.Insert(min(view.turns - 1, view.pile))  # where the next player draws
            case _:
                return self._robbery(view) or self._way_out(view, seen) or do.Draw()

    # Its turn

    def _robbery(self, view: View) -> do.Action | None:
        """A robbery with cards that have no other use, or None."""
        robberies, hands = [action for action in view.legal if _is_cheap(action)], view.memory.hands
        for action in robberies:
            match action:
                case do.Three(_, target, Card.DEFUSE) if Card.DEFUSE in hands.get(target, NO_HAND).holds:
                    return action
                case do.Five() if Card.DEFUSE in view.discard:
                    return action
        rich = [action for action in robberies if isinstance(action, do.Pair | do.Favor) and _is_rich(view, action)]
        return any_of(self._chance, rich) if rich else None

    def _way_out(self, view: View, seen: Sequence[Event]) -> do.Action | None:
        """An action to avoid drawing a likely kitten, or None."""
        chance = chance_of_kitten(view)
        if not is_known(view) and any(placed.drawn == placed.own for placed in features(view, seen).placed):
            chance = max(chance, 0.5)  # a kitten was put back, probably where the next player draws
        if chance < WORRYING:
            return None
        if not is_known(view) and do.See() in view.legal:
            return do.See()
        if chance < 0.5 and Card.DEFUSE in view.hand:
            return None
        return next((action for action in (do.Attack(), do.Skip(), do.Shuffle()) if action in view.legal), None)

    # Others' turns

    def _is_hurt(self, view: View, reaction: Reaction) -> bool:
        """Whether it loses something unless another Nope is played."""
        if reaction.seat == view.seat:
            return _is_vital(view, reaction) and len(reaction.nopes) % 2 == 1
        if len(reaction.nopes) % 2:
            return False
        match reaction.action:
            case do.Pair(target=target):
                return target == view.seat
            case do.Three(target=target, named=named):
                return target == view.seat and named in view.hand
            case do.Favor(target=target):
                return self._gives(view, target) and cheapest(view) not in CATS
            case do.Attack():
                return others(view)[-1] == reaction.seat and chance_of_kitten(view) >= WORRYING
            case do.Skip():
                return others(view)[-1] == reaction.seat and is_known(view) and chance_of_kitten(view) == 1
            case _:
                return False

    def _gives(self, view: View, target: Seat | None) -> bool:
        return self._edition.favor_from is FavorFrom.EVERYBODY or target == view.seat


def cheapest(view: View) -> Card:
    """The card it needs least: preferably a cat, and one of which the hand has no second."""
    return max(view.hand, key=lambda card: (card in CATS, -view.hand.count(card), DEAREST.index(card)))


def _is_cheap(action: do.Action) -> bool:
    match action:
        case do.Pair(card) | do.Three(card):
            return card in CATS
        case do.Five(cards):
            return Card.DEFUSE not in cards and Card.NOPE not in cards
        case _:
            return isinstance(action, do.Favor)


def _is_rich(view: View, action: do.Pair | do.Favor) -> bool:
    """Whether no player has more cards than the target."""
    return action.target is None or view.hands[action.target] == max(view.hands[seat] for seat in others(view))


def _is_vital(view: View, reaction: Reaction) -> bool:
    """Whether the seat would probably draw a kitten if its announcement is cancelled."""
    return isinstance(reaction.action, do.Attack | do.Skip | do.Shuffle) and chance_of_kitten(view) >= 0.5
