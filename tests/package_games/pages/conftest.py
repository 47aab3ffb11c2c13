"""A server with all guest packages installed, and a browser to play them in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.package_games.packages import environment
from tests.package_games.pages.guests import offer_all
from tests.web.conftest import QuickServer, browser, playwright, serving

__all__ = ["browser", "playwright"]


@pytest.fixture(scope="package")
def server(
    magpie: Path, foxfire: Path, gullible: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[QuickServer]:
    folder = tmp_path_factory.mktemp("guests")
    offer_all(folder)
    with serving(tmp_path_factory.mktemp("web"), environment=environment(magpie, foxfire, gullible, folder)) as quick:
        yield quick
