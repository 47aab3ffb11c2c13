"""Coming, going, sitting down, and changing the settings."""

import pytest

from mazzo.core.errors import Refused
from mazzo.core.record import commit
from mazzo.table.commands import (
    AddBot,
    AddEntropy,
    Back,
    Change,
    Command,
    Gone,
    Join,
    Leave,
    Ready,
    RemoveBot,
    Rename,
    Seed,
    Sit,
    Stand,
    Start,
)
from mazzo.table.settings import Settings
from mazzo.table.updates import Occupant, Stage
from tests.table.tables import TestTable, kittens


def test_the_first_to_come_is_the_host() -> None:
    table = TestTable(seated="Ada Leo")
    assert table.look("Ada").host
    assert not table.look("Leo").host


def test_people_sit_in_the_order_in_which_they_sat_down() -> None:
    table = TestTable(seated="Ada Leo Mia")
    assert [holder.name for holder in table.look("Mia").table.seats] == ["Ada", "Leo", "Mia"]
    assert table.look("Mia").seat == 2


def test_a_table_without_people_is_closed() -> None:
    table = TestTable()
    table.wait(1799)
    assert table.stage() is Stage.LOBBY
    table.wait(1)
    assert table.stage() is Stage.CLOSED


def test_a_table_whose_people_do_nothing_for_hours_is_closed() -> None:
    table = TestTable(seated="Ada Leo")
    table.wait(6 * 3600 - 1)
    table.ask("Leo", Rename("Somebody"))
    table.wait(6 * 3600 - 1)
    assert table.stage() is Stage.LOBBY
    table.wait(1)
    assert table.stage() is Stage.CLOSED


@pytest.mark.parametrize("command", [Join("Nobody"), AddBot("random"), Start(), Sit()])
def test_a_command_without_a_sender_is_refused(command: Command) -> None:
    table = TestTable()
    with pytest.raises(Refused, match="you are not at this table"):
        table.table.handle(None, command, table.now)


def test_a_person_can_be_renamed_in_their_seat() -> None:
    table = TestTable(seated="Ada Leo")
    assert table.ask("Leo", Rename("  Leo   the  Great ")).table.seats[1].name == "Leo the Great"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "\u202eesrever"])
def test_an_invalid_name_is_refused(name: str) -> None:
    table = TestTable()
    with pytest.raises(Refused, match="a name has 1 to 24 visible characters"):
        table.ask("Ada", Join(name))
    assert not table.table.state.people


@pytest.mark.parametrize(
    ("who", "command", "why"),
    [
        ("stranger", Sit(), "join it first"),
        ("Ada", Sit(), "you have a seat already"),
        ("Leo", AddBot("random"), "only the host"),
        ("Leo", Start(), "only the host"),
        ("Ada", AddBot("genius"), "no such bot plays this game; the bots are random, other"),
        ("Ada", AddBot("sly"), "no such bot plays this game; the bots are random, other"),  # it plays another game
        ("Ada", RemoveBot(0), "no bot sits there"),
        ("Ada", RemoveBot(7), "the seats are 0 to 1"),
        ("Ada", RemoveBot(-1), "the seats are"),
        *(("Ada", AddEntropy(text), "your random text") for text in ("", "a b", "x" * 65, "é")),
    ],
)
def test_a_wrong_command_is_refused_with_the_reason_and_changes_nothing(who: str, command: Command, why: str) -> None:
    table = TestTable(seated="Ada Leo")
    before, seen = table.table.state, table.look("Ada")
    with pytest.raises(Refused, match=why):
        table.ask(who, command)
    assert table.table.state is before
    assert table.look("Ada") == seen


def test_there_are_no_more_seats_than_the_edition_has() -> None:
    table = TestTable(kittens(edition="2025"), seated="Ada Leo Mia Tom Eve")
    table.ask("Kim", Join("Kim"))
    with pytest.raises(Refused, match="all 5 seats are taken"):
        table.ask("Kim", Sit())


def test_a_person_who_stands_up_watches() -> None:
    table = TestTable(seated="Ada Leo")
    update = table.ask("Ada", Stand())
    assert update.seat is None
    assert (update.table.watchers, [holder.name for holder in update.table.seats]) == (1, ["Leo"])


def test_the_host_adds_and_removes_bots() -> None:
    table = TestTable(seated="Ada")
    holders = table.ask("Ada", AddBot("other")).table.seats
    assert (holders[1].occupant, holders[1].bot) == (Occupant.BOT, "other")
    assert len(table.ask("Ada", RemoveBot(1)).table.seats) == 1


def test_bots_that_do_not_play_the_new_game_are_replaced() -> None:
    table = TestTable(seated="Ada")
    for bot in ("other", "random", "other"):
        table.ask("Ada", AddBot(bot))
    holders = table.ask("Ada", Change(Settings("kittens"))).table.seats
    assert [holder.bot for holder in holders] == [None, "random", "random", "random"]
    assert [holder.name for holder in table.ask("Ada", AddBot("sly")).table.seats][1:4] == [c.name for c in holders[1:]]
    back = table.ask("Ada", Change(Settings("mantis"))).table.seats
    assert [holder.bot for holder in back][1:] == ["random"] * 4


def test_every_bot_has_a_different_name() -> None:
    table = TestTable(kittens(), seated="Ada")
    for _ in range(8):
        table.ask("Ada", AddBot("random"))
    assert len({holder.name for holder in table.table.state.seats}) == 9


def test_the_host_changes_what_is_played() -> None:
    table = TestTable(seated="Ada Leo")
    settings = table.ask("Ada", Change(kittens(options={"combos": False}))).table.settings
    assert (settings.game, settings.edition, settings.options) == ("kittens", "it", {"combos": False})


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        (Settings("chess"), "the games are mantis, kittens"),
        (Settings("mantis", edition="latin"), "the editions are en, fr, de, it"),
        (Settings("mantis", options={"colour": 1}), "there is no option"),
        (Settings("mantis", options={"seats": 3}), "there is no option 'seats'"),
        (Settings("mantis", options={"name": "en"}), "there is no option 'name'"),
        (Settings("mantis", turn_seconds=0), "a turn can last"),
        (Settings("mantis", reaction_seconds=61), "the time to react"),
    ],
)
def test_impossible_settings_are_refused(settings: Settings, why: str) -> None:
    table = TestTable(seated="Ada")
    before = table.table.state.settings
    with pytest.raises(Refused, match=why):
        table.ask("Ada", Change(settings))
    assert table.table.state.settings == before


def test_nothing_is_changed_while_a_game_is_played() -> None:
    table = TestTable(seated="Ada Leo").start()
    for command in (Stand(), AddBot("random"), RemoveBot(0), Change(Settings("mantis")), Start(), Ready(True)):
        with pytest.raises(Refused, match="when the game is over"):
            table.ask("Ada", command)


def test_one_player_alone_cannot_start() -> None:
    with pytest.raises(Refused, match="2 players are needed"):
        TestTable(seated="Ada").start()


def test_too_many_players_for_an_edition_cannot_start() -> None:
    table = TestTable(kittens(), seated="Ada Leo Mia Tom Eve Kim Zoe")
    table.ask("Ada", Change(Settings("mantis")))
    with pytest.raises(Refused, match="at most 6 players"):
        table.start()


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    table = TestTable(seated="Ada Leo")
    table.ask("Ada", Leave())
    assert table.look("Leo").host
    assert len(table.look("Leo").table.seats) == 1


def test_the_promise_of_the_seed_is_shown_before_the_game_and_the_seed_after_it() -> None:
    table = TestTable(seated="Ada Leo", seed="secret")
    assert table.look("Ada").table.next_commitment == commit("secret")
    table.start()
    during = table.look("Ada").table
    assert (during.commitment, during.seed) == (commit("secret"), None)
    table.play_out()
    assert table.look("Ada").table.seed == "secret"


def test_a_new_seed_is_wanted_for_each_game_and_promised_before_the_rematch() -> None:
    table = TestTable(seated="Ada Leo").start()
    assert not table.table.state.needs_seed
    table.play_out()
    assert table.table.state.needs_seed
    table.tell(Seed("another"))
    assert table.look("Leo").table.next_commitment == commit("another")


def test_the_entropy_of_players_is_added_in_the_order_of_their_seats() -> None:
    table = TestTable(seated="Ada Leo")
    table.ask("Leo", AddEntropy("leos"))
    table.ask("Ada", AddEntropy("a" * 64))
    table.start()
    assert table.table.state.play
    assert table.table.state.play.record().entropy == ("a" * 64, "leos")


def test_no_entropy_is_added_after_the_deal() -> None:
    with pytest.raises(Refused, match="before the game begins"):
        TestTable(seated="Ada Leo").start().ask("Ada", AddEntropy("late"))


def test_only_connected_watchers_are_counted() -> None:
    table = TestTable(seated="Ada")
    table.ask("Leo", Join("Leo"))
    table.ask("Mia", Join("Mia"))
    assert table.look("Ada").table.watchers == 2
    table.tell(Gone(), "Mia")
    assert table.look("Ada").table.watchers == 1
    table.tell(Back(), "Mia")
    assert table.look("Ada").table.watchers == 2


def test_a_table_whose_people_do_not_return_is_closed() -> None:
    table = TestTable(seated="Ada")
    table.tell(Gone(), "Ada")
    table.wait(1799)
    assert table.stage() is Stage.LOBBY
    table.wait(2)
    assert table.stage() is Stage.CLOSED
    with pytest.raises(Refused, match="this table is closed"):
        table.ask("Ada", Sit())


def test_a_table_to_which_a_person_returns_stays_open() -> None:
    table = TestTable(seated="Ada")
    table.tell(Gone(), "Ada")
    table.wait(1000)
    table.tell(Back(), "Ada")
    table.wait(5000)
    assert table.stage() is Stage.LOBBY


@pytest.mark.parametrize(("first", "second"), [("ada", "leo"), ("leo", "ada")])
def test_a_name_in_use_is_changed_for_the_next_person(first: str, second: str) -> None:
    table = TestTable()
    table.ask(first, Join("Mia"))
    table.ask(second, Join("Mia"))
    people = table.table.state.people
    assert people[first].name == "Mia"
    assert people[second].name != "Mia"
    table.ask(second, Rename("Zoe"))
    assert table.table.state.people[second].name == "Zoe"
    table.ask(first, Rename("Mia"))
    assert table.table.state.people[first].name == "Mia"
