"""Many connections from one address send requests without waiting for answers, and reconnect when cut off."""

import asyncio
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from urllib.parse import urlsplit

from tests.server.attacks.raw import ATTACKER

AGAIN_SECONDS = 0.05  # before another try
AN_HOUR = 3600.0


class Pipelining(asyncio.Protocol):
    def __init__(self, requests: bytes, found: "Counter[str]") -> None:
        self._requests = requests
        self._found = found
        self.is_over = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._transport.write(self._requests)

    def data_received(self, data: bytes) -> None:
        self._found += Counter(part[:3].decode("ascii", "replace") for part in data.split(b"HTTP/1.1 ")[1:])
        if not self._transport.get_write_buffer_size():
            self._transport.write(self._requests)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (asyncio calls it so)
        self.is_over.set()


async def pipeline(
    url: str,
    seconds: float,
    connections: int,
    *,
    path: str = "/api/tables",
    address: str = ATTACKER,
    requests: int = 50,
) -> "Counter[str]":
    """Request a path over several connections, with several requests per write; count the answers by status."""
    found: Counter[str] = Counter()
    allow_many_files(connections + 100)
    place = urlsplit(url)
    assert place.hostname
    host, port = place.hostname, place.port or 80
    request = f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\nX-Forwarded-For: {address}\r\n\r\n".encode()
    loop = asyncio.get_running_loop()

    async def ask() -> None:
        while True:
            try:
                make = partial(Pipelining, request * requests, found)
                _, connection = await loop.create_connection(make, host, port)
                await connection.is_over.wait()
            except OSError:
                found["reset"] += 1
            await asyncio.sleep(AGAIN_SECONDS)

    tasks = [asyncio.create_task(ask()) for _ in range(connections)]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    return found


def allow_many_files(count: int) -> None:
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, most))


@asynccontextmanager
async def pipelining(
    url: str, connections: int, *, path: str = "/api/tables", address: str = ATTACKER, requests: int = 50
) -> AsyncIterator[None]:
    """Send requests from another process meanwhile. It has a low priority, since attackers use their own computers."""
    command = ["nice", "-n", "10", sys.executable, "-m", __name__, url, str(connections), path, address, str(requests)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        await asyncio.to_thread(process.stdout.readline)
        try:
            yield
        finally:
            process.terminate()


if __name__ == "__main__":
    url, connections, path, address, requests = sys.argv[1:]
    print("begins", flush=True)
    asyncio.run(pipeline(url, AN_HOUR, int(connections), path=path, address=address, requests=int(requests)))
