"""Security headers on every answer, and the gate before every request."""

import asyncio
from typing import Protocol

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mazzo.server.http.content_security import POLICY
from mazzo.server.http.gate import Counted, Gate
from mazzo.server.running_server import RunningServer, address_of

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
"""Where the state of a scope has a weak reference to its connection."""
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")  # a year, for this host alone


class CountedConnection(Protocol):
    """The connection of a request, which limits the time until the next one."""

    counted: Counted | None  # what its first request was counted as

    def note_request(self) -> None: ...
    def note_answered(self) -> None: ...


class Secure:
    """Wraps the whole application."""

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
        if self._server.suspicion:
            self._server.suspicion.note_request(scope, address_of(connection))
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
