"""The places of a finished game."""

from random import Random

import pytest

from mazzo.core.replay import places
from mazzo.games import GAMES


@pytest.mark.parametrize("seed", range(5))
def test_in_kittens_the_last_one_alive_is_first_and_the_first_to_explode_is_last(seed: int) -> None:
    play, random, out = GAMES["kittens"].start(4, seed=seed), Random(seed), []
    while not play.over:
        seat = random.choice(play.to_act)
        play.apply(seat, random.choice(play.legal(seat)))
        out += [each for each in range(4) if play.game.is_out(play.state, each) and each not in out]
    assert play.result
    order = [*play.result.winners, *reversed(out)]
    assert [order.index(seat) + 1 for seat in range(4)] == list(places(play.game, play.record()))


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
