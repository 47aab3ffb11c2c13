"""Both engines of Mantis side by side: with the same luck they agree on every mask, state, observation and result."""

import msgspec
import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")


from mazzo.games.mantis.rules.editions import EDITIONS
from tests.games.mantis.vector.engines import A_FEW, SETTINGS, Setting, disagreement


@pytest.mark.parametrize("setting", A_FEW, ids=str)
def test_the_engines_agree_on_every_state_of_random_games(setting: Setting) -> None:
    assert disagreement(setting, games=60, seed=1, watched=3) is None


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_engines_agree_in_a_hundred_thousand_games(setting: Setting) -> None:
    batch = 625
    for seed in range(2, 2 + -(-100_000 // len(SETTINGS) // batch)):
        assert disagreement(setting, batch, seed, watched=3) is None


def test_three_editions_have_one_rule_set() -> None:
    rules = {msgspec.structs.replace(EDITIONS[name], name="any") for name in ("en", "fr", "de")}
    assert len(rules) == 1
