"""Between two games of an evening: the next players, their seats, and the scores."""

import pytest

from mazzo.core.errors import Refused
from mazzo.table.commands import AddBot, Change, Gone, Join, Leave, PassUntilTurn, Ready, Seed, Shuffle, Sit, Stand
from mazzo.table.settings import Absent, Settings
from mazzo.table.updates import Changed, Occupant, SeatsShuffled, Stage
from tests.table.tables import TestTable, kittens


def over(seated: str = "Ada Leo", settings: Settings | None = None) -> TestTable:
    """A table after its first game, with a seed for the next."""
    table = TestTable(settings, seated=seated).start()
    table.play_out()
    table.tell(Seed("another"))
    return table


def names(table: TestTable) -> list[str]:
    return [holder.name for holder in table.table.state.seats]


def test_when_a_person_sits_down_after_a_game_all_see_the_lobby() -> None:
    table = over()
    table.ask("Mia", Join("Mia"))
    assert table.look("Mia").view is not None
    table.ask("Mia", Sit())
    for who, seat in (("Ada", 0), ("Leo", 1), ("Mia", 2)):
        update = table.look(who)
        assert (update.seat, update.view, update.table.stage) == (seat, None, Stage.LOBBY)
    assert table.start().look("Mia").view.seat == 2


def test_a_person_who_stands_up_after_a_game_sees_no_hand() -> None:
    table = over(settings=kittens(), seated="Ada Leo Mia")
    table.ask("Ada", Stand())
    assert [table.look(who).view for who in ("Ada", "Leo", "Mia")] == [None, None, None]


def test_the_game_begins_when_all_connected_players_are_ready() -> None:
    table = over("Ada Leo Mia")
    table.ask("Ada", Ready(True))
    table.ask("Leo", Ready(True))
    assert [holder.ready for holder in table.look("Mia").table.seats] == [True, True, False]
    table.ask("Leo", Ready(False))
    table.ask("Mia", Ready(True))
    assert table.stage() is Stage.OVER
    assert table.ask("Leo", Ready(True)).table.stage is Stage.PLAYING


def test_the_game_begins_when_the_last_unready_player_leaves() -> None:
    table = over("Ada Leo Mia")
    table.ask("Ada", Ready(True))
    table.ask("Leo", Ready(True))
    table.ask("Mia", Leave())
    assert table.stage() is Stage.PLAYING
    assert names(table) == ["Ada", "Leo"]


def test_a_person_alone_with_bots_starts_the_next_game_when_ready() -> None:
    table = TestTable(seated="Ada")
    table.ask("Ada", AddBot("random"))
    table.start().play_out()
    table.ask("Ada", Ready(True))
    assert table.stage() is Stage.OVER  # the cards are not shuffled yet
    table.tell(Seed("another"))
    assert table.stage() is Stage.PLAYING


def test_being_ready_begins_no_game_without_enough_players() -> None:
    table = TestTable(seated="Ada")
    assert table.ask("Ada", Ready(True)).table.stage is Stage.LOBBY


def test_a_change_of_settings_resets_who_is_ready() -> None:
    table = over()
    table.ask("Leo", Ready(True))
    update = table.ask("Ada", Change(kittens()))
    assert update.happenings == (Changed(),)
    assert not any(holder.ready for holder in update.table.seats)


@pytest.mark.parametrize(("absent", "players"), [(Absent.BOT, ["Ada", "Leo", "Mia"]), (Absent.SIT_OUT, ["Ada", "Mia"])])
def test_an_absent_person_is_replaced_by_a_bot_or_sits_out(absent: Absent, players: list[str]) -> None:
    table = over("Ada Leo Mia", Settings("mantis", absent=absent))
    table.tell(Gone(), "Leo")
    table.ask("Ada", Ready(True))
    table.ask("Mia", Ready(True))
    assert table.stage() is Stage.PLAYING
    assert names(table) == players
    if absent is Absent.BOT:
        assert table.occupant(1) is Occupant.STANDIN
    else:
        assert table.look("Leo").seat is None


def test_a_seat_that_was_left_in_a_game_is_not_part_of_the_next() -> None:
    table = TestTable(seated="Ada Leo Mia").start()
    table.ask("Mia", Leave())
    assert [holder.left for holder in table.look("Ada").table.seats] == [False, False, True]
    table.play_out()
    table.tell(Seed("another"))
    table.start()
    assert names(table) == ["Ada", "Leo"]


def test_a_new_person_can_sit_where_a_player_has_left() -> None:
    table = TestTable(seated="Ada Leo Mia Ben Zoe Kim").start()
    table.ask("Kim", Leave())
    table.play_out()
    table.ask("Eva", Join("Eva"))
    assert table.ask("Eva", Sit()).seat == 5
    with pytest.raises(Refused, match="all 6 seats are taken"):
        table.ask("Tom", Join("Tom")) and table.ask("Tom", Sit())


def test_the_host_shuffles_the_seats_by_the_seed() -> None:
    orders = set()
    for seed in range(60):
        table = TestTable(seated="Ada Leo Mia", seed=str(seed))
        assert table.ask("Ada", Shuffle()).happenings == (SeatsShuffled(),)
        orders.add(tuple(names(table)))
        assert table.look("Leo").seat == names(table).index("Leo")
    assert len(orders) == 6


def test_all_people_see_the_scores() -> None:
    table = over(settings=Settings("mantis"))
    winner = table.look("Ada").table.last_game
    assert winner is not None
    (won,) = winner.winners
    assert winner.places == ((1, 2) if won == 0 else (2, 1))
    first, second = table.look("Leo").table.scores
    assert (first.name, first.won, first.games) == (winner.players[won], {"mantis": 1}, 1)
    assert (second.won, second.games) == ({"mantis": 0}, 1)
    table.ask("Ada", Change(kittens()))
    table.start()
    assert table.look("Ada").table.scores == ()
    table.play_out()
    assert sum(sum(score.won.values()) for score in table.look("Ada").table.scores) == 2
    assert table.look("Ada").table.last_game.record == "code-2"  # type: ignore[union-attr]


def test_passing_ends_with_the_game() -> None:
    table = TestTable(kittens(), "Ada Leo Mia").start()
    while table.stage() is Stage.PLAYING:
        for who in ("Ada", "Leo", "Mia"):
            table.ask(who, PassUntilTurn(True))
        table.act(("Ada", "Leo", "Mia")[table.to_act()[0]])
    assert any(holder.passing for holder in table.table.state.seats)
    table.tell(Seed("another"))
    table.start()
    assert not any(holder.passing for holder in table.table.state.seats)
