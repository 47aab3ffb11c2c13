"""A server in this process. It starts quickly, and a test can replace its parts."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn

from mazzo.server import run
from mazzo.server.app import make_app
from mazzo.server.running_server import Options
from mazzo.server.sockets.admission import NewConnection
from mazzo.server.sockets.metering import SocketProtocol


@asynccontextmanager
async def served_in_process(
    folder: Path, at: float | None = None, ahead: float = 0.0, **options: Any
) -> AsyncIterator[str]:
    """Serve from a database in this folder; yields the address.

    `at` is the wall clock at the start. The server computes its time zero while that clock is `ahead` by these seconds.
    """
    if at is not None:
        options["time_zero"] = at + ahead - time.monotonic()
    app = make_app(Options(str(folder / "mazzo.db"), **options))
    if at is not None:
        app.state.server.wall_clock = lambda: time.monotonic() + options["time_zero"] - ahead
    listening = run.bind("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        http=NewConnection,
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        log_level="error",
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        async with asyncio.timeout(10):
            while not server.started:
                await asyncio.sleep(0.01)
        yield run.address(listening)
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, 10)
