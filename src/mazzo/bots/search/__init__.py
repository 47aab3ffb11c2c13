"""A bot that looks ahead: it tries its network's best choices in many sampled states, and plays on from there.

The states are sampled from the seat's beliefs. All choices are tried in the same states; those that fall behind are
dropped (trials.py). The measured differences are weighed against the network's preference (weighing.py).
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Any, NamedTuple, Protocol

from mazzo.bots.bot import Maker
from mazzo.bots.expert.player import Opinion
from mazzo.bots.search.trials import Trials
from mazzo.bots.search.weighing import Trust
from mazzo.core.chance import Chance, Dice, seed_from
from mazzo.core.errors import Refused

FIRST = 4
"""The number of choices to try, the network's favourites."""

FEW, MANY = 8, 32
"""The number of samples in a round: few at first, then more, since a network is faster with larger batches."""


class Lookahead(Protocol):
    """A game's lookahead for the choices of one seat."""

    @property
    def opinion(self) -> Opinion:
        """The network's choice, and its estimate of who will win."""

    def trials(self, actions: Sequence[Any], sources: Sequence[Chance], steps: int | None = ...) -> tuple[Any, Any]:
        """Chances to win as [sample, action, seat], and the probability of each sample, or None if all are equal.

        Before that, `steps` more choices are played, or the whole game if `steps` is None.
        """


class Searching(NamedTuple):
    """The parts of a game that a search needs."""

    lookahead: Callable[[Any, Any, Sequence[Any]], Lookahead]  # for an edition, a view, and the events seen
    trust: Trust
    samples: int  # the default number for a choice
    steps: int = 0  # more choices by all seats before a position is judged


class Search:
    """Tries the choices in as many sampled states as its budget allows.

    With a budget in samples, its choices depend only on its random source; with one in milliseconds, also on the speed
    of the machine. The default is the game's number of samples, which is small enough for play at a table.
    """

    def __init__(
        self,
        game: Searching,
        edition: Any,
        chance: Chance,
        *,
        samples: int | None = None,
        milliseconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if samples is not None and milliseconds is not None:
            raise Refused("a search has a budget in samples or in milliseconds, not both")
        if (samples is not None and samples < 1) or (milliseconds is not None and milliseconds <= 0):
            raise Refused("the budget of a search is 1 sample or more, or a time of more than 0 milliseconds")
        self._game, self._edition, self._chance = game, edition, chance
        self._samples = (samples or game.samples) if milliseconds is None else inf
        self._seconds = inf if milliseconds is None else milliseconds / 1000
        self._clock = clock

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        end = self._clock() + self._seconds
        ahead = self._game.lookahead(self._edition, view, seen)
        likely = ahead.opinion.actions
        actions = sorted(likely, key=likely.__getitem__, reverse=True)[:FIRST]
        trials = Trials(self._game.trust, actions, likely)
        seed, done = seed_from(self._chance), 0
        while len(trials.actions) > 1 and (not done or (done < self._samples and self._clock() < end)):
            some = int(min(MANY, max(FEW, done), self._samples - done))
            sources = [Dice(f"{seed}/{done + number}") for number in range(some)]
            wins, weights = ahead.trials(trials.actions, sources, self._game.steps)
            trials.add(wins[:, :, view.seat], weights)
            done += some
        return trials.best if done else actions[0]


def searcher(game: Searching, **budget: Any) -> Maker:
    """The maker of searching bots for a game, with `samples` or `milliseconds` for a choice."""
    return partial(Search, game, **budget)
