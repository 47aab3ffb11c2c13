"""Installed like an app: the browser has nothing to complain of, and the page opens without the server, too."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.browser import PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import choose, chosen

KEPT = """async (root) => {
  const kept = await caches.open(`mazzo-pages${root}`);
  const paths = (await kept.keys()).map((request) => new URL(request.url).pathname);
  const files = await (await fetch(`${root}/files.json`)).json();
  const needed = ["", ...files[""], ...files[document.documentElement.lang]];
  return needed.every((path) => paths.includes(`${root}/${path}`));
}"""

SCREENS_WITHOUT_A_SERVER = {
    "/learn/mantis": "[data-action].can",
    "/learn/kittens": "[data-seat]",
    "/rules/kittens": "main h2",
    "/settings": "[name='volume']",
    "/local": "[data-do='begin-local']",
}
"""What is to be seen there."""


def test_the_page_can_be_installed(server: QuickServer, whole_browser: Browser) -> None:
    with visitor(whole_browser, PHONE, service_workers="allow") as somebody:
        somebody.page.goto(server.address)
        somebody.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        browsers_view = somebody.page.context.new_cdp_session(somebody.page)
        assert browsers_view.send("Page.getAppManifest")["errors"] == []
        errors = browsers_view.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors] == ["in-incognito"]  # as every browser of a test is


def test_without_the_server_the_page_opens_and_says_so(browser: Browser, tmp_path: Path) -> None:
    server = QuickServer(tmp_path)
    server.start()
    try:
        with visitor(browser, PHONE, language="de", service_workers="allow") as somebody:
            somebody.page.goto(server.address)
            somebody.page.locator("#name").wait_for()
            wait_until_kept(somebody)
            somebody.may_lose_the_server = True
            server.kill()
            somebody.page.reload()
            somebody.page.get_by_text("Der Server ist nicht erreichbar").first.wait_for()
            expect(somebody.page.locator("[data-do='play-mantis']")).to_be_visible()
            for path, sign in SCREENS_WITHOUT_A_SERVER.items():
                somebody.page.goto(f"{server.address}{path}")
                somebody.page.locator(sign).first.wait_for()
            choose(somebody.page, "game", "kittens")
            expect(somebody.page.locator("[data-setting='edition'] input")).to_have_count(3)  # as the server said last
            somebody.page.locator("[data-do='begin-local']").click()
            somebody.page.locator(".toast").get_by_text("Der Server ist nicht erreichbar").first.wait_for()
            somebody.page.goto(server.address)
            somebody.page.locator("[data-do='language']").click()
            choose(somebody.page, "language", "fr")
            somebody.page.locator(".toast").get_by_text("Diese Seite ist veraltet").wait_for()
            expect(chosen(somebody.page, "language")).to_have_value("de")
    finally:
        server.kill()


def wait_until_kept(somebody: Visitor, root: str = "") -> None:
    """Not `wait_for_function`: to that one a promise is as good as what it promises."""
    somebody.until(lambda: bool(somebody.page.evaluate(KEPT, root)))
