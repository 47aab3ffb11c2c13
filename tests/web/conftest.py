"""A server with the built pages, and browsers."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.processes import next_line
from tests.web.browser import launch, launch_whole
from tests.web.film import close_studios
from tests.web.proxy import Proxy
from tests.web.quick_server import BOT_SECONDS


class QuickServer:
    """A server in another process, which can be killed and started again on the same port and file."""

    def __init__(
        self,
        folder: Path,
        bot_seconds: float = BOT_SECONDS,
        flags: tuple[str, ...] = (),
        environment: dict[str, str] | None = None,
    ) -> None:
        self._folder = folder
        self._flags = flags
        self._bot_seconds = bot_seconds
        self._environment = environment
        self._port = 0
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.quick_server", str(self._bot_seconds), "serve", "--no-limits"]
        command += ["--port", str(self._port), "--db", str(self._folder / "mazzo.db"), *self._flags]
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self._environment
            )
        line = next_line(self._process)
        found = re.search(r"http://\S+:(\d+)", line)
        assert found, f"the server printed {line!r}: {(self._folder / 'log').read_text()}"
        self.address, self._port = found[0], int(found[1])

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process
        assert self._process.stdout
        self._process.send_signal(how)
        self._process.wait(60)  # a machine may be busy
        self._process.stdout.close()


@contextmanager
def serving(folder: Path, **options: Any) -> Iterator[QuickServer]:
    quick = QuickServer(folder, **options)
    quick.start()
    try:
        yield quick
    finally:
        quick.stop()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launch(playwright) as chromium:
        yield chromium
        close_studios()


@pytest.fixture(scope="package")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """The full Chromium, which can install pages as apps; the shell cannot."""
    with launch_whole(playwright) as chromium:
        yield chromium


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuickServer]:
    with serving(tmp_path_factory.mktemp("web")) as quick:
        yield quick
        close_studios()


TOKEN = "only-the-operator-knows-it"


@pytest.fixture
def token_file(tmp_path: Path) -> Path:
    return write_token(tmp_path)


def write_token(folder: Path) -> Path:
    file = folder / "token"
    file.write_text(TOKEN)
    file.chmod(0o600)
    return file


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[QuickServer]:
    """A server for a single test, which may kill it."""
    with serving(tmp_path) as quick:
        yield quick


@pytest.fixture
def operated(tmp_path: Path, token_file: Path) -> Iterator[QuickServer]:
    """A server for a single test, with a token for its operator."""
    with serving(tmp_path, flags=("--admin-token-file", str(token_file))) as quick:
        yield quick


@pytest.fixture
def proxy(server: QuickServer) -> Iterator[Proxy]:
    between = Proxy(server.address)
    yield between
    between.stop()
