"""The secrets of Gullible: `seen` hides them. The rest describes them again, independently, for `mazzo check`."""

from collections import Counter

from msgspec.structs import replace

from gullible.events import Aimed, Sealed
from gullible.state import COPIES, LOUDEST, Diving, Edition, Squawking, State
from gullible.view import Action, View
from mazzo.rules import Chance, Event, Viewer


def seen(event: Event, viewer: Viewer) -> Event:
    """An event as one seat sees it, or a spectator."""
    match event:
        case Sealed(seat=seat) if viewer != seat:
            return replace(event, squawks=None)
        case Aimed(seat=seat) if viewer != seat:
            return replace(event, pier=None)
        case _:
            return event


def shown(event: Event, _after: State, viewer: Viewer) -> list[object]:
    """The hidden things that an event shows to a viewer by the rules."""
    match event:
        case Sealed(seat, squawks):
            return [squawks] if viewer == seat else []
        case Aimed(seat, pier):
            return [pier] if viewer == seat else []
        case _:
            return [event]  # all of its fields are public


def seen_action(action: Action, _state: State, _viewer: Viewer) -> object:
    """Others see that a player has chosen, but not what."""
    return type(action)


def lookalike(state: State, viewer: Viewer, chance: Chance) -> State:
    """Another game that the viewer cannot tell from this one: other sealed choices, another pile."""
    other = replace(state, pile=chance.shuffled(state.pile), bids=state.bids[:], dives=state.dives[:])
    for seat in set(range(state.seats)) - {viewer}:
        if state.bids[seat] is not None and not state.is_open("bids"):
            other.bids[seat] = chance.below(min(LOUDEST, state.squawks[seat]) + 1)
        if state.dives[seat] is not None and not state.is_open("dives"):
            other.dives[seat] = 1 + chance.below(len(state.piers))
    return other


def sample_state(edition: Edition, view: View, _seen: object, chance: Chance) -> State:
    """A random state that fits what a seat knows, for bots that search and for the coach."""
    nests, piers = list(view.nests), list(view.piers)
    open_snacks = Counter(sum((*nests, *piers), ()))
    pile = chance.shuffled(list((Counter(COPIES) - open_snacks).elements()))
    state = State(
        edition=edition, piers=piers, pile=pile, nests=nests, squawks=list(view.squawks), bids=list(view.bids),
        dives=list(view.dives), round=view.round, phase=view.phase, result=view.result,
    )  # fmt: skip
    sealed = [seat for seat in range(state.seats) if seat not in (*state.to_act, view.seat)]
    for seat in sealed:
        if isinstance(view.phase, Squawking):
            state.bids[seat] = chance.below(min(LOUDEST, state.squawks[seat]) + 1)
        elif isinstance(view.phase, Diving):
            state.dives[seat] = 1 + chance.below(len(piers))
    return state


def cards(state: State) -> list[int]:
    """All snacks of the game: no event may lose or make one."""
    return sorted([*sum((*state.piers, *state.nests), state.pile)])
