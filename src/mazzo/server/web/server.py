"""The shared parts of all requests in a process: the hub, the database, and limits."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec
from starlette.requests import HTTPConnection

from mazzo.bots.own import OwnBot
from mazzo.server.admin.admin import Admin
from mazzo.server.admin.audit import Audit
from mazzo.server.admin.bulletin import Bulletin
from mazzo.server.process.addresses import origin_of
from mazzo.server.process.clock import clock, zero
from mazzo.server.process.limits import (
    UNLIMITED,
    AddressAllowance,
    AddressConcurrencyLimit,
    Allowance,
    ConcurrencyLimit,
    Limits,
)
from mazzo.server.process.metrics import STARTED
from mazzo.server.process.refusals import Refusals
from mazzo.server.push.messenger import Messenger
from mazzo.server.store.people import Visitor
from mazzo.server.store.storage import Storage, patiently, wait_for
from mazzo.server.tables.hub import MOST_TABLES, Hub
from mazzo.server.tables.tournament_runner import TournamentRunner
from mazzo.server.tables.tournament_service import TournamentService
from mazzo.server.web.answers import HttpError
from mazzo.server.web.code_guess_limiter import CodeGuessLimiter
from mazzo.server.web.cookies import token_of
from mazzo.server.web.proxy import Suspicion
from mazzo.server.web.request_limiter import RequestLimiter
from mazzo.server.work.heavy import HeavyWork, Requester


class Options(msgspec.Struct, frozen=True):
    database: str  # the path of an SQLite file, or the URL of a PostgreSQL
    trust_proxy: bool = False  # whether a proxy in front says who asks
    is_limited: bool = True
    admin_token: str | None = None  # the operator's token; without one there is no operator over HTTP
    root_path: str = ""  # where the proxy in front has this server, as /mazzo
    offers: tuple[OwnBot, ...] = ()  # bots of the operator's own
    most_tables: int = MOST_TABLES
    time_zero: float = msgspec.field(default_factory=zero)  # the same for all workers
    push_contact: str | None = None  # the operator's address for push services; without one nobody gets a notice


class RunningServer:
    storage: Storage
    hub: Hub
    tournaments: TournamentService
    messenger: Messenger | None = None
    bulletin: Bulletin
    admin: Admin

    def __init__(self, options: Options) -> None:
        self.options = options
        self.wall_clock: Callable[[], float] = time.time
        for offer in options.offers:
            offer.bring()
        limits = self.limits = Limits() if options.is_limited else UNLIMITED
        self.input_of_a_connection = limits.input_of_a_connection
        self.input_of_an_address = AddressAllowance(limits.input_of_an_address)
        self.messages_of_a_person = Allowance(limits.messages_of_a_person)
        self.messages_of_an_address = AddressAllowance(limits.messages_of_an_address)
        self.deliveries = AddressAllowance(limits.deliveries_of_an_address)
        self.request_limiter = RequestLimiter(limits)
        self.files = AddressAllowance(limits.files_of_an_address)
        self.newcomers = AddressAllowance(limits.newcomers_of_an_address)
        self.deletions = AddressAllowance(limits.deletions_of_an_address)
        self.tables_of_a_person = Allowance(limits.tables_of_a_person)
        self.tables_of_an_address = AddressAllowance(limits.tables_of_an_address)
        self.tournaments_of_a_person = Allowance(limits.tournaments_of_a_person)
        self.tournaments_of_an_address = AddressAllowance(limits.tournaments_of_an_address)
        self.entries_of_an_address = AddressAllowance(limits.entries_of_an_address)
        self.code_guesses = CodeGuessLimiter(limits)
        self.refusals = Refusals()
        self.audit = Audit()
        self.suspicion = Suspicion() if options.is_limited and not options.trust_proxy else None
        self.names_of_a_person = Allowance(limits.names_of_a_person)
        self.sockets_of_a_person = ConcurrencyLimit(limits.sockets_of_a_person)
        self.sockets_of_an_address = AddressConcurrencyLimit(limits.sockets_of_an_address)
        self.followers_of_an_address = AddressConcurrencyLimit(limits.followers_of_an_address)
        self.watching = AddressAllowance(limits.watching_of_an_address)
        self.work = HeavyWork(limits)

    @classmethod
    def of(cls, connection: HTTPConnection) -> "RunningServer":
        server: RunningServer = connection.app.state.server
        return server

    async def start(self) -> None:
        end_with_parent()
        self.storage = await wait_for(self.options.database)
        self.hub = Hub(self.storage, clock(self.options.time_zero), self.options.most_tables, self.limits)
        self.tournaments = TournamentService(self.storage.tournaments, self.hub.now)
        self.bulletin = Bulletin(self.storage, time.time)
        await patiently(self.bulletin.look)
        self.admin = Admin(self.storage, time.time, self.hub, self.bulletin)
        self.hub.start()
        STARTED.set_to_current_time()
        runners = [self.refusals.run(), TournamentRunner(self.hub, self.tournaments).run()]
        if self.options.push_contact:
            self.messenger = Messenger(self.storage, self.options.push_contact, time.time, self.limits)
            await patiently(self.messenger.start)
            self.hub.note_step = self.messenger.note_step
            runners.append(self.messenger.run())
        if self.storage.is_shared:  # otherwise only this process is notified
            runners.append(self.bulletin.run())
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
        if visitor and (until := self.bulletin.banned_until(visitor.who, address_of(connection))):
            raise banned(until)
        return visitor

    def note_person(self, token: str, who: str, address: str) -> None:
        """Note that somebody with this token is here, so that their requests count for them."""
        self.request_limiter.note(token, who)
        if self.suspicion:
            self.suspicion.note_person(who, address)


def end_with_parent() -> None:
    """Stop a worker when the process that started it is gone, even killed: nobody else would."""

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


def banned(until: float) -> HttpError:
    text = f"{datetime.fromtimestamp(until, UTC):%Y-%m-%d %H:%M} UTC"
    return HttpError(403, "banned", f"you are banned from this server until {text}", until=text)
