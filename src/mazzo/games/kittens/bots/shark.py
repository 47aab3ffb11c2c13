"""A planning bot for Exploding Kittens: it estimates its chance to win after each choice."""

from collections.abc import Sequence

from mazzo.core.chance import Chance
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.bots.plan import attack_turns, end, hand_on, lead, see, shuffle, skip, spot
from mazzo.games.kittens.bots.robbery import cheapest, gain, rescue, robberies
from mazzo.games.kittens.rules import actions as do
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.state import Giving, Inserting, Picking, Reaction
from mazzo.games.kittens.rules.view import View

PLAIN = 9
"""It puts this many of ten kittens where the next player draws, and the others deeper, to stay unpredictable."""


class Shark:
    """Chooses the action with the best chance to win, estimated with `worth` and `outlook`."""

    def __init__(self, edition: Edition, chance: Chance) -> None:
        self._edition = edition
        self._chance = chance

    def choose(self, view: View, seen: Sequence[Event]) -> do.Action:
        if len(view.legal) == 1:
            return view.legal[0]
        look = Outlook(view, seen, self._edition)
        match view.phase:
            case Reaction():
                return do.Nope() if _would_nope(look, view.phase) else do.Pass()
            case Giving():
                return do.Give(cheapest(look))
            case Picking():
                picks = [action for action in view.legal if isinstance(action, do.Pick)]
                return max(picks, key=lambda pick: look.worth.more(look.hand, pick.card))
            case Inserting():
                return do.Insert(min(view.pile, self._place(view)))
            case _:
                return rescue(look) or _best_robbery(look) or _best_end(look)

    def _place(self, view: View) -> int:
        place = view.turns - 1  # below the cards that it must draw itself first
        if self._chance.below(10) >= PLAIN:
            place += 2 + 2 * self._chance.below(2)
        return place


# Its turn


def _best_robbery(look: Outlook) -> do.Action | None:
    """The best robbery, if it is worth more than its cards."""
    best, choice = 0.0, None
    for action in robberies(look):
        stopped = look.noped * look.share * look.worth.card[Card.NOPE]  # a Nope costs its player a card
        cost = look.worth.loss(look.hand, do.cards_of(action))
        value = (1 - look.noped) * gain(look, action) + stopped - cost
        if value > best:
            best, choice = value, action
    return choice


def _best_end(look: Outlook) -> do.Action:
    here = spot(look)
    value, action = end(look, here)
    if look.hand.get(Card.SEE) and see(look, here) > value:
        return do.See()
    return action


# Reactions to announcements


def _would_nope(look: Outlook, reaction: Reaction) -> bool:
    """Whether a Nope gains more than the card is worth."""
    stake = _own_stake(look, reaction) if reaction.seat == look.view.seat else -_harm(look, reaction)
    if len(reaction.nopes) % 2 == 0:
        stake = -stake
    return stake > look.worth.card[Card.NOPE]


def _own_stake(look: Outlook, reaction: Reaction) -> float:
    """The gain in `lead` from the seat's own announcement."""
    here = spot(look)
    match reaction.action:
        case do.Skip():
            value = skip(look, here, 1)
        case do.Attack():
            value = hand_on(look, here, attack_turns(look, here.turns))
        case do.Shuffle():
            value = shuffle(look, here, 1)
        case do.See():
            return 0.0
        case robbery:
            return gain(look, robbery)
    return lead(value) - lead(end(look, here)[0])


def _harm(look: Outlook, reaction: Reaction) -> float:
    """The loss of `lead` from another player's announcement."""
    view, worth = look.view, look.worth
    match reaction.action:
        case do.Pair(_, target) if target == view.seat:
            cards = [worth.less(look.hand, card) for card in view.hand]
            return (1 + look.share) * sum(cards) / len(cards)
        case do.Three(_, target, named) if target == view.seat and named in view.hand:
            return (1 + look.share) * worth.less(look.hand, named)
        case do.Favor(target) if target in (None, view.seat):
            return (1 + look.share) * worth.less(look.hand, cheapest(look))
        case do.Five():
            return look.share * max(worth.card[card] for card in view.discard if card is not Card.KITTEN)
        case do.Skip() | do.Attack() | do.Shuffle() if look.others[-1] == reaction.seat:
            return _harm_of_a_way_out(look, reaction)
        case _:
            return 0.0


def _harm_of_a_way_out(look: Outlook, reaction: Reaction) -> float:
    """The loss of `lead` if the player before this seat does not have to draw."""
    here = spot(look)
    owed = look.view.turns
    stays = hand_on(look, here, owed, aware=1.0, seat=reaction.seat)
    if isinstance(reaction.action, do.Shuffle):
        shuffled = here._replace(risks=(look.even,) * len(here.risks))
        happens = hand_on(look, shuffled, owed, aware=0.0, seat=reaction.seat)
    elif isinstance(reaction.action, do.Attack):
        happens = end(look, spot(look, attack_turns(look, owed)))[0]
    elif owed == 1:
        happens = end(look, spot(look, 1))[0]
    else:
        return 0.0
    return lead(stays) - lead(happens)
