"""A bot at a table of a server: it takes a seat, is always ready, and chooses its actions."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from mazzo.bots import own
from mazzo.bots.bot import Bot, Maker
from mazzo.client.link import Answer, Link, LinkError
from mazzo.client.remote import Remote
from mazzo.client.server import Server
from mazzo.client.table_session import TableSession
from mazzo.core.chance import Dice, read_seed
from mazzo.core.edition import choose
from mazzo.core.errors import Refused
from mazzo.games import get
from mazzo.table.commands import Act, Command, HandOn, Join, Leave, Ready, Sit
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage, TableView, Update

LEAVE_SECONDS = 2.0

Report = Callable[[str], None]
"""Called with a line for the person who started the bot."""


async def run(
    address: str, table: str | Settings, bot: str, *, name: str | None, games: int | None, report: Report
) -> None:
    """Play as a bot at the table with this code, or at a new one with these settings, until it has played all games.

    A new table is listed; when the server closes it, another one is opened.
    """
    server = Server(address)
    await server.greet()
    played = 0
    while games is None or played < games:
        code = table if isinstance(table, str) else await server.open(table)
        link = Remote(server, code)
        visitor = BotVisitor(link, bot, name, games and games - played, report)
        try:
            await visitor.stay()
        except LinkError as failure:
            if isinstance(table, str) or failure.id != "close-closed":
                raise
        played += visitor.played


class BotVisitor:
    """One bot at one table."""

    def __init__(self, link: Link, bot: str, name: str | None, games: int | None, report: Report) -> None:
        self.played = 0
        self._link = link
        self._bot = bot
        self._name = name
        self._games = games
        self._report = report
        self._makers: dict[str, Maker] = {}  # by game
        self._seated: Bot | None = None  # in the current game
        self._seen: list[Any] = []  # the events of the current game
        self._last: TableView | None = None
        self._reported: set[str] = set()  # codes of the refusals that were reported already
        self._is_here = False  # whether it has joined

    async def stay(self) -> None:
        """Play until the number of games is reached; then leave."""
        async with TableSession(self._link) as table:
            try:
                async for update in table.updates():
                    self._take(update)
                    if self._games is not None and self.played >= self._games:
                        break
                    if not table.is_behind and (command := await self._wanted(update)):
                        self._note_answer(command, await table.ask(command))
            finally:
                if not table.is_over:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(LEAVE_SECONDS):
                            await table.ask(Leave())

    def _take(self, update: Update) -> None:
        before = self._last
        if update.past or before is None or update.table.games != before.games:
            self._seen, self._seated = [], None
        self._seen += [*update.past, *update.events]
        self._last = update.table
        if before and before.stage is Stage.PLAYING and update.table.stage is not Stage.PLAYING:
            self._note_end(update.table)

    def _note_end(self, table: TableView) -> None:
        self.played += 1
        if last := table.last_game:
            winners = " and ".join(last.players[seat] for seat in last.winners)
            self._report(f"{last.record}: {winners} won ({last.reason})")

    def _note_answer(self, command: Command, answer: Answer) -> None:
        if isinstance(command, Join) and answer.done:
            self._report(f"{self._bot} is at {self._link.address}")
        if not answer.done and answer.code not in self._reported:
            self._reported.add(answer.code)
            self._report(answer.sentence)

    # Choosing commands

    async def _wanted(self, update: Update) -> Command | None:
        """The bot's next command to the table."""
        table, seat = update.table, update.seat
        if not self._is_here:
            self._is_here = True
            return Join(self._name or own.called(self._bot, table.settings.game), program=True)
        if update.host and (person := person_here(table)) is not None:
            return HandOn(person)
        if table.stage is Stage.PLAYING:
            is_asked = seat is not None and update.view is not None and update.view.legal
            return Act(await self._choose(update), update.version) if is_asked else None
        if seat is None:
            return Sit()
        return None if table.seats[seat].ready or len(table.seats) < 2 else Ready(True)

    async def _choose(self, update: Update) -> str:
        """One of the legal actions, in notation: the first one if the bot fails."""
        view = update.view
        try:
            chosen = await asyncio.to_thread(self._player(update.table.settings).choose, view, tuple(self._seen))
            if chosen not in view.legal:
                raise Refused(f"{chosen} is not legal")
        except Exception as error:  # a bot may raise anything
            chosen = view.legal[0]
            self._report(f"the bot failed, and does {chosen} instead: {own.fault(error)}")
        return str(chosen)

    def _player(self, settings: Settings) -> Bot:
        if self._seated is None:
            game = settings.game
            if game not in self._makers:
                self._makers[game] = own.find(self._bot, game)
            edition = choose(get(game).editions, settings.edition, settings.options)
            self._seated = self._makers[game](edition, Dice(read_seed(None)))
        return self._seated


def person_here(table: TableView) -> int | None:
    """The number of a person at the table who is not a program, preferably one with a seat; None without one."""
    seated: Sequence[Any] = [holder for holder in table.seats if holder.connected and not holder.program]
    return next((each.person for each in (*seated, *table.bystanders) if not each.program), None)
