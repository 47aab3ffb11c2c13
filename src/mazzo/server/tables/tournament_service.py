"""The tournaments of a database. Each command is decided on the newest state, appended to the log, and then answered.

A process keeps states in memory only to save reading: before each use it reads the entries of other processes.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from mazzo.core.chance import read_seed
from mazzo.games import GAMES
from mazzo.server.store.database import StorageDown
from mazzo.server.store.tournaments import SLICE, Beginning, TournamentEntry, Tournaments
from mazzo.server.tables.hub import CODE, LETTERS, WORTH_REMEMBERING
from mazzo.table.reasons import refuse
from mazzo.table.tournament.commands import Command, EndedByOperator, Enter, HandOver, HostSeen, Notice, TakeOver
from mazzo.table.tournament.decide import decide, is_unchanged
from mazzo.table.tournament.plan import TournamentPlan, checked
from mazzo.table.tournament.reasons import refuse as refuse_change
from mazzo.table.tournament.state import TournamentStage, TournamentState, opened

log = logging.getLogger("mazzo.table.tournament")

MOST_OPEN = 1000  # tournaments that are not over at one database
MOST_COMMANDS = 10_000  # of a log, after which no command is accepted that could be repeated without end
REPEATABLE = (Enter, HandOver, TakeOver)
MOST_KEPT = 200  # states in memory
MOST_TRIES = 50
LOOK_SECONDS = 1.0  # between two looks at the tables of a round
NEWS_SECONDS = 8  # at most until somebody who waits for news has an answer; a server that stops waits for them
SEEN_SECONDS = 600.0  # between two notes that the host is there


class Followed(NamedTuple):
    """A tournament whose news people wait for."""

    changed: asyncio.Event  # in this process
    news: "asyncio.Task[TournamentState | None]"


class TournamentService:
    def __init__(self, storage: Tournaments, now: Callable[[], float]) -> None:
        self._storage, self._now = storage, now
        self._states: OrderedDict[str, TournamentState] = OrderedDict()
        self._ahead: dict[str, float] = {}  # how far the time at a tournament is ahead of the server's
        self._followed: dict[str, Followed] = {}

    async def open(self, plan: TournamentPlan, host: str) -> str:
        """Open a tournament; return its code."""
        plan = checked(plan, GAMES)
        if await self._storage.count() >= MOST_OPEN:
            raise refuse("too-many-tables", most=MOST_OPEN)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(12))
            beginning = Beginning(plan, host, read_seed(None), self._now())
            if await self._storage.open(code, beginning, _opened(code, beginning).due_at):
                log.info("tournament %s is opened for %s", code, plan.settings.game)
                return code

    async def state(self, code: str) -> TournamentState | None:
        """The newest state of a tournament; None if there is no such one."""
        if not CODE.fullmatch(code):
            return None
        state = self._states.get(code)
        if state is None:
            beginning = await self._storage.beginning(code)
            if beginning is None:
                return None
            state = _opened(code, beginning)
        is_last = False
        while not is_last:
            entries = await self._storage.entries(code, after=state.version)
            if entries is None:
                self._forget(code)
                return None
            for entry in entries:
                state = redo(state, entry)
            is_last = len(entries) < SLICE
        self._keep(state)
        return state

    async def news(self, code: str, version: int) -> TournamentState | None:
        """The state of a tournament once it is past this version, or as it is after a while.

        However many people wait, each process looks at a tournament once a second.
        """
        state = await self.state(code)
        if state is None or state.version != version:
            return state
        followed = self._followed.get(code)
        if followed is None:
            changed = asyncio.Event()
            followed = Followed(changed, asyncio.create_task(self._follow(code, version, changed)))
            self._followed[code] = followed
        return await asyncio.shield(followed.news)

    async def _follow(self, code: str, version: int, changed: asyncio.Event) -> TournamentState | None:
        state = None
        try:
            for _ in range(NEWS_SECONDS):
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await changed.wait()
                state = await self.state(code)
                if state is None or state.version != version:
                    break
        finally:
            del self._followed[code]
        return state

    async def see(self, state: TournamentState, who: str) -> TournamentState | None:
        """Note that the host is there, if who is the host; returns the state afterwards."""
        seen_at = state.host_at or 0.0
        if who != state.host or state.stage is TournamentStage.OVER or self.now(state) < seen_at + SEEN_SECONDS:
            return state
        return await self.do(state.code, None, HostSeen())

    async def do(self, code: str, who: str | None, command: Command | Notice) -> TournamentState | None:
        """Carry out a command, or refuse it and change nothing."""
        for _ in range(MOST_TRIES):
            before = await self.state(code)
            if before is None:
                return None
            if isinstance(command, REPEATABLE) and before.version >= MOST_COMMANDS:
                raise refuse_change("tournament-long")
            now = self.now(before)
            after, _events = decide(before, who, command, now)
            if who is not None and is_unchanged(before, after):
                return before
            entry = TournamentEntry(after.version, now, command, who)
            if isinstance(command, Enter) and (name := after.people[who or ""].name) != command.name:
                entry = replace(entry, named=name)
            is_over = after.stage is TournamentStage.OVER
            if await self._storage.append(code, entry, self._now(), self._wake_at(after), is_over):
                self._keep(after)
                return after
        raise StorageDown(f"other processes write to tournament {code} all the time")

    async def close(self, code: str) -> TournamentState | None:
        """End a tournament for the operator; None if there is no such one."""
        return await self.do(code, None, EndedByOperator())

    async def wake_later(self, state: TournamentState) -> None:
        """Note when a process must look at a tournament again."""
        await self._storage.wake(state.code, state.version, self._wake_at(state))

    def now(self, state: TournamentState) -> float:
        """The time at a tournament: entries of its log are in the past, whatever the server's clock shows."""
        return self._now() + self._ahead.get(state.code, 0.0)

    def _wake_at(self, state: TournamentState) -> float | None:
        """When a process must look at a tournament, in the server's time."""
        if state.stage is TournamentStage.PLAYING:
            return self._now()
        return None if state.due_at is None else state.due_at - self._ahead.get(state.code, 0.0)

    def _keep(self, state: TournamentState) -> None:
        ahead = state.at - self._now()
        if ahead > max(WORTH_REMEMBERING, self._ahead.get(state.code, 0.0)):
            self._ahead[state.code] = ahead
        known, followed = self._states.get(state.code), self._followed.get(state.code)
        if known and followed and known.version < state.version:
            followed.changed.set()
        if known is None or known.version <= state.version:
            self._states[state.code] = state
        self._states.move_to_end(state.code)
        while len(self._states) > MOST_KEPT:
            self._states.popitem(last=False)

    def _forget(self, code: str) -> None:
        self._states.pop(code, None)
        self._ahead.pop(code, None)


def _opened(code: str, beginning: Beginning) -> TournamentState:
    return opened(code, beginning.plan, beginning.host, beginning.seed, GAMES, at=beginning.at)


def redo(state: TournamentState, entry: TournamentEntry) -> TournamentState:
    if entry.seq != state.version + 1:
        raise ValueError(f"entry {entry.seq} cannot follow version {state.version}")
    command = entry.command
    if entry.named is not None and isinstance(command, Enter):
        command = replace(command, name=entry.named)  # the name that was in the way may be forgotten
    return decide(state, entry.who, command, entry.at)[0]
