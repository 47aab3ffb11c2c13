"""Possible states, weighted by the likelihood of the others' actions."""

from collections.abc import Sequence

from msgspec.structs import replace

from mazzo.bots.expert.arrays import arrays
from mazzo.core.chance import WORD, Chance
from mazzo.core.rules import Seat
from mazzo.games.kittens.beliefs import sample
from mazzo.games.kittens.bots.likelihood import Likelihood
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import HandMemory, Known, Memory, PileMemory
from mazzo.games.kittens.rules.state import State

CANDIDATES = 2
"""Candidates per sample and player. With more hands, a smaller share of the candidates is likely."""


def samples(look: Outlook, sources: Sequence[Chance]) -> list[State]:
    """Sampled states, one per source, drawn by their likelihood if the others play like `expert`."""
    xp = arrays()
    candidates = CANDIDATES * (len(look.others) + 1)
    found = [sample(look.view, look.edition, chance) for chance in sources for _ in range(candidates)]
    likely = Likelihood(look.edition, look.view, look.seen).of(found)
    marks = (xp.arange(len(sources)) + (sources[0].below(WORD) + 0.5) / WORD) / len(sources)
    return [found[min(at, len(found) - 1)] for at in xp.searchsorted(xp.cumsum(likely), marks)]


def with_others_memories(look: Outlook, state: State) -> State:
    """The same state, in which players who looked at the pile or put a kitten back remember it."""
    memories = list(state.memories)
    for seat in look.others:
        places = {*range(look.edition.see - look.features.looked.get(seat, look.edition.see))}
        if any(placed.seat == seat for placed in look.features.placed) and Card.KITTEN in state.pile:
            places.add(state.pile.index(Card.KITTEN))
        known = tuple(Known(place, state.pile[place]) for place in sorted(places) if place < len(state.pile))
        memories[seat] = Memory(pile=PileMemory(known=known), hands=_known_hands(look, seat))
    return replace(state, memories=memories)


def _known_hands(look: Outlook, seat: Seat) -> dict[Seat, HandMemory]:
    """An estimate of another player's knowledge of all hands.

    Of third players they know the same as this seat; of this seat's hand, the cards that it has shown.
    """
    me = look.view.seat
    hands = {each: known for each, known in look.view.memory.hands.items() if each != seat}
    return {**hands, me: look.shown_to(seat)} if me is not None else hands
