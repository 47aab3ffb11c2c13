"""A game as a record of functions: optional parts."""

import pytest

from mazzo.core.errors import Refused
from mazzo.core.rules import Result
from mazzo.games.kittens.game import KITTENS
from mazzo.games.mantis.game import MANTIS
from tests.guests.court import COURT


def test_a_game_that_names_no_reactions_has_none() -> None:
    assert not MANTIS.has_reactions
    assert not MANTIS.is_reaction(MANTIS.start(2).state)
    assert KITTENS.has_reactions


def test_a_position_that_is_nested_without_end_is_refused() -> None:
    with pytest.raises(Refused, match="this is not a position"):
        COURT.position('{"more":' + "[" * 99_000)


def test_a_win_is_shared_evenly_among_its_winners() -> None:
    shared = Result((0, 2), "shared")
    assert [shared.share(seat) for seat in range(3)] == shared.shares(3) == [0.5, 0, 0.5]
    assert Result((1,), "target").shares(2) == [0, 1]
