"""A broken rule is noticed: the engines disagree."""

from collections.abc import Callable

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax.numpy as jnp

from mazzo.games.kittens.vector import games
from mazzo.games.kittens.vector import rules as kittens
from mazzo.games.kittens.vector.cards import DEFUSE, Cards
from mazzo.games.kittens.vector.state import Fixed
from mazzo.games.kittens.vector.state import State as Words
from mazzo.research.vector.words import Array, where
from tests.games.kittens.vector.test_rules import Setting, disagreement


def three_turns(fixed: Fixed, state: Words) -> Words:
    following = fixed.next_of(state.others(state.turn), state.turn)
    return state.begin_turn(following, turns=3, attacked=1)


def asked_from_the_first_seat_on(state: Words, seat: Array) -> Words:
    return NOPE(state, seat)._replace(last=state.last)


def one_place_too_low(fixed: Fixed, state: Words, seat: Array, place: Array) -> Words:
    return INSERT(fixed, state, seat, jnp.minimum(place + 1, state.pile))


def nothing_is_shuffled(_: Fixed, state: Words) -> Words:
    return state


def the_wrong_hand(fixed: Fixed, state: Words, action: Array, picked: Array) -> Words:
    return PAIR(fixed, state, action ^ 1, picked)


def a_defuse_is_kept(state: Words, seat: Array, cards: Cards) -> Words:
    is_defuse = cards.plain == 1 << 4 * DEFUSE
    return where(is_defuse, state, LAY(state, seat, cards))


NOPE, INSERT, PAIR, LAY = kittens.nope, kittens.insert, kittens.pair, Words.lay

BROKEN: list[tuple[str, Callable[..., Words]]] = [
    ("rules.attack", three_turns),
    ("rules.shuffle", nothing_is_shuffled),
    ("rules.nope", asked_from_the_first_seat_on),
    ("rules.insert", one_place_too_low),
    ("rules.pair", the_wrong_hand),
    ("state.State.lay", a_defuse_is_kept),
]


@pytest.mark.parametrize(
    ("name", "broken"),
    [BROKEN[0], *(pytest.param(*rule, marks=pytest.mark.slow) for rule in BROKEN[1:])],
    ids=[broken.__name__ for _, broken in BROKEN],
)
def test_a_broken_rule_is_caught(name: str, broken: Callable[..., Words], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"mazzo.games.kittens.vector.{name}", broken)
    games.game.cache_clear()  # the sound one must not be used, nor this one later
    setting = Setting("it", 3)
    game = setting.game
    games.game.cache_clear()
    assert disagreement(setting, games=40, seed=1, game=game) is not None
