"""Bots that think long do so in other processes: nobody waits for one but its own table."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from os import cpu_count
from typing import Any, TypeVar

from mazzo.bots.process import Processes, Question, think
from mazzo.core.chance import read_seed
from mazzo.core.rules import Seat
from mazzo.table.table import AnyPlay

T = TypeVar("T")

MOST_SECONDS = 30.0  # for one choice, with the time it waits for others


class Thinker:
    def __init__(self) -> None:
        self._processes: Processes | None = None  # made for the first who needs it

    async def choose(self, play: AnyPlay, seat: Seat, bot: str) -> str:
        """What a bot chooses, in notation. It may fail in any way that a bot can, or take too long."""
        view, seen = play.view(seat), play.seen(seat)
        asked = Question(play.game.name, bot, play.state.edition, view, seen, read_seed(None))
        return await self.think(think, asked)

    async def think(self, function: Callable[..., T], /, *arguments: Any) -> T:
        """What a function makes of its arguments, worked out in another process."""
        self._processes = self._processes or Processes(max(1, (cpu_count() or 1) // 2))
        try:
            async with asyncio.timeout(MOST_SECONDS):
                return await asyncio.wrap_future(self._processes.submit(function, *arguments))
        except (TimeoutError, BrokenExecutor):
            self.stop()  # the next who is asked gets new ones
            raise

    def stop(self) -> None:
        if self._processes:
            self._processes.stop()
        self._processes = None
