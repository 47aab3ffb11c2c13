"""Robberies, i.e. taking cards from others or from the discard pile: their value in `lead`, and as a rescue."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from mazzo.core.rules import Seat
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.bots.plan import end, spot, unless_noped
from mazzo.games.kittens.rules.actions import Action, Favor, Five, Pair, Three, cards_of
from mazzo.games.kittens.rules.cards import CATS, IN_HANDS, Card
from mazzo.games.kittens.rules.editions import FavorFrom

Robbery = Pair | Three | Five | Favor


def robberies(look: Outlook) -> Iterator[Robbery]:
    """All legal robberies. Of the many ways to play five different cards, only the cheapest is included."""
    for action in look.view.legal:
        if isinstance(action, Five):
            yield Five(cheapest_five(look))
            return
        if isinstance(action, Robbery):
            yield action


def cheapest_five(look: Outlook) -> tuple[Card, Card, Card, Card, Card]:
    """The five different cards that the seat needs least."""
    kinds = sorted(dict.fromkeys(look.view.hand), key=lambda card: look.worth.less(look.hand, card))
    first, second, third, fourth, fifth = sorted(kinds[:5], key=IN_HANDS.index)
    return first, second, third, fourth, fifth


def gain(look: Outlook, action: Robbery) -> float:
    """The gain in `lead` from a robbery that is not stopped: the seat's new card, and the rival's loss."""
    match action:
        case Pair(_, target):
            return (1 + look.share) * _any_card(look, target)
        case Three(_, target, named):
            return (1 + look.share) * look.worth.card[named] * look.has(target, named)
        case Five(cards):
            return _best_of_the_discard(look, cards)
        case Favor(target):
            return (1 + look.share) * sum(_cheapest_card(look, giver) for giver in givers(look, target))


def givers(look: Outlook, target: Seat | None) -> list[Seat]:
    """The players who would have to give a card for a Favor."""
    asked = look.others if look.edition.favor_from is FavorFrom.EVERYBODY else [target]
    return [seat for seat in asked if seat is not None and look.view.hands[seat]]


def _any_card(look: Outlook, seat: Seat) -> float:
    holds = look.known(seat).holds
    size = look.view.hands[seat]
    known = sum(look.worth.card[card] for card in holds)
    return (known + (size - len(holds)) * look.average) / max(1, size)


def _cheapest_card(look: Outlook, seat: Seat) -> float:
    """The worth of the card that a player gives for a Favor: usually a cat; from a small hand, any card."""
    cat = look.worth.card[CATS[0]]
    return cat + max(0.0, _any_card(look, seat) - cat) / look.view.hands[seat]


def _best_of_the_discard(look: Outlook, cards: tuple[Card, ...]) -> float:
    left = Counter(look.hand)
    left.subtract(cards)
    return max(look.worth.more(left, card) for card in {*look.view.discard, *cards} if card is not Card.KITTEN)


def cheapest(look: Outlook) -> Card:
    """The card that the seat needs least and that helps a rival little."""
    cost = {card: look.worth.less(look.hand, card) + look.share * look.worth.card[card] for card in look.view.hand}
    return min(cost, key=lambda card: cost[card])


# Rescue: if a kitten is likely on top, only cards that help against it count.

DANGER = 0.25
"""The lowest chance of a kitten on top for which it looks for a rescue."""


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
        self._end = cache(self._best_end)

    def of(self, action: Robbery) -> float:
        spent = cards_of(action)
        nothing = self._end(spent, None)
        loot = self._loot(action, spent)
        value = (1 - sum(loot.values())) * nothing
        value += sum(chance * self._end(spent, card) for card, chance in loot.items())
        return unless_noped(self._look, value, nothing)

    def _best_end(self, spent: tuple[Card, ...], got: Card | None) -> float:
        """The chance to win with the best way to end the turn, after spending some cards and perhaps gaining one."""
        after = spot(self._look)
        for card in spent:
            after = after.without(self._look, card)
        return end(self._look, after.plus(self._look, got) if got else after)[0]

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
