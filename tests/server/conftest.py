"""Servers that tests share. Each runs on this computer alone, and is stopped at the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.site import Site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server without limits, since all tests come from one address. It must have nothing to complain of."""
    site = Site(tmp_path_factory.mktemp("site") / "mazzo.db", "--no-limits")
    yield site
    assert site.stop() == 0
    assert site.complaints() == []


@pytest.fixture(scope="session")
def limited_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server as people start it."""
    site = Site(tmp_path_factory.mktemp("limited") / "mazzo.db")
    yield site
    site.stop()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "mazzo.db")
