"""Every legal action can be reached step by step, and no other."""

from typing import Any

import pytest

from mazzo.core.chance import Dice
from mazzo.games import GAMES
from mazzo.terminal.choosing import DIGITS, choices, target_of

RICH = """
edition: 2015
seat 0: attack favor shuffle see skip tacocat tacocat tacocat beard beard rainbow potato nope defuse
seat 1: attack shuffle
seat 2: beard see
pile: see skip kitten beard kitten
discard: potato cattermelon skip
"""


def reached(legal: Any, said: tuple[str, ...] = ()) -> list[Any]:
    found = []
    for choice in choices(legal, said):
        found += [choice.action] if choice.action is not None else reached(legal, choice.said)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_reached_is_what_is_legal(game: str) -> None:
    play, luck = GAMES[game].start(seats=4, seed="choosing"), Dice("moves")
    while not play.over:
        for seat in play.to_act:
            legal = play.legal(seat)
            assert sorted(map(str, reached(legal))) == sorted(map(str, legal))
        seat = play.to_act[0]
        legal = play.legal(seat)
        play.apply(seat, legal[luck.below(len(legal))])


def test_combos_are_taken_apart_step_by_step() -> None:
    legal = GAMES["kittens"].position(RICH).legal(0)
    first = choices(legal)
    assert len(first) < 12 < len(legal)
    assert [choice.said for choice in first if choice.said[0] in ("pair", "three")] == [
        ("pair", "tacocat"),
        ("pair", "beard"),
        ("three", "tacocat"),
    ]
    assert sorted(map(str, reached(legal))) == sorted(map(str, legal))
    targets = choices(legal, ("three", "tacocat"))
    assert [target_of(choice) for choice in targets] == [1, 2]
    assert len(choices(legal, ("three", "tacocat", "1"))) > 5


def test_a_step_with_one_answer_is_taken_by_itself() -> None:
    legal = [action for action in GAMES["kittens"].position(RICH).legal(0) if str(action).startswith("favor")]
    assert [str(choice.action) for choice in choices(legal)] == ["favor 1", "favor 2"]


def test_keys_are_told_apart() -> None:
    legal = GAMES["kittens"].position(RICH).legal(0)
    keys = [choice.key for choice in choices(legal) if choice.key]
    assert len(keys) == len(set(keys))
    assert set(keys) <= {*DIGITS, "d", "n", "p", "s"}
