"""The headers that keep a page to itself, the check of where a request comes from, and the pace of an address."""

from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
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
SAFE = ("GET", "HEAD", "OPTIONS")


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of this server asks, or a program that is no page."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


class Secure:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *RAW_HEADERS]
            await send(message)

        request = Request(scope)
        server = scope["app"].state.server
        if request.method not in SAFE and not same_origin(request):
            await _refuse(send_with_headers, 403, "foreign-page", "a page of another site cannot ask for this")
        elif not request.url.path.startswith(WATCHED) and not server.requests.take(server.address(request)):
            await _refuse(send_with_headers, 429, "too-fast", "too many requests from your address; wait a moment")
        else:
            await self._app(scope, receive, send_with_headers)


WATCHED = ("/health", "/ready", "/metrics")


async def _refuse(send: Send, status: int, code: str, sentence: str) -> None:
    text = msgspec.json.encode({"code": code, "sentence": sentence})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(text)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text})
