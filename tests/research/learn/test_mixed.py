"""The forward pass for training gives the answers of the bots' network, and its slopes."""

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[learn]")
pytest.importorskip("optax", reason="needs the extra mazzo[learn]")

from types import SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from mazzo.bots.expert import network as bots
from mazzo.research.learn import mixed
from mazzo.research.learn.improve import new_network


def test_answers_and_slopes_are_those_of_the_plain_network() -> None:
    shape: Any = SimpleNamespace(features=24, moves=13)
    random = np.random.default_rng(1)

    def numbers(*shape: int) -> Any:
        return random.standard_normal(shape, np.float32)

    network = jax.tree.map(lambda weight: weight + 0.1 * numbers(*weight.shape), new_network(shape, 2, 32, 1))
    features = numbers(3, 7, 24)

    def judged(forward: Any) -> Any:
        def loss(network: Any) -> Any:
            answer = forward(network, features)
            return jnp.sin(answer.moves).sum() + jnp.cos(2 * answer.seats).sum(), answer

        return jax.jit(jax.value_and_grad(loss, has_aux=True))(network)

    ours, plain = judged(mixed.forward), judged(lambda *given: bots.forward(jnp, *given))
    for one, other in zip(jax.tree.leaves(ours), jax.tree.leaves(plain), strict=True):
        assert one.shape == other.shape
        assert np.allclose(one, other, atol=1e-4)
