"""Runs the rounds of tournaments: opens their tables, seats people, starts games and notes the results.

Everything to do follows from the logs, so after a crash another runner continues. If two runners open the same table,
the log of the tournament names one, and the other closes by itself, since nobody comes.
"""

import asyncio
import logging
from functools import partial
from random import uniform

import msgspec
from msgspec.structs import replace

from mazzo.core.errors import Refused
from mazzo.core.record import Record
from mazzo.core.replay import placing
from mazzo.games import get
from mazzo.server.store.database import StorageDown
from mazzo.server.store.tables import Aside, Unreadable
from mazzo.server.tables.hub import Hub
from mazzo.server.tables.logged_table import LoggedTable, replayed
from mazzo.server.tables.room import Room
from mazzo.server.tables.tournament_service import LOOK_SECONDS, TournamentService
from mazzo.table.commands import Deal, Invited
from mazzo.table.tournament.commands import PauseOver, TableEnded, TableOpened, TooFewCame
from mazzo.table.tournament.state import RoundTable, TournamentStage, TournamentState
from mazzo.table.updates import Stage

log = logging.getLogger("mazzo.tournament_runner")

GATHER_SECONDS = 120.0  # that people have to come to their table; then bots play for those who have not
RETURN_SECONDS = 15.0  # that people have to come back after the server or its database was away
MOST_AT_ONCE = 20  # tournaments in one look
MOVES_AT_ONCE = 20  # that are replayed before others have their turn


class TournamentRunner:
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
                log.debug("the tournaments cannot be looked after: %s", error)
            except Exception:
                log.exception("the tournaments were not looked after")

    async def _look_after_one(self, code: str) -> None:
        """Look after a tournament. If that fails, the others have their turn."""
        try:
            await self.look_after(code)
        except StorageDown:
            raise
        except Exception:
            log.exception("tournament %s was not looked after", code)

    async def look_after(self, code: str) -> None:
        state = await self._service.state(code)
        if state and state.due_at is not None and state.due_at <= self._service.now(state):
            is_entering = state.stage is TournamentStage.ENTERING
            try:
                state = await self._service.do(code, None, TooFewCame() if is_entering else PauseOver())
            except Refused as error:  # a command was carried out in between
                log.info("tournament %s is looked at again: %s", code, error)
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
        except Aside:
            return  # until its operator has looked at it
        if room and not room.state.begun:
            names = [(who, state.people[who].name) for who in table.people]
            is_late = self._service.now(state) >= state.round.drawn_at + GATHER_SECONDS
            is_well = self._hub.now() >= self._hub.well_since + RETURN_SECONDS
            await room.put(partial(_gather, names, is_late and is_well))
        elif room is None or room.state.stage is not Stage.PLAYING:
            await self._note_end(state, number, table, room)

    async def _note_end(self, state: TournamentState, number: int, table: RoundTable, room: Room | None) -> None:
        """Note the result of a table. If its operator closed it before the end, a lot decides."""
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
    is_complete = all(draft.state.is_there(chair) for chair in draft.state.chairs)
    if draft.state.next_seed is not None and (is_complete or is_late):
        draft.accept(None, Deal())


async def _places(text: str) -> tuple[int, ...]:
    record = msgspec.json.decode(text, type=Record)
    walk = placing(get(record.game), record)
    for number in range(1_000_000):
        try:
            next(walk)
        except StopIteration as end:
            found: tuple[int, ...] = end.value
            return found
        if number % MOVES_AT_ONCE == 0:
            await asyncio.sleep(0)
    raise AssertionError("a record has fewer moves")
