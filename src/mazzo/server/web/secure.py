"""The headers that keep a page to itself, the check of where a request comes from, and the pace of an address."""

import logging

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mazzo.core.errors import shorten
from mazzo.server.process.addresses import plain
from mazzo.server.web.answers import Problem, answer
from mazzo.server.web.server import Server, address_of, banned

log = logging.getLogger("mazzo.secure")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
FOREIGN = (
    "a page of another site cannot ask for this: the page is of {origin}, and what it asks for is of {host};"
    " if both are yours, the proxy in front has to pass Host on as it came"
)
SAFE = ("GET", "HEAD", "OPTIONS")
HEALTH = "/health"  # costs nothing, and whoever is refused might end the process
WATCHED = ("/ready", "/metrics")
ADMIN = "/api/admin"  # an operator may lift a ban that hit too many


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of this server asks, or a program that is no page."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


class Secure:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if self._server.options.trust_proxy:
            _believe_proxy(scope)
        if scope.get("client"):
            scope["client"] = (plain(scope["client"][0]), scope["client"][1])
        if root := self._server.options.root_path:
            _leave_root_out(scope, root)

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", []), *RAW_HEADERS]
            await send(message)

        app = self._refusal(HTTPConnection(scope)) or self._app
        await app(scope, receive, send_with_headers)

    def _refusal(self, connection: HTTPConnection) -> Response | None:
        scope = connection.scope
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not is_same_origin(connection):
            return self._foreign(connection)
        if scope["path"] == HEALTH:
            return None
        if scope["path"] in WATCHED:
            return None if self._server.watching.take(address_of(connection)) else _too_fast()
        if scope["path"] != ADMIN and (until := self._server.bulletin.banned_until(None, address_of(connection))):
            return answer(banned(until).problem, 403)
        if not self._server.requests.take(address_of(connection)):
            return _too_fast()
        return None

    def _foreign(self, connection: HTTPConnection) -> Response:
        places = {name: shorten(connection.headers.get(name, "nowhere")) for name in ("origin", "host")}
        sentence = FOREIGN.format_map(places)
        if not self._has_warned:  # once: whoever hosts may have to know, and nobody shall fill a disk
            self._has_warned = True
            log.info("refused: %s", sentence)
        return answer(Problem("foreign-page", sentence, places), 403)


def _too_fast() -> Response:
    return answer(Problem("too-fast", "too many requests from your address; wait a moment"), 429)


def _leave_root_out(scope: Scope, root: str) -> None:
    """A proxy may pass a path on as it came, or without the prefix; both mean the same."""
    if scope["path"].startswith(f"{root}/"):
        scope["path"] = scope["path"][len(root) :]
    elif scope["path"] == root:
        scope["path"] = "/"


def _believe_proxy(scope: Scope) -> None:
    """Who asks, and how, is what the proxy says last; what stood there before, anybody can have written."""
    headers = Request({"type": "http", "headers": scope["headers"]}).headers
    if address := ",".join(headers.getlist("x-forwarded-for")).rpartition(",")[2].strip():
        scope["client"] = (address, 0)
    if headers.get("x-forwarded-proto", "").rpartition(",")[2].strip() == "https":
        scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
