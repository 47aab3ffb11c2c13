"""A WebSocket whose bytes the test writes: any frame, half a frame, or a frame with a wrong length."""

import asyncio
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from tests.server.client import Guest

ATTACKER = "203.0.113.66"  # the address that a proxy would name

FIN, MASKED = 0x80, 0x80
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
NO_MASK = bytes(4)  # a mask of zeros leaves the payload as it is


def frame(opcode: int, payload: bytes = b"", *, is_last: bool = True, length: int | None = None) -> bytes:
    """A frame as a client sends it. `length` overrides the length in its header."""
    length = len(payload) if length is None else length
    head = bytes([(FIN if is_last else 0) | opcode])
    if length < 126:
        head += bytes([MASKED | length])
    elif length < 65_536:
        head += bytes([MASKED | 126]) + length.to_bytes(2)
    else:
        head += bytes([MASKED | 127]) + length.to_bytes(8)
    return head + NO_MASK + payload


async def table_of_the_attacker(url: str, address: str = ATTACKER) -> str:
    """Open a table as the attacker; returns its code."""
    async with Guest(url, address) as guest:
        return await guest.open_table(game="mantis")


class RawSocket:
    """A connection to a table over which the test sends bytes."""

    def __init__(self, url: str, code: str, address: str = ATTACKER) -> None:
        self._url = urlsplit(url)
        self._code = code
        self._address = address
        self.sent = 0  # bytes
        self.received = b""
        self.is_cut = False  # the server has ended the connection

    async def __aenter__(self) -> Self:
        assert self._url.hostname
        assert self._url.port
        self._reader, self._writer = await asyncio.open_connection(self._url.hostname, self._url.port)
        head = (
            f"GET /api/tables/{self._code}/socket HTTP/1.1",
            f"Host: {self._url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"X-Forwarded-For: {self._address}",
        )
        self._writer.write(("\r\n".join(head) + "\r\n\r\n").encode())
        try:
            self.answer = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        except (OSError, asyncio.IncompleteReadError):
            self.answer = "HTTP/1.1 reset"  # before it was answered
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._writer.transport.abort()
        await self._reading

    @property
    def is_open(self) -> bool:
        return self.answer.startswith("HTTP/1.1 101") and not self.is_cut

    async def _read(self) -> None:
        try:
            while data := await self._reader.read(65_536):
                self.received += data
        except OSError:
            pass
        self.is_cut = True

    async def send(self, data: bytes) -> None:
        """Send as fast as the server reads, until the connection is cut."""
        if self.is_cut:
            return
        self._writer.write(data)
        self.sent += len(data)
        try:
            await self._writer.drain()
        except OSError:
            self.is_cut = True

    async def until_cut(self, seconds: float = 20.0) -> None:
        async with asyncio.timeout(seconds):
            await asyncio.shield(self._reading)
