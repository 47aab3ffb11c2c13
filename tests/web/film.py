"""A table whose moves a test makes, and whose animations it advances frame by frame.

The real page receives views and events of the real rules, from a position that the test chooses. Animations are paused
and advance only by the milliseconds that the test passes.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, WebSocketRoute

from mazzo.core.rules import Seat
from mazzo.games import GAMES
from mazzo.protocol.messages import Said
from mazzo.table.settings import Settings
from mazzo.table.talk import Speech, Utterance
from mazzo.table.updates import Occupant, SeatView, Stage, TableView, Update
from tests.web.browser import DESKTOP, Theme, Visitor, visitor

NAMES = ("Ada", "Bubbles", "Clack", "Pistol", "Finley", "Gus", "Hana", "Ivo", "Juno")
STEP = 40  # milliseconds
LONGEST = 15_000  # milliseconds that any move may take
REST = 300  # milliseconds until nothing on the page moves
NOTHING = "() => null"
NOWHERE = "no-such-element"

# Pauses every animation except those of captions, which nothing waits for.
HOLD = """
globalThis.film = { held: new Map(), isHolding: false, heard: 0 };
WebSocket = class extends WebSocket {
  constructor(...parameters) {
    super(...parameters);
    this.addEventListener("message", ({ data }) => (film.heard = JSON.parse(data).update?.version ?? film.heard));
  }
};
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const animation = animate.call(this, frames, timing);
  if (this.matches(".said, .sum b")) return animation;
  if (!film.isHolding) {
    if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
  } else {
    animation.pause();
    animation.currentTime = 0;
    film.held.set(animation, animation.effect.getComputedTiming().endTime);
    animation.finished.then(() => film.held.delete(animation), () => film.held.delete(animation));
  }
  return animation;
};
film.step = async (ms) => {
  for (const [animation, end] of [...film.held]) {
    const next = animation.currentTime + ms * animation.playbackRate;
    if (next >= end) animation.finish();
    else animation.currentTime = next;
  }
  for (let each = 0; each < 20; each++) await Promise.resolve();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return film.held.size;
};
film.watch = async (look, ms, longest, until) => {
  const looks = [];
  for (let time = 0; time < longest; time += ms) {
    looks.push(look());
    if (document.querySelector(until) || !(await film.step(ms))) return looks;
  }
  throw new Error(`it is still moving after ${longest} ms`);
};
film.shoot = async (look, ms, count) => {
  const looks = [];
  for (let each = 0; each < count; each++) {
    looks.push(look());
    await film.step(ms);
  }
  return looks;
};
"""

# Ends all animations on the stage.
FINISH = """() => {
  film.isHolding = false;
  for (const animation of [...film.held.keys()]) animation.finish();
}"""

# Follows a link to another screen.
FOLLOW = """([path, isHolding]) => {
  film.isHolding = isHolding;
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""
QUIET = "/settings"  # a screen on which nothing moves

numbers = count(1)


class Film:
    """A game at a table, from the view of one seat in a page."""

    def __init__(
        self, page: Page, play: Any, seat: Seat | None, seconds_left: float | None = None, bots: bool = False
    ) -> None:
        self.page = page
        self.play = play
        self._seat = seat
        self._seconds_left = seconds_left
        self._other = Occupant.BOT if bots else Occupant.PERSON
        self._version = 1
        self._code = f"film{next(numbers)}"  # another table for each film
        self._socket: WebSocketRoute | None = None

    def open(self, address: str, from_the_start: bool = False) -> None:
        """Open the table and pause all animations: from the first one, or after the page has opened."""
        self.page.route_web_socket(f"**/api/tables/{self._code}/socket*", self._connect)
        if self.page.url.startswith(address):
            self.page.evaluate(FOLLOW, [f"/t/{self._code}", from_the_start])
        else:
            self.page.add_init_script(HOLD)
            if from_the_start:
                self.page.add_init_script("film.isHolding = true")
            self.page.goto(f"{address}/t/{self._code}")
        self.page.locator("[data-place='pile']").wait_for()
        if not from_the_start:
            self.page.locator(".stage-layer").wait_for(state="detached")
            self.page.evaluate("film.isHolding = true")

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._answer)
        self._send([])

    def _answer(self, message: str | bytes) -> None:
        asked = json.loads(message)
        assert self._socket
        if asked["message"] == "ping":
            self._socket.send('{"message":"pong"}')
        if asked["message"] == "do":
            self._socket.send(json.dumps({"message": "done", "id": asked["id"], "version": self._version}))

    def _send(self, events: list[Any]) -> None:
        assert self._socket
        update = Update(
            version=self._version,
            table=self._table(),
            seat=self._seat,
            host=False,
            passing=False,
            view=self.play.view(self._seat),
            events=tuple(self.play.game.seen(event, self._seat) for event in events),
            is_reaction=not self.play.over and self.play.game.is_reaction(self.play.state),
        )
        self._socket.send(msgspec.json.encode({"message": "news", "update": update}).decode())

    def _table(self) -> TableView:
        holders = [
            SeatView(
                name,
                Occupant.PERSON if seat == self._seat else self._other,
                bot=None,
                host=seat == 0,
                connected=True,
                person=seat,
                ready=True,
                left=False,
            )
            for seat, name in enumerate(NAMES[: self.play.seats])
        ]
        return TableView(
            code=self._code,
            stage=Stage.PLAYING,
            settings=Settings(self.play.game.name, turn_seconds=None),
            seats=tuple(holders),
            watchers=0,
            bystanders=(),
            games=1,
            commitment=None,
            seed=None,
            next_commitment=None,
            seconds_left=self._seconds_left,
            locked=False,
            scores=(),
            last_game=None,
        )

    def says(self, seat: Seat, text: str) -> None:
        assert self._socket
        said = Said(Utterance(seat, NAMES[seat], seat, Speech(text=text)))
        self._socket.send(msgspec.json.encode(said).decode())

    def does(self, seat: Seat, *actions: str) -> None:
        """Apply actions of a seat, and send their events in one update."""
        events = [event for action in actions for event in self.play.apply(seat, action)]
        self.show(events)

    def skip_ahead(self) -> None:
        """Send the state so far without animation."""
        self.page.evaluate("film.isHolding = false")
        self._version += 1
        self._send([])
        self.page.wait_for_function(f"() => film.heard === {self._version}")
        self.draw()
        self.page.evaluate("film.isHolding = true")

    def show(self, events: list[Any]) -> None:
        """Send events, and step over the pause in which the bot is shown as choosing."""
        self.begin(events)
        while self.page.locator(".choosing").count():
            self.step()

    def begin(self, events: list[Any]) -> None:
        self._version += 1
        self._send(events)
        while not self.page.evaluate("film.held.size"):
            self.page.wait_for_timeout(10)

    def leave(self) -> None:
        """Go to another screen in the middle of a motion, and wait until nothing moves."""
        self.page.evaluate(FOLLOW, [QUIET, False])
        self.page.locator(".stage").wait_for(state="detached")
        self.page.wait_for_timeout(REST)

    def step(self, ms: int = STEP) -> bool:
        """Whether anything is still moving."""
        return bool(self.page.evaluate(f"film.step({ms})"))

    def draw(self) -> None:
        """Let the page draw a few frames, in which it handles a message or a new size."""
        for _ in range(3):
            self.step(0)

    def watch(self, look: str = NOTHING, ms: int = STEP, until: str = NOWHERE) -> list[Any]:
        """The values of a JavaScript function in every frame, until a selector finds something or nothing moves any
        more. The loop runs in the page, which is several times as fast."""
        looks: list[Any] = self.page.evaluate(f"film.watch({look}, {ms}, {LONGEST}, {json.dumps(until)})")
        return looks


class WholeFilm(Film):
    """A film that also shows the result of the game."""

    def _table(self) -> TableView:
        return replace(super()._table(), stage=Stage.OVER if self.play.over else Stage.PLAYING)

    def shoot(self, look: str, seconds: float, rate: int = 30) -> list[Any]:
        """The values of a JavaScript function at this many frames a second, even if nothing moves."""
        looks: list[Any] = self.page.evaluate(f"film.shoot({look}, {1000 / rate}, {round(seconds * rate)})")
        return looks


class TvFilm(WholeFilm):
    """A whole film on a television, where the page is in a frame of another page."""

    def open(self, address: str, from_the_start: bool = False) -> None:
        page = self.page
        page.route_web_socket(f"**/api/tables/{self._code}/socket*", self._connect)
        page.add_init_script(HOLD + f"film.isHolding = {json.dumps(from_the_start)};")
        page.goto(f"{address}/tv#{self._code}")
        inner = page.locator("iframe").element_handle().content_frame()
        assert inner
        self.page = cast(Page, inner)  # it has all methods that films use
        inner.locator("[data-place='pile']").wait_for()
        inner.locator(".stage-layer").wait_for(state="detached")
        inner.evaluate("film.isHolding = true")


class Look(NamedTuple):
    """The properties in which pages of films differ."""

    address: str
    size: tuple[int, int]
    theme: Theme
    language: str


class Studio(NamedTuple):
    """A page that several films share, because loading it takes longer than most films."""

    guest: Visitor
    doors: ExitStack


studios: dict[Browser, dict[Look, Studio]] = {}


def close_studios() -> None:
    """Close all pages of films. Call it before closing the browser or stopping the server, since a page may still be
    fetching something."""
    while studios:
        _, known = studios.popitem()
        for each in known.values():
            each.doors.close()


def opened(browser: Browser, look: Look) -> Studio:
    doors = ExitStack()
    entered = visitor(browser, look.size, look.theme, look.language, reduced_motion="no-preference")
    return Studio(doors.enter_context(entered), doors)


@contextmanager
def studio(browser: Browser, look: Look) -> Iterator[Visitor]:
    """The page for films with these properties. After a failed film, the next one gets a new page."""
    known = studios.setdefault(browser, {})
    guest, doors = known.pop(look) if look in known else opened(browser, look)
    with doors:
        guest.page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
        yield guest
        assert guest.wrong == [], guest.wrong
        guest.page.evaluate(FINISH)
        guest.page.locator(".stage-layer").wait_for(state="detached")
        guest.page.evaluate(FOLLOW, [QUIET, False])
        known[look] = Studio(guest, doors.pop_all())


@contextmanager
def filmed(
    browser: Browser,
    address: str,
    game: str,
    position: str | int,
    *,
    seat: Seat | None = 0,
    size: tuple[int, int] = DESKTOP,
    theme: Theme = "light",
    language: str = "en",
    from_the_start: bool = False,
    seconds_left: float | None = None,
    bots: bool = False,
    fresh: bool = False,
) -> Iterator[Film]:
    """A film from a position, or from a deal to this number of seats. It reuses a page unless it needs a fresh one."""
    rules = GAMES[game]
    play = rules.start(seats=position, seed=0) if isinstance(position, int) else rules.position(position, seed=0)
    page = visitor(browser, size, theme, language, reduced_motion="no-preference")
    with page if fresh else studio(browser, Look(address, size, theme, language)) as guest:
        is_new = not guest.begun
        film = Film(guest.page, play, seat, seconds_left, bots)
        film.open(address, from_the_start)
        if is_new:  # a typeface that loads later would move text, and the log is missing at first
            guest.settle()
        yield film
