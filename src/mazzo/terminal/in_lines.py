"""A table of a server in plain lines, for terminals that cannot draw."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeAlias

from mazzo.client.files import state_folder
from mazzo.client.own_seats import OwnSeats, free_seat, seat_in
from mazzo.client.remote import Remote
from mazzo.client.server import Server
from mazzo.client.table_session import TableSession
from mazzo.core.fields import tag_of
from mazzo.games import GAMES
from mazzo.table.commands import Act, AddBot, Command, Join, Leave, Ready, Sit, Start, TakeSeat
from mazzo.table.settings import Settings, edition_of
from mazzo.table.updates import Stage, Update
from mazzo.terminal.words import happened, levels, reason
from mazzo.text import event_sentences, names_in, title
from mazzo.text.lines import labelled
from mazzo.text.locales import Words

LEAVE_SECONDS = 2.0
QUIT = frozenset({None, "q", "quit", "exit"})

Say = Callable[..., None]


class LineQuestion(Protocol):
    """A question that is answered line by line."""

    def answer(self, line: str | None) -> Any | None:
        """The chosen action; None if the question is still open."""


Put = Callable[[str, Any, Sequence[str], Any, Sequence[str]], LineQuestion]
Read = Callable[[Callable[[str | None], None]], None]
Inputs: TypeAlias = "asyncio.Queue[Update | str | Exception | None]"


async def visit(
    address: str, table: str | Settings, person: str, t: Words, *, sits: bool, say: Say, put: Put, read: Read
) -> None:
    """Play at the table with this code, or at a new one, until the person quits."""
    server = Server(address, state_folder() / "cookies.json", person)
    await server.greet()
    link = Remote(server, table if isinstance(table, str) else await server.open(table))
    loop, inputs = asyncio.get_running_loop(), asyncio.Queue[Update | str | Exception | None]()

    def take(line: str | None) -> None:
        loop.call_soon_threadsafe(inputs.put_nowait, line)

    read(take)
    async with TableSession(link) as session:
        at_table = InLines(session, link, person or server.name, t, sits=sits, say=say, put=put)
        listening = asyncio.create_task(listen(session, inputs))
        try:
            await at_table.play(inputs)
        finally:
            listening.cancel()
            await at_table.leave()


async def listen(session: TableSession, inputs: Inputs) -> None:
    try:
        async for update in session.updates():
            inputs.put_nowait(update)
    except Exception as error:  # `InLines.play` raises it
        inputs.put_nowait(error)


class InLines:
    """One person at one table: prints events and questions."""

    def __init__(
        self, session: TableSession, link: Remote, name: str, t: Words, *, sits: bool, say: Say, put: Put
    ) -> None:
        self._session, self._link, self._name, self._t, self._sits = session, link, name, t, sits
        self._say, self._put = say, put
        self._seats = OwnSeats(state_folder() / "seats.json")
        self._last: Update | None = None
        self._log: list[str] = []
        self._question: LineQuestion | None = None
        self._legal: Sequence[Any] = ()  # the choices of the question
        self._menu: list[tuple[str, Command]] = []

    async def play(self, inputs: Inputs) -> None:
        """Handle updates and typed lines until the person quits. An answer to a question can raise `Quit` too."""
        while True:
            received = await inputs.get()
            if isinstance(received, Exception):
                raise received
            if isinstance(received, Update):
                await self._take(received)
            elif self._question:
                await self._answer(self._question, received)
            elif received in QUIT:
                return
            else:
                await self._choose(received or "")

    async def leave(self) -> None:
        if not self._session.is_over:
            with suppress(TimeoutError):
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self._session.ask(Leave())

    # Updates

    async def _take(self, update: Update) -> None:
        before, self._last = self._last, update
        if before is None:
            self._say(labelled(self._t, title(self._t, update.table.settings.game), self._link.address or ""))
        if before and update.table.games > before.table.games:
            self._log.clear()
        self._tell(update, is_first=before is None)
        if before is None:
            await self._arrive(update)
        elif not self._session.is_behind:
            self._remember_seat(update)
            self._show_choices(update)

    def _tell(self, update: Update, is_first: bool) -> None:
        t, table = self._t, update.table
        events = (*update.past, *update.events) if is_first else update.events
        names = [holder.name for holder in table.seats]
        lines = event_sentences(t, table.settings.game, events, names, update.seat)
        lines += [happened(t, each) for each in update.happenings]
        self._log += lines
        self._say(*lines)

    async def _arrive(self, update: Update) -> None:
        """Join, and sit down; a person who left the game gets their seat back."""
        server = self._link.server
        own = self._seats.at(server.address, server.person, self._link.code)
        commands: list[Command] = [Join(self._name)]
        if self._sits and update.seat is None:
            seat = free_seat(own, update)
            commands += [TakeSeat(seat)] if seat is not None else [Sit()] * (update.table.stage is Stage.LOBBY)
        for command in commands:
            await self._ask(command)

    def _remember_seat(self, update: Update) -> None:
        if own := seat_in(self._link, update):
            self._seats.remember(own)

    # Choices

    def _show_choices(self, update: Update) -> None:
        """Ask for an action, or offer what can be done before and after a game."""
        if update.table.stage is Stage.PLAYING:
            self._menu = []
            self._show_question(update)
            return
        self._question, self._legal = None, ()
        menu = self._possible(update)
        if menu != self._menu:
            self._menu = menu
            names = ", ".join(holder.name for holder in update.table.seats)
            self._say("", names, *(f"{number:>3}  {words}" for number, (words, _) in enumerate(menu, 1)))

    def _show_question(self, update: Update) -> None:
        view = update.view
        if view is None or view.legal == self._legal:
            return
        self._question, self._legal = None, view.legal
        if view.legal:
            game, names = tag_of(view), names_in(view, [holder.name for holder in update.table.seats])
            idle = next((action for action in view.legal if str(action) == update.idle), None)
            self._question = self._put(game, view, names, idle if update.is_reaction else None, self._log)

    def _possible(self, update: Update) -> list[tuple[str, Command]]:
        t, table, seat = self._t, update.table, update.seat
        edition = edition_of(table.settings, GAMES)
        has_room = len(table.seats) < edition.most_seats
        found: list[tuple[str, Command]] = []
        if update.host and len(table.seats) >= edition.fewest_seats and table.stage is Stage.LOBBY:
            found.append((t("lobby-start"), Start()))
        if seat is None and has_room:
            found.append((t("lobby-sit"), Sit()))
        if seat is not None and not table.seats[seat].ready:
            found.append((t("lobby-ready" if table.stage is Stage.LOBBY else "ended-rematch"), Ready(True)))
        if update.host and has_room:
            found += [(f"{t('lobby-add-bot')} {name}", AddBot(bot)) for bot, name in levels(t, table.settings.game)]
        return found

    # Typed lines

    async def _answer(self, question: LineQuestion, line: str | None) -> None:
        if (action := question.answer(line)) is not None and self._last:
            self._question = None
            if not await self._ask(Act(str(action), self._last.version)):
                self._legal = ()  # ask again with the next update

    async def _choose(self, line: str) -> None:
        numbered = {str(number): command for number, (_, command) in enumerate(self._menu, 1)}
        if command := numbered.get(line):
            await self._ask(command)
        elif line:
            self._say(self._t("terminal-no-choice", answer=line[:60], choices=", ".join(numbered) or "q"))

    async def _ask(self, command: Command) -> bool:
        answer = await self._session.ask(command)
        if not answer.done:
            self._say(reason(self._t, answer))
        return answer.done
