"""The JavaScript module of a package: its board, its motion, its sounds, and its failures."""

from playwright.sync_api import Browser, Page, expect

from tests.web.browser import visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin
from tests.web.test_on_demand import hold_back

WATCHED = """
window.animated = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  animated.push({ seat: this.dataset?.seat, flying: this.dataset?.flying, frames: JSON.stringify(frames) });
  return animate.call(this, frames, options);
};
"""
"""A script that records every animation of a page."""


def animated(page: Page, script: str) -> bool:
    return bool(page.evaluate(f"animated.some((each) => {script})"))


def test_a_package_draws_its_own_board_and_the_plain_one_replaces_it_when_it_fails(
    server: QuickServer, browser: Browser
) -> None:
    with visitor(browser) as ada:
        begin(ada, server.address, "jay")
        nest = ada.page.locator("[data-nest]")
        expect(nest).to_have_count(1)
        expect(ada.page.locator(".nest")).to_have_css("color", "rgb(1, 2, 3)")
        nest.click()
        nest.click()
        expect(ada.page.locator(".nest")).to_have_count(0)
        expect(ada.page.locator(".p-hand-card")).to_have_count(4)
        assert len(ada.wrong) == 1
        assert "/packages/jay/board.js cannot be used" in ada.wrong.pop()
        assert ada.page.request.get(f"{server.address}/packages/jay/secret.py").status == 404


def test_the_winner_of_a_round_glows_and_is_heard(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, reduced_motion="no-preference") as ada:
        page = ada.page
        page.add_init_script(WATCHED)
        with page.expect_response("**/packages/foxfire/board.js") as module:
            page.goto(f"{server.address}/learn/foxfire")
        assert module.value.ok
        page.locator(".p-hand-card").first.wait_for()
        with page.expect_response("**/packages/foxfire/glow.wav") as sound:  # sounds are fetched after the first click
            page.locator(".learn-steps li:nth-child(6) button").click()
        assert sound.value.ok
        page.locator("[data-step='card-hand-4']").click()  # the hedgehog ends the round, which the learner wins
        page.locator("[data-action='hedgehog']").click()
        expect(page.locator("[data-action='continue']")).to_be_visible()
        expect(page.locator(".p-background .fox-wood")).to_be_visible()  # its own parts, on the general board
        expect(page.locator(".fox-card .p-card").first).to_be_visible()
        expect(page.locator(".fox-panel li").first).to_contain_text("Mia")
        expect(page.locator(".said", has_text="✦")).to_be_attached()
        assert animated(page, "each.flying === '4'")  # the card flew, as it does on any board
        assert animated(page, "each.seat === '0' && each.frames.includes('#d9ff8a')")
        assert not animated(page, "each.seat === '1' && each.frames.includes('#d9ff8a')")


def test_a_game_goes_on_after_its_module_failed(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, reduced_motion="no-preference") as ada:
        page = ada.page
        page.add_init_script(WATCHED)
        with page.expect_response("**/packages/crow/board.js"):
            begin(ada, server.address, "crow")
        page.locator(".p-hand-card[data-step]").first.click()
        page.locator("[data-action]").first.click()
        ada.until(lambda: bool(ada.wrong))
        ada.until(lambda: animated(page, "each.flying"))  # the events after it
        assert len(ada.wrong) == 1
        assert "/packages/crow/board.js cannot be used" in ada.wrong.pop()


def test_a_module_that_loads_late_does_not_reset_a_choice(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        page = ada.page
        waiting = hold_back(ada, "**/packages/foxfire/board.js")
        page.goto(f"{server.address}/learn/foxfire")
        page.locator(".p-hand-card.can").first.click()
        expect(page.locator(".p-target").first).to_be_visible()
        ada.until(lambda: bool(waiting))
        page.locator(".p-target").first.evaluate("target => (target.id = 'begun')")
        with page.expect_response("**/packages/foxfire/glow.wav"):  # requested by the module
            waiting[0].continue_()
        expect(page.locator("#begun")).to_be_visible()
