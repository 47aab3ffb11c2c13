"""A bot for any game: it samples the hidden cards, plays on at random, and prefers moves that won.

It is an information-set Monte Carlo tree search (ISMCTS): one tree for all sampled states, in which the moves that won
most often are tried most often. It needs only the rules of a game.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mazzo.bots.bot import Maker
from mazzo.bots.rollouts.search import Budget, QuickChance, RolloutSearch, SearchResult
from mazzo.core.chance import Chance, seed_from
from mazzo.core.errors import Refused
from mazzo.core.fields import tag_of
from mazzo.games import get

__all__ = ["Budget", "RolloutSearch", "SearchResult", "Thinker", "thinker"]


class Thinker:
    """Chooses the move that was tried most often in sampled games.

    With a budget in games, its choices depend only on its random source; with one in milliseconds, also on the speed of
    the machine. If no state can be sampled, it chooses at random; `mazzo check` reports games with that problem.
    """

    def __init__(
        self,
        edition: Any,
        chance: Chance,
        *,
        games: int | None = None,
        milliseconds: float | None = 100,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._edition, self._chance = edition, chance
        self._budget = Budget(games, None if milliseconds is None else milliseconds / 1000, clock)

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        try:
            return self.search(view, seen).best
        except Refused:
            return view.legal[self._chance.below(len(view.legal))]

    def search(self, view: Any, seen: Sequence[Any]) -> SearchResult:
        game = get(tag_of(view))
        chance = QuickChance(seed_from(self._chance))
        sample_state = game.state_sampler(self._edition, view, seen)
        return RolloutSearch(game, sample_state, view.seat, chance).run(view.legal, self._budget)


def thinker(**budget: Any) -> Maker:
    """The maker of `Thinker` bots, with a budget of `games` or `milliseconds` for a choice."""
    return partial(Thinker, **budget)
