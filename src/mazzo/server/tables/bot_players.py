"""The bots at one table: slow ones run in other processes, the others here."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from mazzo import bots
from mazzo.bots.bot import Bot, act
from mazzo.bots.outside import Failure
from mazzo.core.chance import Dice, read_seed
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.server.work.pool import WorkerPool
from mazzo.table.clock import BOT_SECONDS, PACE, SPEEDS
from mazzo.table.commands import BotActs
from mazzo.table.day import bot_luck
from mazzo.table.state import AnyPlay, TableState

log = logging.getLogger("mazzo.steward")

SHORTEST_PAUSE = BOT_SECONDS * min(PACE)
SLICE_SECONDS = 0.005  # that bots may choose in, one move after another, before others have their turn


class BotPlayers:
    def __init__(self, workers: WorkerPool, wake: Callable[[], None]) -> None:
        self._workers = workers
        self._wake = wake  # wakes the room before its next deadline
        self._thoughts: dict[OpenQuestion, Thought] = {}
        self._bots: dict[tuple[str | None, Seat, str], Bot] = {}  # by the seed of the game
        self._failed: set[tuple[str | None, Seat]] = set()  # the bots of this game that people were told of

    def due_at(self, table: TableState) -> float | None:
        """When the next bot answers. None while a bot that is waited for still thinks.

        If people are there, the answer comes at the end of a pause that depends only on the bot, never on anybody's
        cards, so it does not reveal how long the bot thought. Only an operator's own bot gets more time, when it thinks
        longer than recently. If nobody watches, or only bots play on, nobody could learn anything.
        """
        bots_at = table.clock.bots_at
        if bots_at is None or not (asked := table.bots_asked()) or not is_slow(table, asked[0]):
            return bots_at
        question = question_of(table, asked[0])
        is_watched = not table.is_hurried and table.is_watched
        thought = self._thoughts.get(question)
        is_waited_for = not is_watched or question.bot in bots.OWN[table.settings.game]
        if is_waited_for and not (thought and thought.choosing.done()):
            return None
        return bots_at + self._seconds_more(table, question) if is_watched else bots_at

    def act(self, draft: LoggedTable) -> None:
        """Let bots choose whose pause is over, one after another, for a few milliseconds."""
        until = perf_counter() + SLICE_SECONDS
        while (due_at := self.due_at(draft.state)) is not None and due_at <= draft.now and perf_counter() < until:
            self._act_for(draft.state.bots_asked()[0], draft)

    def _act_for(self, seat: Seat, draft: LoggedTable) -> None:
        """Act for one bot. People are told once a game that it fails."""
        table, play = draft.state, draft.state.play
        assert play
        is_news = False

        def note(error: Exception) -> None:
            nonlocal is_news
            log.error("table %s: the bot %s failed to choose", table.code, table.chairs[seat].bot, exc_info=error)
            is_news = (table.seed, seat) not in self._failed
            self._failed = {each for each in self._failed if each[0] == table.seed} | {(table.seed, seat)}

        def accept(action: Any) -> None:
            draft.accept(None, BotActs(seat, str(action), failed=is_news))

        act(play, seat, partial(self._choice, table, seat, play), accept, note)

    def _choice(self, table: TableState, seat: Seat, play: AnyPlay) -> str:
        name = bot_of(table, seat)
        if is_slow(table, seat):
            thought = self._thoughts.get(question_of(table, seat))
            if thought and thought.choosing.cancelled():
                raise Failure("gone", "its thought was stopped")
            if thought and thought.choosing.done():
                return thought.choosing.result()
            quick = bots.quick(play.game.name)
            instead = f"{quick} chooses" if quick else "it takes the default action"
            log.info("table %s: the bot %s took too long, so %s", table.code, name, instead)
            if quick is None:
                return str(play.game.idle(play.state, seat))
            name = quick
        return str(self._bot(table, seat, play, name).choose(play.view(seat), Seen(play, seat)))

    def _bot(self, table: TableState, seat: Seat, play: AnyPlay, name: str) -> Bot:
        """The bot of a seat in this game, with its own luck, which reveals nothing about the game's. At the deal of the
        day everybody meets the same luck.
        """
        make = bots.get(play.game.name, name)
        if table.settings.day and table.seed:
            return make(play.state.edition, bot_luck(table.seed, play, seat))
        key = table.seed, seat, name
        if key not in self._bots:
            self._bots = {other: bot for other, bot in self._bots.items() if other[0] == table.seed}
            self._bots[key] = make(play.state.edition, Dice(read_seed(None)))
        return self._bots[key]

    # Slow bots. They begin when they are asked, so that their pause is time to think.

    def _seconds_more(self, table: TableState, question: "OpenQuestion") -> float:
        """The addition to the pause of a thinking bot, fixed when the bot is asked."""
        if known := self._thoughts.get(question):
            return known.seconds_more
        shortest = SHORTEST_PAUSE * SPEEDS[table.settings.speed]
        return max(0.0, self._workers.seconds_to_think(question.bot) - shortest)

    def think(self, table: TableState) -> None:
        """Let slow bots think about their questions at a committed table. Outdated questions are dropped."""
        asked = {question_of(table, seat) for seat in table.bots_asked() if is_slow(table, seat)}
        for question in self._thoughts.keys() - asked:
            self._thoughts.pop(question).choosing.cancel()
        for question in asked - self._thoughts.keys():
            assert table.play
            choosing = asyncio.create_task(self._workers.choose(table.play, question.seat, question.bot, table.code))
            self._thoughts[question] = Thought(choosing, self._seconds_more(table, question))
            choosing.add_done_callback(lambda _: self._wake())


class Thought(NamedTuple):
    choosing: asyncio.Task[str]
    seconds_more: float  # of the pause


class OpenQuestion(NamedTuple):
    """A bot's question, unchanged by other seats' answers."""

    seed: str | None  # of the game
    seat: Seat
    bot: str
    asked: int  # since which version


def question_of(table: TableState, seat: Seat) -> OpenQuestion:
    return OpenQuestion(table.seed, seat, bot_of(table, seat), table.asked[seat])


def is_slow(table: TableState, seat: Seat) -> bool:
    """Whether a bot runs in another process."""
    return bots.is_slow(table.settings.game, bot_of(table, seat))


def bot_of(table: TableState, seat: Seat) -> str:
    """The bot of a chair; for one that this server no longer offers, the one that replaces people."""
    name, game = table.chairs[seat].bot, table.settings.game
    return name if name in bots.names(game) else bots.stand_in(game)
