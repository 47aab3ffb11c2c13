"""New connections: limits of their number and of their first request."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from mazzo.server.limiters import NETWORK_FACTORS
from mazzo.server.limits import Limits
from mazzo.server.sockets import metering
from mazzo.server.sockets.admission import LARGEST_HEAD, MOST_READS, scope_of
from tests.server.in_process_server import served_in_process
from tests.server.loop import awaits

REQUEST = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


@asynccontextmanager
async def connected(url: str, sent: bytes) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(sent)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    async with asyncio.timeout(20):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


@awaits
async def test_connections_that_send_nothing_are_capped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.running_server.Limits", lambda: Limits(new_connections_of_an_address=2))
    async with served_in_process(tmp_path) as url:
        async with connected(url, b""), connected(url, b""), connected(url, b"") as (third, _):
            assert await rest_of(third) == b""
        async with asyncio.timeout(20):
            while not await is_served(url):  # until the server notices that the others have ended
                pass


async def is_served(url: str) -> bool:
    async with connected(url, REQUEST) as (reader, _):
        try:
            return (await reader.readline()).startswith(b"HTTP/1.1 200")
        except ConnectionError:
            return False


@awaits
async def test_connections_in_use_are_capped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.running_server.Limits", lambda: Limits(http_connections_of_an_address=1))
    async with served_in_process(tmp_path) as url, connected(url, REQUEST) as (first, _):
        assert (await first.readline()).startswith(b"HTTP/1.1 200")
        async with connected(url, REQUEST) as (second, _):
            answer = await rest_of(second)
            assert answer.startswith(b"HTTP/1.1 429")
            assert b'"crowded"' in answer


@awaits
async def test_connections_of_the_ipv6_networks_of_one_site_are_capped_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazzo.server.running_server.Limits", lambda: Limits(http_connections_of_an_address=1))
    async with served_in_process(tmp_path, trust_proxy=True) as url, AsyncExitStack() as stack:
        lines = []
        for network in range(NETWORK_FACTORS[0] + 1):
            request = REQUEST[:-2] + f"X-Forwarded-For: 2001:db8:7:{network}::1\r\n\r\n".encode()
            reader, _ = await stack.enter_async_context(connected(url, request))
            lines.append((await reader.readline())[:12])
        assert lines == [b"HTTP/1.1 200"] * NETWORK_FACTORS[0] + [b"HTTP/1.1 429"]


@awaits
async def test_a_head_that_is_too_large_ends_the_connection(tmp_path: Path) -> None:
    async with served_in_process(tmp_path) as url, connected(url, b"GET / HTTP/1.1\r\nX: ") as (reader, writer):
        writer.write(b"x" * LARGEST_HEAD)
        assert await rest_of(reader) == b""


@awaits
async def test_a_head_in_very_many_pieces_ends_the_connection(tmp_path: Path) -> None:
    async with served_in_process(tmp_path) as url, connected(url, b"GET / HTTP/1.1\r\nX: ") as (reader, writer):
        ended = asyncio.create_task(rest_of(reader))
        for _ in range(10 * MOST_READS):
            if ended.done():
                break
            writer.write(b"x")
            await asyncio.sleep(0.002)  # otherwise they come together
        assert await ended == b""


@awaits
async def test_the_next_request_has_to_arrive_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metering, "REQUEST_SECONDS", 0.2)
    async with served_in_process(tmp_path) as url, connected(url, REQUEST + REQUEST[:-5]) as (reader, _):
        assert (await rest_of(reader)).count(b"HTTP/1.1 200") == 1


@awaits
async def test_invalid_http_gets_an_answer(tmp_path: Path) -> None:
    async with served_in_process(tmp_path) as url, connected(url, b"hello\r\n\r\n") as (reader, _):
        assert (await rest_of(reader)).startswith(b"HTTP/1.1 400")


def test_a_head_is_read_as_uvicorn_reads_it() -> None:
    head = b"GET /api/%6De?x=1 HTTP/1.1\r\nHost: x\r\nCOOKIE:  mazzo=1 \r\n\r\nGET / HTTP/1.1\r\n\r\n"
    scope = scope_of(head, ("127.0.0.1", 1))
    assert scope
    assert (scope["method"], scope["path"], scope["client"]) == ("GET", "/api/me", ("127.0.0.1", 1))
    assert scope["headers"] == [(b"host", b"x"), (b"cookie", b"mazzo=1")]
    first = b"GET / HTTP/1.1\r\n"
    for nonsense in (first + b"X:\r\n" * 1000 + b"\r\n", first + b"Cookie: " + b"a;" * 1000 + b"\r\n\r\n"):
        assert scope_of(nonsense, None) is None, "to read it would take milliseconds"
    for nonsense in (b"\r\n\r\n", b"GET /\r\n\r\n", b"GET / x\r\n\r\n", b"\xff / HTTP/1.1\r\n\r\n"):
        assert scope_of(nonsense, None) is None
