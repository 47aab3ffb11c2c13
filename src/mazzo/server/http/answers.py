"""The types of the HTTP API, and how a handler reads a body, answers and refuses."""

import asyncio
from collections.abc import Awaitable, Callable
from math import ceil
from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from mazzo.protocol.answers import Problem
from mazzo.server.admin.moderation import Banned
from mazzo.server.limiters import LimitExceeded
from mazzo.server.limits import LARGEST_BODY

T = TypeVar("T")

BODY_SECONDS = 10.0


class MoveLink(Struct, frozen=True):
    """A link that gives a person's identity to another device, once."""

    path: str
    seconds: int  # how long it works


class Status(Struct, frozen=True):
    status: str


class Health(Status, frozen=True):
    version: str  # of Mazzo


class HttpError(HTTPException):
    """Raised to refuse a request."""

    def __init__(self, status: int, code: str, sentence: str, **facts: str) -> None:
        super().__init__(status, sentence)
        self.problem = Problem(code, sentence, facts)


def answer(value: object, status: int = 200) -> Response:
    return raw_answer(msgspec.json.encode(value), status)


def no_answer() -> Response:
    return Response(status_code=204, headers={"cache-control": "no-store"})


def refusal(error: HTTPException) -> Response:
    problem = error.problem if isinstance(error, HttpError) else Problem("http", error.detail)
    response = answer(problem, error.status_code)
    response.headers.update(error.headers or {})
    return response


def ban_refusal(error: Banned) -> Response:
    return answer(Problem("banned", str(error), {"until": error.until}), 403)


def limit_refusal(error: LimitExceeded) -> Response:
    seconds = str(max(1, ceil(error.seconds)))
    response = answer(Problem(error.code, error.sentence, {"seconds": seconds}), 429)
    response.headers["retry-after"] = seconds
    return response


def route(path: str, **handlers: Callable[[Request], Awaitable[Response]]) -> Route:
    """A route with a handler for each method."""

    async def endpoint(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, endpoint, methods=list(handlers), name=path)


def raw_answer(text: bytes | str, status: int = 200) -> Response:
    return Response(text, status, headers={"cache-control": "no-store"}, media_type="application/json")


def raw_list(texts: list[str]) -> Response:
    return raw_answer(f"[{','.join(texts)}]")


async def body(request: Request, kind: type[T], most: int = LARGEST_BODY) -> T:
    """The checked body of a request. It must be JSON, which no form of another site can send."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HttpError(415, "not-json", "send JSON, with the content type application/json")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            received = await _read(request, most)
    except TimeoutError:
        raise HttpError(408, "too-slow", f"a request has to arrive within {BODY_SECONDS:.0f} seconds") from None
    except ClientDisconnect:
        raise HttpError(400, "not-understood", "the request broke off") from None
    try:
        return msgspec.json.decode(received, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HttpError(400, "not-understood", f"not understood: {error}") from None


async def _read(request: Request, most: int) -> bytes:
    received = b""
    async for chunk in request.stream():
        received += chunk
        if len(received) > most:
            raise HttpError(413, "too-large", f"a request has at most {most} bytes")
    return received
