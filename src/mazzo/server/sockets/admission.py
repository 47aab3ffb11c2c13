"""New connections: their first request is judged before uvicorn reads it.

A connection that is refused has cost little: its head was split into lines. It waits for its refusal without being
read, and the next one of its address waits longer.
"""

import asyncio
import re
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from mazzo.protocol.answers import Problem
from mazzo.server.addresses import origin_of
from mazzo.server.http.answers import answer, limit_refusal
from mazzo.server.http.gate import RAW_HEADERS, Gate
from mazzo.server.limiters import AddressConcurrencyLimit, LimitExceeded
from mazzo.server.limits import Limits
from mazzo.server.metrics import CUT
from mazzo.server.running_server import address_of
from mazzo.server.sockets.metering import REQUEST_SECONDS, HttpProtocol

if TYPE_CHECKING:
    from uvicorn.server import ServerState

ADMISSION = "admission"  # its name in the state of the application
LARGEST_HEAD = 32 * 1024  # bytes
MOST_READS = 100  # for one head
MOST_PARTS = 300  # lines of a head, and parts of its cookies
CROWDED = LimitExceeded("connections", "too many connections from your address", 5.0, "crowded")
END_OF_HEAD = re.compile(rb"\r?\n\r?\n")


class Admission:
    """The shared state of all new connections."""

    def __init__(self, limits: Limits, gate: Gate, trusts_proxy: bool) -> None:
        self.gate = gate
        self.trusts_proxy = trusts_proxy
        self.new = AddressConcurrencyLimit(limits.new_connections_of_an_address)
        self.admitted = AddressConcurrencyLimit(limits.http_connections_of_an_address)


class NewConnection(asyncio.Protocol):
    """A connection until its first request is admitted."""

    _transport: asyncio.Transport
    _address: str | None = None
    _is_delayed = False  # its refusal waits
    _is_over = False

    def __init__(self, **options: Any) -> None:
        self._options = options
        self._admission: Admission = options["app_state"][ADMISSION]
        self._server: ServerState = options["server_state"]
        self._received = b""
        self._reads = 0
        self._timer = asyncio.get_running_loop().call_later(REQUEST_SECONDS, self.shutdown)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]
        peer = transport.get_extra_info("peername")
        self._peer = (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else None
        if self._peer and not self._admission.trusts_proxy and not self._enter(origin_of(self._peer[0])):
            self._cut()

    def data_received(self, data: bytes) -> None:
        known = max(0, len(self._received) - 3)  # bytes already searched for the end of the head
        self._received += data
        self._reads += 1
        if END_OF_HEAD.search(self._received, known):
            self._transport.pause_reading()
            self._admission.gate.turns.call(self.judge)
        elif len(self._received) > LARGEST_HEAD or self._reads >= MOST_READS:
            self._cut()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (asyncio calls it so)
        self._leave()

    def shutdown(self) -> None:
        """End the connection, since the server stops or the request does not arrive."""
        self._transport.abort()

    def judge(self) -> None:
        """Admit the first request, or refuse it later."""
        if self._transport.is_closing():
            return
        scope = scope_of(self._received, self._peer)
        if scope is None:
            self._refuse(
                answer(Problem("not-understood", "this is no request of HTTP, or it has too many headers"), 400)
            )
            return
        gate = self._admission.gate
        gate.prepare(scope)
        connection = HTTPConnection(scope)
        if self._address is None and not self._enter(address_of(connection)):  # behind a proxy
            self._send(limit_refusal(CROWDED))
            return
        verdict = gate.judge(connection)
        if verdict.refusal:
            self._refuse(verdict.refusal)
        else:
            self._counted = gate.key_of(connection)
            self._call_later(verdict.seconds, self._admit)

    def _admit(self) -> None:
        """Let uvicorn serve the connection from its first byte."""
        address, limit = self._address or "", self._admission.admitted
        if self._transport.is_closing():
            return
        if not limit.enter(address):
            self._refuse(limit_refusal(CROWDED))
            return
        self._leave()
        protocol = HttpProtocol(**self._options)
        protocol.counted = self._counted
        protocol.on_leave = lambda: limit.leave(address)
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)
        self._transport.resume_reading()
        protocol.data_received(self._received)

    def _refuse(self, response: Response) -> None:
        self._is_delayed = True
        self._call_later(self._admission.gate.delay.begin(self._address or ""), self._send, response)

    def _send(self, response: Response) -> None:
        headers = [*response.raw_headers, *RAW_HEADERS, (b"connection", b"close")]
        lines = [b"HTTP/1.1 %d -" % response.status_code, *map(b": ".join, headers), b"", bytes(response.body)]
        self._transport.write(b"\r\n".join(lines))
        self._transport.close()

    def _call_later(self, seconds: float, call: Any, *arguments: object) -> None:
        self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, call, *arguments)

    def _enter(self, address: str) -> bool:
        if self._admission.new.enter(address):
            self._address = address
            return True
        return False

    def _cut(self) -> None:
        CUT.inc()
        self._transport.abort()

    def _leave(self) -> None:
        if self._is_over:
            return
        self._is_over = True
        self._timer.cancel()
        self._server.connections.discard(self)
        if self._address is not None:
            self._admission.new.leave(self._address)
        if self._is_delayed:
            self._admission.gate.delay.end(self._address or "")


def scope_of(received: bytes, client: tuple[str, int] | None) -> Scope | None:
    """As much of a request's scope as its judgement needs; None if this is not HTTP, or too much of it."""
    head = END_OF_HEAD.split(received[: LARGEST_HEAD + 4].lstrip(b"\r\n"), 1)[0].replace(b"\r", b"")
    if max(head.count(b"\n"), head.count(b";")) > MOST_PARTS:
        return None
    first, *lines = head.split(b"\n")
    try:
        method, target, version = first.decode("ascii").split(" ")
    except ValueError:
        return None
    if not version.startswith("HTTP/"):
        return None
    headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(b":") for line in lines)]
    path = unquote(target.partition("?")[0])
    return {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "scheme": "http",
        "client": client,
        "headers": headers,
    }
