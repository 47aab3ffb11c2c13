"""Observations of learners do not depend on hidden facts: lookalikes are compared through the environments."""

from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra mazzo[envs]")
pytest.importorskip("pyspiel", reason="needs the extra mazzo[envs]")

import numpy as np
from msgspec.structs import replace as changed

import mazzo
from mazzo.core.chance import Dice
from mazzo.core.play import Play
from mazzo.research.envs import openspiel
from mazzo.research.envs._episode import Episode, drawn
from mazzo.research.envs._numbers import NumberedGame, numbers
from tests.games.hidden import Leak, Lookalikes
from tests.research.envs.settings import for_settings


class LearnerLookalikes(Lookalikes):
    """Lookalikes as PettingZoo, Gymnasium and OpenSpiel show them."""

    def __init__(self, numbered: NumberedGame, spiel: Any, state: Any, viewer: int, seed: str) -> None:
        self.numbers, self.spiel = numbered, spiel
        super().__init__(numbered.game, state, viewer, seed)

    def _reaching(self, state: Any, events: list[Any], _: object) -> dict[str, str]:
        viewer = self.viewer
        assert viewer is not None
        episode = Episode(self.numbers, strict=False)
        episode.play = Play(self.numbers.game, state, Dice(1))
        episode.play.events = events
        spiel = self.spiel.new_initial_state()
        spiel.tree.state, spiel.tree.events, spiel.tree.outcomes = state, tuple(events), []
        observation = episode.observe(viewer)
        return {
            "the observation": str(observation["observation"].tolist()),
            "the mask": str(observation["action_mask"].tolist()),
            "the rendering": drawn(episode.play.view(viewer)),
            "what is earned": str(episode.earned()[viewer]),
            "whose turn it is": str(spiel.current_player()),
            "the information state": spiel.information_state_string(viewer),
            "the observation string": spiel.observation_string(viewer),
            "the observation tensor": str(spiel.observation_tensor(viewer)),
            "the legal actions": str(spiel.legal_actions(viewer)),
        }


def in_numbers(game: str, seats: int, edition: str, **options: Any) -> NumberedGame:
    return numbers(game, seats, edition, options)


def watch(settings: dict[str, Any], viewer: int, seed: int, **changes: Any) -> LearnerLookalikes:
    rest = {name: value for name, value in settings.items() if name not in ("game", "seats")}
    name, seats = settings["game"], settings["seats"]
    start = mazzo.get(name).start(seats, seed=seed, **rest).state
    lookalikes = LearnerLookalikes(
        replace(in_numbers(**settings), **changes),
        openspiel.load(name, seats, **rest),
        start,
        viewer,
        f"{viewer} {seed}",
    )
    lookalikes.play_to_the_end()
    return lookalikes


@for_settings
def test_a_learner_gets_no_hidden_facts(settings: dict[str, Any]) -> None:
    watched = [watch(settings, viewer, seed=viewer) for viewer in range(settings["seats"])]
    assert sum(lookalikes.steps for lookalikes in watched) > 10 * len(watched)


def with_a_mark_of_the_top_card(view: Any, state: Any) -> Any:
    return changed(view, pile=ord(str(state.pile[0])[0])) if state.pile else view  # the first letter of its name


@for_settings
def test_an_environment_that_leaks_is_caught(settings: dict[str, Any]) -> None:
    game = mazzo.get(settings["game"])
    leaking = replace(game, view=lambda state, seat: with_a_mark_of_the_top_card(game.view(state, seat), state))
    with pytest.raises(Leak, match="the rendering told seat 0"):
        all(watch(settings, 0, seed, game=leaking) for seed in range(10))


@for_settings
def test_an_observation_that_leaks_is_caught(settings: dict[str, Any]) -> None:
    def see(state: Any, *_: object) -> Any:
        return np.array([ord(str(state.pile[0])[0]) if state.pile else 0])

    leaking = replace(in_numbers(**settings).encoding, see=see)
    with pytest.raises(Leak, match="the observation told seat 0"):
        all(watch(settings, 0, seed, encoding=leaking) for seed in range(10))
