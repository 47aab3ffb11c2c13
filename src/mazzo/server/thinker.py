"""Bots that think long do so in other processes: nobody waits for one but its own table."""

import asyncio
from functools import partial
from multiprocessing.pool import Pool
from os import cpu_count
from typing import Any

from mazzo.bots import process
from mazzo.core.chance import read_seed
from mazzo.core.rules import Seat
from mazzo.table.table import AnyPlay

MOST_SECONDS = 30.0  # for one choice, with the time it waits for others


class Thinker:
    def __init__(self) -> None:
        self._pool: Pool | None = None  # made for the first who needs it

    async def choose(self, play: AnyPlay, seat: Seat, bot: str) -> str:
        """What a bot chooses, in notation. It may fail in any way that a bot can, or take too long."""
        loop = asyncio.get_running_loop()
        chosen: asyncio.Future[str] = loop.create_future()

        def end(how: Any, outcome: Any) -> None:  # in a thread of the pool
            loop.call_soon_threadsafe(lambda: None if chosen.done() else how(outcome))

        self._pool = self._pool or process.pool(max(1, (cpu_count() or 1) // 2))
        edition, luck = play.state.edition, read_seed(None)
        asked = process.Question(play.game.name, bot, edition, play.view(seat), play.seen(seat), luck)
        done, failed = partial(end, chosen.set_result), partial(end, chosen.set_exception)
        self._pool.apply_async(process.think, [asked], callback=done, error_callback=failed)
        try:
            async with asyncio.timeout(MOST_SECONDS):
                return await chosen
        except TimeoutError:
            self.stop()  # whoever does not come to an end is not asked again
            raise

    def stop(self) -> None:
        if self._pool:
            self._pool.terminate()
            self._pool.join()
        self._pool = None
