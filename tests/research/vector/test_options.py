"""Both engines know the same options: one that only the rules know is refused, and never played as it is printed."""

from typing import Any

import pytest
from msgspec.structs import replace

from mazzo.core.edition import options
from mazzo.core.errors import Refused
from mazzo.games import OURS, get, kit
from mazzo.games.kittens.rules.editions import EDITIONS, Edition
from mazzo.research.vector.engine import VectorRules
from tests.games.kittens.vector.test_rules import EVERY_OPTION as KITTENS_SETTINGS
from tests.games.mantis.vector.engines import EVERY_OPTION as MANTIS_SETTINGS

COMPARED: dict[str, list[Any]] = {"mantis": list(MANTIS_SETTINGS), "kittens": list(KITTENS_SETTINGS)}
"""By game, the settings in which `make test` walks both engines side by side."""


def vector_of(game: str) -> VectorRules:
    rules = kit(game).part("vector", VectorRules)
    assert rules
    return rules


@pytest.mark.parametrize("game", OURS)
def test_the_vector_rules_know_every_option_of_the_game(game: str) -> None:
    for edition in get(game).editions.values():
        assert vector_of(game).options == options(edition).keys()


@pytest.mark.parametrize("game", OURS)
def test_both_engines_are_compared_with_every_option(game: str) -> None:
    """Those settings are made from the options of the editions, so that a new one is compared, too."""
    compared = {option for setting in COMPARED[game] for option in setting.options}
    assert compared == {option for edition in get(game).editions.values() for option in options(edition)}


class Newer(Edition, frozen=True, kw_only=True):
    """An edition with an option that the vector rules do not know."""

    blindfolded: bool = False


def test_an_option_that_the_vector_rules_do_not_know_is_refused() -> None:
    newer = Newer(name="it", deck=EDITIONS["it"].deck)
    vector_of("kittens").check("kittens", newer)
    with pytest.raises(Refused, match="does not support blindfolded"):
        vector_of("kittens").check("kittens", replace(newer, blindfolded=True))
