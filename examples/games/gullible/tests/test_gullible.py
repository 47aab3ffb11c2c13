"""The rules of Gullible: what every game promises, and each sentence of its rules.

Run it where the package is installed: `pip install -e . && pytest`.
"""

from typing import Any

import pytest
from gullible.rules import GULLIBLE
from gullible.state import BOOT, CHIP, CONE, CRAB, SARDINE, Diving, Squawking, State
from msgspec.structs import replace

from mazzo.core.chance import Dice
from mazzo.rules import Event
from mazzo.testing import checks

CHANCE = Dice("any")


@pytest.mark.parametrize("check", checks("gullible", games=1), ids=str)
def test_it_keeps_what_every_game_promises(check: Any) -> None:
    check()


def position(*piers: tuple[int, ...], seats: int = 3, round: int = 1, **options: Any) -> State:
    state = GULLIBLE.start(seats, seed=1, **options).state
    return replace(state, piers=list(piers), round=round)


def play(state: State, *actions: str) -> tuple[State, list[Event]]:
    """Let the seats act one after the other, from the first on."""
    happened: list[Event] = []
    for number, action in enumerate(actions):
        state, events = GULLIBLE.apply(state, number % state.seats, GULLIBLE.read_action(action), CHANCE)
        happened += events
    return state, happened


def round_of(state: State, bids: tuple[int, ...], piers: tuple[int, ...]) -> State:
    return play(state, *(f"squawk {bid}" for bid in bids), *(f"dive {pier}" for pier in piers))[0]


@pytest.mark.parametrize(("seats", "piers"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_there_are_three_piers_or_four_with_two_snacks_each(seats: int, piers: int) -> None:
    assert [len(pier) for pier in GULLIBLE.start(seats, seed=1).state.piers] == [2] * piers


def test_a_bid_is_secret_until_all_have_bid_and_then_everybody_has_paid() -> None:
    state, _ = play(position((CHIP,), (), ()), "squawk 3", "squawk 1")
    assert isinstance(state.phase, Squawking)
    assert GULLIBLE.view(state, 0).bids == (3, None, None)
    assert GULLIBLE.view(state, None).bids == (None, None, None)
    assert state.squawks == [10, 10, 10]
    state, _ = GULLIBLE.apply(state, 2, GULLIBLE.read_action("squawk 0"), CHANCE)
    assert isinstance(state.phase, Diving)
    assert GULLIBLE.view(state, None).bids == (3, 1, 0)
    assert state.squawks == [7, 9, 10]


def test_nobody_bids_more_than_five_or_more_than_they_have() -> None:
    state = replace(position((CHIP,), (), ()), squawks=[9, 2, 0])
    assert [len(GULLIBLE.legal(state, seat)) for seat in range(3)] == [6, 3, 1]


def test_a_dive_is_secret_until_all_dive() -> None:
    state, _ = play(position((CHIP,), (), ()), "squawk 0", "squawk 0", "squawk 0", "dive 2")
    assert [GULLIBLE.view(state, seat).dives[0] for seat in (0, 1, None)] == [2, None, None]


def test_a_gull_alone_at_a_pier_takes_everything_there() -> None:
    state = round_of(position((CHIP, BOOT), (CRAB,), (CONE,)), (0, 0, 0), (1, 2, 3))
    assert state.nests == [(CHIP, BOOT), (CRAB,), (CONE,)]
    assert state.points == [-2, 5, 3]


def test_the_loudest_gull_at_a_pier_takes_everything_there() -> None:
    state = round_of(position((CRAB,), (SARDINE,), (CONE,)), (1, 2, 5), (1, 1, 2))
    assert state.nests == [(), (CRAB,), (SARDINE,)]
    assert state.piers[2][0] == CONE  # nobody dived there


def test_equally_loud_gulls_squabble_and_the_snacks_stay() -> None:
    state = round_of(position((CRAB,), (), ()), (2, 2, 1), (1, 1, 1))
    assert state.nests == [(), (), ()]
    assert state.piers[0][0] == CRAB


def test_a_gull_that_takes_nothing_gets_a_squawk() -> None:
    assert round_of(position((CRAB,), (), ()), (2, 1, 0), (1, 1, 2)).squawks == [8, 10, 10]
    assert round_of(position((CRAB,), (), (), comfort=0), (2, 1, 0), (1, 1, 2)).squawks == [8, 9, 10]


def test_a_snack_lands_on_every_pier_when_a_round_begins() -> None:
    before = position((CRAB,), (), ())
    after = round_of(before, (0, 0, 0), (2, 2, 2))
    assert after.round == 2
    assert after.piers == [(CRAB, before.pile[0]), (before.pile[1],), (before.pile[2],)]


def test_after_the_last_round_the_nest_worth_most_wins() -> None:
    state = round_of(position((CRAB,), (CHIP,), (), round=7), (0, 0, 0), (1, 2, 3))
    assert state.result
    assert state.result.winners == (0,)


def test_between_equal_nests_more_squawks_win_and_equal_ones_share() -> None:
    last = position((CHIP,), (CHIP,), (), round=7)
    apart, shared = (round_of(last, bids, (1, 2, 3)).result for bids in ((1, 2, 0), (1, 1, 0)))
    assert apart
    assert shared
    assert (apart.winners, shared.winners) == ((0,), (0, 1))
    assert GULLIBLE.standing(round_of(last, (1, 2, 0), (1, 2, 3)), (), 1) == (1, 8)
