"""What a search has to know of Mantis."""

from collections.abc import Hashable, Sequence

from mazzo.bots.mantis.planner import NO_LUCK, Planner
from mazzo.bots.mantis.worlds import sample
from mazzo.bots.mantis.worth import Judge, habits
from mazzo.core.chance import Chance
from mazzo.core.rules import Seat
from mazzo.games.mantis.actions import Action, Raid, Score, Steal
from mazzo.games.mantis.editions import Edition
from mazzo.games.mantis.events import Event
from mazzo.games.mantis.rules import apply, legal
from mazzo.games.mantis.state import State, Turn
from mazzo.games.mantis.view import View, top

SAFE = 1.5
"""So many cards in a Tank are worth one that is scored, to a player in a hurry."""


class MantisModel:
    """Everybody sees the same, so only luck has to be imagined."""

    PLAYOUTS = 200  # for a choice, unless it is told otherwise
    Favourite = Planner

    def __init__(self, edition: Edition, view: View, seen: Sequence[Event]) -> None:
        assert view.seat is not None
        self._edition, self._view, self._seat = edition, view, view.seat
        habit = habits(seen, view.seat)
        self._judge = Judge(len(view.tanks), view.target, view.seat, habit)
        self._steals = min(1.0, 2 * habit.steals)  # what a stolen card is worth to others

    def world(self, luck: Chance) -> State:
        return sample(self._edition, self._view, luck)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action, _: Chance) -> tuple[State, Hashable]:
        """The card that was turned over, by what became of it, and the next back."""
        after, _events = apply(state, seat, action, NO_LUCK)
        return after, (tuple(after.tanks), tuple(after.scores), top(after))

    def likely(self, state: State, seat: Seat, _: Chance) -> Action:
        """The most cards, if each colour of the back is as likely as another; scored ones count for more."""
        if not isinstance(state.phase, Turn):
            return max(legal(state, seat), key=lambda raid: state.scores[raid.target] if isinstance(raid, Raid) else 0)
        colors, need = state.cards[state.turned].back, state.target - state.scores[seat]
        best, choice = 0.0, 0
        weight = 1.0 if seat == self._seat else self._steals
        for tank, lying in enumerate(state.tanks):
            counts = [lying.count(color) for color in colors]
            if tank == seat:
                worth = sum([(SAFE * (count + 1) + 5 * (count + 1 >= need)) for count in counts if count]) + 0.1
            else:
                worth = weight * sum([count + 1 for count in counts if count])
            if worth > best:
                best, choice = worth, tank
        return Score() if choice == seat else Steal(choice)

    def estimate(self, state: State, luck: Chance) -> Sequence[float]:
        """Play on until the seat is to act again, then judge."""
        while not state.result:
            seat = state.phase.waiting[0]
            if seat == self._seat and isinstance(state.phase, Turn):
                return self._judge.chances(state.tanks, state.scores, seat)
            state, _events = apply(state, seat, self.likely(state, seat, luck), NO_LUCK)
        return state.result.shares(state.seats)
