"""Turn notifications: from the page in the background, and from the server through the service worker."""

from random import Random

from playwright.sync_api import Browser, expect

from tests.web.browser import PHONE, Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import arrive, begin, click_something

SHOWN = (
    "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map((one) => one.{}))"
)
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true })"


def has_notice(guest: Visitor) -> bool:
    """Whether a notification appears within five seconds."""
    for _ in range(25):
        if guest.page.evaluate(SHOWN.format("body")) == ["Tocca a te!"]:
            return True
        guest.page.wait_for_timeout(200)
    return False


def test_a_player_gets_a_notice_while_the_page_is_in_the_background(
    server: QuickServer, whole_browser: Browser
) -> None:
    with visitor(whole_browser, PHONE, language="it", permissions=["notifications"], service_workers="allow") as mia:
        arrive(mia, server.address)
        mia.page.goto(f"{server.address}/settings")
        mia.page.locator("[data-setting='notices']").check()
        expect(mia.page.locator("[data-notices='on']")).to_be_visible()
        mia.page.locator("[data-setting='not-at-night']").uncheck()
        mia.page.reload()
        expect(mia.page.locator("[data-setting='not-at-night']")).not_to_be_checked()

        begin(mia, server.address, "mantis")
        mia.page.evaluate(HIDE)
        random = Random("notices")
        mia.until(lambda: click_something(mia, random))
        while not has_notice(mia):  # a card may have given her the next turn as well
            click_something(mia, random)
        assert mia.page.evaluate(SHOWN.format("tag")) == [mia.page.url.rpartition("/")[2]]

        devtools, registrations = mia.page.context.new_cdp_session(mia.page), []
        devtools.on("ServiceWorker.workerRegistrationUpdated", lambda sent: registrations.extend(sent["registrations"]))
        devtools.send("ServiceWorker.enable")
        mia.until(lambda: bool(registrations))
        message = '{"says": "Dal server", "table": "another"}'
        place = {"origin": server.address, "registrationId": registrations[0]["registrationId"]}
        devtools.send("ServiceWorker.deliverPushMessage", {**place, "data": message})
        mia.until(lambda: "Dal server" in mia.page.evaluate(SHOWN.format("body")))
