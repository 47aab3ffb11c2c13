"""Work at a table that does not come from messages: presence, bots, deadlines, seeds."""

from collections.abc import Callable
from functools import partial
from random import uniform
from time import perf_counter

from msgspec.structs import replace

from mazzo.core.chance import read_seed
from mazzo.server.tables.bot_players import BotPlayers
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.clock import Clock
from mazzo.table.commands import Back, FreshLog, Gone, Seed
from mazzo.table.runner import due
from mazzo.table.state import TableState
from mazzo.table.updates import Stage

ROLL_CALL_SECONDS = 2.0  # how long the other processes have to say who is connected to them
ROLL_CALL_AGAIN_SECONDS = 30.0  # between two roll calls while people are connected elsewhere: that process may die
MOST_RESTLESS_TURNS = 100  # more than bots need for a whole game
SLICE_SECONDS = 0.005  # for bots to choose, one move after another, before other tasks run
NEVER = float("inf")


class TableTimers:
    """Before the table has settled, only presence and seeds are handled: after a restart people reconnect first; then
    passed deadlines count. Bots continue as soon as all people are back.
    """

    def __init__(
        self,
        settles_at: float,
        ask_others: Callable[[], None] | None,
        unwatched_pause: Callable[[], float],
        bots: BotPlayers,
    ) -> None:
        self.elsewhere: set[str] = set()  # people connected to other processes
        self._settles_at = settles_at
        self._bots_settle_at = settles_at
        self._roll_call_at = settles_at
        self._ask_others = ask_others  # asks the other processes for their people; None if there are none
        self._has_asked = False
        self._bots = bots
        self._unwatched_pause = unwatched_pause  # of bots at a table without people
        self._lateness = 0.0
        self._restless_turns = 0  # in a row, that left something due immediately

    def wake_at(self, table: TableState) -> float:
        return min(self._next_at(table), self._roll_call_at)

    def look_after(self, draft: LoggedTable) -> None:
        now = draft.now
        if draft.state.stage is Stage.CLOSED:
            return
        self._note_who_is_back(draft)
        self._call_the_roll(draft)
        if now < self._bots_settle_at and not _missing(draft, draft.people):
            self._bots_settle_at = now
        lateness, until = self._lateness, perf_counter() + SLICE_SECONDS
        while (work := due(draft.state, now, self._clock(draft.state, lateness))).question and perf_counter() < until:
            self._bots.answer(draft, work.question)
            lateness = 0.0  # only the first one of a turn is late
        if work.notice:
            draft.accept(None, work.notice)
        if draft.state.needs_seed:
            draft.accept(None, Seed(read_seed(None)))
        if draft.entries and draft.is_long:
            draft.accept(None, FreshLog())
        draft.after_commit.append(partial(self._bots.think, draft.state))

    def note_turn(self, draft: LoggedTable) -> None:
        """End a turn. Fail if a deadline stays in the past, since it would be met for ever."""
        is_restless = self._next_at(draft.state) <= draft.now
        self._restless_turns = self._restless_turns + 1 if is_restless else 0
        if self._restless_turns > MOST_RESTLESS_TURNS:
            raise RuntimeError(f"the clock of table {draft.state.code} stands still")
        if self._ask_others and self._roll_call_at == NEVER and _missing(draft, draft.people):
            self._roll_call_at = draft.now + ROLL_CALL_AGAIN_SECONDS
        self._lateness = 0.0 if draft.people else self._unwatched_pause()
        if self._ask_others and not draft.entries:  # the process that wrote continues; the others wait a little
            self._lateness = uniform(0.02, 0.1) if draft.people else uniform(1.0, 3.0)

    # Time

    def _clock(self, table: TableState, lateness: float) -> Clock:
        """The table's clock, as this process follows it."""
        clock, bots_at = table.clock.later(lateness, self._settles_at), self._bots.answer_at(table)
        return replace(clock, bots_at=bots_at if bots_at is None else max(bots_at + lateness, self._bots_settle_at))

    def _next_at(self, table: TableState) -> float:
        wake_at = self._clock(table, self._lateness).wake_at
        return NEVER if wake_at is None else wake_at

    # People

    def _note_who_is_back(self, draft: LoggedTable) -> None:
        for who, person in list(draft.state.people.items()):
            if who in draft.people and not person.connected:
                draft.accept(who, Back())

    def _call_the_roll(self, draft: LoggedTable) -> None:
        """Once the table has settled, note people as gone who are listed as connected and are not."""
        if draft.now < self._roll_call_at:
            return
        missing = _missing(draft, draft.people | self.elsewhere)
        if missing and self._ask_others and not self._has_asked:
            self._ask_others()
            self._has_asked = True
            self._roll_call_at = draft.now + ROLL_CALL_SECONDS
            return
        for who in missing:
            draft.accept(who, Gone())
        draft.after_commit.append(self._end_roll_call)

    def _end_roll_call(self) -> None:
        self._roll_call_at, self._has_asked = NEVER, False
        self.elsewhere.clear()


def _missing(draft: LoggedTable, here: set[str]) -> list[str]:
    """The people listed as connected who are not."""
    return [who for who, person in draft.state.people.items() if person.connected and who not in here]
