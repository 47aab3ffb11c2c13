"""The hidden facts of Mantis: the Draw Pile, except the back of its top card. Independent of `seen` and the view."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from mazzo.core.chance import Chance, any_of
from mazzo.core.secrets import Secrets, Viewer
from mazzo.games.mantis.rules.cards import Card
from mazzo.games.mantis.rules.editions import Icons, printed
from mazzo.games.mantis.rules.events import Banked, Missed, Scored, Stole
from mazzo.games.mantis.rules.state import State

EXCHANGES = (1, 2, 6, 60)
"""The possible numbers of swaps in a lookalike: few, so that it stays similar for many turns, or many."""


def lookalike(state: State, _: Viewer, chance: Chance) -> State:
    for _exchange in range(any_of(chance, EXCHANGES)):
        other = exchanged(state, chance)
        state = other if look(other) == look(state) else state
    return state


def exchanged(state: State, chance: Chance) -> State:
    """Swap two cards of the pile, or the back of one of them with that of a dealt card, which no player has seen."""
    pile = list(state.pile)
    if not pile:
        return state
    here = any_of(chance, (0, chance.below(len(pile))))
    unseen_backs = [card for card in without(printed(state.edition), state.cards) if card.face == pile[here].face]
    alike = [there for there in range(1, len(pile)) if here or back(state, there) == back(state, here)]
    if unseen_backs and chance.below(10) < 3:
        pile[here] = any_of(chance, unseen_backs)
    elif alike:
        there = any_of(chance, alike)
        pile[here], pile[there] = pile[there], pile[here]
    return replace(state, cards=(*state.cards[: state.turned], *pile))


def without(cards: Iterable[Card], others: Iterable[Card]) -> list[Card]:
    return list((Counter(cards) - Counter(others)).elements())


def look(state: State) -> object:
    """The visible part of the Draw Pile."""
    return back(state, 0) if state.pile else None


def back(state: State, place: int) -> object:
    card = state.pile[place]
    return frozenset(card.back), card.icon if state.edition.icons is Icons.BOTH else None


def shown(event: object, after: State, _: Viewer) -> Sequence[object]:
    """A card that is turned over reveals itself, and the back of the card below."""
    match event:
        case Missed(card=card) | Scored(card=card) | Stole(card=card) | Banked(card=card):
            return (card, look(after))
        case _:
            return ()


def seen_action(action: object, _state: State, _: Viewer) -> object:
    return action


SECRETS = Secrets(lookalike=lookalike, shown=shown, seen_action=seen_action)
