"""The parts that all requests of a process share: the hub, the database, and limits."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable

import msgspec
from starlette.requests import HTTPConnection

from mazzo.bots.own import OwnBot
from mazzo.server.addresses import ProxyWarning, origin_of
from mazzo.server.admin.admin import Admin, Audit
from mazzo.server.admin.moderation import Banned, ModerationState
from mazzo.server.limiters import Limiters
from mazzo.server.limits import MOST_TABLES, UNLIMITED, Limits
from mazzo.server.metrics import STARTED, Refusals
from mazzo.server.push.messenger import Messenger
from mazzo.server.store.people import COOKIE, Visitor
from mazzo.server.store.storage import Storage, patiently, wait_for
from mazzo.server.tables.hub import Hub, clock, zero
from mazzo.server.tables.tournaments import TournamentRunner, TournamentService
from mazzo.server.work import HeavyWork, Requester


class Options(msgspec.Struct, frozen=True):
    database: str  # the path of an SQLite file, or the URL of a PostgreSQL
    trust_proxy: bool = False  # whether a proxy in front names the client
    is_limited: bool = True
    admin_token: str | None = None  # the operator's token; without one there is no operator over HTTP
    root_path: str = ""  # the path of this server at its proxy, such as /mazzo
    offers: tuple[OwnBot, ...] = ()  # bots that the operator has added
    most_tables: int = MOST_TABLES
    time_zero: float = msgspec.field(default_factory=zero)  # the same for all workers
    push_contact: str | None = None  # the operator's address for push services; without one there are no notices


class RunningServer:
    storage: Storage
    hub: Hub
    tournaments: TournamentService
    messenger: Messenger | None = None
    moderation: ModerationState
    admin: Admin

    def __init__(self, options: Options) -> None:
        self.options = options
        self.wall_clock: Callable[[], float] = time.time
        for offer in options.offers:
            offer.register()
        limits = Limits() if options.is_limited else UNLIMITED
        self.limiters = Limiters(limits)
        self.refusals = Refusals()
        self.audit = Audit()
        self.proxy_warning = ProxyWarning() if options.is_limited and not options.trust_proxy else None
        self.work = HeavyWork(limits)

    @classmethod
    def of(cls, connection: HTTPConnection) -> "RunningServer":
        server: RunningServer = connection.app.state.server
        return server

    async def start(self) -> None:
        end_with_parent()
        self.storage = await wait_for(self.options.database)
        self.hub = Hub(self.storage, clock(self.options.time_zero), self.options.most_tables, self.limiters.limits)
        self.tournaments = TournamentService(self.storage.tournaments, self.hub.now)
        self.moderation = ModerationState(self.storage, time.time)
        await patiently(self.moderation.refresh)
        self.admin = Admin(self.storage, time.time, self.hub, self.moderation)
        self.hub.start()
        STARTED.set_to_current_time()
        runners = [self.refusals.run(), TournamentRunner(self.hub, self.tournaments).run()]
        if self.options.push_contact:
            self.messenger = Messenger(self.storage, self.options.push_contact, time.time, self.limiters.limits)
            await patiently(self.messenger.start)
            self.hub.note_step = self.messenger.note_step
            runners.append(self.messenger.run())
        if self.storage.is_shared:  # otherwise only this process is notified
            runners.append(self.moderation.run())
        self._tasks = [asyncio.create_task(runner) for runner in runners]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self.messenger:
            self.messenger.stop()
        await self.hub.stop()
        self.work.stop()
        await self.storage.close()

    def token_of(self, connection: HTTPConnection) -> str:
        return token_of(connection, self.options.root_path)

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        """The known visitor, or None; refuses a banned one."""
        token = self.token_of(connection)
        visitor = await self.storage.people.recognise(token)
        if visitor:
            self.note_person(token, visitor.who, address_of(connection))
        if visitor and (until := self.moderation.banned_until(visitor.who, address_of(connection))):
            raise Banned(until)
        return visitor

    def note_person(self, token: str, who: str, address: str) -> None:
        """Note whose token this is, so that requests count for this person."""
        self.limiters.requests.note(token, who)
        if self.proxy_warning:
            self.proxy_warning.note_person(who, address)


def token_of(connection: HTTPConnection, root: str) -> str:
    """The client's token, or an empty string."""
    return connection.cookies.get(token_name(root)) or connection.cookies.get(COOKIE, "")


def token_name(root: str) -> str:
    """The name of the cookie over HTTPS; http/people.py has the reasons."""
    return f"__Secure-{COOKIE}" if root else f"__Host-{COOKIE}"


def end_with_parent() -> None:
    """Stop a worker when the process that started it is gone, even killed."""

    def stop(sentinel: int) -> None:
        loop.remove_reader(sentinel)
        os.kill(os.getpid(), signal.SIGTERM)

    loop, parent = asyncio.get_running_loop(), multiprocessing.parent_process()
    if parent and os.name == "posix":
        loop.add_reader(parent.sentinel, stop, parent.sentinel)


def address_of(connection: HTTPConnection) -> str:
    return origin_of(connection.client.host) if connection.client else "unknown"


async def asker_of(connection: HTTPConnection) -> Requester:
    visitor = await RunningServer.of(connection).visitor(connection)
    return Requester(visitor and visitor.who, address_of(connection))
