"""A server in this very process, for tests that look inside it."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from mazzo.server import run
from mazzo.server.app import make_app
from mazzo.server.running_server import Options
from mazzo.server.sockets.admission import NewConnection
from mazzo.server.sockets.metering import SocketProtocol


@asynccontextmanager
async def served_in_process(
    folder: Path, at: float | None = None, ahead: float = 0.0, trust_proxy: bool = False
) -> AsyncIterator[str]:
    """Serve from a database in this folder, from that time on (now, without one); yields the address.

    The clock of the computer was this many seconds ahead when the server started, and is right now.
    """
    options = Options(str(folder / "mazzo.db"), trust_proxy)
    if at is not None:
        options = replace(options, time_zero=at + ahead - time.monotonic())
    app = make_app(options)
    if at is not None:
        app.state.server.wall_clock = lambda: time.monotonic() + options.time_zero - ahead
    listening = run.bind("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, http=NewConnection, ws=SocketProtocol, log_level="error"))
    serving = asyncio.create_task(server.serve([listening]))
    try:
        async with asyncio.timeout(10):
            while not server.started:
                await asyncio.sleep(0.01)
        yield run.address(listening)
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, 10)
