"""The score of an evening counts the games of each player, and their wins."""

from mazzo.table.commands import Seed
from mazzo.table.settings import Settings
from tests.table.tables import TestTable


def test_each_game_counts_once_for_each_of_its_players() -> None:
    table = TestTable(Settings("mantis", options={"target_for_two": 3}), seated="Ada Leo")
    for number in range(1, 4):
        table.start()
        table.play_out()
        scores = list(table.table.state.evening.scores.values())
        assert [score.games for score in scores] == [number, number]
        assert sum(sum(score.won.values()) for score in scores) == number
        if table.table.state.needs_seed:
            table.tell(Seed(f"seed {number}"))
