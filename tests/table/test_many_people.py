"""Many people at one table: requests for seats, and a full house."""

import pytest

from mazzo.core.errors import Refused
from mazzo.table.commands import Agree, Gone, Join, Leave, TakeSeat
from tests.table.tables import TestTable, kittens


@pytest.mark.parametrize(("agreed", "other"), [("Ben", "Zoe"), ("Zoe", "Ben")])
def test_agreeing_to_one_person_leaves_the_request_of_another(agreed: str, other: str) -> None:
    table = TestTable(kittens(), seated="Ada Leo Mia").start()
    for who in ("Leo", "Mia"):
        table.ask(who, Leave())
    for seat, who in enumerate((agreed, other), 1):
        table.ask(who, Join(who))
        table.ask(who, TakeSeat(seat))
    assert table.table.state.requests == {agreed: 1, other: 2}
    table.ask("Ada", Agree(table.table.state.numbers[agreed]))
    assert table.look(agreed).seat == 1
    assert table.table.state.requests == {other: 2}


def test_a_full_table_replaces_a_disconnected_person_or_refuses() -> None:
    table = TestTable(seated="Ada")
    for number in range(1, 200):
        table.ask(f"{number}", Join(f"Guest {number}"))
    assert len(table.table.state.people) == 200
    with pytest.raises(Refused, match="this table has room for 200 people"):
        table.ask("late", Join("Late"))
    table.tell(Gone(), "7")
    table.ask("late", Join("Late"))
    assert len(table.table.state.people) == 200
    assert "7" not in table.table.state.people
