"""The bots at one table of the server: slow ones run in other processes, the others here."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from mazzo import bots
from mazzo.bots.outside import Failure
from mazzo.core.chance import Dice, read_seed
from mazzo.core.play import AnyChooser
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.server.work import WorkerPool
from mazzo.table.clock import BOT_SECONDS, PACE, SPEEDS
from mazzo.table.day import bot_chance
from mazzo.table.runner import Question, TableBots, questions
from mazzo.table.state import TableState

log = logging.getLogger(__name__)

SHORTEST_PAUSE = BOT_SECONDS * min(PACE)


class BotPlayers:
    def __init__(self, workers: WorkerPool, wake: Callable[[], None]) -> None:
        self._workers = workers
        self._wake = wake  # wakes the room before its next deadline
        self._thoughts: dict[Question, Thought] = {}
        # A bot's random source reveals nothing about the game's.
        self._bots = TableBots(
            lambda table, question: bots.get(table.settings.game, bot_of(table, question)),
            lambda _: Dice(read_seed(None)),
        )

    def answer_at(self, table: TableState) -> float | None:
        """When the next bot answers. None while the table waits for a bot that still thinks.

        If people are there, the answer comes at the end of a pause that depends only on the bot, never on hidden
        cards, so it does not reveal how long the bot thought. Only a bot that the operator added gets more
        time, if it thinks longer than recently. Without watchers, or if only bots are left, there is nothing to hide.
        """
        bots_at = table.clock.bots_at
        if bots_at is None or not (asked := questions(table)) or not is_slow(table, asked[0]):
            return bots_at
        is_watched = not table.is_hurried and table.is_watched
        thought = self._thoughts.get(asked[0])
        is_own = bot_of(table, asked[0]) in bots.OWN[table.settings.game]
        is_waited_for = not is_watched or is_own or table.settings.day  # a day's deal needs equal bots for all
        if is_waited_for and not (thought and thought.choosing.done()):
            return None
        return bots_at + self._seconds_more(table, asked[0]) if is_watched else bots_at

    def answer(self, draft: LoggedTable, question: Question) -> None:
        """Answer for one bot."""
        table = draft.state

        def failed(error: Exception) -> None:
            log.error("table %s: the bot %s failed to choose", table.code, question.bot, exc_info=error)

        self._bots.answer(table, question, self._chooser(table, question), partial(draft.accept, None), failed)

    def _chooser(self, table: TableState, question: Question) -> AnyChooser | None:
        """The bot; for a slow one its thought, or a quick bot if it is late. None for the default action."""
        if not is_slow(table, question):
            return self._bots.chooser(table, question)
        thought = self._thoughts.get(question)
        if thought and thought.choosing.done():
            return lambda _view, _seen: thought.choice()
        game, bot = table.settings.game, bot_of(table, question)
        quick = bots.quick(game)
        instead = f"{quick} chooses" if quick else "it takes the default action"
        log.info("table %s: the bot %s took too long, so %s", table.code, bot, instead)
        return self._bots.chooser(table, question._replace(bot=quick)) if quick else None

    # Slow bots begin when their question is open, so that their pause is time to think.

    def _seconds_more(self, table: TableState, question: Question) -> float:
        """The addition to the pause of a thinking bot, fixed when the bot's turn begins."""
        if known := self._thoughts.get(question):
            return known.seconds_more
        shortest = SHORTEST_PAUSE * SPEEDS[table.settings.speed]
        return max(0.0, self._workers.seconds_to_think(bot_of(table, question)) - shortest)

    def think(self, table: TableState) -> None:
        """Let slow bots think about their questions at a committed table. Outdated questions are dropped."""
        asked = {question for question in questions(table) if is_slow(table, question)}
        for question in self._thoughts.keys() - asked:
            self._thoughts.pop(question).choosing.cancel()
        for question in asked - self._thoughts.keys():
            assert table.play
            bot = bot_of(table, question)
            chance = bot_chance(table.seed, table.play, question.seat) if table.settings.day and table.seed else None
            choosing = asyncio.create_task(self._workers.choose(table.play, question.seat, bot, table.code, chance))
            self._thoughts[question] = Thought(choosing, self._seconds_more(table, question))
            choosing.add_done_callback(lambda _: self._wake())


class Thought(NamedTuple):
    choosing: asyncio.Task[str]
    seconds_more: float  # of the pause

    def choice(self) -> str:
        if self.choosing.cancelled():
            raise Failure("gone", "its thought was stopped")
        return self.choosing.result()


def is_slow(table: TableState, question: Question) -> bool:
    """Whether a bot runs in another process."""
    return bots.is_slow(table.settings.game, bot_of(table, question))


def bot_of(table: TableState, question: Question) -> str:
    """The bot of this seat; if the server no longer offers it, the one that replaces people."""
    return question.bot if question.bot in bots.names(table.settings.game) else bots.stand_in(table.settings.game)
