"""The body of a request in chunks of one byte: over HTTP these are what empty frames are in a WebSocket."""

import asyncio
from urllib.parse import urlsplit

from tests.server.loop import awaits
from tests.server.site import Site

HEAD = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
CHUNKS = 10_000  # of one byte: the body is within its limit, and h11 takes 15 µs for each


@awaits
async def test_a_body_of_tiny_chunks_is_cut_off(limited_site: Site) -> None:
    assert await answer(limited_site, b"1\r\n \r\n" * CHUNKS + b"2\r\n{}\r\n0\r\n\r\n") == b""


@awaits
async def test_one_of_larger_chunks_is_not(limited_site: Site) -> None:
    spaces = b"400\r\n" + b" " * 1024 + b"\r\n"
    assert (await answer(limited_site, spaces * 10 + b"0\r\n\r\n")).startswith(b"HTTP/1.1 400")


async def answer(site: Site, body: bytes) -> bytes:
    """The answer to a request, or nothing if the connection ends before."""
    url = urlsplit(site.url)
    reader, writer = await asyncio.open_connection(url.hostname, url.port)
    try:
        writer.write(HEAD.encode() + body)
        return await reader.read(100)
    except OSError:
        return b""
    finally:
        writer.transport.abort()
