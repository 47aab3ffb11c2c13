"""Users' own bots at a table in a browser: one offered by the operator, and one that connects as a client."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import visitor
from tests.web.conftest import QuickServer, serving
from tests.web.playing import open_table

ROOT = Path(__file__).parents[2]
COLLECTOR = f"{sys.executable} {ROOT}/examples/bots/collector.py"


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuickServer]:
    with serving(tmp_path_factory.mktemp("bots"), flags=("--bot", f"collector={COLLECTOR}")) as quick:
        yield quick


def test_a_bot_that_the_operator_offers_can_be_added_and_is_marked(own_server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as host:
        open_table(host, own_server.address, "mantis")
        host.page.locator("[data-do='add-collector']").click()
        expect(host.page.locator("[data-seat='1']")).to_contain_text("bot collector")


def test_a_bot_that_connects_as_a_client_is_marked(own_server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as host:
        code = open_table(host, own_server.address, "mantis")
        command = [sys.executable, "-m", "mazzo", "bot", "--server", own_server.address, "--table", code]
        with subprocess.Popen([*command, "--bot", "easy", "--name", "Rex"], stdout=subprocess.DEVNULL) as program:
            seat = host.page.locator("[data-seat='1']")
            expect(seat).to_contain_text("Rex")
            expect(seat).to_contain_text("bot")
            program.terminate()
