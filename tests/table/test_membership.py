"""Coming back, taking a seat in a game, and a host's rights over people."""

import msgspec
import pytest

from mazzo.core.errors import Refused
from mazzo.table.commands import (
    Agree,
    Back,
    Decline,
    Gone,
    HandOn,
    HostAway,
    Join,
    Leave,
    LetIn,
    Lock,
    Remove,
    Rename,
    Sit,
    TakeSeat,
)
from mazzo.table.settings import Settings
from mazzo.table.updates import CameBack, HostChanged, Left, Removed, TookSeat
from tests.table.tables import TestTable, kittens


def number(table: TestTable, who: str) -> int:
    return table.table.state.numbers[who]


# One hand for a person


def test_a_player_who_left_gets_their_own_seat_back_without_asking() -> None:
    table = TestTable(kittens(), seated="Ada Leo Mia").start()
    hand = table.look("Leo").view.hand
    assert table.ask("Leo", Leave()).happenings == (Left("Leo", 1),)
    table.ask("Leo", Join("Leo"))
    assert table.look("Leo").seat is None
    update = table.ask("Leo", TakeSeat(1))
    assert (update.seat, update.view.hand, update.happenings) == (1, hand, (TookSeat("Leo", 1),))


def test_a_person_sees_only_one_hand_in_a_game() -> None:
    table = TestTable(kittens(), seated="Ada Leo Mia").start()
    table.ask("Mia", Leave())
    table.ask("Leo", Leave())
    table.ask("Leo", Join("Leo"))
    with pytest.raises(Refused, match="you have seen another hand"):
        table.ask("Leo", TakeSeat(2))
    assert table.ask("Leo", TakeSeat(1)).seat == 1


def test_a_second_tab_of_a_player_only_watches() -> None:
    table = TestTable(kittens(), seated="Ada Leo Mia").start()
    table.ask("Mia", Leave())
    table.ask("Leo+1", Join("Leo"))
    with pytest.raises(Refused, match="you have a seat already"):
        table.ask("Leo+1", TakeSeat(2))
    table.ask("Leo", Leave())
    with pytest.raises(Refused, match="you have seen another hand"):
        table.ask("Leo+1", TakeSeat(2))
    assert table.look("Leo+1").view.seat is None


def test_a_second_tab_does_not_sit_down_beside_its_person() -> None:
    table = TestTable(seated="Ada")
    table.ask("Ada+1", Join("Eve"))
    with pytest.raises(Refused, match="you have a seat already"):
        table.ask("Ada+1", Sit())


def test_on_one_device_only_its_guests_have_seats() -> None:
    table = TestTable(Settings("kittens", one_device=True), seated="Ada+1 Ada+2")
    table.ask("Leo", Join("Leo"))
    with pytest.raises(Refused, match="played on one device"):
        table.ask("Leo", Sit())
    assert [table.start().look(who).seat for who in ("Ada+1",)] == [0]


def test_a_hand_is_seen_from_the_deal_to_the_end_and_no_longer() -> None:
    table = TestTable(seated="Ada Leo").start()
    table.play_out()
    table.ask("Leo", Leave())
    table.ask("Leo", Join("Leo"))
    table.ask("Ada", Leave())
    assert table.ask("Leo", Sit()).seat == 0


# Asking for a seat


def asking() -> TestTable:
    table = TestTable(kittens(), seated="Ada Leo Mia").start()
    table.ask("Mia", Leave())
    table.ask("Zoe", Join("Zoe"))
    assert table.ask("Zoe", TakeSeat(2)).seat is None
    return table


def test_only_the_host_agrees() -> None:
    table = asking()
    with pytest.raises(Refused, match="only the host"):
        table.ask("Leo", Agree(number(table, "Zoe")))
    table.ask("Ada", Agree(number(table, "Zoe")))
    assert table.look("Zoe").seat == 2


def test_the_host_declines() -> None:
    table = asking()
    table.ask("Ada", Decline(number(table, "Zoe")))
    assert table.look("Ada").table.bystanders[0].asks_for is None
    with pytest.raises(Refused, match="not asking for a seat"):
        table.ask("Ada", Agree(number(table, "Zoe")))


def test_a_returning_player_cancels_requests_for_their_seat() -> None:
    table = asking()
    table.ask("Mia", Join("Mia"))
    table.ask("Mia", TakeSeat(2))
    with pytest.raises(Refused, match="not asking for a seat"):
        table.ask("Ada", Agree(number(table, "Zoe")))


def test_a_request_ends_with_the_connection() -> None:
    table = asking()
    table.tell(Gone(), "Zoe")
    table.tell(Back(), "Zoe")
    assert table.look("Ada").table.bystanders[0].asks_for is None


# The host and the others


def test_a_removed_person_returns_only_with_permission() -> None:
    table = TestTable(kittens(), seated="Ada Leo Mia").start()
    update = table.ask("Ada", Remove(number(table, "Leo")))
    assert update.happenings == (Removed("Leo", 1),)
    assert [person.name for person in update.removed] == ["Leo"]
    assert table.look("Mia").removed == ()
    for who in ("Leo", "Leo+1"):
        assert table.table.state.closed_to(who) == "removed"
        with pytest.raises(Refused, match="removed you from this table"):
            table.ask(who, Join("Leo"))
    table.ask("Ada", LetIn(number(table, "Leo")))
    table.ask("Leo", Join("Leo"))
    assert table.ask("Leo", TakeSeat(1)).seat == 1


def test_only_the_host_removes_people_and_never_themselves() -> None:
    table = TestTable(seated="Ada Leo")
    with pytest.raises(Refused, match="leave the table"):
        table.ask("Ada", Remove(number(table, "Ada")))
    with pytest.raises(Refused, match="only the host"):
        table.ask("Leo", Remove(number(table, "Ada")))


def test_a_locked_table_is_open_to_earlier_members() -> None:
    table = TestTable(seated="Ada Leo")
    table.ask("Ada", Lock(True))
    assert [table.table.state.closed_to(who) for who in (None, "Zoe", "Leo", "Leo+1")] == [
        "locked",
        "locked",
        None,
        None,
    ]
    with pytest.raises(Refused, match="this table is locked"):
        table.ask("Zoe", Join("Zoe"))
    table.ask("Leo", Leave())
    table.ask("Leo", Join("Leo"))
    table.ask("Ada", Lock(False))
    table.ask("Zoe", Join("Zoe"))


def test_the_host_hands_the_table_on() -> None:
    table = TestTable(seated="Ada Leo")
    assert table.ask("Ada", HandOn(number(table, "Leo"))).happenings == (HostChanged("Leo"),)
    assert (table.look("Ada").host, table.look("Leo").host) == (False, True)


def test_a_host_who_is_away_for_a_minute_is_replaced_by_a_connected_person() -> None:
    table = TestTable(seated="Ada Leo Mia")
    table.tell(Gone(), "Leo")
    table.tell(Gone(), "Ada")
    table.wait(59)
    assert table.table.state.host == "Ada"
    table.wait(1)
    assert table.table.state.host == "Mia"


def test_a_host_who_is_back_in_time_stays_the_host() -> None:
    table = TestTable(seated="Ada Leo")
    table.tell(Gone(), "Ada")
    table.wait(30)
    table.tell(Back(), "Ada")
    assert table.look("Leo").happenings == (CameBack("Ada", 0),)
    table.wait(60)
    assert table.table.state.host == "Ada"
    with pytest.raises(Refused, match="the host is here"):
        table.tell(HostAway())


def test_the_host_sees_people_who_have_gone() -> None:
    table = TestTable(seated="Ada")
    table.ask("Leo", Join("Leo"))
    table.ask("Mia", Join("Mia"))
    assert table.look("Ada").others == ()
    table.tell(Gone(), "Leo")
    (gone,) = table.look("Ada").others
    assert (gone.name, gone.connected) == ("Leo", False)
    assert [each.name for each in table.look("Ada").table.bystanders] == ["Mia"]
    assert table.look("Mia").others == ()


# Names


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "A\u3164", "e" + "\u0301" * 9, "\u0336\u0336", "Z͑ͫ̓ͪ̂ͫ̽͏a"])
def test_a_name_that_cannot_be_seen_or_towers_over_others_is_refused(name: str) -> None:
    table = TestTable(seated="Ada")
    with pytest.raises(Refused, match="visible characters"):
        table.ask("Ada", Rename(name))


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "ไม่มี", "नमस्ते", "שָׁלוֹם", "李雷", "Ada ❤️", "Ngọc Ánh"])
def test_a_name_may_be_of_any_script(name: str) -> None:
    assert TestTable(seated="Ada").ask("Ada", Rename(name)).table.seats[0].name


def test_a_chosen_avatar_is_seen_by_all() -> None:
    table = TestTable(seated="Leo")
    table.ask("Ada", Join("Ada", avatar=3))
    assert [other.avatar for other in table.look("Leo").table.bystanders] == [3]
    table.ask("Ada", Sit())
    table.ask("Ada", Rename("Ada"))
    assert [holder.avatar for holder in table.look("Leo").table.seats] == [None, 3]
    table.ask("Ada", Rename("Ada", avatar=23))
    assert [holder.avatar for holder in table.look("Leo").table.seats] == [None, 23]
    with pytest.raises(msgspec.ValidationError, match="<= 23"):
        msgspec.convert({"command": "join", "name": "Ada", "avatar": 24}, Join)
