"""For each promise there are rules that break it, and the check reports them."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace as changed

from mazzo.core.chance import Dice
from mazzo.core.encoding import Encoding
from mazzo.core.errors import Refused
from mazzo.core.layout import Layout, Token
from mazzo.core.plain import position_reader, write_position
from mazzo.core.rules import Result
from mazzo.games import AnyGame
from mazzo.games.kittens.game import KITTENS
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.rules.actions import Raid, Score
from mazzo.games.mantis.rules.editions import EDITIONS
from mazzo.games.mantis.rules.state import State
from mazzo.testing.faults import Fault
from mazzo.testing.promises import AT_EVERY_STATE, AT_THE_END, says
from mazzo.testing.settings import Setting
from mazzo.testing.walk import walk


def after(meddle: Callable[[Any, list[Any]], tuple[Any, list[Any]]]) -> AnyGame:
    """Mantis with a change to the state and the events of each move."""
    return replace(MANTIS, apply_unchecked=None, apply=lambda *choice: meddle(*MANTIS.apply(*choice)))


def ends_in_secret(state: Any, events: list[Any]) -> tuple[Any, list[Any]]:
    return changed(state, result=Result((0,), "any")), events


def changes_what_it_is_given(state: Any, seat: int, action: Any, chance: Any) -> Any:
    result = MANTIS.apply(state, seat, action, chance)
    state.scores[seat] += 1
    return result


def changes_the_score(state: Any, seat: int, action: Any, chance: Any) -> Any:
    after, events = MANTIS.apply(state, seat, action, chance)
    return changed(after, scores=[score + 1 for score in after.scores]), events


def accepts_anything(state: Any, seat: int, action: Any, chance: Any) -> Any:
    choices = MANTIS.legal(state, seat)
    return MANTIS.apply(state, seat, action if action in choices else choices[0], chance)


def encodes_too_little(edition: Any, seats: int) -> Encoding:
    assert MANTIS.encode
    encoding = MANTIS.encode(edition, seats)
    return replace(encoding, see=lambda *seen: list(encoding.see(*seen))[1:])


def reads_another_position(text: str) -> Any:
    state = MANTIS.read_position(text)
    return changed(state, scores=[score + 1 for score in state.scores])


class Unread(Struct, frozen=True):
    """A view that is no longer itself after it went over the wire."""

    view: Any
    seat: Any
    legal: Any
    to_act: Any
    result: Any


def unread(state: Any, seat: int | None) -> Any:
    view = MANTIS.view(state, seat)
    return Unread(view, view.seat, view.legal, view.to_act, view.result)


def won_for_nothing(state: Any) -> Any:
    return changed(state, result=changed(state.result, reason="")) if state.result else state


def wins_for_nothing(state: Any, seat: int, action: Any, chance: Any) -> Any:
    after, events = MANTIS.apply(state, seat, action, chance)
    return won_for_nothing(after), [won_for_nothing(each) if hasattr(each, "result") else each for each in events]


def forgets_an_event(state: Any, seat: int, action: Any, chance: Any) -> Any:
    after, events = MANTIS.apply(state, seat, action, chance)
    return after, events[1:] or events


def asks_backwards(state: Any, seat: int, action: Any, chance: Any) -> Any:
    after, events = KITTENS.apply(state, seat, action, chance)
    return changed(after, phase=changed(after.phase, waiting=after.phase.waiting[::-1])), events


DEALS = count()


def deals_as_it_likes(edition: Any, seats: int, _chance: Any) -> Any:
    return MANTIS.deal(edition, seats, Dice(next(DEALS)))


def sees_an_action(_event: Any, _seat: Any) -> Any:
    return Score()


BROKEN: dict[str, AnyGame] = {
    "a seat may act until there is a result": after(ends_in_secret),
    "the seats to act stand in turn order": replace(KITTENS, apply_unchecked=None, apply=asks_backwards),
    "legal actions differ and stand in a fixed order": replace(
        MANTIS, legal=lambda state, seat: 2 * list(MANTIS.legal(state, seat))
    ),
    "every legal action applies and changes only a copy": replace(
        MANTIS, apply_unchecked=None, apply=changes_what_it_is_given
    ),
    "every other action is refused": replace(MANTIS, apply_unchecked=None, apply=accepts_anything),
    "what a silent seat does is legal": replace(MANTIS, idle=lambda _state, _seat: Raid(0)),
    "no card is lost or made": replace(MANTIS, cards=lambda state: sum(state.scores)),
    "a view survives the wire and offers what is legal": replace(MANTIS, view=unread),
    "what a seat sees of an event survives the wire": replace(MANTIS, seen=sees_an_action),
    "actions read back from their notation": replace(MANTIS, read_action=lambda _: Score()),
    "positions read back": replace(MANTIS, read_position=reads_another_position),
    "the board can be printed": replace(MANTIS, layout=Layout(tokens=(Token(field="gold"),))),
    "observations keep their bounds": replace(MANTIS, encode=encodes_too_little),
    "a seat that is out is not asked": replace(MANTIS, is_out=lambda _state, seat: seat == 1),
    "a seat that is out stays out": replace(MANTIS, is_out=lambda state, seat: seat not in state.to_act),
    "it is won by seats and for a reason": replace(
        MANTIS,
        apply_unchecked=None,
        apply=wins_for_nothing,
        read_position=position_reader(State, EDITIONS),
        write_position=write_position,
    ),
    "its record replays to the same game": replace(MANTIS, deal=deals_as_it_likes, cards=None),
    "its events alone rebuild the state": replace(MANTIS, apply_unchecked=None, apply=forgets_an_event),
}


def test_every_promise_has_rules_that_break_it() -> None:
    assert list(BROKEN) == [says(promise) for promise in (*AT_EVERY_STATE, *AT_THE_END)]


@pytest.mark.parametrize("promise", BROKEN)
def test_rules_that_break_a_promise_are_caught(promise: str) -> None:
    game = BROKEN[promise]
    setting = Setting(game, next(iter(game.editions)), 4)
    with pytest.raises(Fault) as caught:
        all(walk(setting, seed) for seed in range(5))
    assert caught.value.promise == promise
    assert f"4 seats, edition {setting.edition}" in str(caught.value)


def test_an_error_in_the_rules_is_reported_with_its_line() -> None:
    def fails(*_: Any) -> Any:
        return dict[str, Any]()["nothing"]

    with pytest.raises(Fault, match=r"KeyError: 'nothing' \(test_promises.py, line \d+: return"):
        walk(Setting(replace(MANTIS, idle=fails), "en", 3))


def test_rules_that_refuse_a_legal_action_are_reported() -> None:
    def refuses(*_: Any) -> Any:
        raise Refused("no")

    with pytest.raises(Fault, match="they refused: no"):
        walk(Setting(replace(MANTIS, apply_unchecked=None, apply=refuses), "en", 3))


def test_a_different_apply_unchecked_is_caught() -> None:
    game = replace(MANTIS, apply_unchecked=changes_the_score)
    with pytest.raises(Fault, match="does one thing by `apply`, and another by `apply_unchecked`"):
        walk(Setting(game, "en", 2), 1)
