"""A screen shows the table to a room full of people, and does nothing else there."""

import pytest

from mazzo.core.errors import Refused
from mazzo.table.clock import EMPTY_SECONDS
from mazzo.table.commands import Gone, HandOn, Join, Leave, Ready, Rename, Sit, Start, TakeSeat
from mazzo.table.snapshot import restored, snapshot_of
from tests.table.tables import TestTable, kittens

SCREEN = Join("TV", screen=True)


def test_a_screen_is_counted_apart_from_the_watchers() -> None:
    table = TestTable(kittens(), seated="Ada Leo")
    table.ask("Mia", Join("Mia"))
    shown = table.ask("tv", SCREEN).table
    assert (shown.watchers, shown.screens) == (1, 1)
    assert [(each.name, each.screen) for each in shown.bystanders] == [("Mia", False), ("TV", True)]
    table.tell(Gone(), "tv")
    assert table.look("Ada").table.screens == 0


@pytest.mark.parametrize("command", [Sit(), Start(), Ready(True), TakeSeat(0)])
def test_a_screen_plays_no_part(command: Sit | Start | Ready | TakeSeat) -> None:
    table = TestTable(kittens(), seated="Ada Leo")
    table.ask("tv", SCREEN)
    with pytest.raises(Refused, match="a screen only shows the table"):
        table.ask("tv", command)
    assert table.ask("tv", Rename("Big one")).table.bystanders[0].name == "Big one"


def test_a_screen_is_never_the_host() -> None:
    table = TestTable(kittens(), seated="")
    assert not table.ask("tv", SCREEN).host
    assert table.ask("Ada", Join("Ada")).host
    with pytest.raises(Refused, match="a screen only shows the table"):
        table.ask("Ada", HandOn(table.table.state.numbers["tv"]))
    table.ask("Ada", Leave())
    assert table.table.state.host is None
    assert table.ask("Leo", Join("Leo")).host


def test_a_screen_sees_no_hand() -> None:
    table = TestTable(kittens(), seated="Ada Leo").start()
    shown = table.ask("Ada+9", SCREEN)
    assert (shown.seat, shown.view.hand, shown.view.legal) == (None, (), ())
    assert table.look("Ada").view.hand


def test_a_table_with_nothing_but_a_screen_is_empty() -> None:
    table = TestTable(kittens(), seated="Ada")
    table.ask("tv", SCREEN)
    table.tell(Gone(), "Ada")
    assert table.table.state.clock.abandoned_at == table.now + EMPTY_SECONDS


def test_a_snapshot_remembers_which_is_a_screen() -> None:
    table = TestTable(kittens(), seated="Ada Leo")
    table.ask("tv", SCREEN)
    state = table.table.state
    assert restored(state.code, snapshot_of(state), state.games, state.bots).people["tv"].screen
