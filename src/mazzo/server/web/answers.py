"""Requests and responses of the server's API."""

import asyncio
from math import ceil
from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from mazzo.protocol.answers import Problem
from mazzo.server.process.limits import LARGEST_BODY, Allowance

T = TypeVar("T")

BODY_SECONDS = 10.0


class MoveLink(Struct, frozen=True):
    """A link that takes a person to another device, once."""

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


class TooMuch(HttpError):
    """Raised when a request exceeds a limit; `limit` is its name in the metrics."""

    def __init__(self, limit: str, code: str, sentence: str, seconds: float) -> None:
        wait = str(max(1, ceil(seconds)))
        super().__init__(429, code, sentence, seconds=wait)
        self.headers = {"retry-after": wait}
        self.limit = limit


def answer(value: object, status: int = 200) -> Response:
    return raw_answer(msgspec.json.encode(value), status)


def no_answer() -> Response:
    return Response(status_code=204, headers={"cache-control": "no-store"})


def spend(limit: str, sentence: str, *allowances: tuple[Allowance, str]) -> None:
    """Count a request against each of these allowances, or refuse it with this sentence and count nothing."""
    if wait := max(allowance.seconds_to_wait(key, 1.0) for allowance, key in allowances):
        raise TooMuch(limit, "too-fast", sentence, wait)
    for allowance, key in allowances:
        allowance.spend(key, 1.0)


def refusal(error: HTTPException) -> Response:
    problem = error.problem if isinstance(error, HttpError) else Problem("http", error.detail)
    response = answer(problem, error.status_code)
    response.headers.update(error.headers or {})
    return response


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
