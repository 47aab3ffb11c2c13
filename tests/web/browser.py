"""Chromium for tests, and pages whose errors fail the test.

python -m tests.web.browser      finds or installs the browsers
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request, Response, WebSocket, expect

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = ("chromium-headless-shell",)  # Chromium without windows: a third faster
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-audio-output",  # a missing audio device would be an error
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]
PHONE = (360, 740)
DESKTOP = (1440, 900)
PATIENCE = 40_000  # milliseconds: a machine may be busy
MOMENT = 20  # milliseconds between two polls
PUT_OFF = 350  # milliseconds: the page delays its second typeface and its sounds by 300 ms
PAUSE = "milliseconds => new Promise((done) => setTimeout(done, milliseconds))"
NEVER_IDLE = "window.requestIdleCallback = () => 0;"
IS_MET = """try {
  localStorage.setItem("mazzo.met", "yes");
  localStorage.setItem("mazzo.taught", "choose others log react");
} catch {}"""
NO_WORKER = "Service Worker registration blocked by Playwright"
expect.set_options(timeout=PATIENCE)

Theme = Literal["light", "dark"]


def find(names: tuple[str, ...]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's browsers, or Playwright's where that is not possible. The shell is optional."""
    if not find(WHOLE):
        if not _may_install():
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
            return
        _install("chromium")
    if not find(SHELL) and _may_install():
        try:
            _install("chromium-headless-shell")
        except subprocess.CalledProcessError:
            print("chromium-headless-shell is not available: the tests take longer", file=sys.stderr)


def need(package: str, is_there: Callable[[], bool]) -> None:
    """Install a Debian package that a slow test needs, or skip the test."""
    if not is_there():
        if not _may_install():
            pytest.skip(f"needs {package}, which only root can install from Debian's packages")
        _install(package)
    assert is_there(), f"{package} is installed, but its files were not found"


def _may_install() -> bool:
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def _install(package: str) -> None:
    for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
        subprocess.run(["apt-get", "-qq", *command], check=True, stdout=subprocess.DEVNULL)


def launch(playwright: Playwright) -> Browser:
    """The lightest browser available: the shell, Playwright's own included, or the full Chromium."""
    return playwright.chromium.launch(executable_path=find(SHELL) or find(WHOLE), args=ARGUMENTS)


def launch_whole(playwright: Playwright) -> Browser:
    """Chromium with all features, such as installing a page as an app."""
    path = find(WHOLE)
    return playwright.chromium.launch(executable_path=path, channel=None if path else "chromium", args=ARGUMENTS)


class Visitor:
    """A user with a separate browser profile: the page, the messages of its sockets, and its errors."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sockets: list[WebSocket] = []
        self.received: list[str] = []  # over sockets
        self.begun = 0  # requests
        self.under_way: set[Request] = set()
        self.wrong: list[str] = []
        self.may_lose_the_server = False
        self.may_be_asked_to_wait = False  # by an overloaded server, which answers 503; the page retries
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("requestfinished", self._request_finished)
        page.on("requestfailed", self._request_failed)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for a condition that no locator can express."""
        for _ in range(PATIENCE // MOMENT):
            if is_so():
                return
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError("the condition did not become true")

    def settle(self) -> None:
        """Wait until the page has fetched everything. Otherwise a request in progress would fail, and be reported,
        when a test cuts the network or kills the server."""
        self.until(self._is_settled)

    def _is_settled(self) -> bool:
        """Whether there was no request for PUT_OFF, so that shorter timers have run out."""
        begun, was_idle = self.begun, not self.under_way
        for frame in self.page.frames:
            frame.evaluate(PAUSE, PUT_OFF)
        return was_idle and self.begun == begun

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self._note(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        self.begun += 1
        self.under_way.add(request)

    def _request_finished(self, request: Request) -> None:
        self.under_way.discard(request)

    def _request_failed(self, request: Request) -> None:
        self.under_way.discard(request)
        if request.failure != "net::ERR_ABORTED":  # the page went elsewhere
            self._note(f"failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.request.method} {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def _note(self, what: str) -> None:
        if not self.may_lose_the_server and not (self.may_be_asked_to_wait and "503" in what):
            self.wrong.append(what)


@contextmanager
def visitor(
    browser: Browser,
    size: tuple[int, int] = DESKTOP,
    theme: Theme = "light",
    language: str = "en",
    **options: Any,
) -> Iterator[Visitor]:
    """A user in a new browser profile. Console errors, failed requests and unhandled rejections fail the test.

    The service worker runs only with `service_workers="allow"`: it loads every screen, which takes longer than the page
    itself. With `is_idle` the page converts its drawings to bitmaps while it is idle, which takes a fifth of its time.
    Without `is_met`, the first table asks for a name and the first game explains itself.
    """
    is_idle = options.pop("is_idle", False)
    is_met = options.pop("is_met", True)
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        locale=language,
        reduced_motion=options.pop("reduced_motion", "reduce"),
        service_workers=options.pop("service_workers", "block"),
        **options,
    )
    if is_met:
        context.add_init_script(IS_MET)
    if not is_idle:
        context.add_init_script(NEVER_IDLE)
    try:
        guest = Visitor(context.new_page())
        yield guest
        assert guest.wrong == [], guest.wrong
    finally:
        context.close()


if __name__ == "__main__":
    install()
