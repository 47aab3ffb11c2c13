"""Turns in the event loop, so that moves are answered between requests however many of these there are."""

import asyncio
from collections import deque
from collections.abc import Callable

MOST = 4  # in one iteration of the loop; a request takes a third of a millisecond


class RequestTurns:
    """Calls a few functions in each iteration of the loop, the first ones first."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], object]] = deque()
        self._is_running = False

    def call(self, function: Callable[[], object]) -> None:
        self._waiting.append(function)
        if not self._is_running:
            self._is_running = True
            asyncio.get_running_loop().call_soon(self._go_on)

    async def wait(self) -> None:
        turn = asyncio.Event()
        self.call(turn.set)
        await turn.wait()

    def _go_on(self) -> None:
        for _ in range(min(MOST, len(self._waiting))):
            self._waiting.popleft()()
        self._is_running = bool(self._waiting)
        if self._is_running:
            asyncio.get_running_loop().call_soon(self._go_on)
