"""What the vector engine promises of every game, and the luck and the sets it is built on."""

from functools import partial
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import mazzo.vector
from mazzo import Refused
from mazzo.vector.engine import (
    AnyKey,
    Array,
    Key,
    VectorGame,
    below,
    mix,
    nth,
    packed,
    play,
    random_action,
    random_policy,
    rollout,
    size,
    split,
    without,
    word_at,
    word_for,
    words,
)

ALL_GAMES = pytest.mark.parametrize("name", mazzo.vector.GAMES)

# Luck


def keys(games: int, moment: int) -> Key:
    return Key(mix(jnp.arange(games, dtype=jnp.uint32)), mix(jnp.uint32(moment)))


def even(counts: Any, sigmas: float = 5) -> bool:
    """Whether counts may well come from even chances (chi-squared)."""
    counts = np.asarray(counts, float)
    wanted, free = counts.mean(), counts.size - 1
    return float(((counts - wanted) ** 2 / wanted).sum()) < free + sigmas * np.sqrt(2 * free)


def test_uneven_counts_are_told_from_even_ones() -> None:
    assert even([1000, 1030, 970, 1010])
    assert not even([1000, 1200, 970, 1010])
    assert not even(np.repeat([990, 1110], 50))


def test_the_hash_is_one_to_one_and_its_inputs_sway_half_of_its_bits() -> None:
    """Over all inputs it is one to one because each of its steps is; here a part of them is tried."""
    inputs = jnp.arange(1 << 16, dtype=jnp.uint32)
    assert len(np.unique(np.asarray(mix(inputs)))) == 1 << 16
    for bit in range(32):
        swayed = mix(inputs) ^ mix(inputs ^ jnp.uint32(1 << bit))
        for each in range(32):
            assert abs(float((swayed >> each & 1).mean()) - 0.5) < 0.02


@pytest.mark.parametrize("n", [2, 3, 7, 16, 105])
def test_numbers_below_n_are_even_over_the_games_and_over_the_moments_of_one(n: int) -> None:
    over_games = below(word_at(keys(1 << 16, 5), 0), jnp.uint32(n), most=127)
    moments = Key(mix(jnp.uint32(5)), mix(jnp.arange(1 << 16, dtype=jnp.uint32)))
    over_moments = below(word_at(moments, 0), jnp.uint32(n), most=127)
    assert even(np.bincount(over_games, minlength=n))
    assert even(np.bincount(over_moments, minlength=n))


def test_words_of_one_key_of_the_next_game_moment_and_split_have_nothing_to_do_with_each_other() -> None:
    games = keys(1 << 18, 5)
    first, second = words(games, 2)
    left, right = (word_at(key, 0) for key in split(games, 2))
    later = word_at(keys(1 << 18, 6), 0)
    for one, other in [(first, second), (left, right), (first, left), (first, later), (first[1:], first[:-1])]:
        pairs = (one >> 28 << 4) | (other >> 28)
        assert even(np.bincount(pairs, minlength=256))
        low_bits = (one & 15) << 4 | (other & 15)
        assert even(np.bincount(low_bits, minlength=256))


@given(n=st.integers(1, 200), most=st.integers(0, 100), rank=st.integers(0))
def test_luck_can_be_written_down_in_advance(n: int, most: int, rank: int) -> None:
    number, bound = rank % n, n + most
    word = word_for(number, n, bound)
    assert 0 <= word < 1 << 32
    assert below(np.uint32(word), np.uint32(n), bound) == number
    assert number == 0 or below(np.uint32(word - 1), np.uint32(n), bound) == number - 1


@pytest.mark.parametrize("make_key", [jax.random.key, jax.random.PRNGKey])
def test_a_key_of_jax_is_as_good(make_key: Any) -> None:
    key = make_key(1)
    drawn = words(key, 3)
    assert len({int(word) for word in drawn}) == 3
    assert word_at(key, 2) == drawn[2]
    left, right = split(key, 2)
    assert len({int(word_at(each, 0)) for each in (key, left, right)}) == 3


# Sets


sets_of_numbers = st.sets(st.integers(0, 127), min_size=1)


@given(sets_of_numbers)
def test_the_nth_number_of_a_set_is_found(numbers: set[int]) -> None:
    members = packed(mask(numbers))
    assert size(members) == len(numbers)
    found = jax.vmap(lambda rank: nth(members, rank))(jnp.arange(128, dtype=jnp.uint32))
    assert found.tolist() == [*sorted(numbers), *[127] * (128 - len(numbers))]


@given(sets_of_numbers, st.integers(0, 127))
def test_a_number_is_taken_out_of_a_set(numbers: set[int], number: int) -> None:
    left = without(packed(mask(numbers)), jnp.uint32(number))
    assert [int(word) for word in left] == [int(word) for word in packed(mask(numbers - {number}))]


def mask(numbers: set[int]) -> Array:
    return jnp.array([number in numbers for number in range(128)])


@pytest.mark.parametrize("actions", [[0], [3], [0, 8], [1, 2, 5], list(range(13)), [7, 31, 32, 60]])
def test_a_random_action_is_legal_and_each_is_as_likely(actions: list[int]) -> None:
    legal = jnp.array([number in actions for number in range(max(actions) + 2)])
    chosen = jax.vmap(partial(random_action, legal))(word_at(keys(1 << 14, 3), 0))
    counts = np.bincount(chosen, minlength=len(legal))
    assert set(np.flatnonzero(counts)) == set(actions)
    assert len(actions) == 1 or even(counts[actions])


# Games


@ALL_GAMES
def test_games_are_the_same_in_any_batch(name: str) -> None:
    game = mazzo.vector.get(name, seats=3)
    whole = play(game, jax.random.key(4), random_policy, games=40)
    parts = play(game, jax.random.key(4), random_policy, games=30, batch=8)
    for some, others in zip(whole, parts, strict=True):
        assert np.array_equal(some[:30], others)
    assert len(np.unique(whole.length)) > 3
    assert not np.array_equal(whole.length, play(game, jax.random.key(5), random_policy, games=40).length)


@ALL_GAMES
def test_every_game_ends_with_a_winner_and_a_reason(name: str) -> None:
    game = mazzo.vector.get(name, seats=3)
    results = play(game, jax.random.key(4), random_policy, games=40)
    assert results.winners.shape == (40, 3)
    assert bool(results.winners.any(axis=1).all())
    assert set(results.reason.tolist()) <= set(range(len(game.reasons)))


@ALL_GAMES
def test_a_game_that_is_over_stays_as_it_is(name: str) -> None:
    game = mazzo.vector.get(name, seats=3)
    over = last_states(game)
    assert bool(jax.vmap(game.over)(over).all())
    assert not bool(jax.vmap(game.legal)(over).any())
    assert jax.vmap(game.to_act)(over).tolist() == [-1] * 8
    after = jax.vmap(game.step, in_axes=(0, None, None))(over, jnp.int32(0), game.luck(jax.random.key(9)))
    assert all(map(np.array_equal, jax.tree.leaves(over), jax.tree.leaves(after)))


def last_states(game: VectorGame[Any, Any]) -> Any:
    """The states in which eight games end, walked to as the README shows it."""

    @jax.jit
    def walk(key: Array) -> Any:
        def step(state: Any, key: Array) -> tuple[Any, None]:
            observation = game.observe(state, game.to_act(state))
            action = random_policy(observation, game.legal(state), key)
            return game.step(state, action, game.luck(jax.random.fold_in(key, 1))), None

        return lax.scan(step, game.reset(key), jax.random.split(key, 2000))[0]

    return jax.vmap(walk)(jax.random.split(jax.random.key(2), 8))


@ALL_GAMES
def test_before_a_game_is_over_there_is_no_winner(name: str) -> None:
    game = mazzo.vector.get(name, seats=3)
    begun = game.reset(jax.random.key(1))
    assert not bool(game.over(begun))
    assert not bool(game.winners(begun).any())
    assert int(game.reason(begun)) == -1
    assert int(game.to_act(begun)) in range(3)
    assert game.legal(begun).shape == (game.actions,)


def test_a_rollout_counts_its_decisions_and_the_games_that_end() -> None:
    game = mazzo.vector.get("mantis", seats=4)
    _, tally = rollout(game, jax.random.key(1), 256, 1024, random_policy)
    results = play(game, jax.random.key(1), random_policy, games=2000)
    decisions, games = int(tally.decisions.sum()), int(tally.games.sum())
    assert 0.8 * 256 * 1024 < decisions < 256 * 1024
    assert decisions / games == pytest.approx(float(results.length.mean()), rel=0.05)


def test_a_rollout_deals_again_only_at_the_end_of_a_round() -> None:
    game = mazzo.vector.get("mantis", seats=4, target=1)  # a few decisions, and it is over
    _, tally = rollout(game, jax.random.key(1), 32, 101, random_policy, deal_every=50)
    assert tally.games.tolist() == [3] * 32
    assert int(tally.decisions.max()) < 60


def a_score(_: Array, legal: Array, __: AnyKey) -> Array:
    return jnp.argmax(legal)


def test_a_policy_chooses() -> None:
    """In Mantis its first legal action is to score, so that nobody's cards are ever stolen."""
    game = mazzo.vector.get("mantis", seats=2)
    careful = play(game, jax.random.key(1), a_score, games=200)
    bold = play(game, jax.random.key(1), random_policy, games=200)
    assert float(careful.length.mean()) != float(bold.length.mean())


def own_tank_is_empty(observation: Array, legal: Array, _: AnyKey) -> Array:
    return jnp.where(observation.sum() > 0, jnp.argmax(legal), 0)


def test_a_policy_is_shown_what_its_seat_observes() -> None:
    seen = []

    def look(observation: Array, legal: Array, _: AnyKey) -> Array:
        seen.append(observation.shape)
        return jnp.argmax(legal)

    game = mazzo.vector.get("mantis", seats=3)
    play(game, jax.random.key(1), look, games=2)
    assert seen == [game.observe(game.reset(jax.random.key(1)), jnp.int32(0)).shape]


@pytest.mark.parametrize("games", [0, -1])
def test_no_games_cannot_be_played(games: int) -> None:
    with pytest.raises(Refused, match="1 or more"):
        play(mazzo.vector.get("mantis"), jax.random.key(1), random_policy, games=games)


@pytest.mark.parametrize("name", ["chess", "", None, "engine"])
def test_a_game_that_does_not_exist_is_refused(name: Any) -> None:
    with pytest.raises(Refused, match="mantis, kittens"):
        mazzo.vector.get(name)


def test_the_same_game_is_compiled_once() -> None:
    assert mazzo.vector.get("mantis", 4, "it", target=12) is mazzo.vector.get("mantis", edition="it", target=12)
    assert mazzo.vector.get("mantis", 4, "it") is not mazzo.vector.get("mantis", 4, "it", target=12)
