"""Sample states that look the same as the true one to a seat."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from mazzo.core.chance import WORD, Chance
from mazzo.games.mantis.odds import top_cards
from mazzo.games.mantis.rules.cards import Card, Face, read_card, read_face
from mazzo.games.mantis.rules.editions import Edition, printed
from mazzo.games.mantis.rules.events import Event
from mazzo.games.mantis.rules.state import State
from mazzo.games.mantis.rules.view import View


def with_top(edition: Edition, view: View, card: Card | None) -> State:
    """The position with this card on top of the Draw Pile.

    All cards below it are copies of it, so the state is valid for one turn only.
    """
    return _state(edition, view, (card,) * view.pile if card else ())


def sample(edition: Edition, view: View, chance: Chance, top: Card | None = None) -> State:
    """The position with a random Draw Pile, drawn from its exact distribution, with this top card if one is given.

    The top card is drawn by the exact odds. Then, for each face, as many of the other cards are removed as were dealt,
    and the rest is shuffled.
    """
    top = top or _any(top_cards_of(edition, view), chance)
    if top is None:
        return _state(edition, view, ())
    below: list[Card] = []
    for face, (cards, dealt) in unseen(edition, view).items():
        others = cards.copy()
        if face == top.face:
            others.remove(top)
        below += chance.shuffled(others)[dealt:] if dealt else others
    return _state(edition, view, (top, *chance.shuffled(below)))


@lru_cache(maxsize=8)
def unseen(edition: Edition, view: View) -> dict[Face, tuple[list[Card], int]]:
    """For each face, the cards that were not turned over, and how many of them were dealt."""
    left, dealt = Counter(printed(edition)), Counter(map(read_face, view.dealt))
    left.subtract(map(read_card, view.turned))
    by_face: dict[Face, list[Card]] = {}
    for card in left.elements():
        by_face.setdefault(card.face, []).append(card)
    return {face: (cards, dealt[face]) for face, cards in by_face.items()}


def sample_state(edition: Edition, view: View, _: Sequence[Event], chance: Chance) -> State:
    """A state that looks the same as the true one to all players, including the cards turned over so far."""
    turned, sampled = tuple(map(read_card, view.turned)), sample(edition, view, chance)
    return replace(sampled, cards=(*turned, *sampled.cards), turned=len(turned))


def _state(edition: Edition, view: View, pile: tuple[Card, ...]) -> State:
    return State(
        edition=edition,
        target=view.target,
        tanks=list(view.tanks),
        scores=list(view.scores),
        dealt=tuple(map(read_face, view.dealt)),
        cards=pile,
        turned=0,
        phase=view.phase,
        result=view.result,
    )


@lru_cache(maxsize=64)
def top_cards_of(edition: Edition, view: View) -> tuple[tuple[Card, float], ...]:
    """Each possible top card with its probability."""
    return tuple((card, float(likely)) for card, likely in top_cards(edition, view).items())


def _any(cards: tuple[tuple[Card, float], ...], chance: Chance) -> Card | None:
    mark = (chance.below(WORD) + 0.5) / WORD
    for card, likely in cards:
        mark -= likely
        if mark < 0:
            return card
    return cards[-1][0] if cards else None
