"""The example games, installed once, and a browser to play it in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.brought.packages import EXAMPLE, FOXFIRE, install
from tests.web.browser import launch


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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one file: other files await something, and cannot while Playwright is there."""
    with sync_playwright() as playwright, launch(playwright) as chromium:
        yield chromium
