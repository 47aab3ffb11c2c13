"""What a seat observes on the vector engine: what its view holds, and of the Draw Pile nothing it could not know."""

from functools import partial, reduce
from typing import Any

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np

from mazzo.games.kittens import KITTENS
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.encoding import CODES, certain, observation, observation_parts, table
from mazzo.vector._kittens_cards import cards_of
from mazzo.vector._kittens_state import State as Words
from mazzo.vector.engine import Array
from tests.vector.test_kittens import Kittens, Setting, python_games, unpacked


def test_an_observation_is_what_the_view_holds() -> None:
    setting = Setting("it", 4)
    played = python_games(setting, games=12, seed=2)
    parts = observation_parts(setting.rules, setting.seats)
    before_known = sum(parts.values()) - parts["known"]
    remembered = 0
    for number, states in enumerate(played.states):
        rows = np.array(played.rows[number], np.uint32)
        found = observe_all(setting, rows)
        for step, state in enumerate(states):
            seat = step % setting.seats
            view = KITTENS.view(state, seat)
            wanted, got = observation(view, setting.rules), found[step].tolist()
            assert got[:before_known] == wanted[:before_known]
            # It may know less of the Draw Pile than the view, but nothing else.
            known = {place: code for place, code in enumerate(got[before_known:]) if code}
            assert known.items() <= {place: 1 + CODES[card] for place, card in certain(view).items()}.items()
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
    return jax.vmap(game.observe)(states, seats)


def test_what_see_the_future_shows_is_observed_until_a_shuffle_or_anothers_kitten() -> None:
    setting = Setting("it", 2)
    game, number = setting.game, table(setting.rules, 2).numbers
    apply, observe = jax.jit(game.apply), jax.jit(game.observe)
    known = slice(-observation_parts(setting.rules, 2)["known"], None)

    def after(state: Words, *actions: int) -> Words:
        return reduce(lambda state, action: apply(state, jnp.int32(action), luck), actions, state)

    luck = (jnp.uint32(0), jnp.uint32(0), jnp.uint32(0xFFFFFFFF))  # the first of the unseen cards, twice, and the last
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
