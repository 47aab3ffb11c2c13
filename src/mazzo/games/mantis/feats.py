"""The standing of a seat at the end, and its statistics for the titles of an evening."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from mazzo.core.rules import Seat
from mazzo.games.mantis.rules.events import Banked, Event, Missed, Raided, Scored, Stole
from mazzo.games.mantis.rules.state import State, Turn

TURNED = (Missed, Scored, Stole, Banked)  # events that turn a card over; no other changes a Tank
ROBBED = (Stole, Banked, Raided)


def standing(state: State, _events: Sequence[Event], seat: Seat) -> tuple[int, ...]:
    """By scored cards; with equally many, by cards in the Tank (rule 5)."""
    return state.scores[seat], len(state.tanks[seat])


def feats(state: State, events: Sequence[Event], seat: Seat) -> Mapping[str, float]:
    moved = [(event.seat, event.target, lost(event)) for event in events if isinstance(event, ROBBED)]
    given = [event for event in events if isinstance(event, Missed) and event.seat == seat != event.tank]
    return {
        "thief": sum(count for thief, _, count in moved if thief == seat),
        "robbed": sum(count for _, target, count in moved if target == seat),
        "generous": len(given),
        "luck": luck(state, events, seat),
    }


def lost(event: Stole | Banked | Raided) -> int:
    """The number of cards that the target lost. The card from the Draw Pile was not theirs, so it does not count."""
    return 1 if isinstance(event, Raided) else event.count - 1


def luck(state: State, events: Sequence[Event], seat: Seat) -> float:
    """A seat's hits minus the expected number, if each colour on a back is equally likely."""
    before, hits = undone(state), 0.0
    for event in events:
        if isinstance(event, TURNED):
            if event.seat == seat:
                tank = before.tanks[tank_of(event)]
                chance = sum([color in tank for color in event.card.back]) / len(event.card.back)
                hits += (not isinstance(event, Missed)) - chance
            event.change(before)
    return hits


def tank_of(event: Missed | Scored | Stole | Banked) -> Seat:
    match event:
        case Missed():
            return event.tank
        case Scored():
            return event.seat
        case _:
            return event.target


def undone(state: State) -> State:
    """The game as it was dealt."""
    seats, hand = state.seats, len(state.dealt) // state.seats
    tanks = [tuple(face.front for face in state.dealt[seat * hand : (seat + 1) * hand]) for seat in range(seats)]
    return replace(state, tanks=tanks, scores=[0] * seats, turned=0, phase=Turn((0,)), result=None)
