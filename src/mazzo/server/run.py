"""Running a server: uvicorn, configured, in one process or several."""

import asyncio
import logging
import os
import signal
import socket
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial

import uvicorn
from msgspec.structs import replace
from uvicorn.supervisors import Multiprocess

from mazzo.core.errors import Refused
from mazzo.server.process import logs
from mazzo.server.process.limits import LARGEST_MESSAGE
from mazzo.server.store.database import StorageDown
from mazzo.server.store.storage import Storage, connect, is_postgres, wait_for
from mazzo.server.web import connections
from mazzo.server.web.app import make_app
from mazzo.server.web.line import PING_SECONDS
from mazzo.server.web.server import Options

log = logging.getLogger("mazzo.run")

BACKLOG = 2048
MOST_FILES = 65_536  # open at the same time; a connection is one
STOP_SECONDS = 10  # for connections to end after the goodbye
STUCK_SECONDS = 30  # after which a worker that says nothing is killed; on a busy computer it may only be slow
UNREAD_SECONDS = 60  # the system's patience with a client that reads nothing


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 is any free one."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except OSError as error:
        raise Refused(f"cannot listen at {host}: {error.strerror}") from None
    listening = socket.socket(family, kind, socket.IPPROTO_TCP)  # asyncio sends at once only if TCP is named
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
    """Serve until SIGTERM or SIGINT; then tell everybody, and finish pending commands."""
    logs.begin(log_level)
    allow_many_connections()
    protocols = connections.choose()
    if protocols.why_plain:
        level = logging.INFO if connections.is_plain_wanted() else logging.WARNING
        log.log(level, "connections are served the plain way, which is slower: %s", protocols.why_plain)
    if workers > 1:
        with tempfile.TemporaryDirectory(prefix="mazzo-workers-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            options = replace(options, workers_folder=folder if protocols.hand_over() else None)
            WorkerSupervisor(_config(options, protocols, workers, log_level), [listening]).run()
        return
    server = uvicorn.Server(_config(options, protocols, workers, log_level))

    def stop(*_: object) -> None:
        """Stop on a signal before uvicorn handles them; afterwards it calls this for the signal that stopped it."""
        server.should_exit = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    server.run([listening])


def _config(options: Options, protocols: connections.Protocols, workers: int, log_level: str) -> uvicorn.Config:
    return uvicorn.Config(
        partial(make_app, options),
        factory=True,
        http=protocols.http,
        ws=protocols.websocket,
        ws_max_size=2 * LARGEST_MESSAGE,  # one that is a little too large is answered; a larger one is not even read
        ws_per_message_deflate=False,  # it would undo the padding of messages
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=logs.config(log_level),
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_worker_healthcheck=STUCK_SECONDS,
        workers=workers,
    )


class WorkerSupervisor(Multiprocess):
    """Replaces a worker that has ended, and logs it."""

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for process in before:
            if process not in self.processes:
                log.error("worker process %s ended %s; another one is started", process.pid, _how(process.exitcode))


def _how(code: int | None) -> str:
    if code is not None and code < 0:
        return f"by {signal.Signals(-code).name}"
    return f"with exit code {code}"


def prepare(database: str, workers: int, log_level: str = "info") -> None:
    """Check that the database answers and is up to date. If it is away, wait and log that."""
    if workers > 1 and not is_postgres(database):
        raise Refused("more than one worker needs PostgreSQL; pass its URL with --db")

    connections.choose()  # before the address is announced

    async def try_it(connect: Callable[[str], Awaitable[Storage]]) -> None:
        await (await connect(database)).close()

    try:
        asyncio.run(try_it(connect))
    except StorageDown:
        logs.begin(log_level)
        try:
            asyncio.run(try_it(wait_for))
        except StorageDown as error:
            raise Refused(f"cannot reach the database of --db: {error}") from None
