"""When Python looks for garbage, so that nobody waits for it in the middle of a game.

Most of what is thrown away goes at once, since nothing refers to it any more. Only what refers to itself has to be
looked for: Python looks among what is new often, which is quick, and among all there is now and then. With thousands of
connections that takes half a second in which nobody is answered. So here Python looks only among what has become old
since the last time, and what is alive then is not looked at again: connections and tables are made so that nothing of
them refers to itself when they end. When nobody is connected, all there is is looked at, in case something did.
"""

import asyncio
import gc
from time import perf_counter

from mazzo.server.process.metrics import SWEEPS

ROUND_SECONDS = 1.0
MOST_YOUNG = 1  # looks among what is new, before what they left is looked at: some 15,000 objects, some 10 ms
FEWEST_ENDED = 1000  # connections, before all is looked at
OLDEST = 2  # the generation of objects that Python looks at last


class Sweeper:
    def __init__(self) -> None:
        self._open = 0
        self._ended = 0  # since all was looked at
        self._before = gc.get_threshold()
        self._began = 0.0
        self._pauses: list[float] = []  # seconds, not told yet

    def start(self) -> None:
        """What is there already is not looked at."""
        self._before = gc.get_threshold()
        gc.freeze()
        gc.collect()  # among nothing: Python waits until a quarter more is there than at the last time
        gc.set_threshold(*self._before[:2], MOST_YOUNG)
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
        """If many have ended, and nobody is here to notice."""
        if self._ended >= FEWEST_ENDED and not self._open:
            self._ended = 0
            gc.unfreeze()
            gc.collect()

    def _note(self, phase: str, info: dict[str, int]) -> None:
        """Python begins to look, or has looked. It may happen anywhere, so nothing is done here that takes a lock."""
        if info["generation"] < OLDEST:
            return
        if phase == "start":
            self._began = perf_counter()
        else:
            gc.freeze()
            self._pauses.append(perf_counter() - self._began)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            self.look_at_all()
            pauses, self._pauses = self._pauses, []
            for pause in pauses:
                SWEEPS.observe(pause)
