"""Lookahead in Mantis: the outcome of each choice, over every possible top card and some possible cards below it.

All choices are tried in the same sampled states, each with a possible Draw Pile. A network then estimates all players'
chances, once the back of the next card is visible.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from mazzo.bots.expert.arrays import arrays
from mazzo.bots.expert.player import Mind, Opinion
from mazzo.bots.search import Searching
from mazzo.bots.search.weighing import Trust
from mazzo.core.chance import Chance
from mazzo.games.mantis.bots.expert import NETWORK_CODEC
from mazzo.games.mantis.bots.planner import NO_LUCK
from mazzo.games.mantis.odds import top_cards
from mazzo.games.mantis.rules.actions import Action
from mazzo.games.mantis.rules.editions import Edition
from mazzo.games.mantis.rules.events import Event
from mazzo.games.mantis.rules.rules import apply
from mazzo.games.mantis.rules.state import State, Turn
from mazzo.games.mantis.rules.view import View
from mazzo.games.mantis.rules.view import view as view_of
from mazzo.games.mantis.sampling import sample

TRUST = Trust(slope=0.008, spread=0.057, doubt=0.02)


class Lookahead:
    """The prospects of the choices of the seat to act. Any seat's view will do, since all seats know the same."""

    def __init__(self, edition: Edition, view: View, _: Sequence[Event] = ()) -> None:
        self._edition, self._seat = edition, view.to_act[0]
        self._view = replace(view, seat=self._seat)
        self._mind = Mind(NETWORK_CODEC, edition)

    @cached_property
    def opinion(self) -> Opinion:
        """The network's choice, and its estimate of who will win."""
        return self._mind.opinion(self._view, ())

    def trials(self, actions: Sequence[Action], sources: Sequence[Chance], steps: int | None = 0) -> tuple[Any, Any]:
        """Each seat's chance after each of these choices, as [sample, action, seat], and the weight of each sample.

        All seats then play on like the network, for `steps` choices or to the end. Every possible top card is in the
        same number of samples.
        """
        xp = arrays()
        tops = top_cards(self._edition, self._view) if isinstance(self._view.phase, Turn) else {None: 1}
        each = max(1, len(sources) // len(tops))
        samples = [sample(self._edition, self._view, chance, top) for top in tops for chance in sources[:each]]
        states = [apply(sampled, self._seat, action, NO_LUCK)[0] for sampled in samples for action in actions]
        states = self._played_on(states, steps)
        found = xp.zeros((len(states), states[0].seats), xp.float32)
        for place, state in enumerate(states):
            if state.result:
                found[place] = state.result.shares(state.seats)
        if going_on := [place for place, state in enumerate(states) if not state.result]:
            found[going_on] = self._mind.wins([self._sight(states[place]) for place in going_on])
        weights = xp.repeat([float(likely) / each for likely in tops.values()], each)
        return found.reshape(len(samples), len(actions), -1), weights

    def _played_on(self, states: list[State], steps: int | None) -> list[State]:
        """The states after `steps` more choices by the network, or at the end of the game if `steps` is None."""
        now = list(states)
        while steps is None or steps > 0:
            going_on = [place for place, state in enumerate(now) if not state.result]
            if not going_on:
                break
            choices = self._mind.likeliest([self._sight(now[place]) for place in going_on])
            for place, action in zip(going_on, choices, strict=True):
                now[place], _ = apply(now[place], now[place].to_act[0], action, NO_LUCK)
            steps = steps and steps - 1
        return now

    def _sight(self, state: State) -> View:
        """The view of the next seat to act, with the cards turned over so far."""
        seen = view_of(state, None)
        return replace(seen, seat=state.to_act[0], turned=(*self._view.turned, *seen.turned))


SEARCHING = Searching(lookahead=Lookahead, trust=TRUST, samples=24)
