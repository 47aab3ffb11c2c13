"""`gymnasium.make_vec` on the vector engine."""

from typing import Any

import gymnasium
import numpy as np
import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import mazzo.research.envs.gymnasium  # noqa: F401  (registers the environments)
from mazzo.core.errors import Refused
from tests.slow import slowly

ENTRY = "vector_entry_point"


def made(name: str, count: int, **settings: Any) -> Any:
    return gymnasium.make_vec(f"mazzo/{name}-v0", num_envs=count, vectorization_mode=ENTRY, **settings)


def played(envs: Any, steps: int) -> tuple[list[Any], int]:
    chance = np.random.default_rng(1)
    observation, info = envs.reset(seed=5)
    found: list[Any] = []
    over = np.zeros(envs.num_envs, np.bool_)
    for _ in range(steps):
        assert observation in envs.observation_space
        assert (observation["action_mask"].any(axis=1) == ~over).all(), "the learner is asked unless the game is over"
        assert (info["action_mask"] == observation["action_mask"]).all()
        actions = (observation["action_mask"] * chance.random(observation["action_mask"].shape)).argmax(axis=1)
        was_over = over
        observation, rewards, over, cut, info = envs.step(actions)
        assert not cut.any()
        assert not (over & was_over).any(), "the next game begins one step after an end"
        assert (rewards[~over] == 0).all()
        assert set(np.unique(np.round(rewards[over], 3))) <= {1.0, np.round(-1 / (envs.seats - 1), 3)}
        found.append((observation["observation"].copy(), rewards, over))
    return found, sum(int(each[2].sum()) for each in found)


@pytest.mark.parametrize(("name", "seats"), [("Mantis", 2), slowly("Kittens", 3)])
def test_a_learner_plays_many_games_against_bots(name: str, seats: int) -> None:
    found, ended = played(made(name, 8, seats=seats, seat=1), 60)
    assert ended > 8
    again, _ = played(made(name, 8, seats=seats, seat=1), 60)
    assert all((one[0] == other[0]).all() for one, other in zip(found, again, strict=True)), "the same seed"


def test_vector_environments_have_the_spaces_of_one_environment() -> None:
    one = gymnasium.make("mazzo/Mantis-v0", seats=2)
    many = made("Mantis", 8, seats=2)
    assert many.single_observation_space == one.observation_space
    assert many.single_action_space == one.action_space


def test_an_illegal_action_is_replaced() -> None:
    envs = made("Mantis", 8, seats=2, seat=1)
    before, _ = envs.reset(seed=1)
    after, _, over, _, _ = envs.step(before["action_mask"].argmin(axis=1))
    assert not over.any()
    assert (after["observation"] != before["observation"]).any(axis=1).all()


def test_an_unknown_seat_or_bot_is_refused() -> None:
    with pytest.raises(Refused, match="there is no seat 2"):
        made("Mantis", 2, seats=2, seat=2)
    with pytest.raises(Refused, match="no bot 'hard'"):
        made("Mantis", 2, seats=2, bots="hard")
    with pytest.raises(Refused, match="begin the games with reset"):
        made("Mantis", 2, seats=2).step(np.array([0, 0]))
