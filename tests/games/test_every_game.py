"""The promises of `mazzo.testing` hold in random games of every game, edition and number of seats."""

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given
from hypothesis import settings as effort

import mazzo
from mazzo.core.rules import Event
from mazzo.games import AnyGame
from mazzo.testing.walk import walk
from tests.games.settings import (
    ODD_SETTINGS,
    SETTINGS,
    Setting,
    for_every_game,
    for_every_setting,
    kinds,
    playing,
    word,
)

# The words


@for_every_game
def test_every_game_lists_its_cards_and_its_secrets(game: AnyGame) -> None:
    assert game.cards
    assert game.secrets


@for_every_game
def test_a_game_is_listed_by_its_name_and_its_editions_by_theirs(game: AnyGame) -> None:
    assert mazzo.get(game.name) is game
    assert game.editions
    assert [edition.name for edition in game.editions.values()] == list(game.editions)


@for_every_game
def test_every_event_has_its_change_and_every_action_its_notation(game: AnyGame) -> None:
    assert set(game.events) == set(kinds(word(game, "events", "Event")))
    assert all(kind.change is not Event.change for kind in game.events)
    assert set(word(game, "actions", "ACTIONS")) == set(kinds(word(game, "actions", "Action")))


@for_every_game
def test_actions_events_and_phases_cannot_be_changed(game: AnyGame) -> None:
    parts: list[Any] = [
        *kinds(word(game, "actions", "Action")),
        *kinds(word(game, "events", "Event")),
        *kinds(word(game, "state", "Phase")),
        *map(type, game.editions.values()),
    ]
    assert [part.__name__ for part in parts if not part.__struct_config__.frozen] == []


@for_every_game
def test_every_kind_of_action_event_and_phase_occurs_in_random_play(game: AnyGame) -> None:
    missing = {
        *kinds(word(game, "actions", "Action")),
        *kinds(word(game, "events", "Event")),
        *kinds(word(game, "state", "Phase")),
    }
    own = [setting for setting in [*SETTINGS, *ODD_SETTINGS] if setting.game is game]
    for setting, seed in ((setting, seed) for seed in range(10) for setting in own):
        for play in playing(setting, seed):
            missing.discard(type(play.state.phase))
        missing -= {type(action) for _, action in play.moves} | set(map(type, play.events))
        if not missing:
            return
    assert not missing


# The promises at every state


@for_every_setting
def test_every_promise_is_kept(setting: Setting) -> None:
    walk(setting)


@pytest.mark.slow
@effort(max_examples=1000, deadline=None)
@given(setting=st.sampled_from([*SETTINGS, *ODD_SETTINGS]), seed=st.integers(0, 10**9))
def test_any_seed_keeps_the_promises(setting: Setting, seed: int) -> None:
    walk(setting, seed)
