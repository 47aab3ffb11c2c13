"""The search as a bot."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mazzo.bots.bot import Maker
from mazzo.bots.rollouts.luck import QuickLuck
from mazzo.bots.rollouts.search import Budget, Found, Search
from mazzo.core.chance import WORD, Chance
from mazzo.core.errors import Refused
from mazzo.games import get


class Thinker:
    """Chooses what won most of the games that it imagined.

    With a budget in games its choices follow from its luck; with one in milliseconds, also from the machine's speed.
    Where no state can be imagined it chooses at random; `mazzo check` tells whether a game has that problem.
    """

    def __init__(
        self,
        edition: Any,
        luck: Chance,
        *,
        games: int | None = None,
        milliseconds: float | None = 100,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._edition, self._luck = edition, luck
        self._budget = Budget(games, None if milliseconds is None else milliseconds / 1000, clock)

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        try:
            return self.search(view, seen).best
        except Refused:
            return view.legal[self._luck.below(len(view.legal))]

    def search(self, view: Any, seen: Sequence[Any]) -> Found:
        game = get(str(view.__struct_config__.tag))
        luck = QuickLuck("".join(f"{self._luck.below(WORD):04x}" for _ in range(4)))
        imagine = game.imaginer(self._edition, view, seen)
        return Search(game, imagine, view.seat, luck).run(view.legal, self._budget)


def thinker(**budget: Any) -> Maker:
    """What makes such a bot, with `games` or `milliseconds` a choice."""
    return partial(Thinker, **budget)
