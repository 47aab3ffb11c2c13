"""The coach, for whoever asks: it thinks in other processes, and analyses are kept for the next who asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any

import msgspec

from mazzo.coach import advise
from mazzo.coach.analysis import analyse
from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.server.work.pool import Unfinished, WorkerPool
from mazzo.table.table import AnyPlay

MOST_KEPT = 200
ANALYSIS_SECONDS = 30.0


class Coaching:
    def __init__(self) -> None:
        self._workers = WorkerPool(ANALYSIS_SECONDS)  # of its own, so that no bot waits for an analysis
        self._analyses: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def advise(self, play: AnyPlay, seat: Seat) -> bytes:
        """What a seat is told that has to choose now, in JSON; from what it may know, and from nothing else."""
        view, seen = play.view(seat), tuple(play.seen(seat))
        return await self._think(_advise, play.game.name, play.state.edition, view, seen)

    async def analyse(self, id: str, record: Record) -> bytes:
        """What a finished game was like, in JSON. Many may ask at once; it is worked out once."""
        task = self._analyses.get(id)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._analyses[id] = asyncio.create_task(self._think(_analyse, record))
        self._analyses.move_to_end(id)
        while len(self._analyses) > MOST_KEPT:
            self._analyses.popitem(last=False)
        return await asyncio.shield(task)

    async def _think(self, function: Callable[..., bytes], *arguments: Any) -> bytes:
        try:
            return await self._workers.think(function, *arguments)
        except (TimeoutError, BrokenExecutor):
            raise Unfinished("the coach could not finish; try again in a moment") from None

    def stop(self) -> None:
        for task in self._analyses.values():
            task.cancel()
        self._workers.stop()


def _advise(game: str, edition: Any, view: Any, seen: tuple[Any, ...]) -> bytes:
    return msgspec.json.encode(advise(game, edition, view, seen))


def _analyse(record: Record) -> bytes:
    return msgspec.json.encode(analyse(record))
