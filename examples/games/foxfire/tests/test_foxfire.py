"""The rules of Foxfire: what every game promises, and each sentence of its rules.

Run it where the package is installed: `pip install -e . && pytest`.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from foxfire.lessons import LESSONS
from foxfire.rules import FOXFIRE
from foxfire.state import BADGER, BAT, FOX, HEDGEHOG, MOUSE, OWL, Showdown, State
from msgspec.structs import replace

from mazzo.core.chance import Dice
from mazzo.testing import checks

LUCK = Dice("any")


@pytest.mark.parametrize("check", checks("foxfire", games=1), ids=str)
def test_it_keeps_what_every_game_promises(check: Any) -> None:
    check()


def position(*hands: Sequence[int], pile: Sequence[int] = (MOUSE, BAT), glows: int = 0, **options: Any) -> State:
    """The first seat has the turn, with these hands on the table."""
    state = FOXFIRE.start(len(hands), seed=1, **options).state
    return replace(state, hands=list(map(tuple, hands)), pile=tuple(pile), glows=[glows] * len(hands))


def after(state: State, *moves: tuple[int, str]) -> State:
    for seat, action in moves:
        state, _ = FOXFIRE.apply(state, seat, FOXFIRE.read_action(action), LUCK)
    return state


def told(state: State, action: str) -> list[str]:
    _, events = FOXFIRE.apply(state, 0, FOXFIRE.read_action(action), LUCK)
    return [type(event).__name__ for event in events]


def test_a_mouse_that_guesses_right_costs_the_player_that_card() -> None:
    state = after(position((MOUSE, BAT), (FOX, OWL)), (0, "mouse 1 5"))
    assert state.played == [(MOUSE,), (FOX,)]
    assert state.hands[1] == (MOUSE, OWL)  # and the turn began with a draw


def test_a_mouse_that_guesses_wrong_costs_nothing() -> None:
    assert told(position((MOUSE, BAT), (FOX, OWL)), "mouse 1 4") == ["Played", "Missed", "TurnBegan", "Drew"]


def test_a_mouse_never_asks_for_a_mouse() -> None:
    guesses = {
        action.guess for action in FOXFIRE.legal(position((MOUSE, BAT), (FOX, OWL)), 0) if "mouse" in str(action)
    }
    assert guesses == {BAT, BADGER, HEDGEHOG, FOX, OWL}


def test_a_bat_looks_and_its_player_remembers() -> None:
    state = after(position((MOUSE, BAT), (FOX, OWL), (BAT, BAT)), (0, "bat 1"))
    assert FOXFIRE.view(state, 0).known[1] == (FOX, OWL)
    assert FOXFIRE.view(state, 2).known[1] == ()


def test_the_lower_card_loses_a_duel_and_only_the_two_see_the_other() -> None:
    state, events = FOXFIRE.apply(
        position((BADGER, FOX), (BAT, OWL), (BAT, BAT)), 0, FOXFIRE.read_action("badger 1"), LUCK
    )
    assert state.played == [(BADGER, FOX), (), ()]
    dueled = next(event for event in events if type(event).__name__ == "Dueled")
    assert (FOXFIRE.seen(dueled, 1).own, FOXFIRE.seen(dueled, 1).other) == (FOX, OWL)
    assert (FOXFIRE.seen(dueled, 2).own, FOXFIRE.seen(dueled, None).other) == (None, None)


def test_equal_cards_both_survive_a_duel() -> None:
    assert "Lost" not in told(position((BADGER, OWL), (BAT, OWL)), "badger 1")


def test_a_hedgehog_hides_until_the_next_own_turn() -> None:
    state = after(position((HEDGEHOG, OWL), (BAT, BAT), pile=(MOUSE,) * 9), (0, "hedgehog"))
    assert state.hiding == [True, False]
    assert "bat" in map(str, FOXFIRE.legal(state, 1))  # without a target it has no effect
    assert after(state, (1, "bat")).hiding == [False, False]


def test_a_fox_takes_a_card_and_gives_one_back() -> None:
    state = after(position((BAT, FOX), (OWL,), hand=1), (0, "fox 1"))
    assert state.hands == [(BAT, OWL), ()]
    assert after(state, (0, "give 2")).hands == [(OWL,), (MOUSE, BAT)]


def test_an_owl_that_is_played_costs_all_cards() -> None:
    assert told(position((BAT, OWL, OWL), (FOX,), (BAT,)), "owl") == [
        "Played",
        "Lost",
        "Lost",
        "Left",
        "TurnBegan",
        "Drew",
    ]


def test_the_last_one_left_wins_the_round_and_the_hands_lie_open_until_everybody_has_seen_them() -> None:
    state = after(position((MOUSE, BAT), (FOX,)), (0, "mouse 1 5"))
    assert state.glows == [1, 0]
    assert isinstance(state.phase, Showdown)
    assert FOXFIRE.view(state, None).shown == ((BAT,), ())
    state = after(state, (1, "continue"))
    assert state.round == 1
    assert after(state, (0, "continue")).round == 2


def test_without_a_card_to_draw_the_hand_worth_most_wins() -> None:
    assert after(position((MOUSE, BAT), (FOX,), pile=()), (0, "mouse 1 6")).glows == [0, 1]
    assert after(position((HEDGEHOG, FOX), (FOX,), pile=()), (0, "hedgehog")).glows == [1, 1]


def test_enough_glows_win_the_game() -> None:
    state = after(position((MOUSE, BAT), (FOX,), glows=2), (0, "mouse 1 5"))
    assert state.result
    assert state.result.winners == (0,)


def test_the_lesson_of_the_owl_is_won_by_the_learner_alone() -> None:
    (lesson,) = (each for each in LESSONS if each.name == "owl")
    for action in lesson.asks[0].accepts:
        assert after(FOXFIRE.read_position(lesson.position), (0, action)).glows == [1, 0, 0]


def test_the_next_round_begins_where_the_edition_says() -> None:
    ended = position((MOUSE, BAT), (FOX,), pile=(), begins="next")
    state = after(ended, (0, "mouse 1 6"), (0, "continue"), (1, "continue"))
    assert (state.round, state.turn) == (2, 1)
