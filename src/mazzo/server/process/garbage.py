"""When Python looks for garbage, so that nobody waits for it in the middle of a game.

Most of what is thrown away goes at once, since nothing refers to it any more. Only what refers to itself has to be
looked for: Python looks among what is new often, which is quick, and among all there is now and then. With thousands of
connections that takes half a second in which nobody is answered. So here Python looks only among what has become old
since the last time, and what is alive then is not looked at again: connections and tables are made so that nothing of
them refers to itself when they end. When nobody is connected, all there is is looked at, in case something did.
"""

import asyncio
import gc

from mazzo.server.process.metrics import SWEEPS

ROUND_SECONDS = 0.25
MOST_YOUNG = 3  # looks among what is new, before what they left is looked at: some 20,000 objects, some 15 ms
FEWEST_ENDED = 1000  # connections, before all is looked at
NEVER = 1_000_000_000


class Sweeper:
    def __init__(self) -> None:
        self._open = 0
        self._ended = 0  # since all was looked at
        self._before = gc.get_threshold()

    def start(self) -> None:
        """From now on only `run` looks at more than what is new. What is there already stays."""
        self._before = gc.get_threshold()
        gc.set_threshold(*self._before[:2], NEVER)
        gc.freeze()

    def stop(self) -> None:
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def note_opened(self) -> None:
        self._open += 1

    def note_ended(self) -> None:
        self._open -= 1
        self._ended += 1

    def sweep(self) -> None:
        """Look for garbage, if there may be some: among what is new, or among all if nobody is here to notice."""
        if self._ended >= FEWEST_ENDED and not self._open:
            self._ended = 0
            gc.unfreeze()
        elif gc.get_count()[2] < MOST_YOUNG:
            return
        with SWEEPS.time():
            gc.collect()
            gc.freeze()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            self.sweep()
