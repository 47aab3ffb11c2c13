"""A bot that looks ahead: it tries what its network thinks of first in many worlds, and plays on a little from there.

The worlds are drawn from what the seat believes, and all choices are tried in the same ones; those that fall behind are
left out (trials.py). The difference that the worlds show is weighed against what the network would do (weighing.py).
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from mazzo.bots.bot import Maker
from mazzo.bots.expert.player import Opinion
from mazzo.bots.search.trials import Trials
from mazzo.bots.search.weighing import Trust
from mazzo.core.chance import Chance, Dice
from mazzo.core.errors import Refused

FIRST = 4
"""How many choices are tried: those that the network prefers."""

FEW, MANY = 8, 32
"""How many worlds are tried at a time: few at first, then more, since a network is faster with larger batches."""


class Lookahead(Protocol):
    """What a game's folder can tell of the choices of one seat."""

    @property
    def opinion(self) -> Opinion:
        """What the network would do, and who it thinks will win."""

    def trials(self, actions: Sequence[Any], lucks: Sequence[Chance]) -> tuple[Any, Any]:
        """[world, action, seat]: chances to win, and how likely each world is; nothing if all are alike."""


class Searching(NamedTuple):
    """What a search has to know of a game."""

    lookahead: Callable[[Any, Any, Sequence[Any]], Lookahead]  # for an edition, a view, and what was seen
    trust: Trust
    worlds: int  # for a choice, unless it is told otherwise


class Search:
    """Tries the choices in as many worlds as its budget allows.

    With a budget in worlds its choices follow from its luck; with one in milliseconds, also from the machine's speed.
    Without any it takes a few worlds, as many as a table can wait for.
    """

    def __init__(
        self,
        game: Searching,
        edition: Any,
        luck: Chance,
        *,
        worlds: int | None = None,
        milliseconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if worlds is not None and milliseconds is not None:
            raise Refused("a search has a budget in worlds or in milliseconds; both were given")
        if (worlds is not None and worlds < 1) or (milliseconds is not None and milliseconds <= 0):
            raise Refused("the budget of a search is 1 world or more, or a time of more than 0 milliseconds")
        self._game, self._edition, self._luck = game, edition, luck
        self._worlds = (worlds or game.worlds) if milliseconds is None else None
        self._seconds = (milliseconds or 0) / 1000
        self._clock = clock

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        end = self._clock() + self._seconds
        ahead = self._game.lookahead(self._edition, view, seen)
        likely = ahead.opinion.actions
        actions = sorted(likely, key=likely.__getitem__, reverse=True)[:FIRST]
        trials = Trials(self._game.trust, actions, likely)
        seed, done = "".join(f"{self._luck.below(1 << 16):04x}" for _ in range(4)), 0
        while len(trials.actions) > 1 and (not done or self._goes_on(done, end)):
            some = self._some(done)
            lucks = [Dice(f"{seed}/{done + number}") for number in range(some)]
            wins, weights = ahead.trials(trials.actions, lucks)
            trials.add(wins[:, :, view.seat], weights)
            done += some
        return trials.best if done else actions[0]

    def _some(self, done: int) -> int:
        """How many worlds are tried next."""
        some = min(MANY, max(FEW, done))
        return some if self._worlds is None else min(some, self._worlds - done)

    def _goes_on(self, done: int, end: float) -> bool:
        return done < self._worlds if self._worlds is not None else self._clock() < end


def searcher(game: Searching, **budget: Any) -> Maker:
    """What makes a searching bot for a game, with `worlds` or `milliseconds` a choice."""
    return partial(Search, game, **budget)
