"""Sends notices in the background. The queue is bounded, and slow push services do not delay tables."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import NamedTuple, TypeVar

from mazzo.core.errors import Refused
from mazzo.server.limiters import RateLimit
from mazzo.server.limits import Limits
from mazzo.server.push.delivery import check_keys, deliver, make_key, public_key, read_endpoint
from mazzo.server.store.database import StorageDown
from mazzo.server.store.push_subscriptions import Subscription, check_zone
from mazzo.server.store.storage import Storage
from mazzo.table.people import owner
from mazzo.table.state import TableState
from mazzo.table.updates import Occupant

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_NOTED = 1000  # notices in the queue; more are dropped
AT_ONCE = 16  # parallel deliveries
LONG_TURN = 3600  # seconds; games with shorter turns send no notices, since people stay at the table
GONE = (404, 410)  # the browser does not want notices any more
MOST_WAITING = 1000  # deliveries; more are dropped
MOST_AT_A_SERVICE = 4  # at the same time
SLOW_SECONDS = 2.0
PAUSE_FACTOR = 10  # a slow delivery pauses its person for this many times its duration


class Delivery(NamedTuple):
    """A notice for one browser of a person."""

    who: str
    service: str  # the origin of its push service
    table: str
    subscription: Subscription


class DeliveryTurns:
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


class TurnNotice(NamedTuple):
    """A person must choose at a table."""

    who: str
    table: str


class Messenger:
    def __init__(self, storage: Storage, contact: str, now: Callable[[], float], limits: Limits) -> None:
        self._storage, self._contact, self._now = storage, contact, now
        self._noted: asyncio.Queue[TurnNotice] = asyncio.Queue(MOST_NOTED)
        self._turns = DeliveryTurns()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="push")
        self._notices_of_a_person = RateLimit(limits.notices_of_a_person)
        self._private = ""
        self.public_key = ""

    async def start(self) -> None:
        """Load the key of this database, or make it."""
        fresh = await self._in_thread(make_key)
        self._private = await self._storage.subscriptions.key(fresh)
        self.public_key = await self._in_thread(partial(public_key, self._private))

    async def subscribe(self, who: str, subscription: Subscription) -> None:
        read_endpoint(subscription.endpoint)
        check_keys(subscription)
        if subscription.quiet:
            check_zone(subscription.quiet)
        await self._storage.subscriptions.add(who, subscription, self._now())

    def note_step(self, before: TableState, after: TableState) -> None:
        """Queue a notice for each absent person with a new question."""
        for person in asked_anew(before, after):
            self.notify(owner(person), after.code)

    def notify(self, who: str, table: str) -> None:
        """Queue a notice for a person, or drop it if there are too many."""
        if self._noted.full() or not self._notices_of_a_person.take(who):
            log.info("a notice was dropped: too many are waiting, or this person has had too many")
        else:
            self._noted.put_nowait(TurnNotice(who, table))

    async def run(self) -> None:
        await asyncio.gather(self._sort(), *(self._work() for _ in range(AT_ONCE)))

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _sort(self) -> None:
        """Queue a delivery to each browser for each notice."""
        while True:
            notice = await self._noted.get()
            with noting_failures():
                for subscription in await self._storage.subscriptions.of(notice.who):
                    if not (subscription.quiet and subscription.quiet.covers(self._now())):
                        service = read_endpoint(subscription.endpoint).origin
                        self._turns.add(Delivery(notice.who, service, notice.table, subscription))

    async def _work(self) -> None:
        while True:
            delivery = await self._turns.take()
            began, is_answered = monotonic(), False
            try:
                with noting_failures():
                    is_answered = await self._deliver(delivery)
            finally:
                self._turns.end(delivery, monotonic() - began, is_answered)

    async def _deliver(self, delivery: Delivery) -> bool:
        """Send a notice; returns whether the push service answered."""
        who, _, table, subscription = delivery
        message = {"says": subscription.says, "table": table}
        try:
            status = await self._in_thread(partial(deliver, subscription, message, self._private, self._contact))
        except (OSError, ValueError, Refused) as error:
            log.info("a push service cannot be reached: %s", error)
            return False
        if status in GONE:
            await self._storage.subscriptions.remove(who, subscription.endpoint)
        elif status >= 300:
            log.info("a push service refused a notice with status %d", status)
        return True

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


@contextmanager
def noting_failures() -> Iterator[None]:
    """Log a failure to send a notice; the others are still sent."""
    try:
        yield
    except StorageDown as error:
        log.debug("a notice was not sent: %s", error)
    except Exception:
        log.exception("a notice was not sent")


def asked_anew(before: TableState, after: TableState) -> list[str]:
    """The absent people with a new question in a game with long turns: each question counts once."""
    play, seconds = after.play, after.settings.turn_seconds
    if not (play and after.is_playing and seconds is not None and seconds >= LONG_TURN):
        return []
    if play.game.is_reaction(play.state):
        return []
    holders = [after.seats[seat] for seat in play.to_act if after.asked[seat] > before.version]
    return [
        holder.person
        for holder in holders
        if holder.person and holder.occupant is Occupant.PERSON and not after.is_there(holder)
    ]
