"""A seat's inferences: the chance of a kitten at each place of the Draw Pile, and what others know of its hand.

The view has the certain facts, and `beliefs` models chance. This module adds inferences from behaviour: a player who
puts a kitten back chose the place for a rival, and one who looks at the pile and then avoids drawing probably saw a
kitten.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from mazzo.core.rules import Seat
from mazzo.games.kittens.beliefs import risk
from mazzo.games.kittens.rules import events
from mazzo.games.kittens.rules.actions import Attack, Skip, cards_of
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.memory import NO_HAND, HandMemory, at_the_start
from mazzo.games.kittens.rules.state import turn_order
from mazzo.games.kittens.rules.view import View

FAR = 6
"""How many draws to look back. Older events reveal little."""


def others(view: View) -> tuple[Seat, ...]:
    """The other seats alive, the next one first."""
    assert view.seat is not None
    return turn_order(view.alive, view.seat)


def chance_of_kitten(view: View, place: int = 0) -> float:
    """The chance that the card at a place of the Draw Pile is a kitten, by chance alone; 0 if there is no card."""
    if place >= view.pile:
        return 0.0
    pile = view.memory.pile
    if pile.loose:
        return float(risk(view, place).value)
    if not pile.known:
        return view.kittens / view.pile
    hidden = view.kittens
    for known in pile.known:
        if known.place == place:
            return float(known.card is Card.KITTEN)
        hidden -= known.card is Card.KITTEN
    return hidden / (view.pile - len(pile.known))


def is_known(view: View, place: int = 0) -> bool:
    """Whether the seat is certain of the card at this place."""
    return any(known.place == place for known in view.memory.pile.certain)


# Others' knowledge


def shown_to(view: View, seen: Sequence[events.Event], edition: Edition, other: Seat) -> HandMemory:
    """Another player's possible knowledge of this seat's hand, from events that both saw."""
    assert view.seat is not None
    memory, sizes = at_the_start(len(view.hands), other), [edition.hand + 1] * len(view.hands)
    for event in seen:
        if isinstance(event, events.Memorable):
            _resize(sizes, event)
            memory = events.seen(event, other).teach(memory, other, sizes)
    known = memory.hands.get(view.seat, NO_HAND)
    return known if not Counter(known.holds) - Counter(view.hand) else NO_HAND  # the game did not begin with a deal


def _resize(sizes: list[int], event: events.Event) -> None:
    """Update the sizes of all hands after an event."""
    match event:
        case events.Drew(seat, card) if card is not Card.KITTEN:
            sizes[seat] += 1
        case events.Picked(seat):
            sizes[seat] += 1
        case events.Gave(giver, taker) | events.Robbed(giver, taker) | events.HandedOver(giver, taker):
            sizes[giver], sizes[taker] = sizes[giver] - 1, sizes[taker] + 1
        case events.Announced(seat, action):
            sizes[seat] -= len(cards_of(action))
        case events.Noped(seat) | events.Defused(seat):
            sizes[seat] -= 1
        case events.Exploded(seat):
            sizes[seat] = 0
        case _:
            pass


# Others' actions


class Placed(NamedTuple):
    """A kitten that another player put back, the cards drawn since, and the turns that this player still had then."""

    seat: Seat
    drawn: int
    own: int


class PileFeatures(NamedTuple):
    """The players' actions on the pile since the last shuffle."""

    placed: tuple[Placed, ...]
    looked: dict[Seat, int]  # cards drawn since each seat last looked at the top
    fled: bool  # whether a player looked, and then avoided the card still on top


def features(view: View, seen: Sequence[events.Event]) -> PileFeatures:
    """The features, collected from the latest event backwards."""
    placed: list[Placed] = []
    looked: dict[Seat, int] = {}
    slipped: set[Seat] = set()  # seats that avoided the card on top
    fled = False
    drawn = 0
    turn = None
    for event in reversed(seen):
        match event:
            case events.TurnBegan():
                turn = event
            case events.Drew():
                drawn += 1
                slipped.clear()
            case events.TookEffect(seat, Skip() | Attack()) if not drawn and seat != view.seat:
                slipped.add(seat)
            case events.Peeked(seat):
                looked.setdefault(seat, drawn)
                fled = fled or seat in slipped
            case events.Inserted(seat) if seat != view.seat:
                placed.append(Placed(seat, drawn, turn.turns if turn and turn.seat == seat else 0))
                fled = fled or seat in slipped
            case events.Shuffled():
                break
            case _:
                pass
        if drawn > FAR:
            break
    return PileFeatures(tuple(placed), looked, fled)
