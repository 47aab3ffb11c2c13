"""The module of a package shows events in its own way, and brings its own sounds. Where it fails, cards still move."""

from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browser import visitor
from tests.web.conftest import QuickServer
from tests.web.playing import begin

WATCHED = """
window.animated = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  animated.push({ seat: this.dataset?.seat, flying: this.dataset?.flying, frames: JSON.stringify(frames) });
  return animate.call(this, frames, options);
};
"""
"""A script that notes every animation of a page."""


def animated(page: Page, script: str) -> bool:
    return bool(page.evaluate(f"animated.some((each) => {script})"))


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
        expect(page.locator(".p-background .fox-wood")).to_be_visible()  # its own parts, on the board of every game
        expect(page.locator(".fox-card .p-card").first).to_be_visible()
        expect(page.locator(".fox-panel li").first).to_contain_text("Mia")
        expect(page.locator(".said", has_text="✦")).to_be_attached()
        assert animated(page, "each.flying === '4'")  # the card flew, as it does on any board
        assert animated(page, "each.seat === '0' && each.frames.includes('#d9ff8a')")
        assert not animated(page, "each.seat === '1' && each.frames.includes('#d9ff8a')")


def test_where_the_module_fails_the_game_goes_on_without_it(server: QuickServer, browser: Browser) -> None:
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


def test_a_module_without_a_board_leaves_a_choice_that_was_begun(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        page = ada.page
        waiting: list[Route] = []

        def hold(route: Route) -> None:
            waiting.append(route)

        page.route("**/packages/foxfire/board.js", hold)
        page.goto(f"{server.address}/learn/foxfire")
        page.locator(".p-hand-card.can").first.click()
        expect(page.locator(".p-target").first).to_be_visible()
        ada.until(lambda: bool(waiting))
        page.locator(".p-target").first.evaluate("target => (target.id = 'begun')")
        with page.expect_response("**/packages/foxfire/glow.wav"):  # which the module asks for
            waiting[0].continue_()
        expect(page.locator("#begun")).to_be_visible()
