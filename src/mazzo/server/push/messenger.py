"""Sends notices in the background. The queue is bounded, and whatever a push service does, tables do not notice."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple, TypeVar

from mazzo.core.errors import Refused
from mazzo.server.process.limits import Allowance, Limits
from mazzo.server.push.delivery import deliver, make_key, public_key
from mazzo.server.push.reaching import read_endpoint
from mazzo.server.store.database import StorageDown
from mazzo.server.store.storage import Storage
from mazzo.server.store.subscriptions import Subscription, check_zone
from mazzo.table.people import owner
from mazzo.table.state import TableState
from mazzo.table.updates import Player

log = logging.getLogger("mazzo.push")

T = TypeVar("T")

MOST_WAITING = 1000  # notices; more are dropped
AT_ONCE = 4  # notices on their way
LONG_TURN = 3600  # seconds; with shorter turns people stay at the table, and get no notices
GONE = (404, 410)  # the browser does not want notices any more


class TurnNotice(NamedTuple):
    """Somebody is asked at a table."""

    who: str
    table: str


class Messenger:
    def __init__(self, storage: Storage, contact: str, now: Callable[[], float], limits: Limits) -> None:
        self._storage, self._contact, self._now = storage, contact, now
        self._waiting: asyncio.Queue[TurnNotice] = asyncio.Queue(MOST_WAITING)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="push")
        self._notices_of_a_person = Allowance(limits.notices_of_a_person)
        self._private = ""
        self.public_key = ""

    async def start(self) -> None:
        """Load the key of this database, or make it."""
        fresh = await self._aside(make_key)
        self._private = await self._storage.subscriptions.key(fresh)
        self.public_key = await self._aside(partial(public_key, self._private))

    async def subscribe(self, who: str, subscription: Subscription) -> None:
        read_endpoint(subscription.endpoint)
        if subscription.quiet:
            check_zone(subscription.quiet)
        await self._storage.subscriptions.add(who, subscription, self._now())

    def note_step(self, before: TableState, after: TableState) -> None:
        """Queue a notice for everybody who is asked anew and is not here."""
        for person in asked_anew(before, after):
            who = owner(person)
            if self._waiting.full() or not self._notices_of_a_person.take(who):
                log.info("a notice was dropped: too many are waiting, or this person has had too many")
                continue
            self._waiting.put_nowait(TurnNotice(who, after.code))

    async def run(self) -> None:
        await asyncio.gather(*(self._work() for _ in range(AT_ONCE)))

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            notice = await self._waiting.get()
            try:
                await self._tell(notice)
            except StorageDown as error:
                log.debug("a notice was not sent: %s", error)
            except Exception:
                log.exception("a notice was not sent")

    async def _tell(self, notice: TurnNotice) -> None:
        for subscription in await self._storage.subscriptions.of(notice.who):
            if subscription.quiet and subscription.quiet.covers(self._now()):
                continue
            message = {"says": subscription.says, "table": notice.table}
            try:
                status = await self._aside(partial(deliver, subscription, message, self._private, self._contact))
            except (OSError, ValueError, Refused) as error:
                log.info("a push service cannot be reached: %s", error)
                continue
            if status in GONE:
                await self._storage.subscriptions.remove(notice.who, subscription.endpoint)
            elif status >= 300:
                log.info("a push service refused a notice with status %d", status)

    async def _aside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def asked_anew(before: TableState, after: TableState) -> list[str]:
    """The absent people with a new question in a game with long turns: each question counts once."""
    play, seconds = after.play, after.settings.turn_seconds
    if not (play and after.is_playing and seconds is not None and seconds >= LONG_TURN):
        return []
    if play.game.is_reaction(play.state):
        return []
    chairs = [after.chairs[seat] for seat in play.to_act if after.asked[seat] > before.version]
    return [
        chair.person for chair in chairs if chair.person and chair.player is Player.PERSON and not after.is_there(chair)
    ]
