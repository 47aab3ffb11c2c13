"""Servers that tests share. Each runs on this computer alone, and is stopped at the end."""

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest

from tests.server import postgres
from tests.server.site import Site
from tests.slow import slowly


@pytest.fixture(scope="session")
def limited_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with limits, behind a proxy that it trusts: every test is the proxy, and comes from where it says."""
    site = Site(tmp_path_factory.mktemp("limited") / "mazzo.db", "--trust-proxy")
    yield site
    assert site.stop() == 0
    assert site.complaints() == []


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Any]:
    base = tmp_path_factory.getbasetemp()
    run = base if worker_id == "master" else base.parent
    # Not below pytest's own folder: to root it runs as another user, to whom any pytest closes that folder.
    server = postgres.start(Path(gettempdir(), f"mazzo-{run.parent.name}-{run.name}"))
    yield server
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database in turn, an empty one."""
    if request.param == "sqlite":
        return str(tmp_path / "mazzo.db")
    return postgres.new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture(params=["sqlite", slowly("postgres")])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same, where PostgreSQL is only tried by `make test-all`."""
    if request.param == "sqlite":
        return str(tmp_path / "mazzo.db")
    return postgres.new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Starts a server of the test's own; with no database named, always on the same file."""
    sites: list[Site] = []

    def make(*flags: str, database: str | None = None, times: dict[str, float] | None = None) -> Site:
        sites.append(Site(database or tmp_path / "mazzo.db", *flags, times=times))
        return sites[-1]

    yield make
    for site in sites:
        site.end()
