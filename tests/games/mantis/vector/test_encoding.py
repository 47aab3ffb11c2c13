"""The numbers of actions and observations of Mantis."""

from itertools import islice

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")


from mazzo import Refused
from mazzo.games.mantis.encoding import action_count, action_number, numbered_action, observation_parts
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.observations import observation
from tests.games.mantis.vector.engines import ODD_DECK, Setting, python_games


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_action_has_its_number(seats: int) -> None:
    actions = [numbered_action(number, seats) for number in range(action_count(seats))]
    assert [str(action) for action in actions] == [
        "score",
        *(f"steal {seat}" for seat in range(seats)),
        *(f"raid {seat}" for seat in range(seats)),
    ]
    assert [action_number(action, seats) for action in actions] == list(range(action_count(seats)))


@pytest.mark.parametrize("number", [-1, 9])
def test_no_other_number_has_an_action(number: int) -> None:
    with pytest.raises(Refused, match="0 to 8"):
        numbered_action(number, 4)


@pytest.mark.parametrize("setting", [Setting("en", 2), Setting("it", 5), Setting("it", 3, {"deck": ODD_DECK})], ids=str)
def test_an_observation_has_the_documented_parts(setting: Setting) -> None:
    parts = observation_parts(setting.rules, setting.seats)
    ((begun, *_),) = python_games(setting, games=1, seed=1).states
    numbers = iter(observation(MANTIS.view(begun, 1), setting.rules))
    found = {part: list(islice(numbers, size)) for part, size in parts.items()}
    assert list(numbers) == []
    assert found["seat"].index(1) == 1
    assert found["to_act"].index(1) == 0
    assert sum(found["tanks"]) == sum(found["dealt"]) == setting.seats * setting.rules.hand
    assert sum(found["back"]) == 3
    assert found["pile"] == [len(setting.rules.deck) - setting.seats * setting.rules.hand]
    assert sum(found["turned"]) == 0
