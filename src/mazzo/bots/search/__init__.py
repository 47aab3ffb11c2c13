"""A bot for any game with a model (tree.py): it imagines how things may stand, and plays on from there."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mazzo.bots.bot import Maker
from mazzo.bots.search.tree import Node, grow
from mazzo.core.chance import Chance
from mazzo.core.errors import Refused

DOUBT = 2.5
"""It leaves what the best hand-written bot would do only for a choice that is better by so many standard errors."""


class Search:
    """Grows a tree for every choice, and starts from what the best hand-written bot of the game would do.

    With a budget in playouts its choices follow from its luck; with one in milliseconds, also from the machine's speed.
    Without any it takes a few playouts, as many as a table can wait for.
    """

    def __init__(
        self,
        model: Any,
        edition: Any,
        luck: Chance,
        *,
        playouts: int | None = None,
        milliseconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if playouts is not None and milliseconds is not None:
            raise Refused("a search has a budget in playouts or in milliseconds; both were given")
        if (playouts is not None and playouts < 1) or (milliseconds is not None and milliseconds <= 0):
            raise Refused("the budget of a search is 1 playout or more, or a time of more than 0 milliseconds")
        self._model = model
        self._edition, self._luck = edition, luck
        self._playouts = (playouts or self._model.PLAYOUTS) if milliseconds is None else None
        self._seconds = (milliseconds or 0) / 1000
        self._clock = clock

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        goes_on = self._budget()
        favourite = self._model.Favourite(self._edition, self._luck).choose(view, seen)
        root = grow(self._model(self._edition, view, seen), view.seat, self._luck, goes_on)
        return better(root, favourite)

    def _budget(self) -> Callable[[int], bool]:
        if self._playouts is not None:
            most = self._playouts
            return lambda games: games < most
        end = self._clock() + self._seconds
        return lambda games: games == 0 or self._clock() < end


def better(root: Node, favourite: Any) -> Any:
    """The choice of a tree that is best beyond doubt, if it is so much better than the favourite."""
    best = max(root, key=lambda action: root[action].mean - DOUBT * root[action].error)
    if favourite not in root:
        return favourite
    known, found = root[favourite], root[best]
    doubt = DOUBT * (known.error**2 + found.error**2) ** 0.5
    return best if found.mean - known.mean > doubt else favourite


def searcher(model: Any, **budget: Any) -> Maker:
    """What makes a searching bot for the game of a model, with `playouts` or `milliseconds` a choice."""
    return partial(Search, model, **budget)
