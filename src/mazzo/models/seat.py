"""One seat at a table, for a program that reads text and writes actions."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from mazzo.client.link import Link
from mazzo.client.table_session import TableSession
from mazzo.coach import advise
from mazzo.core.board import Board
from mazzo.core.board_rows import view_rows
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.fields import tag_of
from mazzo.core.record import Record
from mazzo.games import GAMES, get
from mazzo.table.commands import Act, Command, Leave, Ready
from mazzo.table.settings import edition_of
from mazzo.table.updates import Stage, Update
from mazzo.text import names_in, of, title
from mazzo.text.coach import advice_text
from mazzo.text.locales import Words
from mazzo.text.observation import observation

LEAVE_SECONDS = 2.0


class ModelSeat:
    """Everything it knows comes from the updates of its own seat. One call is handled at a time."""

    def __init__(self, link: Link, t: Words) -> None:
        self._link, self._t = link, t
        self._session = TableSession(link)
        self._turn = asyncio.Lock()
        self._last: Update | None = None
        self._seen: list[tuple[int, Any]] = []  # the events of this game, each with the version that brought it
        self._chosen = 0  # the version that the last choice made
        self._end_is_known = False  # whether the end of the last game was shown

    async def open(self, name: str | None = None) -> None:
        """Come to the table; with a name, also join it and sit down, as a program."""
        await self._session.__aenter__()
        try:
            if name is not None:
                await self._session.sit(name)
        except Refused:
            await self.close()
            raise

    async def close(self) -> None:
        if not self._session.is_over:
            with suppress(TimeoutError, Refused):
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self._session.ask(Leave())
        await self._session.__aexit__()

    async def look(self, seconds: float) -> str:
        """The table as text, at the next decision or the end of the game, or else after these seconds."""
        async with self._turn:
            await self._play_again()
            return await self._next(seconds)

    async def act(self, action: str, seconds: float) -> str:
        """Take one of the legal actions, then look. The refusal of any other one lists them."""
        async with self._turn:
            await self._catch_up()
            update, legal = self._last, self._legal()
            if not update or not legal:
                raise Refused("it is not your turn; look waits until it is")
            if action.strip() not in legal:
                raise Refused(f"{shorten(action)} is not possible now; you can: {listing(legal)}")
            self._chosen = await self._ask(Act(action.strip(), update.version))
            while self._last is update:
                self._take(await anext(self._session.updates()))
            return await self._next(seconds)

    async def advise(self) -> str:
        """The opinion of the coach: always against bots, at a server only where the host allows it."""
        async with self._turn:
            await self._catch_up()
            update = self._last
            if not update or not self._legal():
                raise Refused("the coach has an opinion only when it is your turn")
            if self._link.address and not update.table.settings.coach:
                raise Refused("the host of this table has not allowed the coach")
            game, view = tag_of(update.view), update.view
            edition, seen = edition_of(update.table.settings, GAMES), [event for _, event in self._seen]
            advice = await asyncio.to_thread(advise, game, edition, view, seen)
            names = self._names(update)
            labels = {
                str(action): f"{action} ({of(game).label(self._t, action, names, view)})" for action in view.legal
            }
            return "".join(text for text, _ in advice_text(self._t, advice, names, labels))

    async def record(self) -> Record:
        """The record of the last game; refused before its end."""
        async with self._turn:
            await self._catch_up()
            if not self._last or self._last.table.stage is Stage.PLAYING or not self._last.table.last_game:
                raise Refused("the game is not over yet; there is a record when it is")
            return await self._link.record()

    async def picture(self) -> Board | None:
        """The table as this seat sees it; None before the game."""
        async with self._turn:
            update = self._last
            if not update or update.view is None:
                return None
            game, names = get(tag_of(update.view)), self._names(update)
            return Board(title(self._t, game.name), view_rows(game, game.board_layout, update.view, names))

    # Updates

    async def _next(self, seconds: float) -> str:
        """Wait for a decision or an end, and show the table."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._catch_up()
                while not self._is_news():
                    self._take(await anext(self._session.updates()))
                    await self._catch_up()
        self._end_is_known = self._is_over()
        return self._text()

    async def _catch_up(self) -> None:
        while self._session.is_behind or self._last is None:
            self._take(await anext(self._session.updates()))

    def _take(self, update: Update) -> None:
        before, self._last = self._last, update
        if update.past or before is None or update.table.games != before.table.games:
            self._seen, self._chosen, self._end_is_known = [], 0, False
        self._seen += [(update.version, event) for event in (*update.past, *update.events)]

    def _is_news(self) -> bool:
        return bool(self._legal()) or (self._is_over() and not self._end_is_known)

    def _is_over(self) -> bool:
        return bool(self._last and self._last.view and self._last.view.result)

    async def _play_again(self) -> None:
        """Be ready for the next game at a server, once the end of the last one was shown."""
        await self._catch_up()
        update = self._last
        if not update or update.seat is None or update.table.stage is Stage.PLAYING or not self._link.address:
            return
        if not update.table.seats[update.seat].ready and (self._end_is_known or not self._is_over()):
            await self._ask(Ready(True))

    async def _ask(self, command: Command) -> int:
        answer = await self._session.ask(command)
        if not answer.done:
            raise Refused(answer.sentence)
        return answer.version

    # Text

    def _text(self) -> str:
        update = self._last
        assert update
        if update.view is None:
            here = listing(holder.name for holder in update.table.seats)
            return f"The game has not begun. At the table: {here}. Call look to wait for it."
        if update.seat is None or update.view.seat is None:
            return "You have no seat in this game. Call look to wait for the next one."
        events = [event for version, event in self._seen if version >= self._chosen]
        text = observation(self._t, update.view, self._names(update), events, update.is_reaction)
        if self._legal():
            return text
        after = "The game is over." if self._is_over() else "There is nothing to choose yet. Call look to wait."
        return f"{text}\n\n{after}"

    def _legal(self) -> list[str]:
        """The actions to choose from. Against bots, a reaction with one possible answer is answered by the table."""
        update = self._last
        legal = [str(action) for action in update.view.legal] if update and update.view else []
        is_answered = update and update.is_reaction and len(legal) == 1 and not self._link.address
        return [] if is_answered else legal

    def _names(self, update: Update) -> Sequence[str]:
        return names_in(update.view, [holder.name for holder in update.table.seats])
