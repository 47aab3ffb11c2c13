"""A package may bring a board of its own: one ES module. Where it fails, the plain board is shown."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.brought.packages import EXAMPLE, environment, offer
from tests.web.browser import visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin

KIT = """
from pathlib import Path
from mazzo import Kit

KIT = Kit(name="magpie", rules="magpie_rules:MAGPIE", pages=Path(__file__).parent / "magpie_pages")
"""

BOARD = """
export default ({ preact: { h }, hooks: { useState }, Board }) => ({
  styles: ["board.css"],
  Board(props) {
    const [count, setCount] = useState(0);
    if (count > 1) throw new Error("three are too many");
    return h("div", { class: "nest" },
      h("button", { type: "button", "data-nest": count, onClick: () => setCount(count + 1) }, "trinkets"),
      h(Board, props));
  },
});
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuickServer]:
    folder = tmp_path_factory.mktemp("own")
    offer(folder, "magpie", KIT, "magpie:KIT")
    (folder / "magpie_rules.py").write_text((EXAMPLE / "magpie.py").read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "magpie_pages").mkdir()
    (folder / "magpie_pages" / "board.js").write_text(BOARD, encoding="utf-8")
    (folder / "magpie_pages" / "board.css").write_text(".nest { color: rgb(1, 2, 3); }", encoding="utf-8")
    (folder / "magpie_pages" / "secret.py").write_text("x = 1", encoding="utf-8")
    quick = QuickServer(tmp_path_factory.mktemp("web"), environment=environment(folder))
    quick.start()
    yield quick
    quick.stop()


def test_its_board_is_drawn_and_the_plain_one_takes_over_when_it_fails(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        begin(ada, server.address, "magpie")
        nest = ada.page.locator("[data-nest]")
        expect(nest).to_have_count(1)
        expect(ada.page.locator(".nest")).to_have_css("color", "rgb(1, 2, 3)")
        nest.click()
        nest.click()
        expect(ada.page.locator(".nest")).to_have_count(0)
        expect(ada.page.locator(".p-hand-card")).to_have_count(4)
        assert len(ada.wrong) == 1
        assert "/brought/magpie/board.js cannot be used" in ada.wrong.pop()
        assert ada.page.request.get(f"{server.address}/brought/magpie/secret.py").status == 404
