"""Running a server: uvicorn, configured, in one process or several."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from functools import partial

import uvicorn
from starlette.applications import Starlette

from mazzo.core.errors import Refused
from mazzo.server import logs
from mazzo.server.app import make_app
from mazzo.server.limits import LARGEST_MESSAGE
from mazzo.server.running_server import Options
from mazzo.server.sockets.admission import NewConnection
from mazzo.server.sockets.metering import SocketProtocol
from mazzo.server.sockets.transport import PING_SECONDS
from mazzo.server.store.database import StorageDown
from mazzo.server.store.storage import Storage, connect, is_postgres, wait_for
from mazzo.server.supervisor import StartFailed, supervise, workers_folder

log = logging.getLogger(__name__)

BACKLOG = 64  # connections that wait to be accepted, and that one iteration of the event loop accepts
MOST_FILES = 65_536  # open at the same time; a connection is one
STOP_SECONDS = 10  # for connections to end after the close message
UNREAD_SECONDS = 60  # the system's patience with a client that reads nothing


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 is any free one."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except OSError as error:
        raise Refused(f"cannot listen at {host}: {error.strerror}") from None
    listening = socket.socket(family, kind, socket.IPPROTO_TCP)  # asyncio sends without delay only if TCP is named
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
    try:
        listening.bind(place)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise Refused(f"cannot listen at {host} port {port}: {error.strerror}") from None
    return listening


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def allow_many_connections() -> None:
    """Raise the limit of open files, if allowed."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def serve(options: Options, listening: socket.socket, workers: int = 1, log_level: str = "info") -> None:
    """Serve until SIGTERM or SIGINT; then close all connections, and finish pending commands."""
    logs.begin(log_level)
    allow_many_connections()
    if workers == 1:
        _serve(options, log_level, listening)
    else:
        with workers_folder() as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            try:
                supervise(partial(_serve, options, log_level, listening), workers)
            except StartFailed:
                raise Refused("a worker process could not start; see its log") from None
    log.info("Mazzo has stopped")


def _serve(options: Options, log_level: str, listening: socket.socket) -> None:
    """Serve in this process."""
    server = uvicorn.Server(_config(options, log_level))

    def stop(*_: object) -> None:
        """Stop on a signal before uvicorn handles them; afterwards it calls this for the signal that stopped it."""
        server.should_exit = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    server.run([listening])


def _application(options: Options) -> Starlette:
    """The application of a process that does nothing else.

    A full search for garbage stops the server for half a second with thousands of connections, so it is rare here.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_500, 0, 5_000)
    return make_app(options)


def _config(options: Options, log_level: str) -> uvicorn.Config:
    return uvicorn.Config(
        partial(_application, options),
        factory=True,
        http=NewConnection,
        ws=SocketProtocol,
        ws_max_size=2 * LARGEST_MESSAGE,  # one that is a little too large is answered; a larger one is not even read
        ws_per_message_deflate=False,  # it would undo the padding of messages
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=logs.config(log_level),
        access_log=False,
        backlog=BACKLOG,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def prepare(database: str, workers: int, log_level: str = "info") -> bool:
    """Check that the database answers and is up to date; return whether it is new. If it is away, wait and log that."""
    if workers > 1 and not is_postgres(database):
        raise Refused("more than one worker needs PostgreSQL; pass its URL with --db")

    async def try_it(connect: Callable[[str], Awaitable[Storage]]) -> bool:
        storage = await connect(database)
        await storage.close()
        return storage.is_new

    try:
        return asyncio.run(try_it(connect))
    except StorageDown:
        logs.begin(log_level)
        try:
            return asyncio.run(try_it(wait_for))
        except StorageDown as error:
            raise Refused(f"cannot reach the database of --db: {error}") from None
