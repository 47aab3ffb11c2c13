"""Fixtures of the tests of the terminal."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import record
from tests.web.conftest import QuickServer, serving

__all__ = ["record"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuickServer]:
    with serving(tmp_path_factory.mktemp("server")) as quick:
        yield quick


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """The environment of a terminal with an empty home."""
    return {"HOME": str(tmp_path), "LANG": "en_US.UTF-8"}
