"""A whole evening at one table: people and bots send any commands, in any order, over several games.

After each command all invariants of a table are checked. The walk knows no rules of the table: it tries anything, and
the table accepts or refuses.
"""

from collections import defaultdict
from functools import reduce
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.table import commands as c
from mazzo.table.evolve import evolve
from mazzo.table.membership import names_of_others
from mazzo.table.names import SOMEBODY, free_name
from mazzo.table.people import owner
from mazzo.table.runner import due
from mazzo.table.settings import Absent, EveningEnd, Settings, Speed
from mazzo.table.snapshot import Snapshot, restored, snapshot_of, without_names
from mazzo.table.state import LastingState, TableState
from mazzo.table.table import Table
from mazzo.table.updates import Stage, Update
from tests.table.tables import BOTS

NAMES = ("Ada", "Leo", "Mia", "Tom", "Zoe", "Kim")
GUESTS = ("Ada+1", "Leo+2")  # second tabs of the same people
LONGEST_PAUSE = 90.0


class Evening:
    """The walk, the log of accepted commands, and the views of each person."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.now = 1000.0
        self.opened_with = self._opened_with(seed)
        self.table = self._new_table()
        self.log: list[tuple[str | None, Any, float]] = []
        self.fresh_log: tuple[int, bytes] | None = None  # how much was done before its snapshot, and that
        self.hands_seen: dict[tuple[int, str], set[int]] = defaultdict(set)  # by the game and the person
        self.seeds = 0

    def _new_table(self) -> Table:
        return Table.open("code", self.opened_with, GAMES, BOTS)

    def _settings(self) -> Settings:
        small = {"mantis": {"target": 3, "target_for_two": 3}, "kittens": {}}
        game = self.random.choice(list(small))
        edition = self.random.choice(list(GAMES[game].editions))
        return Settings(
            game,
            edition,
            small[game],
            turn_seconds=self.random.choice([None, 1, 60]),
            absent=self.random.choice(list(Absent)),
            one_device=False,
            evening=self.random.choice(list(EveningEnd)),
        )

    def _opened_with(self, seed: int) -> Settings:
        """Every tenth table is run by a tournament."""
        settings = self._settings()
        return replace(settings, tournament="cup", absent=Absent.BOT) if seed % 10 == 0 else settings

    # The walk

    def walk(self, steps: int) -> None:
        for _ in range(steps):
            if self.table.state.stage is Stage.CLOSED:
                return
            self.step()
            self.check()

    def step(self) -> None:
        if self.table.state.needs_seed:
            self.seeds += 1
            self.do(None, c.Seed(f"seed {self.seeds}"))
        elif self.opened_with.tournament and self.random.random() < 0.1:
            some = self.random.choice(NAMES)
            self.do(*self.random.choice([(None, c.Deal()), *3 * [(some, c.Invited(some))]]))
        elif self.random.random() < 0.02:
            self.restart()
        elif self.random.random() < 0.005:
            self.forget(self.random.choice(NAMES))
        elif self.random.random() < 0.005 and self.table.state.numbers:
            who = self.random.choice([*self.table.state.numbers])
            free = free_name(self.random.choice(NAMES), names_of_others(self.table.state, who))
            self.do(who, c.ReplaceName(free))
        elif self.random.random() < 0.005:
            self.do(None, c.FreshLog())
            self.fresh_log = len(self.log), msgspec.json.encode(snapshot_of(self.table.state))
        elif self.table.state.stage is Stage.PLAYING and self.random.random() < 0.8:
            self.play_on()
        elif self.random.random() < 0.1:
            self.pass_time()
        else:
            self.ask_anything()

    def ask_anything(self) -> None:
        """Send any command; mostly one that moves the evening on."""
        host, some = self.table.state.host, self.random.choice
        seated = [holder.person for holder in self.table.state.seats if holder.person]
        if seated and not self.table.state.people_play:
            self.do(some(seated), c.FastForward())
        if host and self.random.random() < 0.35:
            self.do(host, some([c.Sit(), c.Ready(True), c.Start(), c.Start(), *self.host_commands()]))
            return
        who = some(NAMES + GUESTS)
        holder, person = self.random.randrange(-1, 10), who in self.table.state.people
        some_seat = self.random.randrange(max(1, len(self.table.state.seats)))
        often = [c.Join(owner(who)), c.Sit(), c.Ready(True), c.TakeSeat(some_seat), c.Back() if person else c.Sit()]
        seldom = [c.Leave(), c.Rename(some(NAMES)), c.Stand(), c.TakeSeat(holder), c.Gone() if person else c.Sit()]
        rest = [c.AddEntropy("abc"), c.Ready(False), c.PassUntilTurn(some([True, False])), *self.host_commands()]
        self.do(who, some([*3 * often, *seldom, *rest]))

    def host_commands(self) -> list[Any]:
        some, person = self.random.choice, self.random.randrange(12)
        askers = [self.table.state.numbers[who] for who in self.table.state.requests] or [person]
        return [
            c.AddBot(some(["random", "other", "sly"])),
            c.RemoveBot(self.random.randrange(-1, 10)),
            c.Change(self._settings()),
            c.Shuffle(),
            c.SetSpeed(some(list(Speed))),
            c.Agree(some([person, *3 * askers])),
            c.Decline(some([person, *askers])),
            some([c.Remove(person), c.LetIn(person)]),
            c.HandOn(person),
            c.Lock(some([True, False, False])),
        ]

    def play_on(self) -> None:
        play = self.table.state.play
        assert play
        seat = self.random.choice(play.to_act)
        action = str(self.random.choice(play.legal(seat)))
        if seat in self.table.state.bots_asked():
            self.do(None, c.BotActs(seat, action))
        else:
            self.do(
                self.table.state.seats[seat].person, c.Act(action, self.table.state.version - self.random.randrange(2))
            )

    def pass_time(self) -> None:
        self.now += self.random.choice([0.5, 5.0, LONGEST_PAUSE])
        if notice := due(self.table.state, self.now).notice:
            self.do(None, notice)

    def forget(self, person: str) -> None:
        """Forget a person: remove their names from the log, and rebuild the table."""
        self.log = [
            (who, replace(command, name=SOMEBODY) if is_named_by(who, command, person) else command, at)
            for who, command, at in self.log
        ]
        if self.fresh_log:
            begins, text = self.fresh_log
            snapshot = without_names(msgspec.json.decode(text, type=Snapshot), person, GAMES)
            self.fresh_log = begins, msgspec.json.encode(snapshot)
        self.do(person, c.Forgotten())
        self.restart()

    def restart(self) -> None:
        """Restart the process: the log rebuilds the table."""
        before, evening, names = (
            self.updates(),
            self.table.state.evening,
            self.table.state.play and self.table.state.play.names,
        )
        self.table = self._replayed(*self.fresh_log) if self.fresh_log else self._replayed()
        assert self.updates() == before, "the log makes another table"
        assert self.table.state.evening == evening, "the log makes another evening"
        assert self.names() == names, "the log makes another record"
        if self.fresh_log and len(self.log) % 5 == 0:
            whole = snapshot_of(self._replayed().state)
            assert whole == snapshot_of(self.table.state), "the fresh log makes another table than the whole one"

    def _replayed(self, begins: int = 0, snapshot: bytes | None = None) -> Table:
        table = from_text(snapshot) if snapshot else self._new_table()
        for who, command, at in self.log[begins:]:
            table.handle(who, command, at)
        return table

    def do(self, who: str | None, command: Any) -> None:
        """Send a command: it is done and in the log, or refused without any change."""
        before, updates = self.table.state, self.updates()
        try:
            self.table.handle(who, command, self.now)
        except Refused:
            assert self.table.state is before, f"{command} was refused, and has changed the table"
            assert self.updates() == updates, f"{command} was refused, and has changed the table"
        else:
            again = reduce(evolve, self.table.events, before)
            assert kept(again) == kept(self.table.state), f"{command} did more than its events"
            if who and isinstance(command, c.Join | c.Rename | c.Invited):
                command = replace(command, name=self.table.state.people[who].name)  # the log notes which name they got
            self.log.append((who, command, self.now))

    # Invariants

    def names(self) -> tuple[str, ...] | None:
        play = self.table.state.play
        return play.names if play else None

    def updates(self) -> list[Update]:
        everyone = [None, *NAMES, *GUESTS]
        return [self.table.update(who, self.now, since=self.table.state.version - 1) for who in everyone]

    def check(self) -> None:
        state, again = self.table.state, Table(self.table.state)
        assert self.table.view(self.now) == again.view(self.now), "an old view is shown"
        for who, update in zip([None, *NAMES, *GUESTS], self.updates(), strict=True):
            assert (update.view is None) == (state.play is None)
            assert update.view is None or update.view.seat == update.seat, "a person gets the view of another seat"
            assert update.seat is None or state.seats[update.seat].person == who
            if update.seat is not None and state.stage is Stage.PLAYING:
                assert who
                hands = self.hands_seen[state.begun, owner(who)]
                hands.add(update.seat)
                assert len(hands) == 1, f"{who} has seen the hands {hands} in one game"
        if state.stage is Stage.LOBBY:
            assert state.play is None, "there is a play in a lobby"
        if state.play:
            assert state.play.seats == len(state.seats)
        seated = [holder.person for holder in state.seats if holder.person]
        assert len({owner(who) for who in seated}) == len(seated), "one person has two seats"
        assert set(seated) <= state.people.keys()
        assert state.host is None or state.host in state.people


def kept(state: TableState) -> list[Any]:
    """The parts that a snapshot stores unchanged."""
    return [getattr(state, name) for name in LastingState.__struct_fields__]


def is_named_by(who: str | None, command: Any, person: str) -> bool:
    return (
        who is not None and owner(who) == person and isinstance(command, c.Join | c.Rename | c.ReplaceName | c.Invited)
    )


def from_text(text: bytes) -> Table:
    return Table(restored("code", msgspec.json.decode(text, type=Snapshot), GAMES, BOTS))
