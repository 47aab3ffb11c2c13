"""The standing at the end, and the numbers for titles."""

from random import Random
from typing import Any

import pytest

from mazzo.games.mantis.feats import feats, luck, standing
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.rules.events import Banked, Missed, Raided, Scored, Stole
from mazzo.games.mantis.rules.state import State


def played(seed: int) -> tuple[State, list[Any]]:
    play, random = MANTIS.start(4, seed=seed), Random(seed)
    while not play.over:
        (seat,) = play.to_act
        play.do(seat, random.choice(play.legal(seat)))
    return play.state, play.events


@pytest.mark.parametrize("seed", range(5))
def test_the_winner_stands_first_and_every_theft_has_a_victim(seed: int) -> None:
    state, events = played(seed)
    assert state.result
    counted = [feats(state, events, seat) for seat in range(4)]
    assert sum(each["thief"] for each in counted) == sum(each["robbed"] for each in counted) > 0
    assert max(range(4), key=lambda seat: standing(state, events, seat)) in state.result.winners


def test_luck_is_the_number_of_matches_less_the_expected_number() -> None:
    total = 0.0
    for seed in range(60):
        state, events = played(seed)
        lucks = [luck(state, events, seat) for seat in range(4)]
        turned = sum(isinstance(event, Missed | Scored | Stole | Banked) for event in events)
        assert all(abs(each) <= turned for each in lucks)
        total += sum(lucks) / turned
    assert abs(total / 60) < 0.05, "over many games luck is equal to what was likely"


def test_a_raid_takes_a_scored_card_of_another_player() -> None:
    state, _ = played(1)
    assert feats(state, [Raided(2, 3)], 3)["robbed"] == 1
    assert feats(state, [Raided(2, 3)], 2)["thief"] == 1
