"""A queue that is fair between askers, however often each of them asks."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Hashable
from typing import NamedTuple


class QueuePlace(NamedTuple):
    """Somebody waiting for a place."""

    admitted: "asyncio.Future[None]"
    is_long: bool


class FairQueue:
    """A limited number of places. Free ones go to the askers in turn; each asker has a limit.

    Long jobs never get the last place, and have a limit of their own: nobody's short job waits for their long one.
    """

    def __init__(self, places: int, most_of_one: int) -> None:
        self._free = places
        self._most_of_one = most_of_one
        self._most_long = max(1, places - 1)
        self._long = 0  # inside
        self._inside: Counter[tuple[Hashable, bool]] = Counter()  # by asker, the long ones apart
        self._waiting: OrderedDict[Hashable, deque[QueuePlace]] = OrderedDict()  # in the order of turns

    async def enter(self, asker: Hashable, is_long: bool = False) -> None:
        """Wait for a place."""
        admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(QueuePlace(admitted, is_long))
        self._admit()
        try:
            await admitted
        except asyncio.CancelledError:
            if not admitted.cancelled():  # admitted in the same moment
                self.leave(asker, is_long)
            raise

    def leave(self, asker: Hashable, is_long: bool = False) -> None:
        self._free += 1
        self._long -= is_long
        self._inside -= Counter([(asker, is_long)])
        self._admit()

    def _admit(self) -> None:
        while self._free and (found := self._next()):
            asker, turn = found
            waiting = self._waiting.pop(asker)
            waiting.remove(turn)
            if waiting:
                self._waiting[asker] = waiting  # behind everybody else
            if not turn.admitted.done():  # the waiting caller may be gone
                self._free -= 1
                self._long += turn.is_long
                self._inside[asker, turn.is_long] += 1
                turn.admitted.set_result(None)

    def _next(self) -> tuple[Hashable, QueuePlace] | None:
        """The next in turn, if anybody may have one more place."""
        turns = ((asker, turn) for asker, waiting in self._waiting.items() for turn in waiting)
        return next((each for each in turns if self._may_enter(*each)), None)

    def _may_enter(self, asker: Hashable, turn: QueuePlace) -> bool:
        if turn.is_long and self._long == self._most_long:
            return False
        return self._inside[asker, turn.is_long] < self._most_of_one
