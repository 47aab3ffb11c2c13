"""Events as one seat saw them: read one by one, without copying."""

from collections.abc import Sequence
from typing import Any

import pytest

import mazzo
from mazzo.bots.simple import Random
from mazzo.core.play import Legal, Seen, act, reads_legal_alone
from mazzo.games import AnyPlay


@pytest.fixture
def play() -> AnyPlay:
    play: AnyPlay = mazzo.get("kittens").start(3, seed="seen")
    mazzo.play_out(play, [Random(None, mazzo.Dice(f"seat {seat}")).choose for seat in range(3)])
    return play


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_reads_the_events_that_it_saw(play: AnyPlay, seat: int) -> None:
    seen, whole = Seen(play, seat), play.seen(seat)
    assert len(seen) == len(whole) > 20
    assert list(seen) == whole
    assert list(reversed(seen)) == whole[::-1]
    assert seen[-1] == whole[-1]
    assert seen[-20:-3:2] == whole[-20:-3:2]
    for place in (len(whole), -len(whole) - 1):
        with pytest.raises(IndexError):
            seen[place]


def test_events_are_read_only_when_needed(play: AnyPlay, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []
    seen = play.game.seen

    def watched(event: object, seat: int | None) -> object:
        looked.append(event)
        return seen(event, seat)

    monkeypatch.setitem(play.game.__dict__, "seen", watched)
    lazy = Seen(play, 1)
    assert lazy[-1] == play.events[-1]
    assert looked == play.events[-1:]


def test_later_events_are_not_seen() -> None:
    play = mazzo.get("mantis").start(2, seed="later")
    before = Seen(play, 0)
    play.apply(0, "score")
    assert (len(before), list(before)) == (0, [])
    assert list(Seen(play, 0)) == play.seen(0) != []


def test_every_chooser_gets_the_events_that_its_seat_has_seen() -> None:
    play = mazzo.get("kittens").start(2, seed="handed")

    def chooser(seat: int) -> object:
        def choose(view: object, seen: object) -> object:
            assert list(seen) == play.seen(seat)  # type: ignore[call-overload]
            return view.legal[0]  # type: ignore[attr-defined]

        return choose

    assert mazzo.play_out(play, [chooser(0), chooser(1)]).winners  # type: ignore[list-item]


def test_a_chooser_of_legal_actions_gets_only_these() -> None:
    play = mazzo.get("mantis").start(3, seed="alone")
    legal = play.legal(0)

    @reads_legal_alone
    def choose(view: Any, seen: Sequence[Any]) -> Any:
        assert (view, seen) == (Legal(legal), ())
        return view.legal[0]

    act(play, 0, choose)
    assert play.moves == [(0, legal[0])]


def test_a_subclass_of_a_bot_of_legal_actions_gets_views() -> None:
    play = mazzo.get("mantis").start(3, seed="again")

    class Looking(Random):
        def choose(self, view: Any, seen: Sequence[Any]) -> Any:
            assert (view, list(seen)) == (play.view(view.seat), play.seen(view.seat))
            return super().choose(view, seen)

    mazzo.play_out(play, [Looking(None, mazzo.Dice(f"{seat}")).choose for seat in range(3)])
    alone = mazzo.get("mantis").start(3, seed="again")
    mazzo.play_out(alone, [Random(None, mazzo.Dice(f"{seat}")).choose for seat in range(3)])
    assert alone.record() == play.record()


@pytest.mark.parametrize("choice", ["steal 0", "no action", None])
def test_a_chooser_of_legal_actions_cannot_choose_others(choice: Any) -> None:
    @reads_legal_alone
    def choose(_view: Any, _seen: Sequence[Any]) -> Any:
        return choice

    play = mazzo.get("mantis").start(2, seed="other")
    with pytest.raises(mazzo.Refused):
        mazzo.play_out(play, [choose, choose])
    assert play.moves == []


def test_an_action_of_other_types_or_in_notation_is_kept_as_the_legal_one() -> None:
    @reads_legal_alone
    def choose(view: Any, _seen: Sequence[Any]) -> Any:
        return type(view.legal[1])(float(view.legal[1].target))

    @reads_legal_alone
    def write(view: Any, _seen: Sequence[Any]) -> Any:
        return str(view.legal[1])

    play = mazzo.get("mantis").start(2, seed="other")
    mazzo.play_out(play, [choose, write])
    assert {repr(action) for _, action in play.moves} == {"Steal(target=0)", "Steal(target=1)"}
