"""What a search has to know of Exploding Kittens."""

from collections.abc import Hashable, Sequence
from math import exp

from mazzo.bots.kittens.outlook import Outlook
from mazzo.bots.kittens.shark import Shark
from mazzo.bots.kittens.worlds import informed, world
from mazzo.bots.kittens.worth import worth
from mazzo.core.chance import Chance
from mazzo.core.rules import Seat
from mazzo.games.kittens.actions import Action, Insert, Three
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.editions import Edition
from mazzo.games.kittens.events import Event, Passed, seen
from mazzo.games.kittens.rules import apply, legal
from mazzo.games.kittens.state import Inserting, State, Turn
from mazzo.games.kittens.view import View, view

NAMED = (Card.DEFUSE, Card.NOPE, Card.ATTACK, Card.SKIP)
"""What it asks for with three of a kind."""

ROUNDS = 4
"""So many turns of everybody are played before the game is judged by the hands."""

MOST_STEPS = 80


class KittensModel:
    """Hands and pile are imagined from beliefs and from what the others did, who remember what they have seen."""

    PLAYOUTS = 12  # for a choice, unless it is told otherwise
    Favourite = Shark

    def __init__(self, edition: Edition, sight: View, events: Sequence[Event]) -> None:
        assert sight.seat is not None
        self._edition, self._seat = edition, sight.seat
        self._look = Outlook(sight, events, edition)

    def world(self, luck: Chance) -> State:
        return informed(self._look, world(self._look, luck))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """All but the places deep in a pile, and names that nobody asks for."""
        actions = legal(state, seat)
        if isinstance(state.phase, Inserting):
            near = {0, 1, 2, 4, state.turns - 1, state.turns, len(state.pile) // 2, len(state.pile)}
            return [action for action in actions if isinstance(action, Insert) and action.place in near]
        if len(actions) > len(NAMED):
            return [action for action in actions if not isinstance(action, Three) or action.named in NAMED]
        return actions

    def apply(self, state: State, seat: Seat, action: Action, luck: Chance) -> tuple[State, Hashable]:
        after, events = apply(state, seat, action, luck)
        return after, tuple([str(seen(event, self._seat)) for event in events if type(event) is not Passed])

    def likely(self, state: State, seat: Seat, luck: Chance) -> Action:
        """What the favourite would do in that seat, which there remembers what it has seen since the search began."""
        actions = legal(state, seat)
        return actions[0] if len(actions) == 1 else Shark(self._edition, luck).choose(view(state, seat), ())

    def estimate(self, state: State, luck: Chance) -> Sequence[float]:
        """Play on for some turns, then judge by what everybody holds."""
        turns, last = ROUNDS * sum(state.alive), (state.turn, state.turns)
        for _ in range(MOST_STEPS):
            if state.result or (turns <= 0 and isinstance(state.phase, Turn)):
                break
            seat = state.phase.waiting[0]
            state, _events = apply(state, seat, self.likely(state, seat, luck), luck)
            if (state.turn, state.turns) != last:
                turns, last = turns - 1, (state.turn, state.turns)
        if state.result:
            return state.result.shares(state.seats)
        return judged(state)


def judged(state: State) -> list[float]:
    """The chances by the worth of the hands: leads add up on a logarithmic scale (kittens/worth.py)."""
    values = worth(len(state.pile))
    powers = [exp(values.hand(hand)) if alive else 0.0 for hand, alive in zip(state.hands, state.alive, strict=True)]
    whole = sum(powers)
    return [power / whole for power in powers]
