"""One move at a time: the bot is shown as choosing, a card lands, and the caption stays long enough to read."""

from itertools import takewhile

import pytest
from playwright.sync_api import Browser, expect

from mazzo.table.clock import BOT_SECONDS, PACE
from tests.slow import slowly
from tests.web.conftest import QuickServer
from tests.web.film import filmed
from tests.web.test_motion import MANTIS, kittens

MOVE = 920  # milliseconds that a card of Mantis takes, see web/src/games/mantis/motion.tsx
BEAT = 500
SOON = 250  # milliseconds between two checks
LONG = 800  # milliseconds between two frames that are not checked
SAID = ".said"
READ = 1200  # milliseconds: the shortest time that a caption is visible
TRAY = ".p-tray h3"


def test_a_caption_stays_beside_its_seat_long_enough_to_read(server: QuickServer, browser: Browser) -> None:
    position = MANTIS.format(top="r", back="roy", seat=2)
    with filmed(browser, server.address, "mantis", position) as film:
        film.does(2, "steal 0")
        film.watch(ms=LONG)
        said = film.page.locator(SAID)
        assert said.inner_text() == "Clack stole 3 red from you."
        clack = film.page.locator("[data-seat='2'] .seat-face").bounding_box()
        box = said.bounding_box()
        assert clack
        assert box
        assert 0 < clack["y"] - box["y"] - box["height"] < 30, "it is said above the seat that acted, off its Tank"
        film.page.evaluate(KEEP)
        film.does(film.play.to_act[0], "score")
        assert film.page.locator(".flyer").count() == 1
        assert film.page.evaluate("caption.isConnected") or film.page.evaluate("gone - since") >= READ
        film.page.wait_for_function("() => !caption.isConnected")
        assert film.page.evaluate("gone - since") >= READ


# Restarts the caption on the board with a duration of ten minutes, so that only a card can end it earlier, and records
# when it ends.
KEEP = """async () => {
  window.caption = document.querySelector(".said");
  const [animation] = caption.getAnimations();
  animation.effect.updateTiming({ duration: 600_000 });
  animation.currentTime = 0;
  await animation.ready; // it has no start before its first picture
  window.since = animation.startTime;
  new MutationObserver(() => caption.isConnected || (window.gone ??= performance.now()))
    .observe(caption.parentElement, { childList: true });
}"""


def test_no_player_is_shown_as_choosing_while_their_card_turns(server: QuickServer, browser: Browser) -> None:
    position = MANTIS.format(top="r", back="roy", seat=2)
    with filmed(browser, server.address, "mantis", position) as film:
        film.begin(film.play.apply(2, "steal 0"))
        looks = film.watch(AWAITED, 100)
    chosen = [words for flyers, *words in looks if flyers]
    before = [words for _, *words in takewhile(lambda look: not look[0], looks)]
    assert chosen
    assert set(map(tuple, chosen)) == {("", "")}
    assert before
    assert all(status and "choosing" in hint for status, hint in before), before


AWAITED = """() => [
  document.querySelectorAll(".flyer").length,
  ...[".status > span", ".mantis-hint"].map((each) => document.querySelector(each).innerText),
]"""


def test_nothing_covers_the_message_that_a_player_survived(server: QuickServer, browser: Browser) -> None:
    position = """
        seat 0: skip
        seat 1: skip
        pile: kitten skip
        turn: 1 owes 1
        """
    with filmed(browser, server.address, "kittens", position) as film:
        film.does(1, "draw")
        film.watch(ms=LONG)
        expect(film.page.locator(TRAY)).to_have_text("You survived!")
        assert film.page.locator(SAID).count() == 0


def test_an_exploding_player_gets_no_hint_to_draw(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", kittens(hand="skip nope", top="kitten")) as film:
        film.does(0, "draw")
        seen = film.watch("() => [...document.querySelectorAll('.p-hand-empty')].map((each) => each.innerText)", 100)
        assert not any(text.strip() for texts in seen for text in texts), seen


def test_the_clock_of_an_answered_question_is_not_shown_for_the_next_one(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", kittens(), seconds_left=60) as film:
        film.play.apply(0, "pair beard 1")
        film.play.apply(1, "pass")
        film.skip_ahead()
        film.does(2, "pass")
        looks = film.watch(CLOCK, 100)
    assert ["", 0] in looks, "the card is still on its way"
    assert ["Your turn", 1] not in looks[:-1], "the seconds were those of the Nope"


CLOCK = """() => [
  document.querySelector(".status > span").innerText,
  document.querySelectorAll(".status .seconds").length,
]"""


def test_a_clock_runs_down_without_painting_every_frame(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", kittens(), seconds_left=60) as film:
        gone = "+document.querySelector('.clock-left').getAttribute('stroke-dashoffset')"
        before = film.page.evaluate(gone)
        film.page.wait_for_function(f"() => {gone} > {before}")
        running = film.page.evaluate("document.getAnimations().map(each => each.effect.target.className.baseVal)")
        assert "clock-left" not in running


@pytest.mark.parametrize("moves", [7, slowly(24)])  # 7: by every bot, and by the first one again
def test_every_bot_is_shown_as_choosing_for_half_a_second(server: QuickServer, browser: Browser, moves: int) -> None:
    with filmed(browser, server.address, "mantis", 6, seat=None, bots=True) as film:
        pauses = []
        for _ in range(moves):
            seat = film.play.to_act[0]
            film.begin(film.play.apply(seat, str(film.play.legal(seat)[0])))
            *before, _ = film.watch(CHOOSING, SOON, until=".flyer")
            assert film.page.locator(".flyer").count()
            assert before == len(before) * [[str(seat)]]
            pauses.append(SOON * len(before))
            film.watch(ms=LONG)
        assert min(pauses) >= BEAT, pauses
        assert len(set(pauses)) == 1, "the length of the pause reveals nothing"


CHOOSING = """() => [...document.querySelectorAll("[data-seat]:has(.choosing[data-mood='thinking'])")]
  .map((each) => each.dataset.seat)"""


def test_a_bot_pauses_as_long_as_its_motion_takes() -> None:
    assert BOT_SECONDS * min(PACE) * 1000 >= MOVE + BEAT
