"""Garbage collection at moments when nobody waits in the middle of a game.

Python frees most objects at once, by counting references. Only cycles need a search: often among new objects, and now
and then among all. With thousands of connections the full search takes half a second, in which nobody is answered, and
the search of new objects a tenth of the CPU of a move. So here Python waits until there are more new objects, and does
not search those again that survived two searches: connections and tables leave no cycles when they end. When nobody has
been connected for a while, all objects since the start are searched once, in case there are some.
"""

import asyncio
import gc
from time import perf_counter

from mazzo.server.process.metrics import SWEEPS

ROUND_SECONDS = 1.0
NEW = 1_500  # objects more than have gone, until Python looks: with 1,000 tables three times a second, for 5 ms
NEVER = 2**31 - 1  # times that Python has looked among what is new
FEWEST_ENDED = 1000  # connections, before all is looked at
QUIET_ROUNDS = 60  # in which nobody is connected; by then the tables are unloaded, so that little is left


class Sweeper:
    def __init__(self) -> None:
        self._open = 0
        self._ended = 0  # since all was looked at
        self._quiet_rounds = 0
        self._before = gc.get_threshold()
        self._began = 0.0
        self._pauses: list[float] = []  # seconds, not told yet

    def start(self) -> None:
        """Exclude the objects that exist now."""
        self._before = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(NEW, 0, NEVER)
        gc.callbacks.append(self._note)

    def stop(self) -> None:
        gc.callbacks.remove(self._note)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def note_opened(self) -> None:
        self._open += 1

    def note_ended(self) -> None:
        self._open -= 1
        self._ended += 1

    def look_at_all(self) -> None:
        """Search everything if many connections have ended and nobody has been here for a while."""
        self._quiet_rounds = 0 if self._open else self._quiet_rounds + 1
        if self._ended >= FEWEST_ENDED and self._quiet_rounds >= QUIET_ROUNDS:
            self._ended = 0
            gc.collect()

    def _note(self, phase: str, _: dict[str, int]) -> None:
        """Note the beginning or end of a search. It may happen anywhere, so this must not take a lock."""
        if phase == "start":
            self._began = perf_counter()
        else:
            self._pauses.append(perf_counter() - self._began)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            self.look_at_all()
            pauses, self._pauses = self._pauses, []
            for pause in pauses:
                SWEEPS.observe(pause)
