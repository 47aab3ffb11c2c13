"""Our kernel plays the same games as XLA, bit by bit."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.research import vector
from mazzo.research.vector import engine, kernel
from mazzo.research.vector.engine import VectorGame, choose, random_policy, rollout
from mazzo.research.vector.words import Array, Key, mix, split
from tests.slow import slowly

pytestmark = pytest.mark.skipif(kernel.compiler() is None, reason="needs a compiler of C++")

GAMES = [("mantis", 3), ("kittens", 2)]


def same(one: Any, other: Any) -> bool:
    return all(map(jnp.array_equal, jax.tree.leaves(one), jax.tree.leaves(other)))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_kernel_plays_the_same_games(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, key = vector.get(name, seats), jax.random.key(7)
    used: list[Any] = []

    def counted(*given: Any) -> Any:
        used.append(given)
        return kernel.many_steps(*given)

    monkeypatch.setattr(engine, "is_useful", lambda: True)
    monkeypatch.setattr(engine, "many_steps", counted)
    with_kernel, without = (replace(game, in_one_kernel=which, steps_at_once=1) for which in (True, False))
    assert same(rollout(with_kernel, key, 64, 32, random_policy), rollout(without, key, 64, 32, random_policy))
    assert len(used) == 1


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_game_can_be_written_as_a_kernel(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Including observations. It is not compiled, which takes longer."""
    code: list[str] = []

    def written(its_code: str) -> str:
        code.append(its_code)
        return "never called"

    monkeypatch.setattr(kernel, "target", written)
    game, each = vector.get(name, seats, packed=True), jax.ShapeDtypeStruct((4,), jnp.uint32)  # type: ignore[no-untyped-call]
    states = jax.eval_shape(jax.vmap(game.reset), jax.random.split(jax.random.key(3), 4))
    after, _, _ = jax.eval_shape(partial(kernel.many_steps, seeing(game)), states, each, each)
    assert after == states
    assert len(code[0].splitlines()) > 500


@pytest.mark.parametrize(("name", "seats"), [GAMES[0], slowly(*GAMES[1])])
def test_a_kernel_keeps_the_observations(name: str, seats: int) -> None:
    game = vector.get(name, seats, packed=True)
    names, moments = (mix(jnp.arange(first, first + count, dtype=jnp.uint32)) for first, count in ((5, 40), (100, 4)))
    states = jax.jit(jax.vmap(game.reset))(jax.random.split(jax.random.key(3), len(names)))
    step = jax.jit(jax.vmap(seeing(game), in_axes=(0, 0, None)))
    after, decided, kept = kernel.many_steps(seeing(game), states, names, moments)
    decisions = jnp.zeros_like(decided)
    for moment, words in zip(moments, kept, strict=True):
        states, is_one, seen = step(states, names, moment)
        assert same(list(words), seen)
        decisions += is_one
    assert same(after, states)
    assert same(decided, decisions)


def seeing(game: VectorGame[Any, Any]) -> kernel.Step:
    def step(state: Any, name: Array, moment: Array) -> tuple[Any, Array, tuple[Array, ...]]:
        for_choice, for_chance = split(Key(name, moment), 2)
        seen = (*game.observe(state, game.to_act(state)), *game.mask(state))
        action = choose(game, random_policy, state, for_choice)
        return game.step(state, action, game.chance(for_chance)), ~game.over(state), seen

    return step


def test_a_game_whose_state_is_more_than_words_is_played_without() -> None:
    remembering = vector.get("kittens", 2, memory=True)
    states = jax.eval_shape(jax.vmap(remembering.reset), jax.random.split(jax.random.key(1), 3))
    assert not engine.uses_kernel(remembering, states)


def test_a_game_without_a_kernel_is_played_by_xla(monkeypatch: pytest.MonkeyPatch) -> None:
    game, key = vector.get("mantis", 2), jax.random.key(7)
    odd = replace(game, steps_at_once=1, over=lambda state: (game.over(state)) & (lax.clz(state.now) >= 0))
    monkeypatch.setattr(engine, "is_useful", lambda: True)
    with pytest.warns(UserWarning, match="mantis is played without a kernel of our own, more slowly: it knows no clz"):
        results = rollout(odd, key, 8, 16, random_policy)
    assert same(results, rollout(game, key, 8, 16, random_policy))


def test_words_may_change_places() -> None:
    def swap(state: tuple[Array, Array], name: Array, moment: Array) -> tuple[Any, Array, tuple[Array]]:
        one, other = state
        return (other, one), name == moment, (one,)

    words = jnp.arange(3, dtype=jnp.uint32), jnp.arange(7, 10, dtype=jnp.uint32)
    after, decided, kept = kernel.many_steps(swap, words, words[0], words[0])
    assert same(after, words[::-1])
    assert decided.tolist() == [1, 1, 1]
    assert kept[:, 0].tolist() == [[0, 1, 2], [7, 8, 9], [0, 1, 2]]
