"""Slips of type in a game's functions: each is found first, with the function, its file and the line to write."""

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from mazzo.core.plain import state_reader
from mazzo.rules import Event, Turn
from mazzo.testing import Fault, checks
from tests.guests import court
from tests.guests.court import COURT


class Forgotten(Event, frozen=True):
    """An event without `change`."""


SLIPS: dict[str, tuple[dict[str, Any], str]] = {
    "text for actions": (
        {"legal": lambda _state, seat: [f"play {seat}"]},
        r"`legal` \(test_returns.py, line \d+\) returned \['play 0'\] of type list",
    ),
    "no actions": ({"legal": lambda _state, _seat: None}, "returned None"),
    "one text": ({"legal": lambda _state, _seat: "pass"}, "`legal` returns a list of actions"),
    "no state": ({"deal": lambda *_: None}, "`deal` .* returned None"),
    "a state without events": ({"apply": lambda *given: court.apply(*given)[0]}, "`return step.state"),
    "the wrong order": ({"apply": lambda *given: court.apply(*given)[::-1]}, "a state and a list of events"),
    "no view": ({"view": lambda _state, _viewer: None}, "`view` returns a View with seat"),
    "no event": ({"seen": lambda _event, _viewer: None}, "`seen` returns the event"),
    "no default action": ({"idle": lambda _state, _seat: None}, "`idle` returns an action"),
    "an event that does nothing": ({"events": (*COURT.events, Forgotten)}, r"Forgotten \(.*, line \d+\) has no method"),
    "an event that is not listed": ({"events": COURT.events[:1]}, "`apply` emitted "),
    "a field without JSON": (
        {"deal": lambda *given: replace(court.deal(*given), discard=(object(),))},
        r"state.discard\[0\] is <object",
    ),
    "a seat that is not there": (
        {"deal": lambda *given: replace(court.deal(*given), phase=Turn((9,)))},
        r"it is \(9,\) after `deal`, and the seats are 0 to 1",
    ),
    "a deal without its type": ({"read_position": state_reader(lambda *_: None, {})}, "write `def deal"),
    "an error": ({"view": lambda _state, _viewer: 1 // 0}, r"ZeroDivisionError: .* \(test_returns.py, line \d+: "),
}  # fmt: skip


def changed(**changes: Any) -> Any:
    return dataclasses.replace(COURT, **changes)


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_of_type_is_named_with_its_function(slip: str) -> None:
    changes, found = SLIPS[slip]
    first, *_ = checks(changed(**changes))
    assert str(first) == "returns"
    with pytest.raises(Fault) as caught:
        first()
    assert caught.match(found)


def test_a_game_without_slips_passes() -> None:
    first, *_ = checks(COURT)
    assert first() == "each function returns what it should"


@pytest.mark.parametrize("check", ["kinds", "rules of edition usual"])
def test_rules_that_fail_in_a_later_check_are_a_fault(check: str) -> None:
    (later,) = [each for each in checks(changed(view=lambda *_: 1 // 0)) if str(each) == check]
    with pytest.raises(Fault, match="ZeroDivisionError"):
        later()
