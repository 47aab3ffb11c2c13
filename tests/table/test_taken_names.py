"""Two people at a table never have the same name, in whatever order they came."""

import pytest

from mazzo.table.commands import Join, Rename
from tests.table.tables import TestTable


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
    assert table.table.state.people[first].name == "Mia"  # one's own name is not in the way
