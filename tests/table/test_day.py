"""The deal of the day: one person, the same three bots, one game, and nothing that would change it."""

from collections.abc import Mapping
from typing import Any

import pytest

from mazzo import bots
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused
from mazzo.games import GAMES, OURS
from mazzo.table.commands import AddBot, AddEntropy, Change, Join, Ready, RemoveBot, Seed, Shuffle, Sit, Start, TakeSeat
from mazzo.table.day import OPPONENTS, bot_chance, settings_of
from mazzo.table.settings import Settings, checked
from mazzo.table.table import Table
from tests.table.tables import TestTable

DAY = "2026-11-17"
ONCE = "the deal of the day is played once"


def day_table(monkeypatch: pytest.MonkeyPatch, game: str = "mantis") -> TestTable:
    offered: Mapping[str, Any] = {each: [*OPPONENTS, "easy"] for each in OURS}
    monkeypatch.setattr("tests.table.tables.BOTS", offered)
    table = TestTable(checked(settings_of(game, DAY), GAMES), seated="Ada", seed="today")
    for bot in OPPONENTS:
        table.ask("Ada", AddBot(bot))
    return table


def test_the_deal_of_the_day_waits_for_the_seed_of_the_server() -> None:
    table = Table.open("code", checked(settings_of("mantis", DAY), GAMES), GAMES, {"mantis": ["medium"]})
    assert not table.state.needs_seed
    table.handle(None, Seed("today"), 1.0)
    assert table.state.next_seed == "today"


def test_all_people_get_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [day_table(monkeypatch).start().table.state for _ in range(2)]
    plays = [state.play for state in states]
    assert plays[0]
    assert plays[1]
    assert plays[0].position == plays[1].position
    assert [holder.bot for holder in states[0].seats[1:]] == [*OPPONENTS]


@pytest.mark.parametrize(
    "command", [Change(Settings("kittens")), Change(settings_of("mantis", "2026-11-18")), Shuffle(), AddEntropy("luck")]
)
def test_the_deal_of_the_day_cannot_be_changed(monkeypatch: pytest.MonkeyPatch, command: Any) -> None:
    table = day_table(monkeypatch)
    with pytest.raises(Refused, match=ONCE):
        table.ask("Ada", command)


def test_other_opponents_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = day_table(monkeypatch)
    table.ask("Ada", RemoveBot(3))
    with pytest.raises(Refused, match=ONCE):
        table.ask("Ada", Start())
    table.ask("Ada", AddBot("easy"))
    with pytest.raises(Refused, match=ONCE):
        table.ask("Ada", Ready(True))
    table.ask("Ada", RemoveBot(3))
    table.ask("Ada", AddBot(OPPONENTS[-1]))
    table.ask("Ada", Start())
    assert table.table.state.is_playing


def test_other_people_cannot_join_or_sit(monkeypatch: pytest.MonkeyPatch) -> None:
    table = day_table(monkeypatch)
    with pytest.raises(Refused, match="locked"):
        table.ask("Leo", Join("Leo"))
    assert table.look("Ada").table.locked
    table.ask("Ada+1", Join("Guest"))  # the same device
    with pytest.raises(Refused):
        table.ask("Ada+1", Sit())
    table.start()
    with pytest.raises(Refused):
        table.ask("Ada+1", TakeSeat(1))


def test_the_deal_of_the_day_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = day_table(monkeypatch).start()
    table.play_out()
    assert not table.table.state.needs_seed
    with pytest.raises(Refused, match=ONCE):
        table.ask("Ada", Start())


def test_a_table_that_plays_another_deal_does_not_become_one() -> None:
    table = TestTable(seated="Ada")
    with pytest.raises(Refused, match=ONCE):
        table.ask("Ada", Change(settings_of("mantis", DAY)))


def test_the_chance_of_a_bot_does_not_depend_on_the_moves_of_others() -> None:
    play = GAMES["mantis"].start(seats=4, seed="today")
    first = bot_chance("today", play, 1)
    play.apply(0, play.legal(0)[0])
    again = bot_chance("today", play, 1)
    assert [first.below(1000) for _ in range(5)] == [again.below(1000) for _ in range(5)]
    play.apply(1, play.legal(1)[0])
    assert bot_chance("today", play, 1).below(1 << 16) != bot_chance("today", play, 2).below(1 << 16)
    assert bot_chance("today", play, 1).below(1 << 16) != Dice("today").below(1 << 16)


@pytest.mark.parametrize("game", OURS)
def test_the_opponents_are_quick(game: str) -> None:
    assert not any(bots.is_slow(game, bot) for bot in OPPONENTS)
