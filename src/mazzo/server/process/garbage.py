"""When Python looks for garbage, so that nobody waits for it in the middle of a game.

Most of what is thrown away goes at once, since nothing refers to it any more. Only what refers to itself has to be
looked for: Python looks among what is new often, which is quick, and among all there is now and then. With thousands of
connections that takes half a second in which nobody is answered, and moves alone would bring it on every few seconds.
What leaves such garbage is not a move but a connection that has ended; so connections are counted, and all is looked
at when as many have ended as are open.
"""

import asyncio
import gc
import time

from mazzo.server.process.metrics import SWEEPS

ROUND_SECONDS = 1.0
FEWEST_ENDED = 1000  # connections; what they leave behind is some 30 MB
LONGEST_SECONDS = 3600.0  # between two sweeps
NEVER = 1_000_000_000


class Sweeper:
    def __init__(self) -> None:
        self._open = 0
        self._ended = 0  # since the last sweep
        self._swept_at = time.monotonic()
        self._before = gc.get_threshold()

    def start(self) -> None:
        """From now on only `run` looks at all there is."""
        self._before = gc.get_threshold()
        gc.set_threshold(*self._before[:2], NEVER)

    def stop(self) -> None:
        gc.set_threshold(*self._before)

    def note_opened(self) -> None:
        self._open += 1

    def note_ended(self) -> None:
        self._open -= 1
        self._ended += 1

    @property
    def is_due(self) -> bool:
        is_old = time.monotonic() >= self._swept_at + LONGEST_SECONDS
        return is_old or self._ended >= max(FEWEST_ENDED, self._open)

    def sweep(self) -> None:
        with SWEEPS.time():
            gc.collect()
        self._ended, self._swept_at = 0, time.monotonic()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            if self.is_due:
                self.sweep()
