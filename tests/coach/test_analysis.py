"""Analyses: chances begin even and end certain, choices are rated, luck is separated, and forecasts come true."""

from random import Random
from textwrap import dedent

import pytest
from msgspec.structs import replace

import mazzo
from mazzo import bots
from mazzo.coach import of
from mazzo.coach.advice import Estimate
from mazzo.coach.analysis import GOOD, SLIP, TURN, Analysis, Decision, Luck, Rated, analyse, rating, turning_points
from mazzo.coach.coach import error_of, measured
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.core.chance import Dice
from mazzo.core.play import play_out
from mazzo.core.record import Record
from mazzo.games import GAMES, AnyPlay
from tests.slow import slowly

ENDGAMES = {
    "kittens": """
        edition: it
        seat 0: attack see skip
        seat 1: favor nope skip
        seat 2: nope see shuffle
        pile: tacocat see kitten rainbow favor kitten nope
        """
}
"""Where games begin of which the whole would take seconds to analyse."""

OPPONENTS = {"mantis": ("planner", "greedy"), "kittens": ("shark", "cautious")}
"""A strong bot and a weak one, for forecasts."""


def played(game: str, names: list[str], seed: int = 1) -> Record:
    return played_out(mazzo.get(game).start(len(names), seed=seed), names)


def played_out(play: AnyPlay, names: list[str], seed: str = "bot") -> Record:
    game = play.game.name
    players = [bots.get(game, name)(play.state.edition, Dice(f"{seed} {seat}")) for seat, name in enumerate(names)]
    play_out(play, [player.choose for player in players])
    return play.record()


@pytest.fixture(scope="module", params=[*GAMES, *(slowly(f"whole {game}") for game in ENDGAMES)])
def found(request: pytest.FixtureRequest) -> tuple[Record, Analysis]:
    *_, game = request.param.split()
    if request.param in ENDGAMES:
        play = mazzo.get(game).position(dedent(ENDGAMES[game]), seed=4)
    else:
        play = mazzo.get(game).start(3, seed=3)  # a short game of each
    record = played_out(play, ["hard", "random", "medium"])
    return record, analyse(ReplayedGame(record))


def test_an_analysis_has_chances_for_the_deal_and_every_move(found: tuple[Record, Analysis]) -> None:
    record, analysis = found
    assert len(analysis.moments) == len(record.moves) + 1
    for moment in analysis.moments:
        assert sum(estimate.value for estimate in moment) == pytest.approx(1)


def test_only_the_end_of_a_game_is_certain(found: tuple[Record, Analysis]) -> None:
    record, analysis = found
    assert record.result
    assert all(0.1 < estimate.value < 0.6 and estimate.error > 0 for estimate in analysis.moments[0])
    for seat, estimate in enumerate(analysis.moments[-1]):
        assert (estimate.value, estimate.error) == (seat in record.result.winners, 0)


def test_every_real_choice_is_rated(found: tuple[Record, Analysis]) -> None:
    record, analysis = found
    for decision in analysis.decisions:
        assert record.moves[decision.move - 1] == f"{decision.seat} {decision.action}"
        assert decision.loss >= 0
        assert (decision.rating == "best") == (decision.loss == 0)
    assert [player.decisions for player in analysis.players] == [
        sum(decision.seat == seat for decision in analysis.decisions) for seat in range(3)
    ]


def test_a_random_bot_is_less_accurate(found: tuple[Record, Analysis]) -> None:
    hard, random, _ = found[1].players
    assert hard.accuracy
    assert random.accuracy
    assert hard.accuracy > random.accuracy + 0.1


def test_change_is_choice_and_luck_in_mantis() -> None:
    """The effect of a turn is the cost of the choice plus the effect of the card."""
    analysis = analyse(ReplayedGame(played("mantis", ["hard", "easy", "medium", "random"])))
    losses = {decision.move: decision.loss for decision in analysis.decisions}
    for luck in analysis.luck:
        before, after = (analysis.moments[move][luck.seat].value for move in (luck.move - 1, luck.move))
        assert after - before == pytest.approx(luck.change - losses.get(luck.move, 0))


def test_turning_points_are_the_moves_that_changed_most(found: tuple[Record, Analysis]) -> None:
    _, analysis = found
    assert analysis.turning_points
    moves = [point.move for point in analysis.turning_points]
    assert moves == sorted(moves)
    for point in analysis.turning_points:
        before, after = analysis.moments[point.move - 1 : point.move + 1]
        assert point.change == after[point.seat].value - before[point.seat].value
        assert point.cause in ("choice", "luck", "play")


def test_a_game_that_is_not_over_can_be_looked_at() -> None:
    record = played("mantis", ["hard", "easy"])
    analysis = analyse(ReplayedGame(replace(record, moves=record.moves[:9], result=None)))
    assert len(analysis.moments) == 10
    assert analysis.moments[-1] == analyse(ReplayedGame(record)).moments[9]


def test_the_same_record_is_analysed_the_same() -> None:
    record = played("kittens", ["hard", "easy"])
    opening = replace(record, moves=record.moves[:4], result=None)
    assert analyse(ReplayedGame(opening)) == analyse(ReplayedGame(opening))


@pytest.mark.parametrize(("game", "games", "margin"), [("mantis", 6, 0.02), slowly("kittens", 3, 0.02)])
def test_forecasts_are_better_than_none(game: str, games: int, margin: float) -> None:
    errors = [error for number in range(games) for error in squared_errors(game, number)]
    coach, constant = (sum(error) / len(errors) for error in zip(*errors, strict=True))
    assert coach < constant - margin


def squared_errors(game: str, number: int) -> list[tuple[float, float]]:
    """For each seat, at a quarter of the moves of a game: the coach's error, and that of the forecast 1 / seats."""
    random = Random(f"a fixed sample {game} {number}")
    seats = random.choice([2, 3, 4, 4, 5])
    strong, weak = OPPONENTS[game]
    alike = random.choice([None, strong])
    names = [alike or random.choice([strong, weak]) for _ in range(seats)]
    play = mazzo.get(game).start(seats, seed=f"a fixed sample {number}")
    record = played_out(play, names, seed=f"a fixed sample {number}")
    judge, kept = of(game, play.state.edition), Random(f"a fixed sample {number} kept")
    assert play.result
    won = play.result.shares(seats)
    return [
        ((estimate.value - share) ** 2, (1 / seats - share) ** 2)
        for moment in mazzo.moments(record)
        if moment.move and not moment.state.result and kept.random() < 0.25
        for estimate, share in zip(judge.moment(moment.play), won, strict=True)
    ]


@pytest.mark.parametrize(
    ("loss", "error", "rated"),
    [
        (0.0, 0.0, "best"),
        (GOOD, 0.0, "good"),
        (GOOD + 0.001, 0.0, "slip"),
        (GOOD + 0.001, GOOD + 0.01, "good"),  # it may as well be nothing
        (SLIP, 0.0, "slip"),
        (SLIP + 0.001, 0.0, "blunder"),
        (SLIP + 0.001, SLIP, "blunder"),
        (SLIP + 0.001, SLIP + 0.01, "good"),
    ],
)
def test_a_choice_is_called_worse_only_where_its_loss_exceeds_the_error(loss: float, error: float, rated: str) -> None:
    assert rating(loss, error) == rated


@pytest.mark.parametrize(
    ("change", "loss", "is_lucky", "cause"),
    [
        (-0.5, 0.25, True, "choice"),  # half of it
        (-0.5, 0.24, True, "luck"),
        (-0.5, 0.24, False, "play"),
    ],
)
def test_a_choice_turned_the_game_if_it_cost_half_of_the_change_or_more(
    change: float, loss: float, is_lucky: bool, cause: str
) -> None:
    decision = Decision(1, 0, "score", "steal 1", Estimate(0.75, 0.0), loss, 0.0, "blunder")
    moments = [(Estimate(0.75, 0.0), Estimate(0.25, 0.0)), (Estimate(0.75 + change, 0.0), Estimate(0.25 - change, 0.0))]
    (point,) = turning_points(moments, [Rated(decision, loss)], [Luck(1, 0, change)] if is_lucky else [])
    assert (point.seat, point.change, point.cause) == (0, change, cause)


@pytest.mark.parametrize(("change", "turns"), [(TURN, 1), (TURN - 0.001, 0)])
def test_a_small_change_is_not_a_turning_point(change: float, turns: int) -> None:
    moments = [(Estimate(value, 0.0), Estimate(1 - value, 0.0)) for value in (0.0, change)]
    assert len(turning_points(moments, [], [])) == turns


def test_only_the_largest_changes_are_turning_points_in_the_order_of_the_game() -> None:
    values = (0.0, 0.3, 0.1, 0.9, 0.4, 0.5, 1.0)
    moments = [(Estimate(value, 0.0), Estimate(1 - value, 0.0)) for value in values]
    assert [point.move for point in turning_points(moments, [], [])] == [1, 2, 3, 4, 6]


def test_the_largest_estimates_have_the_last_error_that_was_measured() -> None:
    known = measured()["mantis"]
    assert error_of("mantis", 0.0) == known.error[0]
    assert error_of("mantis", known.up_to[0]) == known.error[0]
    assert error_of("mantis", known.up_to[0] + 0.001) == known.error[1]
    assert error_of("mantis", 1.001) == known.error[-1]  # the sum of rounded shares
