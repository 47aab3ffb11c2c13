"""The end of an evening: the decision, the changes of places, and the titles."""

import pytest
from msgspec.structs import replace

from mazzo.table.commands import AddBot, Change, Seed
from mazzo.table.evening import Evening, is_decided, wins
from mazzo.table.settings import EveningEnd, Settings
from mazzo.table.titles import points_of, titles
from mazzo.table.updates import Score, TableView, Title
from tests.table.tables import TestTable, kittens

SHORT = Settings("mantis", options={"target": 2, "target_for_two": 2})


def evening(end: EveningEnd, settings: Settings = SHORT, seated: str = "Ada Leo Mia") -> TestTable:
    return TestTable(replace(settings, evening=end), seated=seated)


def play(table: TestTable, seed: str) -> TableView:
    table.tell(Seed(seed))
    table.start().play_out()
    return table.look("Ada").table


def test_an_open_evening_never_ends() -> None:
    table = evening(EveningEnd.OPEN)
    for number in range(7):
        shown = play(table, f"open {number}")
        assert (shown.evening_games, shown.decided) == (number + 1, False)
        assert [score.title for score in shown.scores] == [None] * 3


def test_the_first_to_win_three_games_wins_the_evening_and_all_get_a_title() -> None:
    table = evening(EveningEnd.FIRST_TO_3)
    shown = play(table, "first 0")
    while not shown.decided:
        assert max(map(wins, shown.scores)) < 3
        assert [score.title for score in shown.scores] == [None] * 3
        shown = play(table, f"first {shown.games}")
    assert wins(shown.scores[0]) == 3
    assert all(score.title for score in shown.scores)


def test_the_next_game_begins_another_evening() -> None:
    table = evening(EveningEnd.FIRST_TO_3, seated="Ada Leo")
    while not play(table, f"again {table.table.state.begun}").decided:
        pass
    games = table.table.state.begun
    shown = play(table, "another")
    assert (shown.games, shown.evening_games, shown.decided) == (games + 1, 1, False)
    assert [score.games for score in shown.scores] == [1, 1]
    assert all(score.was is None for score in shown.scores)


def test_different_games_count_for_one_evening() -> None:
    table = evening(EveningEnd.BEST_OF_5)
    play(table, "mixed 0")
    table.ask("Ada", Change(kittens(evening=EveningEnd.BEST_OF_5)))
    shown = play(table, "mixed 1")
    assert shown.evening_games == 2
    assert {game for score in shown.scores for game in score.won} == {"mantis", "kittens"}
    gained = sorted(score.gained for score in shown.scores)
    assert gained == [0, 1, 3], "the first to explode, the second, and the winner"


def test_the_best_of_five_is_over_after_five_games_at_the_latest() -> None:
    table = evening(EveningEnd.BEST_OF_5)
    shown = play(table, "best 0")
    while not shown.decided:
        shown = play(table, f"best {shown.games}")
    assert shown.evening_games <= 5
    points = [score.points for score in shown.scores]
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize(
    ("points", "games", "seats", "is_over"),
    [
        ((6, 0), 3, 2, True),  # the other wins at most two games
        ((4, 2), 3, 2, False),
        ((4, 0), 3, 2, False),  # it could still be a draw
        ((9, 9, 1), 5, 3, True),
        ((12, 3, 1), 4, 4, True),
        ((8, 4, 1), 4, 4, False),
    ],
)
def test_the_best_of_five_is_over_when_no_player_can_catch_up(
    points: tuple[int, ...], games: int, seats: int, is_over: bool
) -> None:
    scores = [Score(f"{place}", place, games, {}, points=each) for place, each in enumerate(points)]
    assert is_decided(EveningEnd.BEST_OF_5, scores, games, seats) is is_over


def test_points_go_by_the_place_and_a_win_counts_one_more() -> None:
    order = [(True, (3,)), (False, (2,)), (False, (2,)), (False, (0, 9))]
    assert [points_of(order, seat) for seat in range(4)] == [4, 1, 1, 0]
    shared = [(True, (1,)), (True, (1,)), (False, (9,))]
    assert [points_of(shared, seat) for seat in range(3)] == [2, 2, 0]


def test_all_players_see_the_change_of_places() -> None:
    table = evening(EveningEnd.BEST_OF_5)
    before = [score.name for score in play(table, "changed 0").scores]
    shown = play(table, "changed 1")
    assert [score.was for score in shown.scores] == [before.index(score.name) + 1 for score in shown.scores]
    assert all(score.points >= score.gained for score in shown.scores)


def test_a_title_goes_to_those_who_have_the_most_of_something() -> None:
    feats = {
        "Ada": {"moves": 9.0, "mantis robbed": 2.0, "luck": 1.5},
        "Leo": {"moves": 7.0, "mantis robbed": 8.0, "luck": -1.0},
        "Mia": {"moves": 7.0, "mantis robbed": 1.0, "luck": 0.0, "last": 2.0},
        "Tom": {"moves": 2.0},
    }
    given = titles(["Ada", "Leo", "Mia", "Tom"], feats)
    assert given == {
        "Ada": Title(None, "luck", 2),
        "Leo": Title("mantis", "robbed", 8),
        "Mia": Title(None, "last", 2),
        "Tom": Title(None, "sport", 0),
    }
    assert titles(["Ada"], {"Ada": {"moves": 3.0}}) == {"Ada": Title(None, "champion", 0)}
    same = {"Ada": {"moves": 3.0}, "Leo": {"moves": 3.0}}
    assert [title.name for title in titles(["Ada", "Leo"], same).values()] == ["champion", "sport"]


def test_bots_get_scores_and_titles() -> None:
    table = evening(EveningEnd.FIRST_TO_3, seated="Ada")
    table.ask("Ada", AddBot("random"))
    while not (shown := play(table, f"bots {table.table.state.begun}")).decided:
        pass
    assert len(shown.scores) == 2
    assert all(score.title for score in shown.scores)


def test_forgotten_scores_are_not_counted() -> None:
    table = evening(EveningEnd.OPEN)
    play(table, "kept")
    kept: Evening = table.table.state.evening.without_the_last(1, {"Mia"})
    assert kept.feats.keys() == kept.scores.keys()
    assert len(kept.scores) == 2
