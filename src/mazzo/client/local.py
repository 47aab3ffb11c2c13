"""A table in this process, with bots and this computer's clock."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec.structs import replace

from mazzo import bots
from mazzo.bots.bot import Bot, Maker, act
from mazzo.bots.own import fault
from mazzo.client.link import Answer
from mazzo.core.chance import Dice, read_seed
from mazzo.core.errors import Refused
from mazzo.core.play import Seen
from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.games import GAMES
from mazzo.kept_games import CODE, ME, KeptGame, kept_game
from mazzo.table.bot_options import check_bots
from mazzo.table.commands import Act, AddBot, BotActs, Command, Join, Notice, Seed, Sit, Start, Tick
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
        """A game against bots, by level or name, which begins at once. A person who does not sit watches.

        With a `table`, the game on it is continued. `store` gets the table after every change.

        With `waits` a reaction stays open until the person has answered; they are asked only if there is a choice.
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
        self._updates: deque[Update | Utterance] = deque()
        self._something = asyncio.Event()
        self._bots: dict[tuple[str | None, Seat, str], Bot] = {}  # by the seed of the game
        self._makers: dict[tuple[Seat, str], Maker] = {}
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
        self._updates.append(utter(self.table.state, ME, words))
        self._something.set()
        return Answer(True, self.table.state.version)

    async def hear(self) -> AsyncIterator[Update | Utterance]:
        while True:
            while self._updates:
                yield self._updates.popleft()
            self._something.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._seconds_left()):
                    await self._something.wait()
                continue
            await self._look_after()

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
        self._updates.append(update)
        self._something.set()
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

    def _deadline(self) -> float | None:
        """When silence counts as an answer, or when nobody has to be asked."""
        if not self._is_waiting():
            return self.table.state.clock.deadline
        return None if self._only_answer() is None else self._now()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _bots_at(self) -> float | None:
        at = self.table.state.clock.bots_at
        return at if at is None or self._bots_pause else self._now()

    def _seconds_left(self) -> float | None:
        """The seconds until a bot acts, or until silence counts."""
        times = [time for time in (self._bots_at(), self._deadline()) if time is not None]
        return max(0.0, min(times) - self._now()) if times else None

    async def _look_after(self) -> None:
        at, deadline = self._bots_at(), self._deadline()
        if at is not None and at <= self._now():
            await self._let_bot_act(self.table.state.bots_asked()[0])
        elif (answer := self._only_answer()) is not None:
            self._do(ME, Act(str(answer), self.table.state.version))
        elif deadline is not None and deadline <= self._now():
            self._do(None, Tick())

    # Bots

    async def _let_bot_act(self, seat: Seat) -> None:
        state = self.table.state
        assert state.play
        play, name = state.play, state.chairs[seat].bot

        def choose() -> Any:
            return self._bot(seat).choose(play.view(seat), Seen(play, seat))

        def tried(action: Any) -> Any:
            play.copy().apply(seat, action)
            return action

        errors: list[Exception] = []
        acting = partial(act, play, seat, choose, tried, errors.append)
        action = await asyncio.to_thread(acting) if bots.is_slow(play.game.name, name) else acting()
        for error in errors:
            self._complain(name, fault(error))
        if self.table.state.version == state.version:  # otherwise it is asked again
            self._do(None, BotActs(seat, str(action)))

    def _bot(self, seat: Seat) -> Bot:
        table = self.table.state
        name = table.chairs[seat].bot
        key = (table.seed, seat, name)
        if key not in self._bots:
            assert table.play
            if (seat, name) not in self._makers:  # a program goes on from game to game
                self._makers[seat, name] = bots.get(table.settings.game, name)
            self._bots[key] = self._makers[seat, name](table.play.state.edition, Dice(f"{table.seed} bot {seat}"))
        return self._bots[key]
