"""Rescue from a kitten: in danger, only a card that gets the seat past the kitten counts."""

from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.bots.plan import end, spot, unless_noped
from mazzo.games.kittens.bots.robbery import Robbery, givers, robberies
from mazzo.games.kittens.rules.actions import Action, Favor, Five, Pair, Three, cards_of
from mazzo.games.kittens.rules.cards import Card

DANGER = 0.25
"""The chance of a kitten on top from which it looks for a rescue."""


def rescue(look: Outlook) -> Action | None:
    """A robbery that beats every way to end the turn, if the top card is dangerous."""
    if look.risks[0] < DANGER:
        return None
    hopes = Hopes(look)
    best, choice = end(look, spot(look))[0], None
    for action in robberies(look):
        value = hopes.of(action)
        if value > best:
            best, choice = value, action
    return choice


class Hopes:
    """The chance to win after robberies, averaged over the possible loot. Results are cached."""

    def __init__(self, look: Outlook) -> None:
        self._look = look
        self._ends: dict[tuple[tuple[Card, ...], Card | None], float] = {}

    def of(self, action: Robbery) -> float:
        spent = cards_of(action)
        nothing = self._end(spent, None)
        loot = self._loot(action, spent)
        value = (1 - sum(loot.values())) * nothing
        value += sum(chance * self._end(spent, card) for card, chance in loot.items())
        return unless_noped(self._look, value, nothing)

    def _end(self, spent: tuple[Card, ...], got: Card | None) -> float:
        """The chance to win with the best way to end the turn, after spending some cards and perhaps gaining one."""
        if (spent, got) not in self._ends:
            after = spot(self._look)
            for card in spent:
                after = after.without(self._look, card)
            self._ends[spent, got] = end(self._look, after.plus(self._look, got) if got else after)[0]
        return self._ends[spent, got]

    def _loot(self, action: Robbery, spent: tuple[Card, ...]) -> dict[Card, float]:
        """The possible loot of a robbery, with probabilities."""
        look = self._look
        match action:
            case Pair(_, target):
                return look.next_card(target)
            case Three(_, target, named):
                return {named: look.has(target, named)}
            case Five(cards):
                picks = sorted({*look.view.discard, *cards} - {Card.KITTEN})
                return {max(picks, key=lambda card: self._end(spent, card)): 1.0}
            case Favor(target):  # from a large hand they give a useless card
                giver = min(givers(look, target), key=lambda seat: look.view.hands[seat])
                return {card: chance / look.view.hands[giver] for card, chance in look.next_card(giver).items()}
