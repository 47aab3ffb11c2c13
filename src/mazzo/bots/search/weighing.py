"""What each choice is worth, from what a network would do and from worlds that all choices were tried in.

The worlds are the same for all choices, so what they say of a *difference* between two choices is surer than what they
say of each. A network that prefers a choice has reasons that few worlds do not show: so the difference that the worlds
show is drawn towards the one that the network's preference makes likely, the more so the less the worlds agree.
"""

from collections.abc import Mapping, Sequence
from math import erfc, log, pi, sqrt
from typing import Any, NamedTuple

NEVER = 1e-4
"""A choice that a network never makes counts as one it makes this often."""


class Trust(NamedTuple):
    """How far the network's preference and the worlds are to be trusted, in one game (bench/coach.py --trust)."""

    slope: float  # how much win chance a choice usually costs that the network makes e times less often
    spread: float  # how far that is typically off
    doubt: float  # how far a difference in win chance is typically off after one move, however many worlds there are
    widening: float = 0.0  # how much more the slope is off, for a choice that the network makes e times less often
    is_best: bool = False  # whether nothing is taken to be better than what the network would do


class Choice(NamedTuple):
    """Of a choice: the win chance that it costs against the best one, and how far that is typically off."""

    loss: float
    error: float


def weighed(
    trust: Trust, actions: Sequence[Any], likely: Mapping[Any, float], wins: Any, weights: Any = None
) -> dict[Any, Choice]:
    """All choices against the best of them.

    `likely` is how often the network would make each; `wins` is [world, action], the chance to win after it; `weights`
    is how likely each world is, if not all are alike.
    """
    import numpy as np

    chances = evenly(len(wins)) if weights is None else np.asarray(weights)
    logs = np.array([log(max(NEVER, likely.get(action, 0.0))) for action in actions])
    favourite = int(np.argmax(logs))
    differences = np.asarray(wins, float) - np.asarray(wins, float)[:, [favourite]]
    shown = chances @ differences
    gaps = logs[favourite] - logs
    error, spread = noise(differences, chances) + trust.doubt**2, trust.spread**2 + (trust.widening * gaps) ** 2
    expected = -trust.slope * gaps
    value = (expected * error + shown * spread) / (error + spread)
    doubt = error * spread / (error + spread)
    if trust.is_best:
        value, doubt = at_most_0(value, doubt)
    value[favourite] = doubt[favourite] = 0.0
    best = favourite if trust.is_best else int(np.argmax(value))
    return {
        action: Choice(float(value[best] - value[at]), float(np.sqrt(doubt[at] + doubt[best])) if at != best else 0.0)
        for at, action in enumerate(actions)
    }


def at_most_0(value: Any, variance: Any) -> tuple[Any, Any]:
    """The mean and variance of a normal distribution, given by the same two numbers, once all above 0 is cut off."""
    import numpy as np

    size = np.sqrt(np.maximum(variance, 1e-12))
    ahead = np.clip(value / size, -8, 8)
    below = np.array([erfc(each / sqrt(2)) / 2 for each in ahead])
    edge = np.exp(-(ahead**2) / 2) / sqrt(2 * pi) / below
    return np.minimum(0.0, value - size * edge), np.maximum(0.0, variance * (1 - edge * (edge - ahead)))


def noise(found: Any, chances: Any) -> Any:
    """The square of how far the mean of so few worlds is off, from [world, ...] and how likely each world is."""
    return (chances**2) @ (found - chances @ found) ** 2 * len(found) / max(1, len(found) - 1)


def evenly(worlds: int) -> Any:
    import numpy as np

    return np.full(worlds, 1 / worlds)
