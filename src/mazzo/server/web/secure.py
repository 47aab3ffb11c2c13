"""Security headers, the check of a request's origin, and the limits of an address."""

import asyncio
import logging

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mazzo.core.errors import shorten
from mazzo.server.process.addresses import plain
from mazzo.server.web.answers import Problem, TooMuch, answer, refusal
from mazzo.server.web.protocols import CONNECTION
from mazzo.server.web.proxy import believe
from mazzo.server.web.server import RunningServer, address_of, banned

log = logging.getLogger("mazzo.secure")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; frame-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")  # a year, for this host alone
FOREIGN = (
    "a page of another site cannot ask for this: the page is of {origin}, and what it asks for is of {host};"
    " if both are yours, the proxy in front has to pass Host on as it came"
)
SAFE = ("GET", "HEAD", "OPTIONS")
HEALTH = "/health"  # costs nothing, and a refusal could make a supervisor end the process
INTRODUCTION = "/api/me"  # the first request of a page, which makes a person of its reader
WATCHED = ("/ready", "/metrics")
FILE_SECONDS = 1.0  # how much later a file comes to an address that has had very many
OPERATING = ("/api/admin", "/admin/")  # an operator may lift a ban that hit too many


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether the request comes from a page of this server, or from a program."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


class Secure:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, server: RunningServer) -> None:
        self._app = app
        self._server = server
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if self._server.options.trust_proxy:
            believe(scope)
        if scope.get("client"):
            scope["client"] = (plain(scope["client"][0]), scope["client"][1])
        if root := self._server.options.root_path:
            _put_root_before(scope, root)

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", []), *RAW_HEADERS]
                if scope["scheme"] in ("https", "wss"):
                    message["headers"].append(ONLY_HTTPS)
            await send(message)

        connection = HTTPConnection(scope)
        if self._server.suspicion:
            self._server.suspicion.note_request(scope, address_of(connection))
        app = self._refusal(connection) or self._app
        if app is self._app and _is_file(scope) and not self._server.files.take(address_of(connection)):
            await asyncio.sleep(FILE_SECONDS)
        await app(scope, receive, send_with_headers)
        if carrier := scope.get("state", {}).get(CONNECTION):  # none in some tests
            carrier.note_answered()

    def _refusal(self, connection: HTTPConnection) -> Response | None:
        scope = connection.scope
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not is_same_origin(connection):
            return self._foreign(connection)
        path = _path(scope)
        if path == HEALTH:
            return None
        if path in WATCHED:
            if self._server.watching.take(address_of(connection)):
                return None
            return self._too_fast("watching", connection, 1.0)
        if not path.startswith(OPERATING) and (
            until := self._server.bulletin.banned_until(None, address_of(connection))
        ):
            return answer(banned(until).problem, 403)
        if _is_file(scope):
            return None
        token, address = self._server.token_of(connection), address_of(connection)
        wait = self._server.request_limiter.seconds_to_wait(token, address, introduces=path == INTRODUCTION)
        return self._too_fast("requests", connection, wait) if wait else None

    def _too_fast(self, limit: str, connection: HTTPConnection, seconds: float) -> Response:
        self._server.refusals.note(limit, address_of(connection))
        return refusal(TooMuch(limit, "too-fast", "too many requests from your address; wait a moment", seconds))

    def _foreign(self, connection: HTTPConnection) -> Response:
        places = {name: shorten(connection.headers.get(name, "nowhere")) for name in ("origin", "host")}
        sentence = FOREIGN.format_map(places)
        if not self._has_warned:  # once: the host may have to know, but nobody may fill a disk
            self._has_warned = True
            log.info("refused: %s", sentence)
        return answer(Problem("foreign-page", sentence, places), 403)


def _is_file(scope: Scope) -> bool:
    """Whether the request is for a page or its files: the same for everybody, and in memory."""
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
