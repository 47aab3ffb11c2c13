"""The trials of a search, and the choices that are still tried."""

from collections.abc import Mapping, Sequence
from typing import Any

from mazzo.bots.expert.arrays import arrays
from mazzo.bots.search.weighing import Trust, evenly, noise, weighed

ENOUGH = 16
"""The fewest samples before a choice may be dropped."""

CLEARLY = 2.5
"""A choice is dropped if it is behind by this many standard errors."""


class Trials:
    """The results of all choices in the same sampled states. A choice that is clearly behind is dropped."""

    def __init__(self, trust: Trust, actions: Sequence[Any], likely: Mapping[Any, float]) -> None:
        self._trust, self._likely = trust, likely
        self._wins: Any = None  # [sample, action]
        self._weights: Any = None
        self.actions = list(actions)

    def add(self, wins: Any, weights: Any = None) -> None:
        """Add samples: the chances to win as [sample, action], and the probability of each of these samples."""
        xp = arrays()
        weights = (evenly(len(wins)) if weights is None else xp.asarray(weights)) * len(wins)
        if self._wins is not None:
            wins, weights = xp.concatenate([self._wins, wins]), xp.concatenate([self._weights, weights])
        self._wins, self._weights = wins, weights
        if len(wins) >= ENOUGH:
            self._leave_out()

    @property
    def best(self) -> Any:
        return self.actions[int(self._losses().argmin())]

    def _losses(self) -> Any:
        xp = arrays()
        choices = weighed(self._trust, self.actions, self._likely, self._wins, self._chances)
        return xp.array([choices[action].loss for action in self.actions])

    @property
    def _chances(self) -> Any:
        return self._weights / self._weights.sum()

    def _leave_out(self) -> None:
        xp = arrays()
        losses = self._losses()
        differences = self._wins - self._wins[:, [int(losses.argmin())]]
        left = xp.flatnonzero(losses <= CLEARLY * xp.sqrt(noise(differences, self._chances)))
        self.actions, self._wins = [self.actions[at] for at in left], self._wins[:, left]
