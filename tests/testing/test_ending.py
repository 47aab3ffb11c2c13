"""A game that does not end is stopped, with advice to its author."""

import dataclasses
import re
import signal
from collections.abc import Callable
from typing import Any

import pytest

from mazzo.cli import check as command
from mazzo.games import GAMES
from mazzo.games.kit import Kit
from mazzo.rules import Event
from mazzo.testing import Fault, checks
from mazzo.testing.advice import ADVICE
from mazzo.testing.promises import AT_EVERY_STATE, AT_THE_END, says
from tests.guests import court
from tests.guests.court import COURT


def endless(state: Any, seat: int, action: Any, chance: Any) -> tuple[Any, list[Event]]:
    after, events = court.apply(state, seat, action, chance)
    return (state if after.result else after), events


def changed(**changes: Any) -> Any:
    return dataclasses.replace(COURT, **changes)


def test_each_check_stops_an_endless_game_with_advice() -> None:
    found = checks(changed(apply=endless))
    assert [str(check) for check in found[:2]] == ["returns", "end"]
    for check in found[1:]:
        with pytest.raises(Fault, match="the game ends") as caught:
            check()
        assert "it goes on after 5,000 random moves; the last were" in caught.value.instead
        assert "write:    an event that sets `state.result" in str(caught.value)


def test_the_check_command_reports_an_endless_game_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import argparse

    kit = Kit(name="court", rules=changed(apply=endless))
    monkeypatch.setitem(GAMES._kits, "court", kit)
    monkeypatch.setitem(GAMES._offers, "court", lambda: kit)
    assert command.run(argparse.Namespace(game="court", games=3, json=False)) == 1
    output = capsys.readouterr().out
    assert output.count("FAILED") == 1
    assert re.search(r"1 check failed; \d+ were not run. Correct this and check again.\n$", output)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no such alarm")
def test_rules_that_never_return_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def stuck(_progress: Callable[[int, int], None]) -> str:
        while True:
            pass

    from mazzo.testing.checks import Check

    monkeypatch.setattr(command, "STUCK_SECONDS", 0.2)
    answer = command.answer(Check("rules", stuck), quiet=True)
    assert "a loop that never ends" in str(answer["fault"])


def test_a_player_out_of_a_round_is_not_out_of_the_game() -> None:
    game = changed(is_out=lambda state, seat: state.players[seat].is_out)
    rules = next(check for check in checks(game) if str(check).startswith("rules"))
    with pytest.raises(Fault, match="a seat that is out stays out") as caught:
        rules()
    assert "plays again" in caught.value.instead
    assert "Who sits out a round is just not in `to_act`" in str(caught.value)


def test_every_promise_has_advice() -> None:
    assert {says(promise) for promise in (*AT_EVERY_STATE, *AT_THE_END)} <= set(ADVICE)
