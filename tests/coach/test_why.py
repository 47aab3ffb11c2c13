"""The main reason for a loss: a choice, luck, or neither."""

import pytest

from mazzo.coach.advice import Estimate, Note, Outcome
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.coach.why import Found, JudgedChoice, JudgedLuck, explanation, main_reason, search
from mazzo.games import GAMES
from tests.coach.test_analysis import played


def choice(move: int, loss: float, error: float = 0.0, after: float = 0.3) -> JudgedChoice:
    return JudgedChoice(move, "score", "steal 1", Estimate(after, 0.0), Estimate(after + loss, 0.0), loss, error)


def luck(
    move: int, before: float, after: float, *, ways: int = 1, is_own: bool = False, error: float = 0.0
) -> JudgedLuck:
    outcome = Outcome(Note("came"), ways, 4, 0)
    return JudgedLuck(move, Estimate(before, error), Estimate(after, error), outcome, is_own)


@pytest.mark.parametrize(
    ("choices", "lucky", "code", "move"),
    [
        ([choice(9, 0.02), choice(5, 0.2), choice(1, 0.1)], [], "choice", 5),
        ([choice(9, 0.16), choice(5, 0.2)], [], "choice", 9),  # nearly as bad, and later
        ([choice(9, 0.2, error=0.15), choice(5, 0.1)], [], "choice", 5),  # the other one is not sure
        ([choice(5, 0.2)], [luck(7, 0.3, 0.0)], "choice", 5),
        ([choice(5, 0.1)], [luck(7, 0.3, 0.0)], "luck", 7),
        ([choice(7, 0.1)], [luck(7, 0.3, 0.0)], "choice", 7),  # the choice made the bad luck possible
        ([choice(5, 0.0)], [luck(7, 0.3, 0.0, ways=3)], "turn", 7),  # no luck: it was likely
        ([choice(9, 0.0, after=0.1), choice(5, 0.0, after=0.5)], [], "fell", 5),
        ([choice(9, 0.0, after=0.5), choice(5, 0.0, after=0.5)], [], "end", 9),
        ([choice(9, 0.0, after=0.1)], [luck(9, 0.1, 0.0, is_own=True)], "out", 9),
        ([choice(9, 0.0, after=0.1)], [luck(9, 0.1, 0.0), luck(4, 0.25, 0.14)], "slow", 4),
        ([choice(9, 0.0, after=0.1)], [luck(4, 0.9, 0.4, error=0.4)], "slow", 4),
        ([], [], "watched", None),
    ],
)
def test_the_largest_sure_cause_is_the_reason(
    choices: list[JudgedChoice], lucky: list[JudgedLuck], code: str, move: int | None
) -> None:
    reason = main_reason(Found(tuple(choices), tuple(lucky)))
    assert (reason.code, reason.move) == (code, move)


@pytest.mark.parametrize("game", GAMES)
def test_the_reason_names_a_view_and_a_choice_of_the_seat(game: str) -> None:
    replayed = ReplayedGame(played(game, ["easy", "random"], seed=3))
    assert replayed.record.result
    for seat in range(2):
        *_, found = search(replayed, seat)
        told = explanation(replayed, seat, found)
        assert (told.code == "won") == (seat in replayed.record.result.winners)
        if told.move is None:
            continue
        before = replayed.moments[told.move - 1]
        assert told.view == before.view(seat)
        if told.code == "choice":
            assert told.mover == seat
            assert str(told.chosen) in replayed.record.moves[told.move - 1]
            assert told.best in before.play.legal(seat)
            assert told.best != told.chosen
