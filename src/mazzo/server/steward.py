"""What is done at a table that nobody asks for: who is there is noted, bots act, deadlines come, luck is drawn."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from random import uniform
from time import perf_counter
from typing import NamedTuple

from msgspec.structs import replace

from mazzo import bots
from mazzo.bots.bot import Bot
from mazzo.core.chance import Dice, read_seed
from mazzo.core.errors import Broken
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.server.thinker import Thinker
from mazzo.server.work import Work
from mazzo.table.commands import Back, BotActs, Gone, HostAway, Seed, Tick
from mazzo.table.table import AnyPlay, Table
from mazzo.table.updates import Stage

log = logging.getLogger("mazzo.steward")

ROLL_CALL_SECONDS = 2.0  # how long the other processes have to say who is connected to them
SLICE_SECONDS = 0.005  # that bots may choose in, one move after another, before others have their turn
MOST_RESTLESS_TURNS = 100  # more than bots need for a whole game


class Steward:
    """Nothing but presence and luck is looked after before the table has settled: people come back first, after a
    restart; then deadlines that have passed count."""

    def __init__(
        self,
        settles_at: float,
        ask_others: Callable[[], None] | None,
        unwatched_pause: Callable[[], float],
        thinker: Thinker,
        wake: Callable[[], None],
    ) -> None:
        self.elsewhere: set[str] = set()  # who is connected to another process
        self._settles_at = settles_at
        self._roll_call_at: float | None = settles_at
        self._ask_others = ask_others  # who is connected to them; none where there are no others
        self._has_asked = False
        self._unwatched_pause = unwatched_pause  # of bots that nobody waits for
        self._lateness = 0.0
        self._restless_turns = 0  # one after another, that left something to be done at once
        self._thinker = thinker
        self._wake = wake  # whoever sleeps until the next deadline
        self._thoughts: dict[Thought, asyncio.Task[str]] = {}
        self._bots: dict[tuple[str | None, Seat, str], Bot] = {}  # by the seed of the game

    def wake_at(self, table: Table) -> float:
        times = (self._due_at(self._deadline(table)), self._roll_call_at)
        return min([time for time in times if time is not None], default=float("inf"))

    def look_after(self, work: Work) -> None:
        table, now = work.table, work.now
        if table.stage is Stage.CLOSED:
            return
        self._note_who_is_back(work)
        self._call_the_roll(work)
        if self._is_due(table.clock.bots_at, now):
            self._let_bots_act(work)
        clock = table.clock
        if any(self._is_due(time, now) for time in (clock.deadline, clock.abandoned_at, clock.idle_at)):
            work.accept(None, Tick())
        if self._is_due(table.clock.host_away_at, now):
            work.accept(None, HostAway())
        if table.needs_seed:
            work.accept(None, Seed(read_seed(None)))
        work.told.append(partial(self._let_bots_think, table))

    def has_turned(self, work: Work) -> None:
        """A turn is over. A deadline that stays where it is would be met again and again, for ever."""
        self._restless_turns = self._restless_turns + 1 if self._is_due(self._deadline(work.table), work.now) else 0
        if self._restless_turns > MOST_RESTLESS_TURNS:
            raise RuntimeError(f"the clock of table {work.table.code} stands still")
        self._lateness = 0.0 if work.people else self._unwatched_pause()
        if self._ask_others and not work.entries:  # whoever wrote goes on; the others wait, so that not all do the same
            self._lateness = uniform(0.02, 0.1) if work.people else uniform(1.0, 3.0)

    # Time

    def _deadline(self, table: Table) -> float | None:
        """The next there is; a bot that is still thinking has none."""
        clock = table.clock
        return replace(clock, bots_at=None).wake_at if self._has_to_wait(table) else clock.wake_at

    def _due_at(self, time: float | None) -> float | None:
        return None if time is None else max(time + self._lateness, self._settles_at)

    def _is_due(self, time: float | None, now: float) -> bool:
        due_at = self._due_at(time)
        return due_at is not None and due_at <= now

    # People

    def _note_who_is_back(self, work: Work) -> None:
        for who, person in list(work.table.people.items()):
            if who in work.people and not person.connected:
                work.accept(who, Back())

    def _call_the_roll(self, work: Work) -> None:
        """Once the table has settled, whoever is said to be connected, and is not, is gone."""
        if self._roll_call_at is None or work.now < self._roll_call_at:
            return
        here = work.people | self.elsewhere
        missing = [who for who, person in work.table.people.items() if person.connected and who not in here]
        if missing and self._ask_others and not self._has_asked:
            self._ask_others()
            self._has_asked = True
            self._roll_call_at = work.now + ROLL_CALL_SECONDS
            return
        for who in missing:
            work.accept(who, Gone())
        work.told.append(self._end_roll_call)

    def _end_roll_call(self) -> None:
        self._roll_call_at = None

    # Bots

    def _let_bots_act(self, work: Work) -> None:
        bots_at = work.table.clock.bots_at
        until = perf_counter() + SLICE_SECONDS
        while bots_at is not None and bots_at <= work.now and perf_counter() < until:
            if self._has_to_wait(work.table):
                return
            self._let_bot_act(work.table.bots_asked()[0], work)
            bots_at = work.table.clock.bots_at

    def _let_bot_act(self, seat: Seat, work: Work) -> None:
        """A bot that fails, or chooses what it may not, does what the game has for a seat that keeps silent."""
        play, name = work.table.play, work.table.chairs[seat].bot
        assert play
        try:
            if is_slow(work.table, seat):
                action = self._thoughts[thought_of(work.table, seat)].result()
            else:
                action = str(self._bot(work.table, seat, play).choose(play.view(seat), Seen(play, seat)))
            work.accept(None, BotActs(seat, action))
        except Broken:
            raise
        except (Exception, asyncio.CancelledError):  # a thought that was cancelled says nothing about the table
            log.exception("table %s: the bot %s could not choose", work.table.code, name)
            work.accept(None, BotActs(seat, str(play.game.idle(play.state, seat))))

    def _bot(self, table: Table, seat: Seat, play: AnyPlay) -> Bot:
        """The bot of a seat in this game, with luck of its own that tells nothing about the game's."""
        key = table.seed, seat, table.chairs[seat].bot
        if key not in self._bots:
            self._bots = {other: bot for other, bot in self._bots.items() if other[0] == table.seed}
            make = bots.get(play.game.name, table.chairs[seat].bot)
            self._bots[key] = make(play.state.edition, Dice(read_seed(None)))
        return self._bots[key]

    # Bots that think long. They begin when they are asked, so that their pause is time to think.

    def _has_to_wait(self, table: Table) -> bool:
        """Whether the bot that is to act next is not done with thinking."""
        asked = table.bots_asked()
        if not (asked and is_slow(table, asked[0])):
            return False
        thought = self._thoughts.get(thought_of(table, asked[0]))
        return thought is None or not thought.done()

    def _let_bots_think(self, table: Table) -> None:
        """About what they are asked at a table that is committed. What nobody asks any more is forgotten."""
        asked = {thought_of(table, seat) for seat in table.bots_asked() if is_slow(table, seat)}
        for thought in self._thoughts.keys() - asked:
            self._thoughts.pop(thought).cancel()
        for thought in asked - self._thoughts.keys():
            assert table.play
            choosing = self._thinker.choose(table.play, thought.seat, thought.bot)
            self._thoughts[thought] = asyncio.create_task(choosing)
            self._thoughts[thought].add_done_callback(lambda _: self._wake())


class Thought(NamedTuple):
    """What a bot thinks about: one question, whoever else answers it meanwhile."""

    seed: str | None  # of the game
    seat: Seat
    bot: str
    asked: int  # since which version


def thought_of(table: Table, seat: Seat) -> Thought:
    return Thought(table.seed, seat, table.chairs[seat].bot, table.asked[seat])


def is_slow(table: Table, seat: Seat) -> bool:
    return bots.called(table.settings.game, table.chairs[seat].bot) in bots.SLOW
