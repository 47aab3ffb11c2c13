"""The standing at the end, and the numbers for titles."""

from random import Random
from typing import Any

import pytest

from mazzo.games.kittens.feats import feats, luck, standing
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.events import Drew, Exploded


def played(seed: int) -> tuple[Any, list[Any]]:
    play, random = KITTENS.start(4, seed=seed), Random(seed)
    while not play.over:
        seat = play.to_act[0]
        play.do(seat, random.choice(play.legal(seat)))
    return play.state, play.events


@pytest.mark.parametrize("seed", range(5))
def test_players_who_explode_later_stand_better(seed: int) -> None:
    state, events = played(seed)
    exploded = [event.seat for event in events if isinstance(event, Exploded)]
    best = sorted(range(4), key=lambda seat: standing(state, events, seat), reverse=True)
    assert best == [*state.result.winners, *reversed(exploded)]
    counted = [feats(state, events, seat) for seat in range(4)]
    assert [seat for seat in range(4) if counted[seat]["first"]] == exploded[:1]
    assert sum(each["thief"] for each in counted) == sum(each["robbed"] for each in counted)


def test_luck_is_the_expected_number_of_kittens_less_the_drawn_ones() -> None:
    total = draws = 0.0
    for seed in range(60):
        state, events = played(seed)
        total += sum(luck(state, events, seat) for seat in range(4))
        draws += sum(isinstance(event, Drew) for event in events)
    assert abs(total / draws) < 0.05, "over many games luck is equal to what was likely"
