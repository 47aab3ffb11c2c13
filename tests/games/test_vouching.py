"""A part of a kit that lists an option in `options` also plays well where it is changed.

An untrained network plays like a random bot, so it fails here. A network that was trained without the option may pass:
CONTRIBUTING.md says what else to do.
"""

from functools import partial
from typing import Any

import numpy as np
import pytest

from mazzo import bots, coach
from mazzo.bots.expert.network import Layer, Network
from mazzo.bots.expert.player import Expert
from mazzo.core.chance import Chance, Dice
from mazzo.core.play import play_out
from mazzo.games import OURS, get
from mazzo.testing.settings import Setting, settings
from tests.slow import slowly

GAMES, GAMES_OF_A_COACH = 60, 20  # a coach takes longer
ENOUGH = 0.75  # of these games; a random bot wins half of them


def changed(game: str) -> list[Setting]:
    """Each answer to a question of the rules that no edition prints, for two players."""
    first = next(iter(get(game).editions))
    return [each for each in settings(get(game)) if each.seats == 2 and each.options and each.edition == first]


CHANGED = [setting for game in OURS for setting in changed(game)]
QUICK_FIRST = [CHANGED[0], *map(slowly, CHANGED[1:])]


def share_of_wins(setting: Setting, make: Any, games: int = GAMES) -> float:
    won = 0.0
    for number in range(games):
        play, seat = setting.start(f"vouch {number}"), number % 2
        makers = [make if each == seat else bots.get(setting.game.name, "random") for each in range(2)]
        choosers = [maker(play.state.edition, Dice(f"{number} {each}")).choose for each, maker in enumerate(makers)]
        winners = play_out(play, choosers).winners
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("setting", QUICK_FIRST, ids=str)
def test_a_network_that_vouches_for_an_option_beats_random_play_with_it(setting: Setting) -> None:
    assert share_of_wins(setting, bots.get(setting.game.name, "expert")) > ENOUGH


@pytest.mark.parametrize("setting", QUICK_FIRST, ids=str)
def test_a_coach_that_vouches_for_an_option_advises_well_with_it(setting: Setting) -> None:
    assert share_of_wins(setting, partial(Coached, setting.game.name), GAMES_OF_A_COACH) > ENOUGH


class Coached:
    def __init__(self, game: str, edition: Any, _: Chance) -> None:
        self._game, self._edition = game, edition

    def choose(self, view: Any, seen: Any) -> Any:
        best = coach.advise(self._game, self._edition, view, seen).options[0].action
        return next(action for action in view.legal if str(action) == best)


@pytest.mark.parametrize("game", [OURS[0], *map(slowly, OURS[1:])])
def test_an_untrained_network_would_be_noticed(game: str) -> None:
    codec, random = bots.network_codec(game), np.random.default_rng(1)

    def untrained(layer: Layer) -> Layer:
        return Layer(random.normal(size=layer.weight.shape) / np.sqrt(len(layer.weight)), np.zeros_like(layer.bias))

    first, middle, moves, seats = codec.network(2)
    network = Network(untrained(first), tuple(map(untrained, middle)), untrained(moves), untrained(seats))

    def make(edition: Any, chance: Chance) -> Expert:
        return Expert(codec, edition, chance, network)

    assert share_of_wins(changed(game)[0], make) < ENOUGH
