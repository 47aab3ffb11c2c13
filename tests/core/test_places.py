"""The places of a finished game."""

from random import Random

import pytest

from mazzo.core.replay import places
from mazzo.games import GAMES


@pytest.mark.parametrize("seed", range(5))
def test_in_mantis_those_who_lost_are_ordered_by_score_and_tank(seed: int) -> None:
    play, random = GAMES["mantis"].start(5, seed=seed), Random(seed)
    while not play.over:
        seat = random.choice(play.to_act)
        play.apply(seat, random.choice(play.legal(seat)))
    assert play.result
    found = places(play.game, play.record())
    assert {seat for seat in range(5) if found[seat] == 1} == {*play.result.winners}
    lost = sorted((seat for seat in range(5) if found[seat] > 1), key=lambda seat: found[seat])
    scores = [(play.state.scores[seat], len(play.state.tanks[seat])) for seat in lost]
    assert scores == sorted(scores, reverse=True)
