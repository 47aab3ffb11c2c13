"""Forgetting a person at a table removes their names and nothing else."""

import msgspec

from mazzo.table.commands import AddBot, Forgotten, Join, Leave, Remove, Rename, ReplaceName, Sit
from mazzo.table.names import BOT_NAMES, SOMEBODY
from mazzo.table.settings import Settings
from tests.table.tables import TestTable, kittens

SHORT = Settings("mantis", options={"target": 2, "target_for_two": 2})


def everything(table: TestTable) -> str:
    """Everything a table shows and stores about people except their ids, as one text."""
    it = table.table.state
    told = [table.look(who) for who in (None, *it.people)]
    kept = ([*it.evening.scores.values()], it.evening.last_game, [*it.removed.values()], it.play and it.play.names)
    return msgspec.json.encode([told, *kept, it.record]).decode()


def names(table: TestTable) -> list[str]:
    return [holder.name for holder in table.table.state.seats]


def test_a_forgotten_player_plays_on_without_a_name_or_a_message() -> None:
    table = TestTable(kittens(), seated="Ada Leo Mia").start()
    before = table.look("Leo").view
    table.tell(Forgotten(), "Leo")
    assert names(table) == ["Ada", SOMEBODY, "Mia"]
    assert "Leo" not in everything(table)
    update = table.look("Leo")
    assert (update.seat, update.view, update.happenings, update.events) == (1, before, (), ())


def test_guests_on_the_same_device_are_forgotten_too() -> None:
    table = TestTable(seated="Ada")
    table.ask("Leo", Join("Leo"))
    table.ask("Leo+1", Join("Theo"))
    table.tell(Forgotten(), "Leo")
    assert [person.name for person in table.table.state.people.values()] == ["Ada", SOMEBODY, SOMEBODY]


def test_a_seat_that_was_left_in_the_middle_of_a_game_loses_its_name() -> None:
    table = TestTable(kittens(), seated="Ada Leo Mia").start()
    table.ask("Leo", Leave())
    assert names(table) == ["Ada", "Leo", "Mia"]
    table.tell(Forgotten(), "Leo")
    assert names(table) == ["Ada", SOMEBODY, "Mia"]
    assert "Leo" not in everything(table)


def test_forgotten_players_lose_their_names_in_scores_and_the_last_game() -> None:
    for is_sent_away in (False, True):
        table = TestTable(SHORT, seated="Ada Leo Mia").start()
        table.ask("Leo", Leave())
        table.play_out()
        table.ask("Leo", Join("Leonard"))
        if is_sent_away:
            table.ask("Ada", Remove(table.table.state.numbers["Leo"]))
        assert everything(table).count("Leo") >= 3
        table.tell(Forgotten(), "Leo")
        assert "Leo" not in everything(table)
        assert everything(table).count("Mia") >= 3
        table.tell(Forgotten(), "Mia")
        assert "Mia" not in everything(table)


def test_a_replaced_name_is_removed_everywhere() -> None:
    for is_sent_away in (False, True):
        table = TestTable(SHORT, seated="Ada Leo Mia").start()
        before = table.look("Leo").view
        table.tell(ReplaceName("Otter"), "Leo")
        assert names(table) == ["Ada", "Otter", "Mia"]
        assert table.look("Leo").view == before
        table.ask("Leo", Leave())
        if is_sent_away:
            table.ask("Leo", Join("Otter"))
            table.ask("Ada", Remove(table.table.state.numbers["Leo"]))
        table.play_out()
        assert "Leo" not in everything(table)
        assert everything(table).count("Otter") >= 3
        assert table.table.state.record
        assert table.table.state.record.seats == ("Ada", "Otter", "Mia")
        table.tell(ReplaceName("Newt"), "Leo")
        assert "Otter" not in everything(table)


def test_only_the_name_of_forgotten_people_occurs_twice() -> None:
    table = TestTable(seated="Ada Leo Mia")
    for who in ("Leo", "Mia"):
        table.tell(Forgotten(), who)
    assert names(table) == ["Ada", SOMEBODY, SOMEBODY]
    table.ask("Zoe", Join("Ada"))
    assert table.table.state.people["Zoe"].name == "Ada 2"


def test_there_is_a_name_for_a_bot_even_if_people_have_them_all() -> None:
    table = TestTable(seated="Ada")
    for name in BOT_NAMES:
        table.ask(name, Join(name))
    table.ask("Ada", AddBot("random"))
    assert names(table) == ["Ada", "Pistol 2"]


def test_a_name_that_is_free_again_can_be_used() -> None:
    table = TestTable(seated="Ada")
    table.ask("Leo", Join("Leo"))
    table.tell(Forgotten(), "Leo")
    table.ask("Mia", Join("Mia"))
    table.ask("Mia", Rename("Leo"))
    assert [person.name for person in table.table.state.people.values()] == ["Ada", SOMEBODY, "Leo"]
    table.ask("Mia", Sit())
    assert names(table) == ["Ada", "Leo"]
