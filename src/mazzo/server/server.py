"""What all requests of a process share: the hub, the database, and how much everybody may ask for."""

import asyncio
import logging

import msgspec
from starlette.requests import HTTPConnection

from mazzo.server import people
from mazzo.server.clock import clock, zero
from mazzo.server.coaching import Coaching
from mazzo.server.driver import StorageDown
from mazzo.server.garbage import Sweeper
from mazzo.server.hub import Hub
from mazzo.server.limits import UNLIMITED, Allowance, Crowd, Limits, origin_of
from mazzo.server.people import COOKIE, Visitor
from mazzo.server.storage import Storage, connect

log = logging.getLogger("mazzo.server")

MOST_TRIES = 30  # to reach a database that is away for a moment
RETRY_SECONDS = 1.0


class Options(msgspec.Struct, frozen=True):
    database: str  # the path of an SQLite file, or the URL of a PostgreSQL
    trust_proxy: bool = False  # whether a proxy in front says who asks
    is_limited: bool = True
    time_zero: float = msgspec.field(default_factory=zero)  # the same for all workers


class Server:
    storage: Storage
    hub: Hub

    def __init__(self, options: Options) -> None:
        self.options = options
        limits = Limits() if options.is_limited else UNLIMITED
        self.messages_of_a_person = Allowance(limits.messages_of_a_person)
        self.messages_of_an_address = Allowance(limits.messages_of_an_address)
        self.requests = Allowance(limits.requests_of_an_address)
        self.newcomers = Allowance(limits.newcomers_of_an_address)
        self.tables_of_a_person = Allowance(limits.tables_of_a_person)
        self.tables_of_an_address = Allowance(limits.tables_of_an_address)
        self.sockets_of_a_person = Crowd(limits.sockets_of_a_person)
        self.sockets_of_an_address = Crowd(limits.sockets_of_an_address)
        self.sweeper = Sweeper()
        self.coaching = Coaching()

    @classmethod
    def of(cls, connection: HTTPConnection) -> "Server":
        server: Server = connection.app.state.server
        return server

    async def start(self) -> None:
        self.storage = await self._connect()
        self.hub = Hub(self.storage, clock(self.options.time_zero))
        self.hub.start()
        self.sweeper.start()
        self._sweeping = asyncio.create_task(self.sweeper.run())

    async def stop(self) -> None:
        self._sweeping.cancel()
        self.sweeper.stop()
        await self.hub.stop()
        self.coaching.stop()
        await self.storage.close()

    async def _connect(self) -> Storage:
        """A database that is away is waited for; one that is not what was asked for is refused at once."""
        for number in range(1, MOST_TRIES):
            try:
                return await connect(self.options.database)
            except StorageDown as error:
                if number == 1:
                    log.warning("the database is waited for: %s", error)
                await asyncio.sleep(RETRY_SECONDS)
        return await connect(self.options.database)

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        return await people.recognise(self.storage, connection.cookies.get(COOKIE))


def address_of(connection: HTTPConnection) -> str:
    return origin_of(connection.client.host) if connection.client else "unknown"
