"""The end of a game and of an evening: what is visible in each frame, at 30 frames a second."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from mazzo.core.rules import Seat
from mazzo.games import GAMES
from mazzo.table.settings import EveningEnd
from mazzo.table.updates import LastGame, Score, TableView, Title
from tests.slow import slowly
from tests.web.browser import DESKTOP, PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.film import TvFilm, WholeFilm

RATE = 30
SHOW = 2.5  # seconds before the sheet, see web/src/screens/table/ending/spotlight.ts
TV = (1920, 1080)
SIZES = {"phone": PHONE, "desktop": DESKTOP, "tv": TV}
MANTIS = """
    tank 0: {own}
    tank 1: rbk
    scores: {scores}
    pile: {top}/roy{more}
    phase: turn {seat}
    """
EXPLOSION = """
    seat 0: skip
    seat 1: skip nope
    pile: kitten skip
    discard: skip
    turn: 0 owes 1
    """


class Take(NamedTuple):
    """A position, and the last action of its game."""

    game: str
    position: str
    seat: Seat
    action: str


TAKES = {
    "win": Take("mantis", MANTIS.format(own="rrbk", scores="12 13", top="r", more=" y/ygb", seat=0), 0, "score"),
    "loss": Take("mantis", MANTIS.format(own="rrbk", scores="12 13", top="r", more=" y/ygb", seat=1), 1, "score"),
    "shared": Take("mantis", MANTIS.format(own="rb", scores="5 5", top="k", more="", seat=0), 0, "score"),
    "explosion": Take("kittens", EXPLOSION, 0, "draw"),
}

IN_SIGHT = """
const inSight = (selector) => [...document.querySelectorAll(selector)].filter((part) => {
  const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
  const isWhole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return isWhole && width > 20 && height > 10 && Number(getComputedStyle(part).opacity) > 0.9;
}).length;
"""
LOOK = f"""() => {{
  {IN_SIGHT}
  return {{
    winners: inSight("[data-winner] .character"),
    wilting: inSight(".ended-wilts .character"),
    title: inSight(".ended-stamp"),
    sheet: document.querySelectorAll(".ended-sheet").length,
    again: inSight(".ended-next .button"),
    pieces: [...document.querySelectorAll(".confetti > svg")].filter((piece) => {{
      const {{ width, top }} = piece.getBoundingClientRect();
      return width > 1 && top < innerHeight;
    }}).length,
    light: 1 - 0.7 * getComputedStyle(document.querySelector(".ended-dim")).opacity,
    scrolled: Math.max(...[...document.querySelectorAll("*")].map((part) => part.scrollTop)),
  }};
}}"""


def ended(film: WholeFilm, take: Take) -> list[dict[str, Any]]:
    """The frames of about three seconds after the last motion of the game."""
    film.begin(film.play.apply(take.seat, take.action))
    while not film.page.locator("[data-ended]").count():
        film.watch(ms=200, until="[data-ended]")
    film.page.locator("[data-ended] .ended-honour, [data-winner='1']").last.wait_for(state="attached")
    return film.shoot(LOOK, SHOW + 0.6, RATE)


def check(frames: list[dict[str, Any]], winners: int, wilting: int, has_button: bool) -> None:
    def at(seconds: float) -> dict[str, Any]:
        return frames[round(seconds * RATE)]

    assert not any(frame["sheet"] for frame in frames[: round((SHOW - 0.1) * RATE)]), "first the winners alone"
    for seconds in (0.9, 1.7, 2.4):
        assert at(seconds)["winners"] == winners, seconds
        assert abs(at(seconds)["light"] - 0.3) < 0.01
    assert not at(0.9)["title"]
    assert at(1.7)["title"] == at(2.4)["title"] == 1
    assert [at(seconds)["wilting"] for seconds in (2.4, 3.05)] == [wilting] * 2
    assert max(frame["pieces"] for frame in frames) > 90, "confetti"
    last = frames[-1]
    assert last["sheet"] == 1
    assert last["winners"] == winners, "the winner is in sight above the sheet"
    assert last["title"] == 1
    assert last["again"] == has_button
    assert max(frame["scrolled"] for frame in frames) == 0


@pytest.mark.parametrize(
    ("take", "size"),
    [
        ("win", "phone"),
        slowly("win", "desktop"),
        slowly("win", "tv"),
        slowly("loss", "phone"),
        slowly("loss", "desktop"),
        slowly("shared", "phone"),
        slowly("shared", "desktop"),
        slowly("shared", "tv"),
        ("explosion", "phone"),
        slowly("explosion", "desktop"),
        ("explosion", "tv"),
    ],
)
def test_the_winner_is_seen_for_two_and_a_half_seconds_and_then_the_sheet(
    server: QuickServer, browser: Browser, take: str, size: str
) -> None:
    has_lost = take in ("loss", "explosion") and size != "tv"
    with filmed_ending(server, browser, TAKES[take], size) as film:
        frames = ended(film, TAKES[take])
    check(frames, winners=1 + (take == "shared"), wilting=int(has_lost), has_button=size != "tv")


class LastOfTheEvening(WholeFilm):
    """Ada wins the third game and with it the evening."""

    def _table(self) -> TableView:
        table = super()._table()
        if not self.play.over:
            return table
        settings = replace(table.settings, evening=EveningEnd.FIRST_TO_3)
        titles = ("champion", "second")
        scores = tuple(
            Score(name, None, games=5, won={"mantis": 3 - place}, title=Title(None, title, 2))
            for place, (name, title) in enumerate(zip(("Ada", "Bubbles"), titles, strict=True))
        )
        last = LastGame("film-5", "mantis", ("Ada", "Bubbles"), (0,), "target")
        return replace(table, settings=settings, scores=scores, last_game=last, evening_games=5, decided=True)


class EveningOnTv(TvFilm, LastOfTheEvening):
    pass


FINALE = f"""() => {{
  {IN_SIGHT}
  return [inSight(".podium [data-step]"), inSight(".title-card"), inSight(".ended-next .button")];
}}"""


@pytest.mark.parametrize("size", ["phone", slowly("desktop"), slowly("tv")])
def test_an_evening_ends_on_a_podium_with_titles_as_cards(server: QuickServer, browser: Browser, size: str) -> None:
    kind = EveningOnTv if size == "tv" else LastOfTheEvening
    with filmed_ending(server, browser, TAKES["win"], size, kind) as film:
        frames = ended(film, TAKES["win"])
        film.page.locator(".podium .character").last.wait_for()
        expect(film.page.locator(".ended-sheet h3").first).to_have_text("Ada won the evening!")
        film.page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
        assert film.page.evaluate(FINALE) == [2, 2, int(size != "tv")]
    assert max(frame["scrolled"] for frame in frames) == 0


GROWN = "(bubble) => Promise.all(bubble.getAnimations().map(({ finished }) => finished))"
COVERED = """() => {
  const bubble = document.querySelector(".standing .bubble").getBoundingClientRect();
  const others = [...document.querySelectorAll(".standing li:not(:has(.bubble)) :is(.face, .name, .stand)")];
  return others.filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < bubble.bottom && bottom > bubble.top;
  }).length;
}"""


def test_a_key_skips_to_the_sheet_and_the_result_is_spoken_once(server: QuickServer, browser: Browser) -> None:
    with filmed_ending(server, browser, TAKES["win"], "phone") as film:
        film.begin(film.play.apply(0, "score"))
        film.watch(ms=200, until="[data-ended]")
        film.page.locator("[data-ended]").wait_for()
        film.page.keyboard.press("Enter")
        expect(film.page.locator(".ended-next .button")).to_be_focused()
        said = film.page.locator("[role='log'] p", has_text="You win!")
        expect(said).to_have_count(1)
        film.says(0, "A game like that is worth every minute of it.")
        film.page.locator(".standing .bubble").evaluate(GROWN)
        assert film.page.evaluate(COVERED) == 0, "words in the result cover no other player"


@contextmanager
def filmed_ending(
    server: QuickServer, browser: Browser, take: Take, size: str, kind: type[WholeFilm] | None = None
) -> Iterator[WholeFilm]:
    play = GAMES[take.game].position(take.position, seed=0)
    with visitor(browser, SIZES[size], reduced_motion="no-preference") as guest:
        guest.page.route("**/api/records/*/why*", lambda _: None)  # the coach is still thinking
        film = (kind or (TvFilm if size == "tv" else WholeFilm))(
            guest.page, play, None if size == "tv" else 0, bots=True
        )
        film.open(server.address)
        yield film
