"""Both engines of Mantis side by side: with the same luck they agree on every mask, state, observation and result."""

from typing import Any

import msgspec
import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import numpy as np

from mazzo import Script
from mazzo.core.perft import perft
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.rules.editions import EDITIONS
from mazzo.games.mantis.rules.state import Raiding, State
from mazzo.games.mantis.vector import rules as mantis
from mazzo.research.vector.words import Array
from tests.games.mantis.vector.engines import (
    A_FEW,
    SETTINGS,
    Mantis,
    Setting,
    chance_for,
    compiled,
    disagreement,
    python_games,
    vector_games,
)


@pytest.mark.parametrize("setting", A_FEW, ids=str)
def test_the_engines_agree_on_every_state_of_random_games(setting: Setting) -> None:
    assert disagreement(setting, games=60, seed=1, watched=3) is None


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_engines_agree_in_a_hundred_thousand_games(setting: Setting) -> None:
    batch = 625
    for seed in range(2, 2 + -(-100_000 // len(SETTINGS) // batch)):
        assert disagreement(setting, batch, seed, watched=3) is None


def test_three_editions_have_one_rule_set() -> None:
    """So that to try one of them is to try all three."""
    rules = {msgspec.structs.replace(EDITIONS[name], name="any") for name in ("en", "fr", "de")}
    assert len(rules) == 1


LEVEL = 1024
"""So many states are stepped at once."""


@pytest.mark.parametrize(("setting", "depth"), [(Setting("en", 2), 9), (Setting("it", 4), 6)], ids=["en-2", "it-4"])
def test_both_engines_count_the_same_lines_of_play(setting: Setting, depth: int) -> None:
    played = python_games(setting, games=1, seed=3)
    (states,) = played.states
    words, _ = vector_games(setting.game, played.deals, played.actions, played.chance)
    raids = [step for step, state in enumerate(states) if isinstance(state.phase, Raiding)]
    assert raids or setting.edition == "en"
    for step in [0, len(states) // 2, len(states) - 5, *raids]:
        wanted = [perft(MANTIS, states[step], Script(), length) for length in range(1, depth + 1)]
        begins = jax.tree.map(lambda word, step=step: np.asarray(word)[step], words)
        assert lines_of_play(setting, states[step], begins, depth) == wanted


def lines_of_play(setting: Setting, state: State, level: mantis.State, depth: int) -> list[int]:
    """How many there are of each length, on the vector engine: all lines grow together, an action at a time."""
    chance = np.pad(chance_for(setting, [list(state.pile)])[0], (0, 2))
    turned = np.array([0])
    counts: list[int] = []
    while len(counts) < depth:
        legal, raiding = (np.asarray(facts) for facts in facts_of(setting.game, padded(level)))
        lines, actions = np.nonzero(legal[: len(turned)])
        counts.append(len(lines))
        if len(counts) < depth:
            chosen = padded(
                (jax.tree.map(lambda word, lines=lines: word[lines], level), actions, chance[turned[lines] + 1])
            )
            level = jax.tree.map(
                lambda word, lines=lines: np.asarray(word)[: len(lines)], step_all(setting.game, *chosen)
            )
            turned = turned[lines] + ~raiding[lines]
    return counts


def padded(level: Any) -> Any:
    return jax.tree.map(lambda words: np.pad(words, (0, LEVEL - len(words))), level)


@compiled
def facts_of(game: Mantis, level: mantis.State) -> tuple[Array, Array]:
    return jax.vmap(game.legal)(level), level.phase == mantis.RAIDING


@compiled
def step_all(game: Mantis, level: mantis.State, actions: Array, chance: Array) -> mantis.State:
    after: mantis.State = jax.vmap(game.step)(level, actions, chance)
    return after
