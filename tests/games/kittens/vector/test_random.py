"""Random play on the vector engine: every legal action is as likely as another, and games go as they do in Python."""

from collections.abc import Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np

from mazzo import Dice
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.vector.state import State as Words
from mazzo.research.vector.engine import play, random_policy
from mazzo.research.vector.words import Array, below
from tests.games.kittens.vector.test_rules import PRINTED, Kittens, Setting, facts_of, python_games, unpacked
from tests.slow import slowly

ALL_COMBOS = Setting("it", 3, {"hand": 12})
AT_ONCE = 1 << 10  # so that both tests run the same compiled program


@pytest.mark.parametrize("setting", [ALL_COMBOS, slowly(Setting("2025", 3, {"combos": False}))], ids=str)
def test_a_random_action_has_its_rank_in_the_mask(setting: Setting) -> None:
    rows = some_rows(setting)
    random, masks = np.random.default_rng(1), masks_of(setting, rows)
    ways = masks.sum(axis=1)
    assert (ways > 0).all()
    assert (ways.max() > 300) == setting.rules.combos
    for _ in range(20):
        words = random.integers(1 << 32, size=len(rows), dtype=np.uint32)
        ranks = np.asarray(below(jnp.asarray(words), ways.astype(np.uint32), most=setting.game.actions))
        wanted = [np.flatnonzero(mask)[rank] for mask, rank in zip(masks, ranks, strict=True)]
        assert random_actions(setting.game, unpacked(setting, rows), words).tolist() == wanted


def test_every_legal_action_is_as_likely_as_another() -> None:
    setting, rounds = ALL_COMBOS, 32
    rows = some_rows(setting)
    every = masks_of(setting, rows)
    number = next(number for number, mask in enumerate(every) if 20 < mask.sum() < 500)
    mask, states = every[number], unpacked(setting, rows[[number] * AT_ONCE])
    words = np.random.default_rng(2).integers(1 << 32, size=(rounds, AT_ONCE), dtype=np.uint32)
    actions = np.concatenate([random_actions(setting.game, states, some) for some in words])
    counts, ways = np.bincount(actions, minlength=len(mask)), mask.sum()
    assert counts[~mask].sum() == 0
    wanted = rounds * AT_ONCE / ways
    chi_square = ((counts[mask] - wanted) ** 2 / wanted).sum()
    assert abs(chi_square - (ways - 1)) < 5 * sqrt(2 * (ways - 1))


def some_rows(setting: Setting) -> Any:
    games = python_games(setting, games=16, seed=3).rows
    return np.array([row for rows in games for row in rows[:-1]][:AT_ONCE], np.uint32)


def masks_of(setting: Setting, rows: Any) -> Any:
    states = jax.tree.map(lambda word: word[:, None], unpacked(setting, rows))
    return np.asarray(facts_of(setting.game, states)[-1])[:, 0]


@partial(jax.jit, static_argnames="game")
def random_actions(game: Kittens, states: Words, words: Array) -> Array:
    assert game.any_legal
    return jax.vmap(game.any_legal)(states, words)


@pytest.mark.slow
@pytest.mark.parametrize(("setting", "games"), [(each, 250) for each in PRINTED], ids=str)
def test_random_play_of_both_engines_has_the_same_statistics(setting: Setting, games: int) -> None:
    """The length and the winners agree within five standard errors."""
    python = [python_statistics(setting, seed) for seed in range(games)]
    results = play(setting.game, jax.random.key(5), random_policy, games=8 * games)
    assert differ(results.length.tolist(), [length for length, _ in python]) < 5
    for seat in range(setting.seats):
        assert differ(results.winners[:, seat].tolist(), [winner == seat for _, winner in python]) < 5


def python_statistics(setting: Setting, seed: int) -> tuple[int, int]:
    its_play, random = KITTENS.begin(setting.rules, setting.seats, Dice(f"statistics {seed}"), None), Random(seed)
    while not its_play.result:
        seat = its_play.to_act[0]
        its_play.apply(seat, random.choice(its_play.legal(seat)))
    return len(its_play.moves), its_play.result.winners[0]


def differ(some: Sequence[float], others: Sequence[float]) -> float:
    error = sqrt(stdev(some) ** 2 / len(some) + stdev(others) ** 2 / len(others))
    return abs(fmean(some) - fmean(others)) / error
