"""The states of the vector engine of Mantis are small, its steps are simple, and it refuses what it cannot play."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp

from mazzo import Refused
from mazzo.games.mantis.rules.cards import read_card
from mazzo.games.mantis.rules.editions import EDITIONS
from mazzo.games.mantis.vector import rules as mantis
from mazzo.research import vector
from mazzo.research.vector.engine import random_policy
from mazzo.research.vector.words import Array, Key
from tests.games.mantis.vector.engines import Setting


def test_a_game_of_four_is_fourteen_words() -> None:
    state = jax.eval_shape(Setting("it", 4).game.reset, jax.random.key(1))
    assert [(word.shape, word.dtype) for word in jax.tree.leaves(state)] == [((), jnp.uint32)] * 14


def test_a_step_looks_nothing_up_in_memory_and_sorts_nothing() -> None:
    game = Setting("it", 4).game

    def step(key: Array) -> mantis.State:
        state = game.reset(key)
        return game.step(state, random_policy(jnp.zeros(()), game.legal(state), Key(state.now, state.now)), state.now)

    used = set(primitives(jax.make_jaxpr(jax.vmap(step))(jax.random.split(jax.random.key(1), 2)).jaxpr))
    assert "population_count" in used
    assert {name for name in used if name.startswith(("gather", "scatter", "sort", "dynamic"))} == set()


def primitives(jaxpr: Any) -> Iterator[str]:
    for equation in jaxpr.eqns:
        yield str(equation.primitive)
        for inner in jax.tree.leaves(list(equation.params.values()), is_leaf=lambda each: hasattr(each, "eqns")):
            if hasattr(inner, "jaxpr") or hasattr(inner, "eqns"):
                yield from primitives(getattr(inner, "jaxpr", inner))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"seats": 7}, "2 to 6"),
        ({"edition": "es"}, "en, fr, de, it"),
        ({"hand": 27}, "from 0 to 10"),
        ({"target": 0}, "from 1 to 105"),
        ({"deck": EDITIONS["en"].deck * 2}, "different cards"),
        ({"deck": (*EDITIONS["en"].deck, read_card("r/roy+bank"))}, "up to 15 cards of a colour"),
        ({"colour": 1}, "there is no option"),
    ],
)
def test_an_option_unknown_to_the_vector_engine_is_refused(options: dict[str, Any], told: str) -> None:
    with pytest.raises(Refused, match=told):
        vector.get("mantis", **options)
