"""Work at a table that no message asks for: presence, bots, deadlines, luck."""

from collections.abc import Callable
from functools import partial
from random import uniform

from mazzo.core.chance import read_seed
from mazzo.server.tables.bot_players import BotPlayers
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.clock import first
from mazzo.table.commands import Back, FreshLog, Gone, HostAway, Seed, Tick
from mazzo.table.state import TableState
from mazzo.table.updates import Stage

ROLL_CALL_SECONDS = 2.0  # how long the other processes have to say who is connected to them
ROLL_CALL_AGAIN_SECONDS = 30.0  # between two roll calls while somebody is connected elsewhere: that process may die
MOST_RESTLESS_TURNS = 100  # more than bots need for a whole game
NEVER = float("inf")


class Upkeep:
    """Before the table has settled, only presence and luck are handled: after a restart people reconnect first; then
    passed deadlines count. Bots continue as soon as everybody is back.
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
        self._unwatched_pause = unwatched_pause  # of bots that nobody waits for
        self._lateness = 0.0
        self._restless_turns = 0  # one after another, that left something to be done at once

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
        if self._due_at(self._bots.due_at(draft.state), self._bots_settle_at) <= now:
            self._bots.act(draft)
        if self._due_at(draft.state.clock.people_at, self._settles_at) <= now:
            self._meet_deadlines(draft)
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

    def _next_at(self, table: TableState) -> float:
        """When the bots or anything else is due; a bot that is waited for has no time."""
        bots_at = self._due_at(self._bots.due_at(table), self._bots_settle_at)
        return min(bots_at, self._due_at(table.clock.people_at, self._settles_at))

    def _due_at(self, time: float | None, settles_at: float) -> float:
        return NEVER if time is None else max(time + self._lateness, settles_at)

    def _meet_deadlines(self, draft: LoggedTable) -> None:
        clock = draft.state.clock
        if self._due_at(first(clock.deadline, clock.abandoned_at, clock.idle_at), self._settles_at) <= draft.now:
            draft.accept(None, Tick())
        if self._due_at(draft.state.clock.host_away_at, self._settles_at) <= draft.now:
            draft.accept(None, HostAway())

    # People

    def _note_who_is_back(self, draft: LoggedTable) -> None:
        for who, person in list(draft.state.people.items()):
            if who in draft.people and not person.connected:
                draft.accept(who, Back())

    def _call_the_roll(self, draft: LoggedTable) -> None:
        """Once the table has settled, note as gone everybody who is listed as connected and is not."""
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
