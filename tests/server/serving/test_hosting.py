"""The commands of docs/hosting and of the server tutorial work."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlsplit

import httpx
import pytest

from mazzo.core.errors import Refused
from mazzo.server.store.storage import connect
from mazzo.table.commands import Start
from tests.server import postgres
from tests.server.client import Guest
from tests.server.history.witness import entries_of
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.tables.test_games import all_are_up_to_date, seated

PROJECT = Path(__file__).parents[3]
PASSWORD = "p@ss:w/o#rd% $€'\""


def commands(naming: str) -> str:
    """The only block of commands that contains this text."""
    pages = [page.read_text("utf-8") for page in (PROJECT / "docs" / "hosting").glob("*.md")]
    blocks = re.findall(r"```sh\n(.*?)```", "\n".join(pages), re.DOTALL)
    (block,) = [str(block) for block in blocks if naming in block]
    return block


def run(block: str, folder: Path, **variables: str) -> None:
    """Run commands as an operator does, with the tested `mazzo` in the path."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    variables = {**os.environ, "PATH": path, **variables}
    subprocess.run(["sh", "-eu", "-c", block], cwd=folder, env=variables, check=True, timeout=60)


@asynccontextmanager
async def a_game(site: Site) -> AsyncIterator[tuple[Guest, str, int]]:
    """A running game: one of its players, its code, and its version, for the time of the backup."""
    async with seated(site, 2, game="mantis") as (ada, leo):
        await ada.do(Start())
        await all_are_up_to_date([ada, leo])
        yield ada.guest, ada.code, ada.update.version


async def play_on(guest: Guest, code: str) -> None:
    visit = await guest.visit(code)
    await visit.until(visit.may_act)
    await visit.do(visit.choose(Random(1)))


async def version_of(database: str | Path, code: str) -> int:
    return len(await entries_of(str(database), code))


@awaits
async def test_a_backup_of_sqlite_is_restored(new_site: Callable[..., Site], tmp_path: Path) -> None:
    site = new_site("--no-limits")
    async with a_game(site) as (guest, code, version):
        run(commands("mazzo admin backup"), tmp_path)
        (backup,) = tmp_path.glob("mazzo-????-??-??.db")
        assert backup.stat().st_mode & 0o077 == 0
        await play_on(guest, code)
        site.kill()  # the last writes are in the WAL file
        assert (tmp_path / "mazzo.db-wal").stat().st_size > 0
        run(commands("mazzo admin restore").replace("mazzo-2026-11-15.db", backup.name), tmp_path)
    assert await version_of(tmp_path / "mazzo.db", code) == version


@awaits
async def test_a_backup_of_postgres_is_restored(
    new_site: Callable[..., Site], tmp_path: Path, postgres_server: Any, new_url: Callable[[], str]
) -> None:
    tools = f"{postgres.tools(postgres_server)}{os.pathsep}{os.environ['PATH']}"
    url, other = [await asyncio.to_thread(new_url) for _ in range(2)]
    site = new_site("--no-limits", database=url)
    async with a_game(site) as (guest, code, version):
        run(commands("pg_dump"), tmp_path, PATH=tools, MAZZO_DB=url)
        assert (tmp_path / "backup.dump").stat().st_mode & 0o077 == 0
        await play_on(guest, code)
        await asyncio.to_thread(site.stop)
        for target in (url, other):  # into the same database, and into an empty one
            run(commands("pg_restore"), tmp_path, PATH=tools, MAZZO_DB=target)
            assert await version_of(target, code) == version


def test_the_commands_of_the_tutorial_work_on_a_running_server(tmp_path: Path) -> None:
    text = (PROJECT / "docs" / "tutorials" / "first-server.md").read_text("utf-8")
    step = text.partition("## 2. ")[2].partition("## 3. ")[0]
    token, serve, *orders = re.findall(r"^    (\S.*)$", step, re.MULTILINE)
    run(token, tmp_path)
    assert serve == "mazzo serve --host 0.0.0.0 --port 8000 --db mazzo.db --admin-token-file token"
    site = Site(
        tmp_path / "mazzo.db", "--admin-token-file", str(tmp_path / "token")
    )  # only on localhost, on a free port
    try:
        assert httpx.get(f"{site.url}/ready").status_code == 200
        assert len(orders) == 3
        for order in orders:
            run(f"{order} --server {site.url}" if "--token-file" in order else order, tmp_path)
    finally:
        site.stop()
    assert len([*tmp_path.glob("mazzo-????-??-??.db")]) == 1


@pytest.fixture
def url_with_password(postgres_server: Any, new_url: Callable[[], str]) -> str:
    """A database that requires a password, as in the container."""
    url = new_url()
    postgres.ask_for_password(postgres_server, "mazzo", PASSWORD, url)
    return url


def environment_of_the_container(url: str) -> dict[str, str]:
    """The server's environment from compose.yaml, with this test's database."""
    text = (PROJECT / "compose.yaml").read_text("utf-8")
    variables = dict(re.findall(r"^      ([A-Z_]+): (.+?)(?: #.*)?$", text, re.MULTILINE))
    assert variables["POSTGRES_PASSWORD"] == variables["PGPASSWORD"] == "${MAZZO_PASSWORD:?choose a password}"
    assert variables["POSTGRES_USER"] == variables["PGUSER"]
    assert variables["MAZZO_DB"] == f"postgresql://postgres/{variables['PGUSER']}"  # a role's database has its name
    parts = urlsplit(url)
    return {
        "MAZZO_DB": f"postgresql://{parts.path}?{parts.query}",
        "PGUSER": variables["PGUSER"],
        "PGPASSWORD": PASSWORD,
    }


@awaits
async def test_the_password_of_the_container_may_have_any_character(
    url_with_password: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    variables = environment_of_the_container(url_with_password)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    storage = await connect(variables["MAZZO_DB"])
    assert await storage.tables.count() == 0
    await storage.close()
    monkeypatch.setenv("PGPASSWORD", PASSWORD[:-1])
    with pytest.raises(Refused, match="password authentication failed"):
        await connect(variables["MAZZO_DB"])
    encoded = variables["MAZZO_DB"].replace("://", f"://mazzo:{quote(PASSWORD, safe='')}@")
    await (await connect(encoded)).close()
