"""Fair turns for notices on their way, so that a slow push service delays no other one."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from mazzo.server.store.push_subscriptions import Subscription

log = logging.getLogger(__name__)

MOST_WAITING = 1000  # deliveries; more are dropped
MOST_AT_A_SERVICE = 4  # at the same time
SLOW_SECONDS = 2.0
PAUSE_FACTOR = 10  # a slow delivery pauses its person for this many times as long


class Delivery(NamedTuple):
    """A notice for one browser of a person."""

    who: str
    service: str  # the origin of its push service
    table: str
    subscription: Subscription


class Turns:
    """A queue in which people take turns. A person has one delivery at a time, a push service a few.

    A slow delivery drops all others of its person, and pauses the person for a while. One without an answer does the
    same with its push service.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._waiting: OrderedDict[str, list[Delivery]] = OrderedDict()  # by person, the next one first
        self._active: Counter[str] = Counter()  # deliveries by person, and by service
        self._paused_until: dict[str, float] = {}  # people and services
        self._changed = asyncio.Event()

    def add(self, delivery: Delivery) -> None:
        is_paused = any(self._paused_until.get(key, 0.0) > self._now() for key in (delivery.who, delivery.service))
        if is_paused or sum(map(len, self._waiting.values())) >= MOST_WAITING:
            log.info("a notice was dropped: its push service is slow, or too many notices are waiting")
            return
        self._waiting.setdefault(delivery.who, []).append(delivery)
        self._changed.set()

    async def take(self) -> Delivery:
        """Wait for the next delivery. It must be ended with `end`."""
        while not (delivery := self._next()):
            self._changed.clear()
            await self._changed.wait()
        self._active.update((delivery.who, delivery.service))
        self._waiting[delivery.who].remove(delivery)
        if self._waiting[delivery.who]:
            self._waiting.move_to_end(delivery.who)
        else:
            del self._waiting[delivery.who]
        return delivery

    def _next(self) -> Delivery | None:
        for who, deliveries in self._waiting.items():
            if not self._active[who]:
                for delivery in deliveries:
                    if self._active[delivery.service] < MOST_AT_A_SERVICE:
                        return delivery
        return None

    def end(self, delivery: Delivery, seconds: float, is_answered: bool) -> None:
        """Note how long a delivery took, and whether the push service answered."""
        self._active -= Counter((delivery.who, delivery.service))  # drops those with none
        if seconds > SLOW_SECONDS:
            self._pause([delivery.who] if is_answered else [delivery.who, delivery.service], seconds * PAUSE_FACTOR)
        self._changed.set()

    def _pause(self, keys: list[str], seconds: float) -> None:
        now = self._now()
        self._paused_until = {key: until for key, until in self._paused_until.items() if until > now}
        self._paused_until.update(dict.fromkeys(keys, now + seconds))
        left: OrderedDict[str, list[Delivery]] = OrderedDict()
        for who, deliveries in self._waiting.items():
            if who not in keys and (others := [each for each in deliveries if each.service not in keys]):
                left[who] = others
        dropped = sum(map(len, self._waiting.values())) - sum(map(len, left.values()))
        log.info("a push service took %.1f seconds; %d waiting notices were dropped", seconds / PAUSE_FACTOR, dropped)
        self._waiting = left
