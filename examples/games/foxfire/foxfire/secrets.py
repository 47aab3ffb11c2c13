"""The secrets of Foxfire: `seen` hides them. The rest describes them again, independently, for `mazzo check`."""

from msgspec.structs import replace

from foxfire.actions import Action, Give
from foxfire.events import Dealt, Drew, Dueled, Gave, Looked, Took
from foxfire.state import Cards, Showdown, State, without
from mazzo.rules import Chance, Event, Viewer


def seen(event: Event, viewer: Viewer) -> Event:
    """An event as one seat sees it, or a spectator."""
    match event:
        case Dealt(hands=hands):
            own = tuple(hand if seat == viewer else None for seat, hand in enumerate(hands))
            return replace(event, hands=own, pile=None, aside=None)
        case Drew(seat=seat) if viewer != seat:
            return replace(event, card=None)
        case Took() | Gave() if viewer not in (event.seat, event.target):
            return replace(event, card=None)
        case Looked() if viewer not in (event.seat, event.target):
            return replace(event, cards=None)
        case Dueled() if viewer not in (event.seat, event.target):
            return replace(event, own=None, other=None)
        case _:
            return event


def shown(event: Event, _after: State, viewer: Viewer) -> list[object]:
    """The hidden things that an event shows to a viewer by the rules."""
    match event:
        case Dealt():
            return [] if viewer is None else [event.hands[viewer]]
        case Drew():
            return [event.card] if viewer == event.seat else []
        case Looked():
            return [event.cards] if viewer == event.seat else []
        case Took() | Gave():
            return [event.card] if viewer in (event.seat, event.target) else []
        case Dueled():
            return [event.own, event.other] if viewer in (event.seat, event.target) else []
        case _:
            return [event]  # all of its fields are public


def seen_action(action: Action, state: State, viewer: Viewer) -> object:
    """All players see what is played, but only the two involved see which card is given."""
    return Give if isinstance(action, Give) and viewer not in (state.turn, state.phase.target) else action


def lookalike(state: State, viewer: Viewer, chance: Chance) -> State:
    """A game that the viewer cannot tell from this one: hidden cards are dealt again."""
    if isinstance(state.phase, Showdown) or state.result:
        aside, *pile = chance.shuffled([state.aside, *state.pile])
        return replace(state, aside=aside, pile=tuple(pile))
    known = [()] * state.seats if viewer is None else state.known[viewer]
    others = [seat for seat in range(state.seats) if seat != viewer]
    unseen = [card for seat in others for card in less(state.hands[seat], known[seat])]
    unseen = list(chance.shuffled([*unseen, state.aside, *state.pile]))
    hands = state.hands[:]
    for seat in others:
        missing = len(hands[seat]) - len(known[seat])
        hands[seat], unseen = tuple(sorted((*known[seat], *unseen[:missing]))), unseen[missing:]
    remembered = [[fitting(hands[seat], knows[seat]) for seat in range(state.seats)] for knows in state.known]
    if viewer is not None:
        remembered[viewer] = known
    return replace(state, hands=hands, known=remembered, aside=unseen[0], pile=tuple(unseen[1:]))


def less(hand: Cards, known: Cards) -> Cards:
    for card in known:
        hand = without(hand, card)
    return hand


def fitting(hand: Cards, known: Cards) -> Cards:
    """As many cards of a new hand as the number known of the old one."""
    return hand if len(known) == len(hand) else hand[: len(known)]


def cards(state: State) -> list[int]:
    """All cards of the game: no event may lose or make one."""
    return sorted([*sum((*state.hands, *state.played), state.pile), state.aside])
