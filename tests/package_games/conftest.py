"""The example games, installed once."""

from pathlib import Path

import pytest

from tests.package_games.packages import EXAMPLE, FOXFIRE, GULLIBLE, install


@pytest.fixture(scope="session")
def magpie(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example game is installed."""
    folder = tmp_path_factory.mktemp("packages")
    install(EXAMPLE, folder)
    return folder


@pytest.fixture(scope="session")
def foxfire(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the second example game is installed."""
    folder = tmp_path_factory.mktemp("packages")
    install(FOXFIRE, folder)
    return folder


@pytest.fixture(scope="session")
def gullible(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the third example game is installed."""
    folder = tmp_path_factory.mktemp("packages")
    install(GULLIBLE, folder)
    return folder
