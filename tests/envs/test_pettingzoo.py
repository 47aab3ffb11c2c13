"""The environments for PettingZoo: its own suites, unmodified, and what we promise besides."""

import copy
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra mazzo[envs]")

import numpy as np
from gymnasium.utils import seeding
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import mazzo
from mazzo.envs import pettingzoo

SETTINGS: list[dict[str, Any]] = [
    {"game": "mantis", "seats": 2, "edition": "en"},
    {"game": "mantis", "seats": 6, "edition": "it", "target": 12},
    {"game": "kittens", "seats": 4, "edition": "it"},
    {"game": "kittens", "seats": 2, "edition": "2015"},
    {"game": "kittens", "seats": 5, "edition": "2025", "combos": False},
]
for_settings = pytest.mark.parametrize("settings", SETTINGS, ids=lambda each: "-".join(map(str, each.values())))

# PettingZoo keeps a list of those of its own games whose observations are dictionaries, and warns about any other.
about_dictionaries = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of a seat that is not asked
]


def made(settings: dict[str, Any], **more: Any) -> Any:
    return pettingzoo.env(**settings, **more)


def made_parallel(settings: dict[str, Any], **more: Any) -> Any:
    return pettingzoo.parallel_env(**settings, **more)


# PettingZoo's own suites


@for_settings
def test_the_suite_for_turns_passes(settings: dict[str, Any]) -> None:
    api_test(made(settings), num_cycles=60)


test_the_suite_for_turns_passes.pytestmark += about_dictionaries  # type: ignore[attr-defined]


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


NOTHING_TO_PLAY = {"deck": {"kitten": 4, "defuse": 6, "nope": 500}}


@pytest.mark.parametrize(
    "settings",
    [{"game": "mantis", "seats": 3, "edition": "en"}, {"game": "kittens", "seats": 4, **NOTHING_TO_PLAY}],
    ids=["mantis", "kittens"],
)
def test_the_suite_for_cycles_passes(settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    # It chooses blindly and wants everybody to be asked equally often: no kitten may come up in the first turns.
    monkeypatch.setattr(seeding, "np_random", lambda _: (np.random.default_rng(1), 1))
    max_cycles_test(SimpleNamespace(env=partial(made, settings), parallel_env=partial(made_parallel, settings)))
