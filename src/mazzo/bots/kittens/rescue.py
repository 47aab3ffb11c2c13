"""In danger, what counts is not what a card is worth but whether it gets the seat past the kitten."""

from mazzo.bots.kittens.outlook import Outlook
from mazzo.bots.kittens.plan import Spot, end, spot, unless_noped
from mazzo.bots.kittens.robbery import Robbery, givers, robberies
from mazzo.games.kittens.actions import Action, Favor, Five, Pair, Three, cards_of
from mazzo.games.kittens.cards import Card

DANGER = 0.25
"""A kitten on top is so likely that it is time to think of a rescue."""


def rescue(look: Outlook) -> Action | None:
    """A robbery that makes it likelier to win than any way to end the turn, if the top card is dangerous."""
    if look.risks[0] < DANGER:
        return None
    best, choice = end(look, spot(look))[0], None
    for action in robberies(look):
        value = _hope(look, action)
        if value > best:
            best, choice = value, action
    return choice


def _hope(look: Outlook, action: Robbery) -> float:
    """The chance to win after a robbery, whatever it brings."""
    poorer = spot(look)
    for card in cards_of(action):
        poorer = poorer.without(look, card)
    nothing = end(look, poorer)[0]
    loot = _loot(look, action, poorer)
    value = (1 - sum(loot.values())) * nothing
    for card, chance in loot.items():
        value += chance * end(look, poorer.plus(look, card))[0]
    return unless_noped(look, value, nothing)


def _loot(look: Outlook, action: Robbery, poorer: Spot) -> dict[Card, float]:
    """What a robbery may bring, and how likely."""
    match action:
        case Pair(_, target):
            return look.next_card(target)
        case Three(_, target, named):
            return {named: look.has(target, named)}
        case Five(cards):
            picks = {*look.view.discard, *cards} - {Card.KITTEN}
            return {max(sorted(picks), key=lambda card: end(look, poorer.plus(look, card))[0]): 1.0}
        case Favor(target):  # of a large hand they give what is of no use
            giver = min(givers(look, target), key=lambda seat: look.view.hands[seat])
            return {card: chance / look.view.hands[giver] for card, chance in look.next_card(giver).items()}
