"""A lookahead can play on, to judge a choice by what comes after it."""

import numpy as np

from mazzo.core.chance import Dice
from mazzo.games import get
from mazzo.games.mantis.bots.lookahead import Lookahead


def test_every_sample_that_is_played_to_the_end_has_a_winner() -> None:
    play = get("mantis").start(seats=3, seed=1)
    view = play.view(play.to_act[0])
    ahead = Lookahead(play.state.edition, view)
    wins, weights = ahead.trials(view.legal, [Dice(f"world {number}") for number in range(12)], None)
    assert set(np.unique(wins)) <= {np.float32(0), np.float32(1 / 3), np.float32(1 / 2), np.float32(1)}
    assert np.allclose(wins.sum(axis=-1), 1)
    assert np.isclose(weights.sum(), 1)


def test_without_further_steps_the_network_judges_directly() -> None:
    play = get("mantis").start(seats=3, seed=1)
    view = play.view(play.to_act[0])
    ahead, sources = Lookahead(play.state.edition, view), [Dice(f"world {number}") for number in range(12)]
    at_once, _ = ahead.trials(view.legal, sources)
    later, _ = ahead.trials(view.legal, sources, 2)
    assert at_once.shape == later.shape
    assert not np.allclose(at_once, later)
