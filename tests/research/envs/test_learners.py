"""Learning libraries accept the environments as they are; each is skipped if it is not installed.

`pip install -r requirements/learners.in` installs them.
"""

import runpy
from pathlib import Path
from typing import Any

import pytest

from mazzo.games import OURS

EXAMPLES = Path(__file__).parents[3] / "examples"

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # warnings of these libraries


def run(name: str, **settings: Any) -> Any:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"](**settings)


@pytest.mark.parametrize("game", ["Mantis", "Kittens"])
def test_stable_baselines_checks_the_environments_and_finds_their_masks(game: str) -> None:
    pytest.importorskip("sb3_contrib")
    import gymnasium
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
    from stable_baselines3.common.env_checker import check_env

    import mazzo.research.envs.gymnasium  # noqa: F401  (registers the environments)

    env = gymnasium.make(f"mazzo/{game}-v0", seats=3)
    check_env(env.unwrapped)
    observation, _ = env.reset(seed=1)
    assert is_masking_supported(env)
    assert (get_action_masks(env) == observation["action_mask"]).all()


def test_maskable_ppo_learns_to_beat_random_play() -> None:
    pytest.importorskip("sb3_contrib")
    before, after = run("sb3_learning", steps=16_000, games=200)
    assert before < 0.65
    assert after > before + 0.08


@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_torchrl_checks_the_environments(game: str) -> None:
    pytest.importorskip("torchrl")
    from torchrl.envs import MarlGroupMapType
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    from mazzo.research.envs.pettingzoo import parallel_env

    players, group = parallel_env(game, seats=3), MarlGroupMapType.ALL_IN_ONE_GROUP
    env = PettingZooWrapper(env=players, use_mask=True, group_map=group, categorical_actions=True)
    check_env_specs(env, seed=1)
    assert env.rollout(100)["next", "agents", "action_mask"].any(-1).all()


@pytest.mark.parametrize("game", OURS)
def test_textarena_plays_a_game_in_which_each_player_reads_only_its_own_text(game: str) -> None:
    textarena = pytest.importorskip("textarena")
    import mazzo.research.envs.textarena  # noqa: F401  (registers the environments)

    env = textarena.make(f"Mazzo-{game.title()}-v0", rules=False)
    env.reset(num_players=3, seed=4)
    done, read = False, dict.fromkeys(range(3), "")
    while not done:
        player, text = env.get_observation()
        assert player == env.play.to_act[0]
        assert text.startswith(f"\n[GAME] You are Player {player} in a game of")
        assert text.endswith(env.play.text(player))
        read[player] = text
        done, _ = env.step(f"I think of {player}. [{env.play.legal(player)[-1]}]")
    assert all(f"I think of {other}" not in read[player] for player in read for other in {0, 1, 2} - {player})
    earned, info = env.close()
    assert sum(earned.values()) == pytest.approx(0)
    assert [player for player in earned if earned[player] > 0] == list(env.play.result.winners)
    assert info[0]["reason"] == env.play.result.reason


def test_textarena_lets_a_player_correct_an_answer_once() -> None:
    textarena = pytest.importorskip("textarena")
    import mazzo.research.envs.textarena  # noqa: F401  (registers the environments)

    env = textarena.make("Mazzo-Mantis-v0")
    env.reset(num_players=2, seed=4)
    assert "Score Pile" in env.get_observation()[1]
    env.step("[win]")
    assert env.get_observation()[0] == 0
    assert "The legal actions are score, steal 1." in env.get_observation()[1]
    env.step("[win]")
    assert [str(action) for _, action in env.play.moves] == ["score"]
    assert env.state.game_info[0]["invalid_move"]


@pytest.mark.parametrize(("game", "seats"), [("mantis", 4), ("kittens", 2)])
def test_the_suite_of_pgx_passes(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its random player fails under this JAX (axis 1 of one mask), and it knows only the names and drawings of pgx."""
    pytest.importorskip("pgx")
    import jax
    import jax.numpy as jnp
    from pgx._src import api_test

    from mazzo.research.envs import pgx

    def act_randomly(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)

    monkeypatch.setattr(api_test, "act_randomly", jax.jit(act_randomly))
    monkeypatch.setattr(api_test, "get_args", lambda _: ("mazzo",))
    monkeypatch.setattr(pgx.PgxState, "save_svg", lambda *_: None)
    env = pgx.make(game, seats)
    api_test.api_test(env, 3, use_key=True)
    state = jax.jit(env.init)(jax.random.key(1))
    step = jax.jit(env.step)
    for number in range(1000):
        state = step(state, act_randomly(jax.random.key(number), state.legal_action_mask), jax.random.key(-1 - number))
        if state.terminated:
            break
    assert float(state.rewards.max()) == pytest.approx(1)
    assert float(state.rewards.sum()) == pytest.approx(0, abs=1e-6)


def test_torchrl_learns_to_beat_random_play() -> None:
    pytest.importorskip("torchrl")
    shares = run("torchrl_learning")
    assert sum(shares[-6:]) / 6 > 0.65  # the first seat wins 56 % at random
