"""Bots of somebody's own in a browser: those that the operator offers, and one that comes by itself."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import visitor
from tests.web.conftest import QuickServer
from tests.web.playing import open_table

ROOT = Path(__file__).parents[2]
COLLECTOR = f"{sys.executable} {ROOT}/examples/bots/collector.py"


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuickServer]:
    quick = QuickServer(tmp_path_factory.mktemp("bots"), flags=("--bot", f"collector={COLLECTOR}"))
    quick.start()
    yield quick
    quick.stop()


def test_a_bot_that_the_operator_offers_can_be_added_and_is_marked(own_server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as host:
        open_table(host, own_server.address, "mantis")
        host.page.locator("[data-do='add-collector']").click()
        expect(host.page.locator("[data-seat='1']")).to_contain_text("bot collector")


def test_a_bot_that_comes_by_itself_is_marked(own_server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as host:
        code = open_table(host, own_server.address, "mantis")
        command = [sys.executable, "-m", "mazzo", "bot", "--server", own_server.address, "--table", code]
        with subprocess.Popen([*command, "--bot", "easy", "--name", "Rex"], stdout=subprocess.DEVNULL) as program:
            seat = host.page.locator("[data-seat='1']")
            expect(seat).to_contain_text("Rex")
            expect(seat).to_contain_text("bot")
            program.terminate()
