"""The runner of a table: plain calls, and time is a number."""

from typing import Any

import pytest

from mazzo import bots
from mazzo.core.chance import Dice
from mazzo.core.play import act
from mazzo.core.rules import Seat
from mazzo.games import GAMES
from mazzo.table.clock import BOT_SECONDS, HOST_AWAY_SECONDS, IDLE_SECONDS, Clock, pace
from mazzo.table.commands import (
    AddBot,
    Back,
    BotActs,
    Command,
    Gone,
    HostAway,
    Join,
    Leave,
    Notice,
    Rename,
    Seed,
    Sit,
    Start,
    Tick,
)
from mazzo.table.day import OPPONENTS, bot_chance, settings_of
from mazzo.table.runner import Question, TableBots, due, questions
from mazzo.table.settings import Settings
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.table.updates import Stage
from tests.table.tables import TestTable, playing_kittens


class Host:
    """A table with its bots and clock in memory, as a web page would host it."""

    def __init__(self, settings: Settings) -> None:
        self.now = 0.0
        self.table = Table.open("code", settings, GAMES, bots.for_tables())
        self.failed: list[Seat] = []
        self.done: list[Command | Notice] = []
        self._bots = TableBots(
            lambda state, question: bots.get(state.settings.game, question.bot),
            lambda question: Dice(f"{question.seed} {question.seat}"),
        )

    def do(self, who: str | None, command: Command | Notice) -> None:
        self.table.handle(who, command, self.now)
        self.done.append(command)

    def run(self) -> float | None:
        while True:
            work = due(self.table.state, self.now)
            if work.question:
                self._answer(work.question)
            elif work.notice:
                self.do(None, work.notice)
            elif work.needs_seed:
                self.do(None, Seed(f"seed {self.now}"))
            else:
                return work.next_at

    def run_on(self, until: float) -> None:
        while (next_at := self.run()) is not None and next_at <= until:
            self.now = next_at

    def _answer(self, question: Question) -> None:
        state = self.table.state
        assert state.play
        chooser = self._bots.chooser(state, question)

        def accept(seat: Seat, action: Any) -> None:
            self.do(None, BotActs(seat, str(action)))

        act(state.play, question.seat, chooser, lambda seat, _: self.failed.append(seat), accept)


@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_a_host_of_twenty_lines_plays_a_game_with_bots_and_a_silent_person(game: str) -> None:
    host = Host(Settings(game))
    host.run()
    for command in (Join("Ada"), Sit(), AddBot("easy"), AddBot("medium"), Start()):
        host.do("Ada", command)
    host.run_on(until=3600.0)
    assert host.table.state.stage is Stage.OVER
    assert not host.failed
    assert {type(each) for each in host.done} >= {BotActs, Tick}
    assert host.table.state.next_seed == f"seed {host.table.state.active_at}"  # for the next game
    assert due(host.table.state, host.now).next_at == host.now + IDLE_SECONDS


def test_a_bot_answers_at_the_end_of_its_pause() -> None:
    table = TestTable(seated="Ada")
    table.ask("Ada", AddBot("other"))
    table.start().act("Ada", "score")
    state, pause = table.table.state, BOT_SECONDS * pace(table.table.state.version)
    assert due(state, table.now) == (None, None, False, table.now + pause)
    question = due(state, table.now + pause).question
    assert question == Question(state.seed, 1, "other", state.version)


def test_bots_that_react_together_answer_in_turn_order() -> None:
    table = playing_kittens()
    for who in ("Leo", "Mia"):
        table.ask(who, Leave())
    table.act("Ada", "shuffle")
    first, second = questions(table.table.state)
    assert (first.seat, second.seat) == (1, 2)
    assert due(table.table.state, table.now + 10).question == first
    table.ask("Ada", Rename("Somebody"))
    table.tell(BotActs(1, "pass"))
    assert questions(table.table.state) == [second]
    assert due(table.table.state, table.now + 10).question == second


def test_nothing_is_due_at_a_table_that_waits_for_a_person_with_unlimited_time() -> None:
    table = TestTable(Settings("mantis", turn_seconds=None), seated="Ada Leo").start()
    assert due(table.table.state, table.now)[:3] == (None, None, False)


def test_a_passed_deadline_is_a_notice() -> None:
    table = TestTable(Settings("mantis", turn_seconds=30), seated="Ada Leo").start()
    state, at = table.table.state, table.now + 30
    assert (due(state, at - 1).notice, due(state, at - 1).next_at) == (None, at)
    assert due(state, at).notice == Tick()


@pytest.mark.parametrize("clock", [Clock(deadline=5.0), Clock(abandoned_at=5.0), Clock(idle_at=5.0)])
def test_a_table_is_notified_of_each_of_its_deadlines(clock: Clock) -> None:
    state = TestTable(seated="Ada").table.state
    assert due(state, 4.9, clock) == (None, None, False, 5.0)
    assert due(state, 5.0, clock) == (None, Tick(), False, 5.0)


def test_a_host_who_is_away_for_too_long_is_a_notice_after_the_others() -> None:
    table = TestTable(Settings("mantis", turn_seconds=None), seated="Ada Leo")
    for who in ("Ada", "Leo"):
        table.tell(Back(), who)
    table.tell(Gone(), "Ada")
    at = table.now + HOST_AWAY_SECONDS
    assert due(table.table.state, at - 1).notice is None
    assert due(table.table.state, at).notice == HostAway()
    assert due(table.table.state, at, Clock(deadline=at, host_away_at=at)).notice == Tick()


def test_a_host_may_give_its_own_clock() -> None:
    table = TestTable(seated="Ada")
    table.ask("Ada", AddBot("random"))
    table.start().act("Ada", "score")
    assert not due(table.table.state, table.now).question
    assert due(table.table.state, table.now, Clock(bots_at=table.now)).question
    assert due(table.table.state, table.now + 100, Clock()) == (None, None, False, None)


def test_a_table_needs_a_seed_before_each_game() -> None:
    table = Table.open("code", Settings("mantis"), GAMES, {"mantis": ["random"]})
    assert due(table.state, 0.0).needs_seed
    table.handle(None, Seed("seed"), 0.0)
    assert not due(table.state, 0.0).needs_seed


# The bots of a table


class Made:
    """Counts the bots that it makes, and keeps the first number of their random source."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.sources: list[int] = []

    def find(self, _: TableState, question: Question) -> Any:
        self.found.append(question.bot)

        def make(_edition: Any, chance: Any) -> Any:
            self.sources.append(chance.below(1000))
            return self

        return make

    def choose(self, view: Any, _: Any) -> Any:
        return view.legal[0]


def play_on(table: TestTable, made: Made) -> TableBots:
    """Play two games against a bot, which chooses by itself."""
    the_bots = TableBots(made.find, lambda question: Dice(str(question.seed)))
    for game in range(2):
        if game:
            table.tell(Seed(f"seed {game}"))
        table.start()
        while (state := table.table.state).is_playing:
            if asked := questions(state):
                assert state.play
                view = state.play.view(asked[0].seat)
                table.tell(BotActs(asked[0].seat, str(the_bots.chooser(state, asked[0])(view, ()))))
            else:
                table.act("Ada")
    return the_bots


def test_a_bot_is_made_once_for_each_game_and_its_maker_once_for_the_table() -> None:
    table, made = TestTable(seated="Ada"), Made()
    table.ask("Ada", AddBot("random"))
    play_on(table, made)
    assert made.found == ["random"]
    assert made.sources == [Dice("seed").below(1000), Dice("seed 1").below(1000)]


def test_at_the_deal_of_the_day_the_chance_of_a_bot_depends_on_the_deal_and_its_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.table.tables.BOTS", {"mantis": OPPONENTS, "kittens": OPPONENTS})
    table, made = TestTable(settings_of("mantis", "2026-11-17"), seated="Ada", seed="today"), Made()
    for bot in OPPONENTS:
        table.ask("Ada", AddBot(bot))
    table.start().act("Ada", "score")
    (question,), state = questions(table.table.state), table.table.state
    assert state.play
    expected = bot_chance("today", state.play, question.seat).below(1000)
    for _ in range(2):
        TableBots(made.find, lambda _: Dice("another")).chooser(state, question)(state.play.view(question.seat), ())
    assert made.sources == [expected, expected]
