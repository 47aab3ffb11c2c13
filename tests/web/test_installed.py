"""The page can be installed as an app, and opens without the server."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

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
"""The paths of screens that work offline, with a selector of each."""


def test_the_page_can_be_installed(server: QuickServer, whole_browser: Browser) -> None:
    with visitor(whole_browser, PHONE, service_workers="allow") as guest:
        guest.page.goto(server.address)
        guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        check_installable(guest.page)


def check_installable(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as in every test


def test_the_page_opens_without_the_server(browser: Browser, tmp_path: Path) -> None:
    server = QuickServer(tmp_path)
    server.start()
    try:
        with visitor(browser, PHONE, language="de", service_workers="allow") as guest:
            guest.page.goto(server.address)
            guest.page.locator("#name").wait_for()
            wait_until_kept(guest)
            guest.may_lose_the_server = True
            server.kill()
            guest.page.reload()
            guest.page.get_by_text("Der Server ist nicht erreichbar").first.wait_for()
            expect(guest.page.locator("[data-do='play-mantis']")).to_be_visible()
            for path, sign in SCREENS_WITHOUT_A_SERVER.items():
                guest.page.goto(f"{server.address}{path}")
                guest.page.locator(sign).first.wait_for()
            choose(guest.page, "game", "kittens")
            expect(guest.page.locator("[data-setting='edition'] input")).to_have_count(3)  # as the server sent last
            guest.page.locator("[data-do='begin-local']").click()
            guest.page.locator(".toast").get_by_text("Der Server ist nicht erreichbar").first.wait_for()
            guest.page.goto(server.address)
            guest.page.locator("[data-do='language']").click()
            choose(guest.page, "language", "fr")
            guest.page.locator(".toast").get_by_text("Diese Seite ist veraltet").wait_for()
            expect(chosen(guest.page, "language")).to_have_value("de")
    finally:
        server.kill()


def wait_until_kept(guest: Visitor, root: str = "") -> None:
    """Wait for the service worker. It polls here, since `wait_for_function` does not await the promise."""
    guest.until(lambda: bool(guest.page.evaluate(KEPT, root)))
