"""The example games, each installed in a folder once."""

from pathlib import Path

import pytest

from tests.package_games.packages import EXAMPLE, FOXFIRE, GULLIBLE, install


def installed(project: Path, factory: pytest.TempPathFactory) -> Path:
    folder = factory.mktemp("packages")
    install(project, folder)
    return folder


@pytest.fixture(scope="session")
def magpie(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(EXAMPLE, tmp_path_factory)


@pytest.fixture(scope="session")
def foxfire(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(FOXFIRE, tmp_path_factory)


@pytest.fixture(scope="session")
def gullible(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(GULLIBLE, tmp_path_factory)
