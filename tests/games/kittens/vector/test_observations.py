"""Observations of the vector engine: they agree with the view, and contain nothing hidden of the Draw Pile."""

from functools import partial, reduce
from typing import Any

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np

from mazzo.games.kittens.encoding import CODES, observation_parts, parts_without_memory, table
from mazzo.games.kittens.features import features_of, no_features
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.observations import observation
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.vector.cards import cards_of
from mazzo.games.kittens.vector.games import Remembered
from mazzo.games.kittens.vector.memory import at_the_start
from mazzo.games.kittens.vector.state import Fixed
from mazzo.games.kittens.vector.state import State as Words
from mazzo.research import vector
from mazzo.research.vector.words import Array
from tests.games.kittens.vector.test_rules import (
    OPTIONS,
    PRINTED,
    STEPS,
    Games,
    Kittens,
    Setting,
    deal_all,
    python_games,
    unpacked,
)


def test_an_observation_equals_that_of_the_view() -> None:
    setting = Setting("it", 4)
    played = python_games(setting, games=12, seed=2)
    parts = parts_without_memory(setting.rules, setting.seats)
    before_known = sum(parts.values()) - parts["known"]
    remembered = 0
    for number, states in enumerate(played.states):
        rows = np.array(played.rows[number], np.uint32)
        found = observe_all(setting, rows)
        for step, state in enumerate(states):
            seat = step % setting.seats
            view = KITTENS.view(state, seat)
            wanted, got = observation(view, setting.rules, no_features(setting.seats)).tolist(), found[step].tolist()
            assert got[:before_known] == wanted[:before_known]
            # It may know less of the Draw Pile than the view, but nothing else.
            known = {place: code for place, code in enumerate(got[before_known:]) if code}
            assert known.items() <= {(known.place, 1 + CODES[known.card]) for known in view.memory.pile.certain}
            remembered += len(known)
    assert remembered > 200


def observe_all(setting: Setting, rows: Any) -> Any:
    """Each state as one seat after the other sees it."""
    length = len(rows)
    rows = np.pad(rows, ((0, -length % 512), (0, 0)))
    seats = np.arange(len(rows)) % setting.seats
    return np.asarray(observations(setting.game, unpacked(setting, rows), seats))[:length]


@partial(jax.jit, static_argnames="game")
def observations(game: Kittens, states: Words, seats: Array) -> Array:
    seen: Array = jax.vmap(game.observe)(states, seats)
    return seen


def test_a_look_is_observed_until_a_shuffle_or_another_players_kitten() -> None:
    setting = Setting("it", 2)
    game, number = setting.game, table(setting.rules, 2).numbers
    apply, observe = jax.jit(game.apply), jax.jit(game.observe)
    known = slice(-parts_without_memory(setting.rules, 2)["known"], None)

    def after(state: Words, *actions: int) -> Words:
        return reduce(lambda state, action: apply(state, jnp.int32(action), chance), actions, state)

    chance = (
        jnp.uint32(0),
        jnp.uint32(0),
        jnp.uint32(0xFFFFFFFF),
    )  # the first of the unseen cards, twice, and the last
    hand = {Card.SEE: 1, Card.SHUFFLE: 1, Card.DEFUSE: 1}
    pile = {Card.KITTEN: 1, Card.DEFUSE: 1, Card.RAINBOW: 2}
    begun = game.reset(jax.random.key(0))._replace(
        hands=(cards_of(hand), cards_of(hand)), unseen=cards_of(pile), pile=jnp.uint32(4)
    )
    seen = after(begun, number.see.start, number.pass_.start)
    assert observe(seen, 0)[known].tolist()[:5] == [1 + CODES[Card.KITTEN], 1 + CODES[Card.DEFUSE], 13, 0, 0]
    assert observe(seen, 1)[known].sum() == 0

    shuffled = after(seen, number.shuffle.start, number.pass_.start)
    assert observe(shuffled, 0)[known].sum() == 0
    assert shuffled.unseen == begun.unseen

    put_back = after(seen, number.draw.start, number.insert[2])
    assert observe(put_back, 0)[known].tolist()[:5] == [1 + CODES[Card.DEFUSE], 13, 1 + CODES[Card.KITTEN], 0, 0]

    seen_by_the_other = after(put_back, number.see.start, number.pass_.start)
    assert observe(seen_by_the_other, 1)[known].tolist()[:4] == [1 + CODES[Card.DEFUSE], 13, 1, 0]
    put_back_again = after(seen_by_the_other, number.draw.start, number.draw.start, number.draw.start, number.insert[0])
    assert observe(put_back_again, 1)[known].tolist()[:2] == [1, 0]
    assert observe(put_back_again, 0)[known].sum() == 0


# With memory, both engines observe the same


@pytest.mark.parametrize(
    "setting",
    [Setting("2025", 3), *(pytest.param(each, marks=pytest.mark.slow) for each in [*PRINTED, *OPTIONS])],
    ids=str,
)
def test_both_engines_remember_the_same(setting: Setting) -> None:
    rules, seats = setting.rules, setting.seats
    played = python_games(setting, games=16, seed=5)
    parts = observation_parts(rules, seats)
    names = [name for name, size in parts.items() for _ in range(size)]
    seen_values = dict.fromkeys(parts, 0)
    assert KITTENS.encode
    learner = KITTENS.encode(rules, seats)  # what the environments show
    for number, found in enumerate(remembered(setting, played)):
        features, happened = no_features(seats), []
        for step, state in enumerate(played.states[number]):
            if step:
                happened += played.events[number][step - 1]
                features = features_of(rules, seats, happened)
            seat = step % seats
            wanted = observation(KITTENS.view(state, seat), rules, features).tolist()
            assert list(learner.see(state, seat, happened)) == wanted
            wrong = [place for place, value in enumerate(wanted) if value != found[step][place]]
            assert not wrong, (number, step, seat, [(names[at], wanted[at], found[step][at]) for at in wrong])
            for name, value in zip(names, wanted, strict=True):
                seen_values[name] += value > 0
    for part in ("known", "loose", "holds", "looked", "put_back", "slipped"):
        assert seen_values[part] > 20 or not rules.see, part


def remembered(setting: Setting, played: Games) -> Any:
    """[games, steps, numbers]: what one seat after the other observes in these games, packed into words and read."""
    game = vector.get("kittens", setting.seats, setting.edition, memory=True, packed=True, **setting.options)
    dealt = deal_all(setting.game, np.array(played.deals, np.uint32))
    start = jax.vmap(lambda state: Remembered(state, at_the_start(Fixed(setting.rules, setting.seats))))(dealt)
    longest = -(-(1 + max(map(len, played.actions))) // STEPS) * STEPS
    actions = np.array([[*its, *[0] * (longest - len(its))] for its in played.actions], np.int32).T
    width = len(played.words[0][0])
    chance = np.array([[*its, *[[0] * width] * (longest - len(its))] for its in played.words], np.uint32).swapaxes(0, 1)
    return np.asarray(observed(game, start, actions, chance)).swapaxes(0, 1)


@partial(jax.jit, static_argnames="game")
def observed(game: Any, start: Remembered, actions: Array, chance: Array) -> Array:
    def step(now: Remembered, choice: tuple[Array, Array, Array]) -> tuple[Remembered, Array]:
        number, action, words = choice
        seen = jax.vmap(game.observe, in_axes=(0, None))(now, number % game.seats)
        assert 6 * len(seen) < sum(observation_parts(game.edition, game.seats).values())
        return jax.vmap(game.step)(now, action, tuple(words.T)), game.numbers_of(seen)

    return jax.lax.scan(step, start, (jnp.arange(len(actions)), actions, chance))[1]
