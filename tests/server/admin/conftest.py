"""Servers for tests of the operator's commands."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.admin.operated import Operated


@pytest.fixture(scope="session")
def operated_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    operated = Operated.at(tmp_path_factory.mktemp("operated"))
    yield operated
    assert operated.site.stop() == 0
    assert operated.site.complaints() == []


@pytest.fixture
def operated(operated_site: Operated) -> Iterator[Operated]:
    """A server that tests share. Its tables are closed and its bans ended after each test."""
    yield operated_site
    asyncio.run(operated_site.close_all())


@pytest.fixture
def new_operated(tmp_path: Path) -> Iterator[Operated]:
    """A server for one test, which may stop it."""
    operated = Operated.at(tmp_path)
    yield operated
    operated.site.end()
