"""The gate: each request is checked before any work is done for it, and its answer gets security headers."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import NamedTuple, Protocol

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mazzo.core.errors import shorten
from mazzo.protocol.answers import Problem
from mazzo.server.addresses import plain
from mazzo.server.admin.moderation import Banned
from mazzo.server.http.answers import answer, ban_refusal, limit_refusal
from mazzo.server.http.pages import POLICY
from mazzo.server.limiters import LONGEST_DELAY, LimitExceeded, RefusalDelay
from mazzo.server.running_server import RunningServer, address_of

log = logging.getLogger(__name__)

FOREIGN = (
    "a page of another site cannot ask for this: the page is of {origin}, and what it asks for is of {host};"
    " if both are yours, the proxy in front has to pass Host on as it came"
)
SAFE = ("GET", "HEAD", "OPTIONS")
INTRODUCTION = "/api/me"  # a page's first request, which creates the person
HEALTH = "/health"
WATCHED = ("/ready", "/metrics")
OPERATING = ("/api/admin", "/admin/")  # an operator may lift a ban that hit too many
REQUESTS_AT_ONCE = 4  # in one iteration of the loop; a request takes a third of a millisecond
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
CONNECTION = "connection"
"""The key of a weak reference to the connection, in the state of a scope."""
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")  # a year, for this host alone


class Counted(NamedTuple):
    """What a request was counted as."""

    path: str
    token: str
    address: str


class Verdict(NamedTuple):
    refusal: Response | None
    seconds: float = 0.0  # until an admitted request is processed


class Gate:
    def __init__(self, server: RunningServer) -> None:
        self._server = server
        self._has_warned = False
        self.delay = RefusalDelay()
        self.turns = RequestTurns()

    def prepare(self, scope: Scope) -> None:
        """Correct the address, the scheme and the path of a request."""
        if self._server.options.trust_proxy:
            trust_proxy_headers(scope)
        if scope.get("client"):
            scope["client"] = (plain(scope["client"][0]), scope["client"][1])
        if root := self._server.options.root_path:
            _put_root_before(scope, root)

    def key_of(self, connection: HTTPConnection) -> Counted:
        return Counted(_path(connection.scope), self._server.token_of(connection), address_of(connection))

    def judge(self, connection: HTTPConnection, counted: Counted | None = None) -> Verdict:
        """Count a request, unless it was counted as `counted` already."""
        scope, key = connection.scope, self.key_of(connection)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not is_same_origin(connection):
            return Verdict(self._foreign(connection))
        is_for_all = key.path in (HEALTH, *WATCHED) or key.path.startswith(OPERATING)
        if not is_for_all and (until := self._server.moderation.banned_until(None, key.address)):
            return Verdict(ban_refusal(Banned(until)))
        if key == counted:
            return Verdict(None)
        if key.path in WATCHED:
            may_watch = self._server.limiters.watching_of_an_address.take(key.address)
            return Verdict(None if may_watch else self._too_fast("watching", key.address, 1.0))
        if _is_file(scope):  # cheap, since it is in memory: delay it instead of refusing it
            wait = self._server.limiters.files_of_an_address.wait_and_spend(key.address, 1.0, LONGEST_DELAY)
            return Verdict(self._too_fast("files", key.address, LONGEST_DELAY)) if wait is None else Verdict(None, wait)
        wait = self._server.limiters.requests.take(key.token, key.address, introduces=key.path == INTRODUCTION)
        return Verdict(self._too_fast("requests", key.address, wait) if wait else None)

    def _too_fast(self, limit: str, address: str, seconds: float) -> Response:
        self._server.refusals.note(limit, address)
        return limit_refusal(LimitExceeded(limit, "too many requests from your address; wait a moment", seconds))

    def _foreign(self, connection: HTTPConnection) -> Response:
        places = {name: shorten(connection.headers.get(name, "nowhere")) for name in ("origin", "host")}
        sentence = FOREIGN.format_map(places)
        if not self._has_warned:  # once: the operator may need it, but requests must not fill the disk
            self._has_warned = True
            log.info("refused: %s", sentence)
        return answer(Problem("foreign-page", sentence, places), 403)


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether the request comes from a page of this server, or from a program."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


def _is_file(scope: Scope) -> bool:
    """Whether the request is for a page, one of its files, or the server's health."""
    return scope["type"] == "http" and scope["method"] in SAFE and not _path(scope).startswith("/api/")


def _path(scope: Scope) -> str:
    """The path below the root."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def _put_root_before(scope: Scope, root: str) -> None:
    """Add the root to a path. A proxy may keep or strip the prefix; both mean the same."""
    scope["root_path"] = root
    if scope["path"] == root:
        scope["path"] += "/"
    elif not scope["path"].startswith(f"{root}/"):
        scope["path"] = root + scope["path"]


def trust_proxy_headers(scope: Scope) -> None:
    """Trust the last entry of the proxy's headers; a client can have written the earlier ones."""
    headers = Headers(scope=scope)
    if address := ",".join(headers.getlist("x-forwarded-for")).rpartition(",")[2].strip():
        scope["client"] = (address, 0)
    if headers.get("x-forwarded-proto", "").rpartition(",")[2].strip() == "https":
        scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"


class RequestTurns:
    """Calls a few functions in each iteration of the loop, so that moves are answered between many requests."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], object]] = deque()
        self._is_running = False

    def call(self, function: Callable[[], object]) -> None:
        self._waiting.append(function)
        if not self._is_running:
            self._is_running = True
            asyncio.get_running_loop().call_soon(self._go_on)

    async def wait(self) -> None:
        turn = asyncio.Event()
        self.call(turn.set)
        await turn.wait()

    def _go_on(self) -> None:
        for _ in range(min(REQUESTS_AT_ONCE, len(self._waiting))):
            self._waiting.popleft()()
        self._is_running = bool(self._waiting)
        if self._is_running:
            asyncio.get_running_loop().call_soon(self._go_on)


class CountedConnection(Protocol):
    """The connection of a request, which limits the time until the next one."""

    counted: Counted | None  # what its first request was counted as

    def note_request(self) -> None: ...
    def note_answered(self) -> None: ...


class Secure:
    """The middleware around the whole application: the gate before each request, security headers on each answer."""

    def __init__(self, app: ASGIApp, server: RunningServer, gate: Gate) -> None:
        self._app = app
        self._server = server
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        found = scope.get("state", {}).get(CONNECTION)  # none in some tests
        carrier: CountedConnection | None = found and found()
        if carrier:
            carrier.note_request()
        self._gate.prepare(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                own = message.get("headers", [])
                named = {name for name, _ in own}
                message["headers"] = [*own, *(header for header in RAW_HEADERS if header[0] not in named)]
                if scope["scheme"] in ("https", "wss"):
                    message["headers"].append(ONLY_HTTPS)
            await send(message)

        connection = HTTPConnection(scope)
        if self._server.proxy_warning:
            self._server.proxy_warning.note_request(scope, address_of(connection))
        app = await self._admitted(connection, carrier)
        await app(scope, receive, send_with_headers)
        if carrier:
            carrier.note_answered()

    async def _admitted(self, connection: HTTPConnection, carrier: CountedConnection | None) -> ASGIApp:
        """The application, or a refusal, after a delay if need be."""
        verdict = self._gate.judge(connection, carrier.counted if carrier else None)
        if carrier:
            carrier.counted = None
        if verdict.refusal is None:
            if verdict.seconds:
                await asyncio.sleep(verdict.seconds)
            await self._gate.turns.wait()
            return self._app
        address, delay = address_of(connection), self._gate.delay
        if delay.has_many(address):
            verdict.refusal.headers["connection"] = "close"  # the next connection waits before it gets anything
            return verdict.refusal
        try:
            await asyncio.sleep(delay.begin(address))
        finally:
            delay.end(address)
        return verdict.refusal
