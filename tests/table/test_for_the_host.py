"""The host, and nobody else, is told of everybody whom the table does not list."""

from mazzo.table.commands import Gone, Join
from tests.table.tables import TestTable


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
