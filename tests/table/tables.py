"""A table for tests: time is a number that the test sets."""

from typing import Any

from mazzo.games import GAMES
from mazzo.table.commands import Act, BotActs, Command, Join, Notice, Seed, Sit, Start
from mazzo.table.runner import due
from mazzo.table.settings import Settings
from mazzo.table.table import Table
from mazzo.table.updates import Occupant, Stage, Update

BOTS = {"mantis": ["random", "other"], "kittens": ["random", "sly"]}


class TestTable:
    """A real table with a clock that the test sets. Ada opened it."""

    __test__ = False  # for pytest

    def __init__(self, settings: Settings | None = None, seated: str = "", seed: str = "seed") -> None:
        self.now = 1000.0
        self.table = Table.open("code", settings or Settings("mantis"), GAMES, BOTS)
        self.tell(Seed(seed))
        for who in seated.split():
            self.ask(who, Join(who))
            self.ask(who, Sit())

    def ask(self, who: str, command: Command) -> Update:
        self.table.handle(who, command, self.now)
        return self.look(who)

    def tell(self, notice: Notice, who: str | None = None) -> None:
        self.table.handle(who, notice, self.now)

    def look(self, who: str | None) -> Update:
        return self.table.update(who, self.now, since=self.table.state.version - 1)

    def wait(self, seconds: float) -> None:
        """Let time pass, and wake the table at every deadline on the way."""
        until = self.now + seconds
        while (wake_at := self.table.state.clock.wake_at) is not None and wake_at <= until:
            self.now = max(self.now, wake_at)
            self.wake()
        self.now = until

    def wake(self) -> None:
        """Do a host's work at a deadline."""
        work = due(self.table.state, self.now)
        if work.question:
            self.let_bots_act()
        elif work.notice:
            self.tell(work.notice)

    def let_bots_act(self) -> None:
        seat = self.table.state.bots_asked()[0]
        assert self.table.state.play
        self.tell(BotActs(seat, str(self.table.state.play.legal(seat)[0])))

    def act(self, who: str, action: str | None = None) -> Update:
        """Choose an action, by default the first legal one, in the current view."""
        update = self.look(who)
        return self.ask(who, Act(action or str(update.view.legal[0]), update.version))

    def start(self) -> "TestTable":
        assert self.table.state.host
        self.ask(self.table.state.host, Start())
        return self

    def play_out(self) -> None:
        """All seats take their first legal action."""
        while self.stage() is Stage.PLAYING:
            assert self.table.state.play
            seat = self.table.state.play.to_act[0]
            person = self.table.state.seats[seat].person
            if person and not self.table.state.seats[seat].away:
                self.act(person)
            else:
                self.let_bots_act()

    def stage(self) -> Stage:
        return self.table.state.stage

    def occupant(self, seat: int) -> Occupant:
        return self.table.state.seats[seat].occupant

    def to_act(self) -> tuple[int, ...]:
        assert self.table.state.play
        return self.table.state.play.to_act

    @property
    def state(self) -> Any:
        assert self.table.state.play
        return self.table.state.play.state


def kittens(**settings: Any) -> Settings:
    return Settings("kittens", **settings)


def playing_kittens(seated: str = "Ada Leo Mia", **settings: Any) -> TestTable:
    """A table at which Ada, whose turn it is, holds a card to announce."""
    for number in range(1000):
        table = TestTable(kittens(**settings), seated, seed=f"seed {number}").start()
        if "shuffle" in table.state.hands[0] and "nope" in table.state.hands[1]:
            return table
    raise AssertionError("no such deal")
