"""The terminal app for tests: without a real screen, with functions to read its text and to play."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any

from textual.pilot import Pilot

from mazzo.client.link import Answer, LinkMessage
from mazzo.core.record import Record
from mazzo.table.commands import Command
from mazzo.table.settings import Settings
from mazzo.table.talk import Speech
from mazzo.table.updates import Stage, Update
from mazzo.terminal.app import Mazzo
from mazzo.terminal.screens.ask import AskScreen
from mazzo.terminal.screens.table import TableScreen
from mazzo.terminal.widgets.choices import Choices

FOLDERS = TemporaryDirectory(prefix="mazzo-tests-")
SMALL, LARGE = (80, 24), (120, 40)
MOST_MOVES = 3000
PATIENCE = 20.0


def app(language: str = "en", folder: Path | None = None, **options: Any) -> Mazzo:
    """The app of a new user; a folder keeps its state."""
    options["folder"] = folder or Path(FOLDERS.name) / token_hex(4)
    return Mazzo("Ada", language=language, bots_pause=False, environment={}, **options)


def text(mazzo: Mazzo) -> str:
    """The text on the screen."""
    strips = mazzo.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips) + "\n"


async def until(pilot: Pilot[None], is_so: Callable[[], object]) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await pilot.pause(0.02)


def table(mazzo: Mazzo) -> TableScreen:
    (found,) = [screen for screen in mazzo.screen_stack if isinstance(screen, TableScreen)]
    return found


def update(mazzo: Mazzo) -> Update:
    found = table(mazzo).last
    assert found
    return found


@asynccontextmanager
async def running(
    size: tuple[int, int] = SMALL, notifications: bool = False, **options: Any
) -> AsyncIterator[tuple[Mazzo, Pilot[None]]]:
    mazzo = app(**options)
    async with mazzo.run_test(size=size, notifications=notifications) as pilot:
        yield mazzo, pilot


@asynccontextmanager
async def local_game(
    game: str, seats: int, seed: str, rules: dict[str, Any] | None = None, edition: str | None = None, **options: Any
) -> AsyncIterator[tuple[Mazzo, Pilot[None]]]:
    """The app in a game with bots, with these house rules."""
    async with running(**options) as (mazzo, pilot):
        await begin(pilot, Settings(game, edition, rules or {}, turn_seconds=None), seats, seed)
        yield mazzo, pilot


@asynccontextmanager
async def at_table(link: "Still", **options: Any) -> AsyncIterator[tuple[Mazzo, Pilot[None]]]:
    async with running(**options) as (mazzo, pilot):
        await mazzo.push_screen(TableScreen(link, "Ada"))
        yield mazzo, pilot


@asynccontextmanager
async def at_the_start(folder: Path) -> AsyncIterator[tuple[Mazzo, Pilot[None]]]:
    """The app on its first screen, with its state in this folder."""
    async with running(folder=folder, notifications=True) as (mazzo, pilot):
        await pilot.pause()
        yield mazzo, pilot


class Still:
    """A link to a table whose state never changes."""

    address: str | None = None

    def __init__(self, received: Sequence[LinkMessage], address: str | None = None, kept: Record | None = None) -> None:
        self._heard = received
        self._kept = kept
        self.address = address
        self.asked: list[Command] = []
        self.said: list[Speech] = []

    def own_bots(self, _game: str) -> Sequence[str]:
        return ()

    async def ask(self, command: Command) -> Answer:
        self.asked.append(command)
        return Answer(True)

    async def say(self, words: Speech) -> Answer:
        self.said.append(words)
        return Answer(True)

    async def messages(self) -> AsyncIterator[LinkMessage]:
        for received in self._heard:
            yield received

    async def record(self) -> Record:
        assert self._kept, "no game was kept at this table"
        return self._kept


async def begin(pilot: Pilot[None], settings: Settings, seats: int, seed: str, **options: Any) -> None:
    mazzo = pilot.app
    assert isinstance(mazzo, Mazzo)
    mazzo.play_here(settings, ["random"] * (seats - 1), seed=seed, **options)
    await pilot.pause()


async def play_by_keys(pilot: Pilot[None], random: Random) -> None:
    """Play with keys alone until the game is over."""
    mazzo = pilot.app
    assert isinstance(mazzo, Mazzo)
    for _ in range(MOST_MOVES):
        if update(mazzo).table.stage is Stage.OVER:
            return
        choices = mazzo.screen.query_one(Choices)
        if isinstance(mazzo.screen, AskScreen) or not choices.lines:
            await pilot.pause()
            continue
        place = random.randrange(len(choices.lines))
        key = choices.lines[place].key
        if key and random.random() < 0.8:
            await pilot.press(key)
        else:
            await pilot.press("home", *["down"] * place, "enter")
    raise AssertionError("the game did not end")


async def play_by_mouse(pilot: Pilot[None], random: Random) -> None:
    """Play with the mouse alone until the game is over."""
    mazzo = pilot.app
    assert isinstance(mazzo, Mazzo)
    for _ in range(MOST_MOVES):
        if update(mazzo).table.stage is Stage.OVER:
            return
        choices = mazzo.screen.query_one(Choices)
        if not choices.lines:
            await pilot.pause()
            continue
        rows = min(len(choices.lines), choices.size.height)
        await pilot.click(Choices, offset=(6, random.randrange(rows)))
    raise AssertionError("the game did not end")


def place(mazzo: Mazzo, words: str) -> tuple[int, int]:
    """The row and the column of these words in the hand."""
    hand = mazzo.screen.query_one("#hand").region
    for row, line in enumerate(text(mazzo).splitlines()):
        if hand.y <= row < hand.bottom and words in line:
            return row, line.index(words)
    raise AssertionError(f"{words} is not in the hand")
