"""The vector engine: random words, sets, and the promises of every game."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from mazzo import Refused
from mazzo.research import vector
from mazzo.research.vector.engine import choose, play, random_action, random_policy, rollout
from mazzo.research.vector.words import (
    WIDTHS,
    AnyKey,
    Array,
    Key,
    below,
    mix,
    nth,
    one_by_one,
    pack,
    packed,
    side_by_side,
    size,
    split,
    unpack,
    without,
    word_at,
    word_for,
    words,
)
from tests.slow import slowly

COMPARED = ["kittens"]
"""Takes long to compile; its own tests compare both engines."""

IN_HASTE = {"xla_backend_optimization_level": 0}  # where to compile takes longer than to run

# Random words


def keys(games: int, moment: int) -> Key:
    return Key(mix(jnp.arange(games, dtype=jnp.uint32)), mix(jnp.uint32(moment)))


def even(counts: Any, sigmas: float = 5) -> bool:
    """Whether counts may well come from even chances (chi-squared)."""
    counts = np.asarray(counts, float)
    wanted, free = counts.mean(), counts.size - 1
    return bool(((counts - wanted) ** 2 / wanted).sum() < free + sigmas * np.sqrt(2 * free))


def test_uneven_counts_are_distinguished_from_even_ones() -> None:
    assert even([1000, 1030, 970, 1010])
    assert not even([1000, 1200, 970, 1010])
    assert not even(np.repeat([990, 1110], 50))


def test_the_hash_is_one_to_one_and_mixes_all_bits() -> None:
    inputs = jnp.arange(1 << 16, dtype=jnp.uint32)
    assert len(np.unique(np.asarray(mix(inputs)))) == 1 << 16
    for bit in range(32):
        swayed = mix(inputs) ^ mix(inputs ^ jnp.uint32(1 << bit))
        for each in range(32):
            assert abs(float((swayed >> each & 1).mean()) - 0.5) < 0.02


@pytest.mark.parametrize("n", [2, 3, 7, 16, 105])
def test_numbers_below_n_are_uniform_over_games_and_over_moments(n: int) -> None:
    over_games = below(word_at(keys(1 << 16, 5), 0), jnp.uint32(n), most=127)
    moments = Key(mix(jnp.uint32(5)), mix(jnp.arange(1 << 16, dtype=jnp.uint32)))
    over_moments = below(word_at(moments, 0), jnp.uint32(n), most=127)
    assert even(np.bincount(over_games, minlength=n))
    assert even(np.bincount(over_moments, minlength=n))


def test_words_of_different_keys_are_independent() -> None:
    games = keys(1 << 18, 5)
    first, second = words(games, 2)
    left, right = (word_at(key, 0) for key in split(games, 2))
    later = word_at(keys(1 << 18, 6), 0)
    for one, other in [(first, second), (left, right), (first, left), (first, later), (first[1:], first[:-1])]:
        pairs = (one >> 28 << 4) | (other >> 28)
        assert even(np.bincount(pairs, minlength=256))
        low_bits = (one & 15) << 4 | (other & 15)
        assert even(np.bincount(low_bits, minlength=256))


@pytest.mark.parametrize("most", [105, 127, 128, 300])
def test_a_word_can_be_chosen_for_any_outcome(most: int) -> None:
    for n in (1, 2, 3, 50, 104, 105):
        least = np.array([word_for(number % n, n, most) for number in range(105)], np.uint32)  # one shape, one program
        assert below(jnp.asarray(least), jnp.uint32(n), most)[:n].tolist() == list(range(n))
        assert below(jnp.asarray(least - 1), jnp.uint32(n), most)[1:n].tolist() == list(range(n - 1))


@pytest.mark.parametrize("make_key", [jax.random.key, jax.random.PRNGKey])
def test_a_key_of_jax_can_be_used(make_key: Any) -> None:
    key = make_key(1)
    drawn = words(key, 3)
    assert len({int(word) for word in drawn}) == 3
    assert word_at(key, 2) == drawn[2]
    left, right = split(key, 2)
    assert len({int(word_at(each, 0)) for each in (key, left, right)}) == 3


# Sets


def some_sets() -> Any:
    """Full ones, empty ones and all between: bool[sets, numbers]."""
    random = np.random.default_rng(1)
    return random.random((400, 128)) < np.linspace(0, 1, 400)[:, None]


def test_the_nth_number_of_a_set_is_found() -> None:
    def sizes_and_numbers(mask: Array) -> tuple[Array, Array]:
        members, ranks = packed(mask), jnp.arange(128, dtype=jnp.uint32)
        return size(members), jax.vmap(lambda rank: nth(members, rank))(ranks)

    counts, found = jax.jit(jax.vmap(sizes_and_numbers), compiler_options=IN_HASTE)(some_sets())
    assert counts.tolist() == some_sets().sum(axis=1).tolist()
    for mask, numbers in zip(some_sets(), np.asarray(found), strict=True):
        assert numbers.tolist() == [*np.flatnonzero(mask), *[127] * int((~mask).sum())]


def test_a_number_is_taken_out_of_a_set() -> None:
    numbers = np.arange(400) % 128

    def take_out(mask: Array, number: Array) -> tuple[Any, Any]:
        return without(packed(mask), number), packed(mask & (jnp.arange(128) != number))

    found, wanted = jax.jit(jax.vmap(take_out))(some_sets(), numbers.astype(np.uint32))
    assert np.array_equal(found, wanted)


@pytest.mark.parametrize(
    "actions", [slowly([0]), slowly([3]), [0, 8], slowly([1, 2, 5]), slowly([*range(13)]), [7, 31, 32, 60]]
)
def test_a_random_action_is_legal_and_each_is_as_likely(actions: list[int]) -> None:
    legal = jnp.array([number in actions for number in range(max(actions) + 1)])
    chosen = jax.jit(jax.vmap(partial(random_action, legal)))(word_at(keys(1 << 14, 3), 0))
    counts = np.bincount(chosen, minlength=len(legal))
    assert set(np.flatnonzero(counts)) == set(actions)
    assert len(actions) == 1 or even(counts[actions])


# Games

LONG = 256, 1024
"""The games and steps of a rollout, so that it is compiled once."""


def test_games_are_the_same_in_any_batch() -> None:
    game = vector.get("mantis", seats=3)
    whole = play(game, jax.random.key(4), random_policy, games=40)
    parts = play(game, jax.random.key(4), random_policy, games=30, batch=8)
    for some, others in zip(whole, parts, strict=True):
        assert np.array_equal(some[:30], others)
    assert len(np.unique(whole.length)) > 3
    assert not np.array_equal(whole.length, play(game, jax.random.key(5), random_policy, games=40).length)


@pytest.mark.parametrize("name", [slowly(name) if name in COMPARED else name for name in vector.names()])
def test_every_game_ends_with_a_winner_and_a_reason(name: str) -> None:
    game, games = vector.get(name, seats=3), 8

    def step(state: Any, key: Array) -> tuple[Any, Any]:
        over, seat, legal = game.over(state), game.to_act(state), game.legal(state)
        action = choose(game, random_policy, state, key)
        facts = over, seat, legal.any(), legal[action], game.winners(state), game.reason(state)
        return game.step(state, action, game.chance(jax.random.fold_in(key, 1))), facts

    @partial(jax.jit, compiler_options=IN_HASTE)
    @jax.vmap
    def walk(state: Any, key: Array) -> tuple[Any, Any]:
        return lax.scan(step, state, jax.random.split(key, 1500))

    begun = jax.jit(jax.vmap(game.reset))(jax.random.split(jax.random.key(1), games))
    ended, (over, seat, can_act, is_legal, winners, reason) = walk(begun, jax.random.split(jax.random.key(2), games))
    after, _ = walk(ended, jax.random.split(jax.random.key(3), games))
    assert not over[:, 0].any()
    assert over[:, -1].all()
    assert (can_act == ~over).all()
    assert (is_legal == ~over).all()
    assert ((seat == -1) == over).all()
    assert winners.shape[2:] == (3,)
    assert (winners.any(axis=2) == over).all()
    assert ((reason == -1) == ~over).all()
    assert (reason < len(game.reasons)).all()
    assert all(map(np.array_equal, jax.tree.leaves(ended), jax.tree.leaves(after)))
    assert not all(map(np.array_equal, jax.tree.leaves(begun), jax.tree.leaves(ended)))


def test_a_rollout_counts_its_decisions_and_the_games_that_end() -> None:
    game = vector.get("mantis", seats=3)
    _, tally = rollout(game, jax.random.key(1), *LONG, random_policy)
    results = play(game, jax.random.key(1), random_policy, games=4000, batch=40)
    decisions, games = int(tally.decisions.sum()), int(tally.games.sum())
    assert 0.8 * 256 * 1024 < decisions < 256 * 1024
    assert decisions / games == pytest.approx(float(results.length.mean()), rel=0.05)


def test_a_rollout_deals_again_only_at_the_end_of_a_round() -> None:
    game = vector.get("mantis", seats=4, target=1)  # a few decisions, and it is over
    _, tally = rollout(game, jax.random.key(1), 32, 101, random_policy, deal_every=50)
    assert tally.games.tolist() == [3] * 32
    assert int(tally.decisions.max()) < 60


def test_a_policy_chooses_from_what_its_seat_observes() -> None:
    seen = []

    def always_score(observation: Array, legal: Array, _: AnyKey) -> Array:
        seen.append((observation.shape, legal.shape))
        return jnp.zeros((), jnp.int32)

    game = vector.get("mantis", seats=3)
    play(game, jax.random.key(4), always_score, games=40)
    begun = game.reset(jax.random.key(1))
    assert seen == [(game.observe(begun, jnp.int32(0)).shape, (game.actions,))]


def test_a_game_can_choose_a_legal_action_faster() -> None:
    game = vector.get("mantis", seats=3)
    shorter = replace(game, any_legal=lambda state, word: random_action(game.legal(state), word))
    broken = replace(game, any_legal=lambda state, word: random_action(game.legal(state), ~word))
    begun = jax.jit(jax.vmap(game.reset))(jax.random.split(jax.random.key(4), 40))
    usual, same, other = (chosen(each, begun) for each in (game, shorter, broken))
    assert usual == same
    assert usual != other


def chosen(game: Any, states: Any) -> list[int]:
    choices: Array = jax.jit(jax.vmap(partial(choose, game, random_policy)))(
        states, jax.random.split(jax.random.key(5), 40)
    )
    return choices.tolist()


@pytest.mark.parametrize("games", [0, -1])
def test_no_games_cannot_be_played(games: int) -> None:
    with pytest.raises(Refused, match="1 or more"):
        play(vector.get("mantis"), jax.random.key(1), random_policy, games=games)


@pytest.mark.parametrize("name", ["chess", "", None, "engine"])
def test_a_game_that_does_not_exist_is_refused(name: Any) -> None:
    with pytest.raises(Refused, match="mantis, kittens"):
        vector.get(name)


def test_the_same_game_is_compiled_once() -> None:
    assert vector.get("mantis", 4, "it", target=12) is vector.get("mantis", edition="it", target=12)
    assert vector.get("mantis", 4, "it") is not vector.get("mantis", 4, "it", target=12)


@pytest.mark.parametrize(("name", "memory"), [("mantis", False), slowly("kittens", False), slowly("kittens", True)])
def test_packed_observations_are_the_same_numbers_in_far_fewer_words(name: str, memory: bool) -> None:
    plain, narrow = (vector.get(name, 3, memory=memory, packed=packs) for packs in (False, True))
    states, _ = rollout(plain, jax.random.key(1), *LONG, random_policy)
    seats = jnp.arange(LONG[0]) % 3
    wide, words = (jax.jit(jax.vmap(game.observe))(states, seats) for game in (plain, narrow))
    assert (narrow.numbers_of(words) == wide).all()
    assert (wide.max(axis=0) > 0).mean() > 0.5
    assert 6 * len(words) < wide.shape[1]
    one = jax.tree.map(lambda word: word[1], states)
    seat: Any = 1  # a plain number will do
    assert (narrow.numbers_of(narrow.observe(one, seat)) == wide[1]).all()


def test_numbers_of_every_width_are_packed_and_read() -> None:
    random = np.random.default_rng(1)
    widths = random.choice(WIDTHS, 200).tolist()
    numbers = [jnp.uint32(random.integers(0, 1 << width)) for width in widths]
    assert unpack(pack(numbers, widths), widths).tolist() == [int(number) for number in numbers]
    assert unpack(pack(numbers, widths), widths).dtype == np.uint8


def test_adjacent_sets_are_joined() -> None:
    random = np.random.default_rng(2)
    limits = [1, 31, 7, 64, 40, 3, 5]
    masks = [random.random(limit) < 0.5 for limit in limits]

    @partial(jax.jit, compiler_options=IN_HASTE)
    def together(masks: list[Array]) -> tuple[Array, ...]:
        return side_by_side(
            [(packed(jnp.append(mask, True)), limit) for mask, limit in zip(masks, limits, strict=True)]
        )

    whole = together([jnp.asarray(mask) for mask in masks])
    assert one_by_one(whole, sum(limits)).tolist() == np.concatenate(masks).tolist()
    assert size(whole) == sum(mask.sum() for mask in masks)
