"""A queue that is fair between those who ask, however often each of them does."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Hashable


class FairQueue:
    """A few places. When one is free, askers have their turns one after another; each has a limit at once."""

    def __init__(self, places: int, most_of_one: int) -> None:
        self._free = places
        self._most_of_one = most_of_one
        self._inside: Counter[Hashable] = Counter()
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()  # whose turn is next first

    async def enter(self, asker: Hashable) -> None:
        """Wait for a place."""
        admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(admitted)
        self._admit()
        try:
            await admitted
        except asyncio.CancelledError:
            if not admitted.cancelled():  # admitted in the same moment
                self.leave(asker)
            raise

    def leave(self, asker: Hashable) -> None:
        self._free += 1
        self._inside[asker] -= 1
        if not self._inside[asker]:
            del self._inside[asker]
        self._admit()

    def _admit(self) -> None:
        while self._free and (asker := self._next()) is not None:
            waiting = self._waiting.pop(asker[0])
            admitted = waiting.popleft()
            if waiting:
                self._waiting[asker[0]] = waiting  # behind everybody else
            if not admitted.done():  # whoever waited may have gone
                self._free -= 1
                self._inside[asker[0]] += 1
                admitted.set_result(None)

    def _next(self) -> tuple[Hashable] | None:
        """Whose turn it is, if anybody may have one more place."""
        return next(((asker,) for asker in self._waiting if self._inside[asker] < self._most_of_one), None)
