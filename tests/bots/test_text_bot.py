"""Bots that read text: a command is started for each decision."""

import shlex
import sys
from typing import Any

import pytest

import mazzo
from mazzo.bots import own
from mazzo.bots.outside import Failure
from mazzo.core.errors import Refused
from mazzo.games import OURS
from mazzo.text import seats_in
from tests.guests.court import COURT

FIRST_LEGAL = r"re.search(r'^- (.+?) \(', text, re.M)[1]"


def reader(code: str, game: str = "mantis", seconds: float = 20.0) -> Any:
    """A bot that runs some Python, which has the text as `text`."""
    program = f"import re, sys, time; text = sys.stdin.read(); {code}"
    make = own.maker(f"text:{sys.executable} -c {shlex.quote(program)}", game, seconds)
    return make(mazzo.get(game).edition(), mazzo.Dice("luck"))


def first_choice(bot: Any) -> str:
    play = mazzo.get("mantis").start(2, seed="reader")
    return str(bot.choose(play.view(0), play.seen(0)))


@pytest.mark.parametrize("game", OURS)
def test_a_command_plays_by_its_last_line(game: str) -> None:
    play = mazzo.get(game).start(2, seed="reader")
    bot = reader(f"print('I think.'); print({FIRST_LEGAL})", game)
    for _ in range(4):
        seat = play.to_act[0]
        play.apply(seat, bot.choose(play.view(seat), play.seen(seat)) if seat == 0 else play.legal(seat)[0])


def test_a_text_has_what_happened_since_the_last_choice() -> None:
    play = mazzo.get("mantis").start(2, seed="reader")
    bot = reader("print('score' if 'Since your last choice' not in text else 'steal 1')")
    while len([seat for seat, _ in play.moves if seat == 0]) < 2:
        seat = play.to_act[0]
        play.apply(seat, bot.choose(play.view(0), play.seen(0)) if seat == 0 else "steal 0")
    assert [str(action) for seat, action in play.moves if seat == 0] == ["score", "steal 1"]


def test_an_illegal_answer_costs_a_second_try_with_the_reason() -> None:
    assert (
        first_choice(reader("print('steal 1' if 'the legal actions are score, steal 1' in text else 'win')"))
        == "steal 1"
    )
    with pytest.raises(Failure, match="wrong: 'win' is not legal"):
        first_choice(reader("print('win')"))


@pytest.mark.parametrize(
    ("code", "seconds", "why"),
    [("time.sleep(60)", 0.3, "late: no answer within 0.3 s"), ("sys.exit('no key')", 20, "gone: .* code 1: no key")],
)
def test_a_command_that_does_not_answer_fails(code: str, seconds: float, why: str) -> None:
    with pytest.raises(Failure, match=why):
        first_choice(reader(code, seconds=seconds))


def test_a_command_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused, match="should begin with a program that can be run"):
        own.called("text:no-such-program", "mantis")
    assert own.called("text:cat", "mantis") == "cat"


@pytest.mark.usefixtures("restored_games")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_seats_of_a_game_are_counted_in_a_view(seats: int) -> None:
    mazzo.games.register(COURT)
    for name in (*OURS, COURT.name):
        assert seats_in(mazzo.get(name).start(seats, seed="seats").view(0)) == seats
