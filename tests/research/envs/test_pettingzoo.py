"""The environments for PettingZoo: its own suites, unmodified, and our promises."""

import copy
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra mazzo[envs]")

import numpy as np
from gymnasium.utils import seeding
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import mazzo
from mazzo.core.play import places_of
from mazzo.core.rules import Result
from mazzo.games.kittens.features import features_of
from mazzo.games.kittens.observations import observation as kittens_observation
from mazzo.games.kittens.rules.actions import Nope, Pass
from mazzo.games.mantis.observations import observation as mantis_observation
from mazzo.research.envs import pettingzoo
from mazzo.research.envs._numbers import numbers, rewards
from mazzo.research.envs.pettingzoo import Env
from tests.research.envs.settings import for_settings

# PettingZoo keeps a list of those of its own games whose observations are dictionaries, and warns about any other.
# An action mask without any action is that of a seat which is not asked.
NOT_NEWS = (
    "Observation is not a NumPy array|Observation space for each agent probably|Action mask numpy array is all zeros"
)


def made(settings: dict[str, Any], **more: Any) -> Any:
    return pettingzoo.env(**settings, **more)


def made_parallel(settings: dict[str, Any], **more: Any) -> Any:
    return pettingzoo.parallel_env(**settings, **more)


# PettingZoo's own suites


@for_settings
@pytest.mark.filterwarnings(f"ignore:({NOT_NEWS})")
def test_the_suite_for_turns_passes(settings: dict[str, Any]) -> None:
    api_test(made(settings), num_cycles=60)


@for_settings
def test_the_suite_for_parallel_play_passes(settings: dict[str, Any]) -> None:
    parallel_api_test(made_parallel(settings), num_cycles=600)


@for_settings
def test_the_suites_for_seeds_pass(settings: dict[str, Any]) -> None:
    seed_test(partial(made, settings), num_cycles=30)
    parallel_seed_test(partial(made_parallel, settings), num_cycles=30)


@for_settings
def test_the_suite_for_rendering_passes(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(made, settings))
    assert f"game: {settings['game']}\n" in capsys.readouterr().out


NOTHING_TO_PLAY = {"deck": {"kitten": 4, "defuse": 6, "nope": 30}}


@pytest.mark.parametrize(
    "settings",
    [{"game": "mantis", "seats": 3, "edition": "en"}, {"game": "kittens", "seats": 4, **NOTHING_TO_PLAY}],
    ids=["mantis", "kittens"],
)
def test_the_suite_for_cycles_passes(settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    # It chooses blindly and wants all agents to act equally often, so no kitten may come up in the first turns.
    monkeypatch.setattr(seeding, "np_random", lambda _: (np.random.default_rng(1), 1))
    max_cycles_test(SimpleNamespace(env=partial(made, settings), parallel_env=partial(made_parallel, settings)))


# Our promises


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(mazzo.Refused, match="there is no option 'colour'"):
        pettingzoo.env("mantis", colour="red")
    with pytest.raises(mazzo.Refused, match="edition en is for 2 to 6 players, not 7"):
        pettingzoo.parallel_env("mantis", seats=7)


def play(env: Any, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    chance, earned = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        earned[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if termination or truncation else chance.choice(legal))
    return earned


@for_settings
def test_a_win_earns_one_and_rewards_add_up_to_zero(settings: dict[str, Any]) -> None:
    for seed in range(3):
        env = made(settings)
        earned = play(env, seed)
        result = env.unwrapped._episode.play.result
        losers = {earned[f"seat_{seat}"] for seat in range(settings["seats"]) if seat not in result.winners}
        assert [earned[f"seat_{seat}"] for seat in result.winners] == [1.0]
        assert losers == {-1 / (settings["seats"] - 1)}
        assert sum(earned.values()) == pytest.approx(0)


@for_settings
def test_with_places_rewarded_each_seat_behind_counts(settings: dict[str, Any]) -> None:
    env = made(settings, rewards="place")
    earned = play(env, 3)
    seats = settings["seats"]
    places = places_of(env._episode.play.order)
    expected = [sum((other > own) - (other < own) for other in places) / (seats - 1) for own in places]
    assert list(earned.values()) == pytest.approx(expected)
    assert sum(earned.values()) == pytest.approx(0)


def test_those_who_share_a_win_share_its_reward() -> None:
    assert rewards(Result((0, 2), "shared"), 4) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])
    assert rewards(Result((0, 1), "shared"), 2) == [0, 0]


def test_an_exploded_player_has_lost_and_does_not_act_again() -> None:
    env = pettingzoo.env("kittens", seats=5, edition="2025")
    env.reset(seed=2)
    gone: set[str] = set()
    losses: list[float] = []
    they_went_on = False
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        assert agent not in gone
        if termination:
            gone.add(agent)
            losses.append(reward)
        assert termination or reward == 0
        env.step(None if termination else int(np.flatnonzero(observation["action_mask"])[0]))
        they_went_on = they_went_on or (not termination and len(gone) == 1)
    assert sorted(losses) == [-0.25] * 4 + [1]
    assert they_went_on  # the others went on when one had lost


def test_an_illegal_action_is_replaced_by_the_default_and_reported() -> None:
    env = pettingzoo.env("kittens", seats=3)
    env.reset(seed=1)
    agent, nope = env.agent_selection, numbers("kittens", 3, None, {}).number_of(Nope())
    env.step(nope)
    assert env.infos[agent] == {"illegal": True}
    assert [str(action) for _, action in env.unwrapped._episode.play.moves] == ["draw"]


def test_an_illegal_action_is_refused_if_strict() -> None:
    env = pettingzoo.env("mantis", seats=3, strict=True)
    env.reset(seed=1)
    with pytest.raises(mazzo.Refused, match="is not possible now"):
        env.step(1)


WINDOW = """
edition: it
seat 0: defuse nope
seat 1: {1}
seat 2: {2}
pile: skip kitten kitten
discard: skip
turn: 0 owes 1
phase: reaction
announced: 0 skip
waiting: 1 2
"""


@pytest.mark.parametrize("hands", [("nope", "nope"), ("skip", "nope"), ("nope", "skip"), ("skip", "beard")])
def test_all_react_in_turn_order_whatever_their_hands(hands: tuple[str, str]) -> None:
    env = Env("kittens", seats=3)
    env.reset(seed=1)
    env._episode.play = mazzo.get("kittens").position(WINDOW.replace("{1}", hands[0]).replace("{2}", hands[1]), seed=1)
    env.agent_selection = "seat_1"
    asked = []
    pass_ = env.numbers.number_of(Pass())
    while "reaction" in env._episode.play.position:
        asked.append(env.agent_selection)
        env.step(pass_)
    assert asked == ["seat_1", "seat_2"]


def test_in_parallel_play_all_react_together_and_again_after_a_nope() -> None:
    env = pettingzoo.parallel_env("kittens", seats=3)
    env.reset(seed=1)
    env._episode.play = mazzo.get("kittens").position(WINDOW.replace("{1}", "nope").replace("{2}", "nope"), seed=1)
    nope, pass_ = (env.numbers.number_of(action) for action in (Nope(), Pass()))
    env.step({"seat_0": 0, "seat_1": nope, "seat_2": nope})
    assert [str(action) for _, action in env._episode.play.moves] == ["nope"]  # seat 2 was not heard
    env.step({"seat_0": pass_, "seat_1": 0, "seat_2": pass_})
    assert [seat for seat, _ in env._episode.play.moves] == [1, 2, 0]
    assert env._episode.play.to_act == (0,)


def test_a_game_is_cut_short_after_its_cycles_without_a_reward() -> None:
    env = pettingzoo.env("mantis", seats=3, max_cycles=2)
    assert set(play(env, 1).values()) == {0.0}
    assert len(env.unwrapped._episode.play.moves) == 6


@for_settings
def test_a_copy_is_independent_and_has_the_same_chance(settings: dict[str, Any]) -> None:
    env = made(settings)
    env.reset(seed=3)
    here, lookalike = copy.deepcopy(env), copy.deepcopy(env)
    for each in (here, lookalike):
        for _ in range(5):
            each.step(int(np.flatnonzero(each.observe(each.agent_selection)["action_mask"])[0]))
    assert len(env.unwrapped._episode.play.moves) == 0
    assert here.unwrapped._episode.play.position == lookalike.unwrapped._episode.play.position
    lookalike.step(int(np.flatnonzero(lookalike.observe(lookalike.agent_selection)["action_mask"])[0]))
    assert here.unwrapped._episode.play.position != lookalike.unwrapped._episode.play.position


def test_another_seed_is_another_game_and_a_second_reset_goes_on() -> None:
    env = pettingzoo.env("kittens", seats=4)
    dealt = []
    for seed in (1, None, 1, None, 2):
        env.reset(seed=seed)
        dealt.append(env.unwrapped._episode.play.position)
    assert dealt[:2] == dealt[2:4]
    assert len(set(dealt)) == 3


@for_settings
def test_an_observation_of_a_state_equals_that_of_its_view(settings: dict[str, Any]) -> None:
    is_kittens, random = settings["game"] == "kittens", Random(5)
    env = made(settings)
    for deal in range(4):
        env.reset(seed=deal)
        play = env.unwrapped._episode.play
        while not play.over:
            for seat in range(play.seats):
                view, edition = play.view(seat), play.state.edition
                seen = env.numbers.encoding.see(play.state, seat, play.events).tolist()
                if is_kittens:
                    assert seen == remembered(view, edition, play.seen(seat))
                else:
                    assert seen == list(mantis_observation(view, edition))
            seat = play.to_act[0]
            play.apply(seat, random.choice(play.legal(seat)))


def remembered(view: Any, edition: Any, seen: list[Any]) -> list[int]:
    return kittens_observation(view, edition, features_of(edition, len(view.hands), seen)).tolist()


@for_settings
def test_in_parallel_play_seats_that_may_not_act_can_only_wait(settings: dict[str, Any]) -> None:
    env, chance = made_parallel(settings), np.random.default_rng(6)
    observations, _ = env.reset(seed=6)
    wait = env.action_space(env.agents[0]).n - 1
    while env.agents:
        asked = [env.possible_agents[seat] for seat in env._episode.play.to_act]
        masks = {agent: observation["action_mask"] for agent, observation in observations.items()}
        for agent in env.agents:
            assert masks[agent].any()
            assert bool(masks[agent][wait]) == (agent not in asked)
            assert (masks[agent].sum() == 1) or agent in asked
        actions = {agent: int(chance.choice(np.flatnonzero(masks[agent]))) for agent in env.agents}
        observations, _, _, _, infos = env.step(actions)
        assert not any(infos.values()), "nothing was illegal"
    assert all(observation["action_mask"].any() for observation in observations.values())


def test_waiting_is_illegal_for_a_seat_that_must_choose() -> None:
    env = pettingzoo.parallel_env("mantis", seats=2)
    env.reset(seed=1)
    wait = int(env.action_space("seat_0").n) - 1
    *_, infos = env.step({"seat_0": wait, "seat_1": wait})
    assert infos == {"seat_0": {"illegal": True}, "seat_1": {}}


def test_wrong_use_of_an_environment_is_refused_with_the_reason() -> None:
    env = pettingzoo.env("mantis", seats=2)
    with pytest.raises(mazzo.Refused, match=r"start a game with reset\(\)"):
        env.step(0)
    env.reset(seed=1)
    for action in (None, -1, 5):
        with pytest.raises(mazzo.Refused, match="the actions are 0 to 4"):
            env.step(action)
