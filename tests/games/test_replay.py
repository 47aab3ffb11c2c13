"""A game can be written down and played again: as a record, as a position, as events, as JSON."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, TypeVar

import msgspec

import mazzo
from mazzo.core.chance import Dice
from mazzo.core.replay import replay as replay_of
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from tests.games.settings import QuickChance, Setting, for_every_setting, on_from, played, playing, word

T = TypeVar("T")


class Watched:
    """Dice that record their outcomes, for a script of the same game."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.outcomes: list[int | Sequence[Any]] = []

    def below(self, n: int) -> int:
        outcome = self.dice.below(n)
        self.outcomes.append(outcome)
        return outcome

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        order = self.dice.shuffled(cards)
        self.outcomes.append(order)
        return order

    def copy(self) -> "Watched":
        raise NotImplementedError


def states_of(record: mazzo.Record) -> list[str]:
    """The states that a record leads through, as JSON, while it is replayed."""
    game = mazzo.get(record.game)
    states: list[str] = []

    def apply(state: Any, seat: Seat, action: Any, chance: Any) -> Any:
        states.append(mazzo.to_json(state))
        return game.apply(state, seat, action, chance)

    play = replay_of(replace(game, apply=apply, apply_unchecked=None), record)
    return [*states, mazzo.to_json(play.state)]


def through_its_file(play: AnyPlay) -> mazzo.Record:
    return mazzo.read_record(mazzo.write_record(play.record()))


# Records


@for_every_setting
def test_a_record_replays_to_the_same_states_step_by_step(setting: Setting) -> None:
    states = []
    for play in playing(setting):
        states.append(mazzo.to_json(play.state))
    record = through_its_file(play)
    assert record == play.record()
    assert states_of(record) == states
    assert mazzo.replay(record).events == play.events


@for_every_setting
def test_a_record_of_an_unfinished_game_replays(setting: Setting) -> None:
    for play in islice(playing(setting), 0, 40, 8):
        assert mazzo.replay(through_its_file(play)).state == play.state


@for_every_setting
def test_a_game_played_from_a_script_is_the_same_game(setting: Setting) -> None:
    original = played(setting)
    chance = Watched(Dice(f"{setting} 0"))
    watched = setting.start(chance=chance)
    for seat, action in original.moves:
        watched.apply(seat, action)
    scripted = setting.start(chance=mazzo.Script(chance.outcomes))
    states = [mazzo.to_json(scripted.state)]
    for seat, action in original.moves:
        scripted.apply(seat, action)
        states.append(mazzo.to_json(scripted.state))
    assert scripted.events == watched.events == original.events
    assert states_of(through_its_file(scripted)) == states


@for_every_setting
def test_a_game_goes_on_from_a_position_and_its_record_replays(setting: Setting) -> None:
    *_, middle = islice(playing(setting), 20)
    states = []
    for play in on_from(setting.game.position(middle.position, seed="from here"), QuickChance(str(setting))):
        states.append(mazzo.to_json(play.state))
    assert states_of(through_its_file(play)) == states


# Events


# JSON. The promises of `mazzo.testing`, which test_every_game.py tries, have what a seat sees, and the notation of
# actions and positions.


@for_every_setting
def test_actions_events_phases_and_results_survive_the_wire(setting: Setting) -> None:
    for play in playing(setting):
        survives(play.state.phase, word(setting.game, "state", "Phase"))
        for seat in play.to_act:
            survives(list(play.legal(seat)), list[word(setting.game, "actions", "Action")])  # type: ignore[misc]
    survives(play.events, list[word(setting.game, "events", "Event")])  # type: ignore[misc]
    survives(play.result, mazzo.Result)


def survives(value: object, kind: Any) -> None:
    assert msgspec.json.decode(mazzo.to_json(value), type=kind) == value
