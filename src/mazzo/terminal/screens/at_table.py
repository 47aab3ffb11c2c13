"""A person at a table: arrives, gets updates, sends commands, and leaves."""

from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from secrets import token_hex
from typing import Any, NamedTuple

from mazzo.client.link import Link, LinkEnded, LinkMessage, Lost
from mazzo.client.own_seats import OwnSeat, free_seat, seat_in
from mazzo.client.remote import Remote
from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.protocol.messages import Announced
from mazzo.table.commands import Act, AddEntropy, Command, Join, Leave, Sit, TakeSeat
from mazzo.table.reasons import NO_SEAT
from mazzo.table.talk import Speech, Utterance
from mazzo.table.updates import Stage, Update
from mazzo.terminal.screens.choosing import Choosing
from mazzo.terminal.screens.replay import ReplayScreen
from mazzo.terminal.words import happened, reason, said
from mazzo.text import event_sentences

NO_RETURN = frozenset({"close-no-table", "close-closed", "close-removed", "close-forgotten"})


class ShownEvents(NamedTuple):
    """Events of a game, for the log."""

    game: str
    events: Sequence[Any]
    names: Sequence[str]
    me: Seat | None


class AtTable(Choosing):
    """The logic behind the screen of a table; table.py draws it."""

    def __init__(self, link: Link, name: str, sits: bool = True, own: OwnSeat | None = None) -> None:
        super().__init__()
        self._own = own  # the seat at this table, while its game lasts
        self.link = link
        self._person = name
        self._sits = sits
        self.last: Update | None = None
        self.lines: list[str] = []  # the log
        self.happened: list[ShownEvents] = []  # to write the log again in another language
        self.is_lost = False
        self._is_busy = False
        self._has_come = False
        self._chance_for: str | None = None  # the commitment to which we have added entropy

    def show_table(self) -> None:
        """Draw the current state; it depends on nothing else."""
        raise NotImplementedError  # the subclass in table.py draws

    # Updates

    async def listen(self) -> None:
        hearing = self.link.messages()
        try:
            await self._listen_to(hearing)
        finally:
            if isinstance(hearing, AsyncGenerator):
                await hearing.aclose()  # close the connection now, not at garbage collection

    async def _listen_to(self, hearing: AsyncIterator[LinkMessage]) -> None:
        async for received in hearing:
            t = self.t
            match received:
                case Update():
                    self._take_update(received)
                case Utterance(name=name, words=words):
                    self.lines.append(t("table-emoted", name=name, emote=said(t, words)))
                    self.show_table()
                case Announced(text):
                    self.lines.append(t("table-announced", text=text))
                    self.show_table()
                case Lost():
                    self.is_lost = True
                    self.show_table()
                case LinkEnded(id, facts):
                    if id in NO_RETURN:
                        self._forget_seat()
                    self.mazzo.go_home(t(id, **facts))
                    return

    def _take_update(self, update: Update) -> None:
        t = self.t
        if self.is_lost:
            self.is_lost = False
            self.notify(t("table-back"))
        before, self.last = self.last, update
        has_ended = before and is_playing(before) and update.table.stage is Stage.OVER
        if has_ended and self.link.address and self.mazzo.keep:
            self.run_worker(self._keep())
        game, names = update.table.settings.game, [holder.name for holder in update.table.seats]
        if before and update.table.games > before.table.games:
            self.happened.clear()
            self.lines.clear()
        events = (*update.past, *update.events) if before is None else update.events
        if events:
            self.happened.append(ShownEvents(game, events, names, update.seat))
            self.lines += event_sentences(t, *self.happened[-1])
        self.lines += [happened(t, happening) for happening in update.happenings]
        self.show_table()
        if not self._has_come:
            self._has_come = True
            self.run_worker(self._arrive())
        self._remember_seat(update)
        self._add_chance(update)

    async def _arrive(self) -> None:
        """Join the table and take a seat if possible. A person who left a seat to a bot gets it back."""
        update = self.last
        if not self.link.address or not update:
            return  # a local table needs no commands for this
        await self.ask(Join(self._person))
        if self._sits and update.table.stage is Stage.LOBBY and update.seat is None:
            answer = await self.link.ask(Sit())
            if not answer.done and answer.code not in NO_SEAT:
                self.notify(reason(self.t, answer), severity="warning")
        if self._sits and update.seat is None and (seat := self.own_seat(update)) is not None:
            await self.ask(TakeSeat(seat))

    # The own seat

    def own_seat(self, update: Update) -> Seat | None:
        """The seat that the person left in the current game, if a bot plays it now."""
        return free_seat(self._own, update)

    def _remember_seat(self, update: Update) -> None:
        """Note the seat, so that the person can return however they leave."""
        own = seat_in(self.link, update) if isinstance(self.link, Remote) else None
        if own and own != self._own:
            self._own = own
            self.mazzo.own_seats.remember(own)

    def _forget_seat(self) -> None:
        if isinstance(self.link, Remote):
            self.mazzo.own_seats.forget(self.link.server.address, self.link.server.person, self.link.code)

    def _add_chance(self, update: Update) -> None:
        """Add our own entropy to the next deal, as soon as the server has committed to its seed."""
        promised = update.table.next_commitment
        if not self.link.address or update.seat is None or not promised or promised == self._chance_for:
            return
        if update.table.stage is not Stage.PLAYING:
            self._chance_for = promised
            self.run_worker(self.link.ask(AddEntropy(token_hex(16))))

    # Commands

    async def ask(self, command: Command) -> bool:
        """Send a command to the table; a refusal is shown in words."""
        answer = await self.link.ask(command)
        if not answer.done:
            self.notify(reason(self.t, answer), severity="warning")
        return answer.done

    async def say(self, words: Speech) -> None:
        answer = await self.link.say(words)
        if not answer.done:
            self.notify(reason(self.t, answer), severity="warning")

    async def act(self, action: Any) -> None:
        if self._is_busy or not self.last:
            return
        self._is_busy = True
        try:
            await self.ask(Act(str(action), self.last.version))
        finally:
            self._is_busy = False

    async def leave(self) -> None:
        if self.link.address and not self.is_lost:
            await self.link.ask(Leave())
        if self.last and not is_playing(self.last):
            self._forget_seat()
        self.mazzo.go_home()

    async def _keep(self) -> None:
        """Fetch the record, which a server shows when the game is over."""
        with self.showing_refusals():
            self.mazzo.keep_game(await self.link.record())

    async def look_back(self) -> None:
        with self.showing_refusals():
            await self.app.push_screen(ReplayScreen(await self.link.record()))

    async def save(self) -> None:
        from mazzo.client.files import save

        with self.showing_refusals():
            self.notify(self.t("terminal-saved", file=save(await self.link.record())))

    @contextmanager
    def showing_refusals(self) -> Iterator[None]:
        try:
            yield
        except Refused as error:
            self.notify(str(error), severity="warning")


def is_playing(update: Update) -> bool:
    return update.table.stage is Stage.PLAYING and update.view is not None
