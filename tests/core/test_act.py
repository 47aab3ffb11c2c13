"""The choice of a chooser is applied, or the default action if it fails or chooses an illegal action."""

from functools import partial
from typing import Any

import pytest

import mazzo
from mazzo.core.errors import Broken
from mazzo.core.play import Failed, act, reads_legal_alone
from mazzo.core.rules import Seat


def last(view: Any, _: Any) -> Any:
    return view.legal[-1]


def fail(_view: Any, _seen: Any) -> Any:
    raise ZeroDivisionError("oh no")


def cheat(_view: Any, _seen: Any) -> Any:
    return "steal 0"


def noted() -> tuple[list[tuple[Seat, str]], Failed]:
    found: list[tuple[Seat, str]] = []
    return found, lambda seat, error: found.append((seat, str(error)))


@pytest.mark.parametrize("choose", [last, reads_legal_alone(lambda view, _: view.legal[-1])])
def test_a_choice_is_applied(choose: Any) -> None:
    play = mazzo.get("mantis").start(3, seed="act")
    chosen = play.legal(0)[-1]
    events = act(play, 0, choose)
    assert (play.moves, play.events) == ([(0, chosen)], events)


@pytest.mark.parametrize("is_quick", [False, True])
@pytest.mark.parametrize(("choose", "why"), [(fail, "oh no"), (cheat, "steal 0")])
def test_a_chooser_that_fails_or_cheats_is_reported_and_its_seat_takes_the_default_action(
    choose: Any, why: str, is_quick: bool
) -> None:
    play = mazzo.get("mantis").start(3, seed="act")
    idle = play.game.idle(play.state, 0)
    found, failed = noted()
    act(play, 0, reads_legal_alone(partial(choose)) if is_quick else choose, failed)
    assert play.moves == [(0, idle)]
    assert [seat for seat, _ in found] == [0]
    assert why in found[0][1]


@pytest.mark.parametrize(("choose", "error"), [(fail, ZeroDivisionError), (cheat, mazzo.Refused)])
def test_an_error_is_raised_without_a_handler(choose: Any, error: type[Exception]) -> None:
    play = mazzo.get("mantis").start(3, seed="act")
    with pytest.raises(error):
        act(play, 0, choose)
    assert not play.moves


def test_without_a_chooser_the_default_action_is_applied() -> None:
    play = mazzo.get("mantis").start(3, seed="act")
    idle = play.game.idle(play.state, 0)
    act(play, 0, None)
    assert play.moves == [(0, idle)]


def test_an_internal_error_is_not_blamed_on_the_chooser() -> None:
    def break_it(_view: Any, _seen: Any) -> Any:
        raise Broken

    found, failed = noted()
    with pytest.raises(Broken):
        act(mazzo.get("mantis").start(3, seed="act"), 0, break_it, failed)
    assert not found


@pytest.mark.parametrize("choose", [last, reads_legal_alone(partial(last))])
def test_an_action_that_is_refused_elsewhere_is_reported_too(choose: Any) -> None:
    play = mazzo.get("mantis").start(3, seed="act")
    idle = play.game.idle(play.state, 0)
    found, failed = noted()
    applied: list[tuple[Seat, Any]] = []

    def apply(seat: Seat, action: Any) -> str:
        if not found:
            raise ValueError("not now")
        applied.append((seat, action))
        return "done"

    assert act(play, 0, choose, failed, apply) == "done"
    assert (found, applied, play.moves) == ([(0, "not now")], [(0, idle)], [])


def test_a_game_between_choosers_goes_on_when_one_of_them_fails() -> None:
    play = mazzo.get("mantis").start(3, seed="act")
    found, failed = noted()
    assert mazzo.play_out(play, [last, fail, None], failed).winners
    assert found == [(1, "oh no")] * sum(seat == 1 for seat, _ in play.moves)
