"""Random play on the vector engine of Mantis has the statistics of the Python engine."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import numpy as np

from mazzo.games.mantis.rules.cards import COLORS
from mazzo.games.mantis.rules.rules import REASONS
from mazzo.research.vector.engine import play, random_policy
from mazzo.research.vector.words import Array
from tests.games.mantis.vector.engines import Setting, python_games
from tests.slow import slowly


def test_random_play_comes_out_as_on_the_python_engine() -> None:
    setting = Setting("it", 3)
    ours = play(setting.game, jax.random.key(1), random_policy, games=20_000)
    games = python_games(setting, games=500, seed=7).states
    assert close(ours.length, [len(states) - 1 for states in games])
    theirs = [states[-1] for states in games]
    for seat in range(setting.seats):
        assert close(ours.winners[:, seat], [bool(state.result and seat in state.result.winners) for state in theirs])
    for number, reason in enumerate(REASONS):
        assert close(ours.reason == number, [bool(state.result and state.result.reason == reason) for state in theirs])


def close(some: Any, others: Sequence[float]) -> bool:
    """Whether two samples may well have the same mean: it is off by at most four times its standard error."""
    these, those = np.asarray(some, float), np.asarray(others, float)
    error = np.sqrt(these.var() / len(these) + these.var() / len(those))
    return bool(abs(these.mean() - those.mean()) <= 4 * error)


def test_a_difference_in_random_play_would_be_seen() -> None:
    ours = play(Setting("it", 3).game, jax.random.key(1), random_policy, games=20_000)
    theirs = python_games(Setting("it", 3, {"target": 11}), games=500, seed=7).states
    assert not close(ours.length, [len(states) - 1 for states in theirs])


@pytest.mark.parametrize("make_key", [jax.random.key, slowly(jax.random.PRNGKey)])
def test_every_card_is_as_likely_to_be_dealt_anywhere(make_key: Callable[[int], Array]) -> None:
    game, deals = Setting("en", 4).game, 20_000
    states = jax.jit(jax.vmap(game.reset))(jax.random.split(make_key(3), deals))
    tops = np.bincount(np.asarray(states.top), minlength=128)
    assert tops[tops > 0].size == 105
    assert chi_squared(tops[tops > 0], deals / 105) < 104 + 5 * np.sqrt(2 * 104)
    for tank in states.tanks:
        fronts = [int((np.asarray(tank) >> 4 * color & 15).sum()) for color in range(len(COLORS))]
        assert sum(fronts) == 4 * deals
        assert chi_squared(fronts, 4 * deals / 7) < 6 + 5 * np.sqrt(2 * 6)


def chi_squared(counts: Any, wanted: float) -> float:
    return float(((np.asarray(counts) - wanted) ** 2 / wanted).sum())
