"""The bytes that a viewer receives, and their times, do not depend on hidden cards.

Two servers play the same game, except for cards that one viewer cannot know (tests/games/hidden.py). The viewer must
receive the same bytes at the same times until the rules reveal a difference. Then another lookalike replaces the second
game.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import zip_longest
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from mazzo.core.chance import Dice
from mazzo.core.rules import Seat
from mazzo.games import GAMES
from mazzo.protocol.messages import Refused
from mazzo.server.tables import bot_players, timers
from mazzo.server.tables.hub import Hub
from mazzo.table import deadlines, playing
from mazzo.table.commands import Act, Join, PassUntilTurn, Rename, Sit, Start
from mazzo.table.events import ClockSet, PassingChanged, game_events
from mazzo.table.evolve import Step
from mazzo.table.settings import Settings
from mazzo.table.table import Table
from mazzo.table.updates import Stage
from tests.games.hidden import Leak, Lookalikes, Viewer
from tests.server.in_process import LocalClient, Memory, enter, hub_on, memory
from tests.server.loop import awaits_no_time

CODE = "222222222222"


class Side:
    """One of the two servers, with the same people at the same table."""

    def __init__(self, hub: Hub, driver: Memory) -> None:
        self.hub = hub
        self.driver = driver
        self.seats: list[LocalClient] = []
        self.watcher: LocalClient

    async def sit_down(self, settings: Settings, seats: int) -> None:
        await self.hub.storage.tables.open(CODE, settings, self.hub.now())
        for seat in range(seats):
            client = await enter(self.hub, CODE, f"person {seat}")
            await client.do(Join(f"Person {seat}"), f"join {seat}")
            await client.do(Sit(), f"sit {seat}")
            self.seats.append(client)
        self.watcher = await enter(self.hub, CODE, None)
        await self.seats[0].do(Start(), "start")

    @property
    def table(self) -> Table:
        assert self.seats[0].room
        return self.seats[0].room._logged.table

    @property
    def state(self) -> Any:
        assert self.table.state.play
        return self.table.state.play.state

    @property
    def events(self) -> list[Any]:
        """All events so far."""
        assert self.table.state.play
        return self.table.state.play.events

    async def become(self, other: "Side") -> None:
        """Copy the other side's table."""
        room = self.seats[0].room
        assert room
        room._logged.table = other.table.copy()
        await self.driver.fetch("DELETE FROM entries")
        await self.driver.fetch("UPDATE tables SET last_seq = $1", other.table.state.version)
        room._something.set()  # its clock may have changed

    def client(self, viewer: Viewer) -> LocalClient:
        return self.watcher if viewer is None else self.seats[viewer]


class Wire(Lookalikes):
    """A game on one server beside a lookalike on another."""

    here: Side
    there: Side

    def __init__(self, settings: Settings, seats: int, viewer: Viewer, seed: str) -> None:
        super().__init__(GAMES[settings.game], None, viewer, seed)
        self.settings = settings
        self.seats = seats
        self._ids = 0

    async def play_it(self, here: Side, there: Side) -> None:
        self.here, self.there = here, there
        await asyncio.gather(*(side.sit_down(self.settings, self.seats) for side in (here, there)))
        while here.table.state.stage is Stage.PLAYING:
            if self.lookalike is None or self.random.random() < 0.05:
                await self._take_lookalike()
            await self._one_step()

    async def _take_lookalike(self) -> None:
        await self.there.become(self.here)
        self.state = self.here.state
        lookalike = self.secrets.lookalike(self.state, self.viewer, self.random)
        self.lookalike = None
        if lookalike != self.state:
            table = self.there.table
            assert table.state.play
            play = table.state.play.copy()
            table.state = replace(table.state, play=play)
            self.lookalike = play.state = lookalike
            play._chance = self.random.choice((play._chance, Dice(f"other luck {self.random.random()}")))
            self.lookalikes += 1

    async def _one_step(self) -> None:
        marks = [len(side.client(self.viewer).heard) for side in (self.here, self.there)]
        past = len(self.here.events)
        what = await self.random.choice(
            [self._act] * 12 + [self._wait, self._wish, self._talk, self._err, self._return]
        )()
        self.state = self.here.state
        if self.lookalike is not None:
            self.lookalike = self.there.state
            if self._is_shown_a_difference(past):
                self.lookalike = None
        if self.lookalike is None:
            await self.there.become(self.here)
            return
        received = [
            side.client(self.viewer).heard[mark:] for side, mark in zip((self.here, self.there), marks, strict=True)
        ]
        for here, there in zip_longest(*received, fillvalue=(0.0, "nothing")):
            self._compare(what, f"a message at {here[0]}, {there[0]}", *(f"{at} {text}" for at, text in (here, there)))
        public = [msgspec.json.encode(side.table.view(side.hub.now())).decode() for side in (self.here, self.there)]
        self._compare(what, "what is listed", *public)
        self.steps += 1

    def _is_shown_a_difference(self, past: int) -> bool:
        pairs = zip_longest(self.here.events[past:], self.there.events[past:])
        return any(self._shown(one, self.state) != self._shown(other, self.lookalike) for one, other in pairs)

    # Steps

    async def _act(self) -> str:
        self.state, self.lookalike = self.here.state, self.lookalike and self.there.state
        seat = self.random.choice(self.state.to_act)
        action, other = self._actions(seat)
        if other is None:  # the lookalike cannot do the same
            await self.there.become(self.here)
            self.lookalike, other = None, action
        await self._both(seat, lambda side: Act(str(action if side is self.here else other), side.table.state.version))
        return f"when seat {seat} did '{action}'"

    async def _wait(self) -> str:
        """Wait for a deadline."""
        wake_at = self.here.table.state.clock.wake_at
        assert wake_at is not None
        await asyncio.sleep(min(wake_at + 0.5 - self.here.hub.now(), 100.0))
        return "during a pause"

    async def _wish(self) -> str:
        seat = self._any_seat()
        is_on = self.random.random() < 0.7
        await self._both(seat, lambda _: PassUntilTurn(is_on))
        return f"when seat {seat} wished to be asked, or not to be"

    async def _talk(self) -> str:
        seat = self._any_seat()
        await self._both(seat, lambda side: Rename(f"N {side.table.state.version}"))
        return f"when seat {seat} talked"

    async def _err(self) -> str:
        """Send impossible actions."""
        seat = self._any_seat() if self.viewer is None else self.viewer
        possible = {str(action) for side in (self.here, self.there) for action in self.game.legal(side.state, seat)}
        for action in sorted({"nonsense", "nope", "draw", "steal 1", "give defuse", "insert 0"} - possible):
            await self._both(seat, lambda side, action=action: Act(action, side.table.state.version))  # type: ignore[misc]
        return f"when seat {seat} asked for what is not possible"

    async def _return(self) -> str:
        """Reconnect the viewer."""
        await asyncio.gather(self._return_to(self.here), self._return_to(self.there))
        return "when the viewer came back"

    async def _return_to(self, side: Side) -> None:
        old = side.client(self.viewer)
        new = await enter(side.hub, CODE, old.who)
        old.leave()
        new.heard, new.messages = old.heard + new.heard, old.messages + new.messages
        if self.viewer is None:
            side.watcher = new
        else:
            side.seats[self.viewer] = new

    def _any_seat(self) -> Seat:
        return self.random.randrange(self.seats)

    async def _both(self, seat: Seat, command: Callable[[Side], Any]) -> None:
        self._ids += 1
        asked = [side.seats[seat].ask(command(side), f"id {self._ids}") for side in (self.here, self.there)]
        answers = await asyncio.gather(*asked)  # simultaneously, since answers take time
        assert isinstance(answers[0], Refused) == isinstance(answers[1], Refused), answers


@asynccontextmanager
async def two_sides() -> AsyncIterator[list[Side]]:
    async with AsyncExitStack() as stack:
        sides = []
        for _ in range(2):
            driver = await memory()
            sides.append(Side(await stack.enter_async_context(hub_on(driver)), driver))
        yield sides


@pytest.fixture(autouse=True)
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (bot_players, timers):
        monkeypatch.setattr(module, "read_seed", lambda _: "the same seed")


def watch(settings: Settings, seats: int, viewer: Viewer, seed: int) -> Wire:
    wire = Wire(settings, seats, viewer, f"{settings} {seats} {viewer} {seed}")

    @awaits_no_time
    async def run() -> None:
        async with two_sides() as sides:
            await wire.play_it(*sides)

    run()
    return wire


TABLES = [
    (Settings("mantis", "en"), 3),
    (Settings("mantis", "it", turn_seconds=None), 2),
    (Settings("kittens", "it"), 3),
    (Settings("kittens", "2015", reaction_seconds=10), 4),
    (Settings("kittens", "2025", turn_seconds=20), 2),
]


@pytest.mark.parametrize(("settings", "seats"), TABLES)
def test_nothing_on_the_wire_depends_on_hidden_cards(settings: Settings, seats: int) -> None:
    wires = [watch(settings, seats, viewer, 0) for viewer in (None, 0, seats - 1)]
    assert sum(wire.steps for wire in wires) > 50


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize(("settings", "seats"), TABLES)
def test_nothing_on_the_wire_depends_on_hidden_cards_in_many_games(settings: Settings, seats: int, seed: int) -> None:
    for viewer in (None, *range(seats)):
        watch(settings, seats, viewer, seed)


# The test finds a leak


def watch_until_caught(viewer: Viewer) -> None:
    for seed in range(20):
        watch(Settings("kittens", "2015"), 3, viewer, seed)


@pytest.mark.parametrize("viewer", [None, 1])
def test_time_that_depends_on_a_hidden_card_is_caught(viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    def wait_longer_for_a_nope(step: Step) -> None:
        deadlines.set_clock(step)
        play, clock = step.state.play, step.state.clock
        assert play
        if clock.deadline is not None and any("nope" in play.state.hands[seat] for seat in play.to_act):
            step.emit(ClockSet(replace(clock, deadline=clock.deadline + 0.001)))

    monkeypatch.setattr(playing, "set_clock", wait_longer_for_a_nope)
    with pytest.raises(Leak):
        watch_until_caught(viewer)


@pytest.mark.parametrize("viewer", [None, 1])
def test_an_event_that_is_not_hidden_is_caught(viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    update = Table.update

    def update_with_all(table: Table, *args: Any) -> Any:
        shown = update(table, *args)
        return replace(shown, events=tuple(game_events(table.events)) if shown.events else ())

    monkeypatch.setattr(Table, "update", update_with_all)
    with pytest.raises(Leak):
        watch_until_caught(viewer)


@pytest.mark.parametrize("viewer", [None, 1])
def test_an_update_to_the_wrong_receiver_is_caught(viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    pass_for = playing.pass_for_those_who_wish

    def pass_for_who_cannot_nope(step: Step) -> None:
        play = step.state.play
        assert play
        for seat in play.to_act:
            if play.game.is_reaction(play.state) and "nope" not in play.state.hands[seat]:
                step.emit(PassingChanged(seat, on=True))
        pass_for(step)

    monkeypatch.setattr(playing, "pass_for_those_who_wish", pass_for_who_cannot_nope)
    with pytest.raises(Leak):
        watch_until_caught(viewer)
