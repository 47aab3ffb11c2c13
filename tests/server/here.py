"""A server in this very process, for tests that look inside it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from mazzo.server import run
from mazzo.server.web.app import make_app
from mazzo.server.web.fast import HttpProtocol, SocketProtocol
from mazzo.server.web.server import Options


@asynccontextmanager
async def served_here(folder: Path) -> AsyncIterator[str]:
    """Serve from a database in this folder; yields the address."""
    app = make_app(Options(str(folder / "mazzo.db")))
    listening = run.bind("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, http=HttpProtocol, ws=SocketProtocol, log_level="error"))
    serving = asyncio.create_task(server.serve([listening]))
    try:
        async with asyncio.timeout(10):
            while not server.started:
                await asyncio.sleep(0.01)
        yield run.address(listening)
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, 10)
