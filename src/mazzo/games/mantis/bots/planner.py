"""A bot for Mantis that evaluates the position after each action and each possible top card."""

from collections.abc import Sequence

from mazzo.core.chance import Chance, Script
from mazzo.core.rules import Seat
from mazzo.games.mantis.bots.worth import Judge, habits
from mazzo.games.mantis.odds import top_cards
from mazzo.games.mantis.rules.actions import Action
from mazzo.games.mantis.rules.editions import Edition
from mazzo.games.mantis.rules.events import Event
from mazzo.games.mantis.rules.rules import apply, legal
from mazzo.games.mantis.rules.state import State, Turn
from mazzo.games.mantis.rules.view import View
from mazzo.games.mantis.sampling import with_top

NO_LUCK = Script()
"""Mantis uses no chance after the deal."""


class Planner:
    """Chooses the action with the best chance to win, by `worth` and the exact odds of the next card."""

    def __init__(self, edition: Edition, _chance: Chance) -> None:
        self._edition = edition

    def choose(self, view: View, seen: Sequence[Event]) -> Action:
        chances = win_chances(self._edition, view, seen)
        return max(view.legal, key=lambda action: chances[action])


def win_chances(edition: Edition, view: View, seen: Sequence[Event] = ()) -> dict[Action, float]:
    """For each legal action, an estimate of the chance that the seat wins after it."""
    assert view.seat is not None
    judge = Judge(len(view.tanks), view.target, view.seat, habits(seen, view.seat))
    if not isinstance(view.phase, Turn):
        state = with_top(edition, view, next(iter(top_cards(edition, view)), None))
        return {action: after(judge, state, view.seat, action) for action in view.legal}
    totals = dict.fromkeys(view.legal, 0.0)
    for card, chance in top_cards(edition, view).items():
        state = with_top(edition, view, card)
        for action in totals:
            totals[action] += float(chance) * after(judge, state, view.seat, action)
    return totals


def after(judge: Judge, state: State, seat: Seat, action: Action) -> float:
    """The seat's chance to win after its action, if the state has the true top card."""
    state, _ = apply(state, seat, action, NO_LUCK)
    if state.result:
        return state.result.share(seat)
    if isinstance(state.phase, Turn):
        return judge.chances(state.tanks, state.scores, state.phase.waiting[0])[seat]
    return max(after(judge, state, seat, raid) for raid in legal(state, seat))
