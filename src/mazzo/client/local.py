"""A table in this process, with bots and this computer's clock."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from mazzo import bots
from mazzo.bots.own import fault
from mazzo.client.kept_games import CODE, ME, KeptGame, kept_game
from mazzo.client.link import Answer
from mazzo.core.chance import Dice, read_seed
from mazzo.core.errors import Refused
from mazzo.core.play import act
from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.games import GAMES
from mazzo.table.bot_options import check_bots
from mazzo.table.clock import Clock
from mazzo.table.commands import Act, AddBot, BotActs, Command, Join, Notice, Seed, Sit, Start
from mazzo.table.runner import Due, Question, TableBots, due
from mazzo.table.settings import Settings
from mazzo.table.table import Table
from mazzo.table.talk import Speech, Utterance, utter
from mazzo.table.updates import Update

__all__ = ["ME", "Local"]


class Local:
    address: str | None = None

    def __init__(
        self,
        settings: Settings,
        players: Sequence[str],
        name: str,
        *,
        seed: str | None = None,
        sits: bool = True,
        bots_pause: bool = True,
        waits: bool = False,
        keep: Callable[[Record], None] | None = None,
        complain: Callable[[str, str], None] = lambda _bot, _why: None,
        store: Callable[[KeptGame], None] | None = None,
        table: Table | None = None,
    ) -> None:
        """A game against bots, by level or name, which begins immediately. A person who does not sit watches.

        With a `table`, the game on it is continued. `store` gets the table after every change.

        With `waits` a reaction stays open until the person has answered; it opens for them only if they have a choice.
        `keep` gets the record after the deal and after every move; `complain` gets the bot that failed, and the reason.
        """
        self.table = table or Table.open(CODE, settings, GAMES, bots.for_tables())
        self._bots_pause = bots_pause
        self._waits = waits
        self._legal: Sequence[Any] = ()
        self._keep = keep
        self._complain = complain
        self._store = store
        self._shown: int | None = None  # the version of the last update
        self._updates: asyncio.Queue[Update | Utterance] = asyncio.Queue()
        self._bots = TableBots(
            lambda state, question: bots.get(state.settings.game, question.bot),
            lambda question: Dice(f"{question.seed} bot {question.seat}"),
        )
        if table:
            self._do(ME, Join(name))
            return
        self._do(None, Seed(read_seed(seed)))
        commands: list[Command] = [Join(name), *([Sit()] if sits else []), *map(AddBot, players), Start()]
        for command in commands:
            self._do(ME, command)

    def own_bots(self, _game: str) -> Sequence[str]:
        return ()

    async def ask(self, command: Command) -> Answer:
        try:
            self._do(ME, command)
        except Refused as refusal:
            return Answer.refused(refusal)
        return Answer(True, self.table.state.version)

    async def say(self, words: Speech) -> Answer:
        self._updates.put_nowait(utter(self.table.state, ME, words))
        return Answer(True, self.table.state.version)

    async def messages(self) -> AsyncIterator[Update | Utterance]:
        while True:
            try:
                async with asyncio.timeout_at(self._due().next_at):
                    update = await self._updates.get()
            except TimeoutError:
                await self._look_after()
            else:
                yield update

    async def record(self) -> Record:
        if self.table.state.record is None:
            raise Refused("the game is not over yet; a record is kept of a game that is")
        return self.table.state.record

    def _do(self, who: str | None, command: Command | Notice) -> None:
        now = self._now()
        check_bots(self.table.state, command, bots.unknown_options)
        self.table.handle(who, command, now)
        update = self.table.update(ME, now, since=self._shown)
        self._shown = self.table.state.version
        if self._is_waiting():
            update = replace(update, table=replace(update.table, seconds_left=None))
        self._legal = update.view.legal if update.view else ()
        self._updates.put_nowait(update)
        if self._keep and self.table.state.play:
            self._keep(self.table.state.play.record())
        if self._store and self.table.state.play:
            self._store(kept_game(self.table.state, now, self._waits))
        if self.table.state.needs_seed:
            self._do(None, Seed(read_seed(None)))

    # Time

    def _is_waiting(self) -> bool:
        """Whether this is a reaction without a time limit."""
        play = self.table.state.play
        return bool(self._waits and play and not play.over and play.game.is_reaction(play.state))

    def _only_answer(self) -> Any | None:
        """The person's only possible answer to a reaction that waits, or None."""
        return self._legal[0] if self._is_waiting() and len(self._legal) == 1 else None

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _due(self) -> Due:
        """The work now. Bots that do not pause answer immediately, and so does a person who has no choice."""
        clock, now = self.table.state.clock, self._now()
        deadline, bots_at = clock.deadline, clock.bots_at
        if self._is_waiting():
            deadline = None if self._only_answer() is None else now
        if bots_at is not None and not self._bots_pause:
            bots_at = now
        return due(self.table.state, now, Clock(deadline, bots_at))

    async def _look_after(self) -> None:
        work = self._due()
        if work.question:
            await self._let_bot_act(work.question)
        elif work.notice and (action := self._only_answer()) is not None:
            self._do(ME, Act(str(action), self.table.state.version))
        elif work.notice:
            self._do(None, work.notice)

    async def _let_bot_act(self, question: Question) -> None:
        state, errors = self.table.state, list[Exception]()
        assert state.play
        play, chooser = state.play, self._bots.chooser(state, question)

        def tried(seat: Seat, action: Any) -> Any:
            play.copy().apply(seat, action)
            return action

        acting = partial(act, play, question.seat, chooser, lambda _, error: errors.append(error), tried)
        is_slow = bots.is_slow(play.game.name, question.bot)
        action = await asyncio.to_thread(acting) if is_slow else acting()
        for error in errors:
            self._complain(question.bot, fault(error))
        if self.table.state.version == state.version:  # otherwise the bot is asked again
            self._do(None, BotActs(question.seat, str(action)))
