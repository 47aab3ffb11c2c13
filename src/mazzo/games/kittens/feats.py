"""The standing of a seat at the end, and its statistics for the titles of an evening."""

from collections.abc import Mapping, Sequence

from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.cards import KITTEN
from mazzo.games.kittens.rules.events import Cancelled, ChangedHands, Defused, Drew, Event, Exploded, Inserted, Noped
from mazzo.games.kittens.rules.state import State


def standing(state: State, events: Sequence[Event], seat: Seat) -> tuple[int, ...]:
    """The number of seats that exploded before this one; the most for a seat that did not explode."""
    exploded = [event.seat for event in events if isinstance(event, Exploded)]
    return (exploded.index(seat) if seat in exploded else state.seats,)


def feats(state: State, events: Sequence[Event], seat: Seat) -> Mapping[str, float]:
    exploded = [event.seat for event in events if isinstance(event, Exploded)]
    moved = [event for event in events if isinstance(event, ChangedHands)]
    return {
        "thief": sum(event.taker == seat for event in moved),
        "robbed": sum(event.giver == seat for event in moved),
        "noped": sum(isinstance(event, Noped) and event.seat == seat for event in events),
        "stopped": sum(isinstance(event, Cancelled) and event.seat == seat for event in events),
        "defused": sum(isinstance(event, Defused) and event.seat == seat for event in events),
        "first": sum(each == seat for each in exploded[:1]),
        "luck": luck(state, events, seat),
    }


def luck(state: State, events: Sequence[Event], seat: Seat) -> float:
    """The expected number of kittens in a seat's draws, minus the number it drew."""
    cards, kittens, spared = len(state.pile), state.pile.count(KITTEN), 0.0
    for event in reversed(events):
        if isinstance(event, Drew):
            is_kitten = event.card is KITTEN
            cards, kittens = cards + 1, kittens + is_kitten
            if event.seat == seat:
                spared += kittens / cards - is_kitten
        elif isinstance(event, Inserted):
            cards, kittens = cards - 1, kittens - 1
    return spared
