"""The value of each choice, from a network's preference and from sampled states in which all were tried.

The samples are the same for all choices, so their *difference* is more certain than each value. A few samples do not
show all reasons for the network's preference. Therefore the measured difference is shrunk towards the difference that
the preference suggests, the more so the less the samples agree (a weighted mean by inverse variance).
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import erfc, log, pi, sqrt
from typing import Any, NamedTuple

from msgspec import json

from mazzo.bots.expert.arrays import arrays
from mazzo.core.chance import Dice

NEVER = 1e-4
"""The assumed probability of a choice that a network never makes."""


class Trust(NamedTuple):
    """The parameters for weighing the network's preference against the samples, in one game."""

    slope: float  # the expected cost in win chance of a choice that the network makes e times less often
    spread: float  # the typical error of that cost
    doubt: float  # the typical error of a difference after one move, even with many samples
    widening: float = 0.0  # the growth of the slope's error for a choice that the network makes e times less often
    is_best: bool = False  # whether the network's choice always counts as best


class ChoiceCost(NamedTuple):
    """The loss of win chance by a choice, compared with the best one, and its typical error."""

    loss: float
    error: float


def weighed(
    trust: Trust, actions: Sequence[Any], likely: Mapping[Any, float], wins: Any, weights: Any = None
) -> dict[Any, ChoiceCost]:
    """All choices compared with the best of them.

    `likely` is the network's probability of each; `wins` is [sample, action], the chance to win after it; `weights` are
    the probabilities of the samples, if not all are equal.
    """
    xp = arrays()
    chances = evenly(len(wins)) if weights is None else xp.asarray(weights)
    logs = xp.array([log(max(NEVER, likely.get(action, 0.0))) for action in actions])
    favourite = int(xp.argmax(logs))
    differences = xp.asarray(wins, float) - xp.asarray(wins, float)[:, [favourite]]
    shown = chances @ differences
    gaps = logs[favourite] - logs
    error, spread = noise(differences, chances) + trust.doubt**2, trust.spread**2 + (trust.widening * gaps) ** 2
    expected = -trust.slope * gaps
    value = (expected * error + shown * spread) / (error + spread)
    doubt = error * spread / (error + spread)
    if trust.is_best:
        value, doubt = at_most_0(value, doubt)
    value[favourite] = doubt[favourite] = 0.0
    best = favourite if trust.is_best else int(xp.argmax(value))
    return {
        action: ChoiceCost(
            float(value[best] - value[at]), float(xp.sqrt(doubt[at] + doubt[best])) if at != best else 0.0
        )
        for at, action in enumerate(actions)
    }


def at_most_0(value: Any, variance: Any) -> tuple[Any, Any]:
    """The mean and variance of a normal distribution after truncation to values of at most 0."""
    xp = arrays()
    size = xp.sqrt(xp.maximum(variance, 1e-12))
    ahead = xp.clip(value / size, -8, 8)
    below = xp.array([erfc(each / sqrt(2)) / 2 for each in ahead])
    edge = xp.exp(-(ahead**2) / 2) / sqrt(2 * pi) / below
    return xp.minimum(0.0, value - size * edge), xp.maximum(0.0, variance * (1 - edge * (edge - ahead)))


def noise(found: Any, chances: Any) -> Any:
    """The squared standard error of the mean of [sample, ...], given the probability of each sample."""
    return (chances**2) @ (found - chances @ found) ** 2 * len(found) / max(1, len(found) - 1)


def sources_for(view: Any, samples: int, purpose: bytes = b"") -> list[Dice]:
    """Random sources for samples. They depend only on the view, so the same view gives the same samples."""
    seed = sha256(purpose + json.encode(view)).hexdigest()
    return [Dice(f"{seed}/{number}") for number in range(samples)]


def evenly(samples: int) -> Any:
    xp = arrays()
    return xp.full(samples, 1 / samples)
