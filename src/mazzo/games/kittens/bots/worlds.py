"""Possible states: consistent with luck, weighted by the others' actions."""

from collections.abc import Sequence

from msgspec.structs import replace

from mazzo.core.chance import WORD, Chance
from mazzo.core.rules import Seat
from mazzo.games.kittens.beliefs import sample
from mazzo.games.kittens.bots.likelihood import Likelihood
from mazzo.games.kittens.bots.likelihood import is_known as has_likelihood
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.bots.reading import chance_of_kitten, is_known
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import HandMemory, Known, Memory, PileMemory
from mazzo.games.kittens.rules.state import State
from mazzo.games.kittens.rules.view import View

CANDIDATES = 4
"""Random worlds for each one that is tried."""


def worlds(look: Outlook, lucks: Sequence[Chance]) -> list[State]:
    """Imagined states, one per luck, drawn by their likelihood when the others play like `expert`."""
    if not has_likelihood(len(look.view.hands)):
        return [world(look, luck) for luck in lucks]
    import numpy as np

    found = [sample(look.view, look.edition, luck) for luck in lucks for _ in range(CANDIDATES)]
    likely = Likelihood(look.edition, look.view, look.seen).of(found)
    marks = (np.arange(len(lucks)) + (lucks[0].below(WORD) + 0.5) / WORD) / len(lucks)
    return [found[min(at, len(found) - 1)] for at in np.searchsorted(np.cumsum(likely), marks)]


def world(look: Outlook, luck: Chance) -> State:
    """An imagined state: kittens lie on top as often as the others' actions suggest."""
    return with_likely_kittens(look, sample(look.view, look.edition, luck), luck)


def with_likely_kittens(look: Outlook, state: State, luck: Chance) -> State:
    """The state with kittens moved up where `Outlook.risks` exceeds luck."""
    view, pile = look.view, list(state.pile)
    for place, read in enumerate(look.risks):
        by_luck = chance_of_kitten(view, place)
        if pile[place] is Card.KITTEN or read <= by_luck:
            continue
        if luck.below(WORD) < (read - by_luck) / (1 - by_luck) * WORD:
            _bring_kitten(view, pile, place, luck)
    return replace(state, pile=tuple(pile))


def _bring_kitten(view: View, pile: list[Card], place: int, luck: Chance) -> None:
    """Move a deeper kitten to this place, if possible, without contradicting the seat's knowledge."""
    below = range(place + 1, len(pile))
    kittens = [other for other in below if pile[other] is Card.KITTEN and not is_known(view, other)]
    if not kittens:
        return
    other = kittens[luck.below(len(kittens))]
    if view.memory.pile.loose:  # only the order of the others is known
        pile.insert(place, pile.pop(other))
    else:
        pile[place], pile[other] = pile[other], pile[place]


def with_others_memories(look: Outlook, state: State) -> State:
    """The same world, in which players who looked at the pile or put a kitten back remember it."""
    memories = list(state.memories)
    for seat in look.others:
        places = {*range(look.edition.see - look.signs.looked.get(seat, look.edition.see))}
        if any(placed.seat == seat for placed in look.signs.placed) and Card.KITTEN in state.pile:
            places.add(state.pile.index(Card.KITTEN))
        known = tuple(Known(place, state.pile[place]) for place in sorted(places) if place < len(state.pile))
        memories[seat] = Memory(pile=PileMemory(known=known), hands=_known_hands(look, seat))
    return replace(state, memories=memories)


def _known_hands(look: Outlook, seat: Seat) -> dict[Seat, HandMemory]:
    """Another player's knowledge of all hands: of others the same as the seat's, of the seat what it showed."""
    me = look.view.seat
    hands = {each: known for each, known in look.view.memory.hands.items() if each != seat}
    return {**hands, me: look.shown_to(seat)} if me is not None else hands
