"""Servers that tests share. They listen on localhost only and are stopped at the end."""

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
    """A server with limits that trusts a proxy. Each test sends the proxy's headers."""
    site = Site(tmp_path_factory.mktemp("limited") / "mazzo.db", "--trust-proxy")
    yield site
    assert site.stop() == 0
    assert site.complaints() == []


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Any]:
    base = tmp_path_factory.getbasetemp()
    run = base if worker_id == "master" else base.parent
    # If pytest runs as root, PostgreSQL runs as another user, who cannot read pytest's folder.
    server = postgres.start(Path(gettempdir(), f"mazzo-{run.parent.name}-{run.name}"))
    yield server
    server.cleanup()


@pytest.fixture(scope="session")
def unused_urls() -> list[str]:
    """PostgreSQL databases of earlier tests, for reuse."""
    return []


@pytest.fixture
def new_url(postgres_server: Any, unused_urls: list[str]) -> Iterator[Callable[[], str]]:
    """Creates empty PostgreSQL databases, which later tests reuse; returns their URLs."""
    taken: list[str] = []

    def make() -> str:
        if unused_urls:
            taken.append(unused_urls.pop())
            postgres.empty(postgres_server, taken[-1])
        else:
            taken.append(postgres.new_database(postgres_server))
        return taken[-1]

    yield make
    unused_urls += taken


@pytest.fixture
def url(new_url: Callable[[], str]) -> str:
    """An empty PostgreSQL database."""
    return new_url()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "mazzo.db")
    return str(request.getfixturevalue("url"))


@pytest.fixture(params=["sqlite", slowly("postgres")])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty SQLite database; PostgreSQL only in `make test-all`."""
    if request.param == "sqlite":
        return str(tmp_path / "mazzo.db")
    return str(request.getfixturevalue("url"))


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Starts servers for one test. Without a `database`, all use the same file."""
    sites: list[Site] = []

    def make(*flags: str, database: str | None = None, times: dict[str, float] | None = None) -> Site:
        sites.append(Site(database or tmp_path / "mazzo.db", *flags, times=times))
        return sites[-1]

    yield make
    for site in sites:
        site.end()
