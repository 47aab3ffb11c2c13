"""What the operator of a server says is read by everybody at its tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from mazzo.cli import main
from tests.web.browser import PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin
from tests.web.test_connection import COUNT_PONGS, be_quiet


@pytest.fixture
def token_file(tmp_path: Path) -> Path:
    file = tmp_path / "token"
    file.write_text("only-the-operator-knows-it")
    file.chmod(0o600)
    return file


@pytest.fixture
def operated(tmp_path: Path, token_file: Path) -> Iterator[QuickServer]:
    quick = QuickServer(tmp_path, flags=("--admin-token-file", str(token_file)))
    quick.start()
    yield quick
    quick.stop()


def test_a_notice_is_shown_at_the_table_until_it_is_closed(
    operated: QuickServer, token_file: Path, browser: Browser
) -> None:
    with visitor(browser, PHONE) as ada:
        ada.page.add_init_script(COUNT_PONGS)
        ada.page.clock.install()
        begin(ada, operated.address, "mantis")
        order = [
            "admin",
            "notice",
            "Back in <b>five</b> minutes",
            "--server",
            operated.address,
            "--token-file",
            str(token_file),
        ]
        assert main(order) == 0
        banner = ada.page.locator(".announcement")
        expect(banner).to_have_text("From the operator of this server: Back in <b>five</b> minutes")
        ada.page.clock.pause_at(ada.page.evaluate("Date.now() + 100"))
        for _ in range(5):  # ten seconds: a toast would be gone
            be_quiet(ada)
        expect(banner).to_be_visible()
        banner.locator("button").click()
        expect(banner).to_have_count(0)
