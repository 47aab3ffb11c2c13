"""The bots at one table: those that answer at once are asked here, those that think long in other processes."""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from mazzo import bots
from mazzo.bots.bot import Bot
from mazzo.core.chance import Dice, read_seed
from mazzo.core.errors import Broken
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.server.tables.turn import Turn
from mazzo.server.work.pool import WorkerPool
from mazzo.table.commands import BotActs
from mazzo.table.table import AnyPlay, Table

log = logging.getLogger("mazzo.steward")

SLICE_SECONDS = 0.005  # that bots may choose in, one move after another, before others have their turn


class BotPlayers:
    def __init__(self, workers: WorkerPool, wake: Callable[[], None]) -> None:
        self._workers = workers
        self._wake = wake  # whoever sleeps until the next deadline
        self._thoughts: dict[Thought, asyncio.Task[str]] = {}
        self._bots: dict[tuple[str | None, Seat, str], Bot] = {}  # by the seed of the game

    def act(self, turn: Turn) -> None:
        """Let bots choose whose pause is over, one after another, for a few milliseconds."""
        bots_at = turn.table.clock.bots_at
        until = perf_counter() + SLICE_SECONDS
        while bots_at is not None and bots_at <= turn.now and perf_counter() < until:
            if self.has_to_wait(turn.table):
                return
            self._act_for(turn.table.bots_asked()[0], turn)
            bots_at = turn.table.clock.bots_at

    def _act_for(self, seat: Seat, turn: Turn) -> None:
        """A bot that fails, or chooses what it may not, does what the game has for a seat that keeps silent."""
        play, name = turn.table.play, turn.table.chairs[seat].bot
        assert play
        try:
            if is_slow(turn.table, seat):
                action = self._thoughts[thought_of(turn.table, seat)].result()
            else:
                action = str(self._bot(turn.table, seat, play).choose(play.view(seat), Seen(play, seat)))
            turn.accept(None, BotActs(seat, action))
        except Broken:
            raise
        except (Exception, asyncio.CancelledError):  # a thought that was cancelled says nothing about the table
            log.exception("table %s: the bot %s could not choose", turn.table.code, name)
            turn.accept(None, BotActs(seat, str(play.game.idle(play.state, seat))))

    def _bot(self, table: Table, seat: Seat, play: AnyPlay) -> Bot:
        """The bot of a seat in this game, with luck of its own that tells nothing about the game's."""
        key = table.seed, seat, table.chairs[seat].bot
        if key not in self._bots:
            self._bots = {other: bot for other, bot in self._bots.items() if other[0] == table.seed}
            make = bots.get(play.game.name, bot_of(table, seat))
            self._bots[key] = make(play.state.edition, Dice(read_seed(None)))
        return self._bots[key]

    # Bots that think long. They begin when they are asked, so that their pause is time to think.

    def has_to_wait(self, table: Table) -> bool:
        """Whether the bot that is to act next is not done with thinking."""
        asked = table.bots_asked()
        if not (asked and is_slow(table, asked[0])):
            return False
        thought = self._thoughts.get(thought_of(table, asked[0]))
        return thought is None or not thought.done()

    def think(self, table: Table) -> None:
        """About what they are asked at a table that is committed. What nobody asks any more is forgotten."""
        asked = {thought_of(table, seat) for seat in table.bots_asked() if is_slow(table, seat)}
        for thought in self._thoughts.keys() - asked:
            self._thoughts.pop(thought).cancel()
        for thought in asked - self._thoughts.keys():
            assert table.play
            choosing = self._workers.choose(table.play, thought.seat, thought.bot, table.code)
            self._thoughts[thought] = asyncio.create_task(choosing)
            self._thoughts[thought].add_done_callback(lambda _: self._wake())


class Thought(NamedTuple):
    """What a bot thinks about: one question, whoever else answers it meanwhile."""

    seed: str | None  # of the game
    seat: Seat
    bot: str
    asked: int  # since which version


def thought_of(table: Table, seat: Seat) -> Thought:
    return Thought(table.seed, seat, bot_of(table, seat), table.asked[seat])


def is_slow(table: Table, seat: Seat) -> bool:
    return bots.is_slow(table.settings.game, bot_of(table, seat))


def bot_of(table: Table, seat: Seat) -> str:
    """The bot of a chair; for one that this server does not offer any more, whoever stands in for people."""
    name = table.chairs[seat].bot
    return name if name in bots.names(table.settings.game) else bots.STAND_IN
