"""Servers that tests share. Each runs on this computer alone, and is stopped at the end."""

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest

from mazzo.server.web.connections import PLAIN
from tests.server import postgres
from tests.server.site import Site
from tests.slow import slowly

KNOWN_COMPLAINTS = (
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)
"""Lines that uvicorn logs by itself, and that our own protocols prevent."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server without limits, since all tests come from one address. It must have nothing to complain of."""
    site = Site(tmp_path_factory.mktemp("site") / "mazzo.db", "--no-limits")
    yield site
    assert site.stop() == 0
    assert site.complaints() == []


@pytest.fixture(scope="session")
def limited_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with limits, behind a proxy that it trusts: every test is the proxy, and comes from where it says."""
    site = Site(tmp_path_factory.mktemp("limited") / "mazzo.db", "--trust-proxy")
    yield site
    assert site.stop() == 0
    assert site.complaints() == []


@pytest.fixture(scope="session")
def plain_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server without limits that uses nothing of uvicorn's internals. uvicorn itself complains when it refuses."""
    site = Site(tmp_path_factory.mktemp("plain") / "mazzo.db", "--no-limits", variables={PLAIN: "1"})
    yield site
    assert site.stop() == 0
    assert [line for line in site.complaints() if line["message"] not in KNOWN_COMPLAINTS] == []


@pytest.fixture(scope="session")
def limited_plain_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("limited_plain") / "mazzo.db", "--trust-proxy", variables={PLAIN: "1"})
    yield site
    assert site.stop() == 0
    assert [line for line in site.complaints() if line["message"] not in KNOWN_COMPLAINTS] == []


@pytest.fixture(params=["fast", "plain"])
def each_site(request: pytest.FixtureRequest) -> Site:
    """A server without limits, in both ways of serving connections."""
    return named_site(request, {"fast": "site", "plain": "plain_site"})


@pytest.fixture(params=["fast", slowly("plain")])
def any_site(request: pytest.FixtureRequest) -> Site:
    """The same, where the plain way is only tried by `make test-all`."""
    return named_site(request, {"fast": "site", "plain": "plain_site"})


@pytest.fixture(params=["fast", "plain"])
def each_limited_site(request: pytest.FixtureRequest) -> Site:
    return named_site(request, {"fast": "limited_site", "plain": "limited_plain_site"})


@pytest.fixture(params=["fast", slowly("plain")])
def any_limited_site(request: pytest.FixtureRequest) -> Site:
    return named_site(request, {"fast": "limited_site", "plain": "limited_plain_site"})


def named_site(request: pytest.FixtureRequest, names: dict[str, str]) -> Site:
    site: Site = request.getfixturevalue(names[request.param])
    return site


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
