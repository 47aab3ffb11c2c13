"""The tournaments of a database, and the work of their rounds.

Each command is decided on the newest state, appended to the log, and then answered. A process keeps states in memory
only to save reading: before each use it reads the entries of other processes.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import uniform
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from mazzo.core.chance import read_seed
from mazzo.core.errors import Refused
from mazzo.core.play import AnyPlay, places_of
from mazzo.core.record import Record
from mazzo.games import GAMES, moments
from mazzo.server.limits import MOST_TOURNAMENTS
from mazzo.server.store.database import StorageDown
from mazzo.server.store.tables import Quarantined, Unreadable
from mazzo.server.store.tournaments import SLICE, Beginning, TournamentEntry, Tournaments
from mazzo.server.tables.hub import CODE, WORTH_REMEMBERING, Hub, new_code
from mazzo.server.tables.logged_table import LoggedTable, replayed
from mazzo.server.tables.room import Room
from mazzo.table.commands import Deal, Invited
from mazzo.table.reasons import refuse
from mazzo.table.tournament.commands import (
    Command,
    EndedByOperator,
    Enter,
    HandOver,
    HostSeen,
    Notice,
    PauseOver,
    TableEnded,
    TableOpened,
    TakeOver,
    TooFewCame,
)
from mazzo.table.tournament.decide import decide, is_unchanged
from mazzo.table.tournament.plan import TournamentPlan, checked
from mazzo.table.tournament.reasons import refuse as refuse_change
from mazzo.table.tournament.state import RoundTable, TournamentStage, TournamentState, opened
from mazzo.table.updates import Stage

log = logging.getLogger(__name__)

MOST_COMMANDS = 10_000  # of a log, after which no command is accepted that could be repeated without end
REPEATABLE = (Enter, HandOver, TakeOver)
MOST_KEPT = 200  # states in memory
MOST_TRIES = 50
LOOK_SECONDS = 1.0  # between two checks of the tables of a round
NEWS_SECONDS = 8  # until a waiting request for news is answered; a server that stops waits for these
SEEN_SECONDS = 600.0  # between two notes that the host is there
GATHER_SECONDS = 120.0  # that people have to come to their table; then bots play for those who have not
RETURN_SECONDS = 15.0  # that people have to come back after the server or its database was away
MOST_AT_ONCE = 20  # tournaments in one look
MOVES_AT_ONCE = 20  # moves replayed before other tasks run


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
        if await self._storage.count() >= MOST_TOURNAMENTS:
            raise refuse("too-many-tables", most=MOST_TOURNAMENTS)
        while True:
            code = new_code()
            beginning = Beginning(plan, host, read_seed(None), self._now())
            if await self._storage.open(code, beginning, _opened(code, beginning).due_at):
                log.info("tournament %s opened for %s", code, plan.settings.game)
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

        However many people wait, each process reads a tournament once a second.
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
        """The time at a tournament: entries of its log are in the past, even if the server's clock was set back."""
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
        command = replace(command, name=entry.named)  # the same name of another person may be forgotten by now
    return decide(state, entry.who, command, entry.at)[0]


class TournamentRunner:
    """Runs rounds: opens their tables, seats people, starts games and notes the results.

    Everything to do follows from the logs, so after a crash another runner continues. If two runners open the same
    table, the log of the tournament names one, and the other one closes because it stays empty.
    """

    def __init__(self, hub: Hub, service: TournamentService) -> None:
        self._hub, self._service = hub, service

    async def run(self) -> None:
        is_new = True
        while True:
            await asyncio.sleep(LOOK_SECONDS * uniform(0.5, 1.5))
            try:
                now = self._hub.now()
                if is_new:
                    await self._hub.storage.tournaments.wake_all(now)
                    is_new = False
                for code in await self._hub.storage.tournaments.claim(now, now + LOOK_SECONDS, MOST_AT_ONCE):
                    await self._look_after_one(code)
            except StorageDown as error:
                log.debug("the tournaments cannot be advanced now: %s", error)
            except Exception:
                log.exception("advancing the tournaments failed")

    async def _look_after_one(self, code: str) -> None:
        """Look after a tournament. A failure does not stop the others."""
        try:
            await self.look_after(code)
        except StorageDown:
            raise
        except Exception:
            log.exception("tournament %s could not be advanced", code)

    async def look_after(self, code: str) -> None:
        state = await self._service.state(code)
        if state and state.due_at is not None and state.due_at <= self._service.now(state):
            is_entering = state.stage is TournamentStage.ENTERING
            try:
                state = await self._service.do(code, None, TooFewCame() if is_entering else PauseOver())
            except Refused as error:  # a command was carried out in between
                log.info("tournament %s is checked again later: %s", code, error)
                return
        if not state:
            return
        if state.stage is not TournamentStage.PLAYING:
            await self._service.wake_later(state)
            return
        for number, table in enumerate(state.round.tables):
            if not table.is_over:
                try:
                    await self._look_at(state, number, table)
                except Refused as error:  # another process was first, or there is no room for more tables now
                    log.info("tournament %s, table %d: %s", code, number + 1, error)

    async def _look_at(self, state: TournamentState, number: int, table: RoundTable) -> None:
        if table.code is None:
            code = await self._hub.open(replace(state.plan.settings, tournament=state.code))
            await self._service.do(state.code, None, TableOpened(number, code))
            table = replace(table, code=code)
        assert table.code
        try:
            room = await self._hub.room(table.code)
        except Quarantined:
            return  # until the operator reopens it
        if room and not room.state.begun:
            names = [(who, state.people[who].name) for who in table.people]
            is_late = self._service.now(state) >= state.round.drawn_at + GATHER_SECONDS
            is_healthy = self._hub.now() >= self._hub.healthy_since + RETURN_SECONDS
            await room.put(partial(_gather, names, is_late and is_healthy))
        elif room is None or room.state.stage is not Stage.PLAYING:
            await self._note_end(state, number, table, room)

    async def _note_end(self, state: TournamentState, number: int, table: RoundTable, room: Room | None) -> None:
        """Note the result of a table. If the operator closed it before the end, places are drawn at random."""
        record = await self._hub.storage.records.get(f"{table.code}-1")
        places = await _places(record) if record else (1,) * len(table.people)
        came = await self._who_came(table, room) if record else table.people
        absent = tuple(seat for seat, who in enumerate(table.people) if who not in came)
        await self._service.do(state.code, None, TableEnded(number, places, absent))

    async def _who_came(self, table: RoundTable, room: Room | None) -> tuple[str, ...]:
        if room:
            return room.state.came
        assert table.code
        try:  # it was closed in the meantime
            return (await replayed(await self._hub.storage.tables.log(table.code))).state.came
        except (Refused, Unreadable) as error:
            log.warning("table %s: everyone counts as present, since its log does not replay: %s", table.code, error)
            return table.people


def _gather(people: list[tuple[str, str]], is_late: bool, draft: LoggedTable) -> None:
    """Seat people who have no seat, and start the game when all are here or the time is up."""
    if draft.state.stage is not Stage.LOBBY or draft.state.begun:
        return
    for who, name in people:
        if draft.state.seat_of(who) is None:
            draft.accept(who, Invited(name))
    is_complete = all(draft.state.is_there(holder) for holder in draft.state.seats)
    if draft.state.next_seed is not None and (is_complete or is_late):
        draft.accept(None, Deal())


async def _places(text: str) -> tuple[int, ...]:
    """The place of each seat of a record. Other tasks run during a long game."""
    play: AnyPlay | None = None
    for number, moment in enumerate(moments(msgspec.json.decode(text, type=Record))):
        play = moment.play
        if number % MOVES_AT_ONCE == 0:
            await asyncio.sleep(0)
    assert play
    return places_of(play.order)
