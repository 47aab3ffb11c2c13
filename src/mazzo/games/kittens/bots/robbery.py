"""The value, in leads, of taking cards from others or from the discard pile."""

from collections import Counter
from collections.abc import Iterator

from mazzo.core.rules import Seat
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.rules.actions import Favor, Five, Pair, Three
from mazzo.games.kittens.rules.cards import CATS, IN_HANDS, Card
from mazzo.games.kittens.rules.editions import FavorFrom

Robbery = Pair | Three | Five | Favor


def robberies(look: Outlook) -> Iterator[Robbery]:
    """All robberies; of the many ways to play five different cards only the cheapest."""
    for action in look.view.legal:
        if isinstance(action, Five):
            kinds = sorted(dict.fromkeys(look.view.hand), key=lambda card: look.worth.less(look.hand, card))
            first, second, third, fourth, fifth = sorted(kinds[:5], key=IN_HANDS.index)
            yield Five((first, second, third, fourth, fifth))
            return
        if isinstance(action, Robbery):
            yield action


def gain(look: Outlook, action: Robbery) -> float:
    """The gain of a robbery that nobody stops: the seat's new card, and the rival's loss."""
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
    """The worth of the card they need least: usually a cat, or any card of a small hand."""
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
