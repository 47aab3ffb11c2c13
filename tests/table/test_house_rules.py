"""House rules with which no game can begin: the table refuses, and stays unchanged."""

import pytest

from mazzo.core.errors import Refused
from mazzo.games.kittens.rules.cards import Card
from mazzo.table.commands import Change, Leave, Ready, Start
from mazzo.table.updates import Stage
from tests.table.tables import TestTable, kittens

TOO_LARGE = kittens(options={"deck": dict.fromkeys(Card, 30)})
TOO_FEW_CARDS = kittens(options={"hand": 20})  # 46 cards are enough for two


def test_a_table_takes_no_option_outside_its_bounds() -> None:
    table = TestTable(seated="Ada")
    for options in ({"hand": 21}, {"see": 500}, {"deck": dict.fromkeys(Card, 500)}, {"combos": "0"}):
        with pytest.raises(Refused, match=r"^option .* cannot be "):
            table.ask("Ada", Change(kittens(options=options)))
    assert table.table.state.settings.game == "mantis"


def test_a_game_that_would_be_too_large_does_not_begin() -> None:
    table = TestTable(TOO_LARGE, "Ada Leo")
    with pytest.raises(Refused, match="2 seats would play with 335 cards; at most 150 can be in play"):
        table.start()
    assert table.stage() is Stage.LOBBY
    table.ask("Ada", Change(kittens()))
    table.start()
    assert table.stage() is Stage.PLAYING


def test_a_person_can_leave_while_the_others_are_ready_for_a_game_that_cannot_begin() -> None:
    table = TestTable(TOO_FEW_CARDS, "Ada Leo Cy Dan")
    for who in ("Ada", "Leo", "Cy"):
        table.ask(who, Ready(True))
    table.ask("Dan", Leave())
    assert len(table.table.state.seats) == 3
    assert table.stage() is Stage.LOBBY
    with pytest.raises(Refused, match="3 seats need"):
        table.ask("Ada", Start())
