"""The environments for Gymnasium: its own checker, unmodified, and our promises."""

import copy
from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra mazzo[envs]")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import mazzo
from mazzo.bots.simple import Random as RandomBot
from mazzo.research.envs.gymnasium import SeatEnv
from tests.research.envs.settings import for_settings


def made(settings: dict[str, Any], **more: Any) -> Any:
    rest = {name: value for name, value in settings.items() if name != "game"}
    return gymnasium.make(f"mazzo/{settings['game'].title()}-v0", **rest, **more)


def play(env: Any, seed: int) -> float:
    _, info = env.reset(seed=seed)
    chance, earned, done = Random(seed), 0.0, False
    while not done:
        action = chance.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, done, _, info = env.step(action)
        earned += reward
    return earned


@for_settings
def test_the_checker_of_gymnasium_passes(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(settings, seat=1).unwrapped)
    assert "seat: 1\n" in capsys.readouterr().out


@for_settings
def test_only_the_learner_acts_and_its_mask_has_the_legal_actions(settings: dict[str, Any]) -> None:
    env = made(settings, seat=1)
    observation, info = env.reset(seed=5)
    chance = Random(5)
    for _ in range(60):
        episode = env.unwrapped._episode
        legal = sorted(episode.numbers.number_of(action) for action in episode.play.legal(1))
        assert episode.play.to_act[0] == 1
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert (info["action_mask"] == observation["action_mask"]).all()
        observation, _, done, _, info = env.step(chance.choice(legal))
        if done:
            observation, info = env.reset()


@for_settings
def test_the_reward_of_a_game_is_that_of_its_result(settings: dict[str, Any]) -> None:
    loss = -1 / (settings["seats"] - 1)
    env = made(settings)
    for seed in range(6):
        earned = play(env, seed)
        play_ = env.unwrapped._episode.play
        assert earned == (1.0 if play_.result and play_.result.winners == (0,) else loss)
        assert play_.over or not play_.state.alive[0]


def test_an_exploded_learner_need_not_wait_for_the_others() -> None:
    env = gymnasium.make("mazzo/Kittens-v0", seats=4)
    for seed in range(6):
        earned = play(env, seed)
        if not env.unwrapped._episode.play.over:  # type: ignore[attr-defined]
            assert earned == -1 / 3
            break
    else:
        pytest.fail("every game was played to its end")


def test_the_same_seed_gives_the_same_game_bots_and_all() -> None:
    envs = [gymnasium.make("mazzo/Mantis-v0", seats=4) for _ in range(2)]
    for env in envs:
        play(env, 1)
    assert len({env.unwrapped._episode.play.position for env in envs}) == 1  # type: ignore[attr-defined]


def test_bots_are_given_by_name_or_class() -> None:
    asked = []

    class Watched(RandomBot):
        def choose(self, view: Any, seen: Any) -> Any:
            asked.append(view.seat)
            return super().choose(view, seen)

    env = gymnasium.make("mazzo/Mantis-v0", seats=3, seat=1, bots=["random", Watched])
    play(env, 1)
    assert set(asked) == {2}
    with pytest.raises(mazzo.Refused, match="3 seats need 2 bots besides the learner, not 1"):
        gymnasium.make("mazzo/Mantis-v0", seats=3, bots=["random"])
    with pytest.raises(mazzo.Refused, match="there is no bot 'genius'"):
        gymnasium.make("mazzo/Mantis-v0", seats=3, bots="genius")


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(mazzo.Refused, match="there is no seat 3; the seats are 0 to 2"):
        gymnasium.make("mazzo/Mantis-v0", seats=3, seat=3)


def test_an_illegal_action_is_replaced_and_reported_or_refused_if_strict() -> None:
    env = gymnasium.make("mazzo/Mantis-v0", seats=3)
    env.reset(seed=1)
    *_, info = env.step(np.int64(1))  # steal from oneself
    assert info["illegal"] is True
    strict = gymnasium.make("mazzo/Mantis-v0", seats=3, strict=True)
    strict.reset(seed=1)
    with pytest.raises(mazzo.Refused, match="is not possible now"):
        strict.step(np.int64(1))


def test_a_copy_is_independent_and_has_the_same_chance() -> None:
    env = SeatEnv("kittens", seats=3)
    _, info = env.reset(seed=1)
    lookalike = copy.deepcopy(env)
    draw = np.int64(np.flatnonzero(info["action_mask"])[0])
    first, second = env.step(draw), lookalike.step(draw)
    assert (first[0]["observation"] == second[0]["observation"]).all()
    position = env._episode.play.position
    lookalike.step(draw)
    assert env._episode.play.position == position


@pytest.mark.parametrize("mode", ["sync", pytest.param("async", marks=pytest.mark.slow)])
def test_many_environments_play_together(mode: str) -> None:
    apart = {"context": "spawn"} if mode == "async" else {}
    settings: dict[str, Any] = {"seats": 2, "edition": "it"}
    envs: Any = gymnasium.make_vec("mazzo/Mantis-v0", 3, vectorization_mode=mode, vector_kwargs=apart, **settings)
    observation, info = envs.reset(seed=[1, 2, 1])
    assert observation["observation"].shape == (3, 165)
    assert (observation["observation"][0] == observation["observation"][2]).all()
    assert (observation["observation"][0] != observation["observation"][1]).any()
    ended = 0
    for _ in range(60):
        actions = observation["action_mask"].argmax(axis=1)  # the first that is legal; of no account at an end
        observation, _, terminations, _, info = envs.step(actions)
        assert info["action_mask"].shape == (3, 5)
        ended += int(terminations.sum())
    assert ended > 0
    envs.close()


@for_settings
def test_the_masks_for_maskable_ppo_are_those_of_the_observations(settings: dict[str, Any]) -> None:
    env: Any = SeatEnv(**settings)
    observation, _ = env.reset(seed=1)
    for _ in range(20):
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        assert masks.tolist() == observation["action_mask"].astype(bool).tolist()
        observation, _, done, _, _ = env.step(int(np.flatnonzero(masks)[-1]))
        if done:
            observation, _ = env.reset()


@pytest.mark.slow
def test_maskable_ppo_learns_without_an_illegal_action() -> None:
    contrib = pytest.importorskip("sb3_contrib", reason="needs sb3-contrib")

    class Watched(gymnasium.Wrapper[Any, Any, Any, Any]):
        illegal = 0

        def step(self, action: Any) -> Any:
            stepped = super().step(action)
            Watched.illegal += "illegal" in stepped[-1]
            return stepped

    env = Watched(gymnasium.make("mazzo/Mantis-v0", seats=2))
    contrib.MaskablePPO("MultiInputPolicy", env, n_steps=128, batch_size=64, seed=1).learn(512)
    assert Watched.illegal == 0
