"""Every screen as a text file, so that a diff shows the changes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from textual.pilot import Pilot

from mazzo import bots
from mazzo.client.link import Lost
from mazzo.core.chance import Dice
from mazzo.core.play import play_out
from mazzo.core.record import Record
from mazzo.games import GAMES
from mazzo.table.clock import Clock
from mazzo.table.commands import AddBot, Command, Join, Seed, Sit, Start
from mazzo.table.events import Acted
from mazzo.table.settings import Settings
from mazzo.table.table import Table
from mazzo.table.talk import Speech, Utterance, utter
from mazzo.table.updates import Stage, Update
from mazzo.terminal.app import Mazzo
from mazzo.terminal.screens.replay import ReplayScreen
from mazzo.terminal.screens.table import TableScreen
from tests.terminal.screens import LARGE, SMALL, Still, app, text

FOLDER = Path(__file__).parent / "snapshots"
ADDRESS = "http://mazzo.example/t/ABCD"

NOPE = """
edition: 2015
seat 0: defuse nope nope skip tacocat tacocat
seat 1: attack shuffle
seat 2: beard see
seat 3: favor
pile: kitten see kitten skip kitten beard
turn: 1 owes 1
"""
RICH = """
edition: 2015
seat 0: attack favor shuffle see skip tacocat tacocat tacocat beard rainbow potato nope defuse
seat 1: attack shuffle
seat 2: beard see
pile: see skip kitten beard kitten
discard: potato cattermelon skip
turn: 0 owes 1
"""
INSERT = """
edition: it
seat 0: defuse skip
seat 1: attack
pile: kitten see skip beard
turn: 0 owes 1
"""

Shown = Callable[[Pilot[None]], Awaitable[None]]


def seated(game: str, seats: int, edition: str | None = None, **settings: Any) -> Table:
    """A table at which Ada has begun a game."""
    commands: list[Command] = [Join("Ada"), Sit(), *[AddBot("medium")] * (seats - 1), Start()]
    return opened(Settings(game, edition, turn_seconds=None, **settings), *(("ada", command) for command in commands))


def at(table: Table) -> Update:
    return table.update("ada", 0, since=table.state.version - 1)


def from_position(position: str, *moves: tuple[int, str]) -> Update:
    play = GAMES["kittens"].position(position, seed="snapshots")
    table = seated("kittens", play.seats, play.state.edition.name)
    table.state = replace(table.state, play=play, clock=Clock())
    for seat, move in moves:
        table.events = [Acted(seat, play.apply(seat, move), play)]
    return at(table)


def finished(game: str) -> Record:
    play = GAMES[game].start(seats=3, seed="snapshots", names=["Ada", "Leo", "Mia"])
    makers = [bots.get(game, "medium")] * 3
    play_out(play, [make(play.state.edition, Dice(f"{seat}")).choose for seat, make in enumerate(makers)])
    return play.record()


def ended() -> Update:
    table = seated("mantis", 3)
    play = table.state.play
    assert play
    choose = bots.get("mantis", "medium")(play.state.edition, Dice("end")).choose
    play_out(play, [choose] * 3)
    table.state = replace(table.state, stage=Stage.OVER)
    table.events = [Acted(0, play.events[-3:], play)]
    return at(table)


def opened(settings: Settings, *commands: tuple[str, Command]) -> Table:
    table = Table.open("ABCD", settings, GAMES, bots.for_tables())
    table.handle(None, Seed("snapshots"), 0)
    for who, command in commands:
        table.handle(who, command, 0)
    return table


def lobby() -> Update:
    commands = (("ada", Join("Ada")), ("ada", Sit()), ("ada", AddBot("hard")), ("leo", Join("Leo")))
    return at(opened(Settings("kittens"), *commands))


def spoken() -> tuple[Update, Utterance]:
    table = seated("mantis", 2)
    return at(table), utter(table.state, "ada", Speech(face="well-played"))


def still(*received: Any, address: str | None = None) -> Shown:
    async def show(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(TableScreen(Still(received, address), "Ada"))

    return show


def pressing(shown: Shown, *keys: str) -> Shown:
    async def show(pilot: Pilot[None]) -> None:
        await shown(pilot)
        await pilot.pause()
        await pilot.press(*keys)

    return show


def looking_back(game: str) -> Shown:
    async def show(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(ReplayScreen(finished(game)))

    return show


async def nothing(_: Pilot[None]) -> None:
    """Do nothing: the first screen is already open."""


def screens() -> dict[str, tuple[str, Shown]]:
    """The language of each screen, and a function that opens it."""
    mantis, kittens = at(seated("mantis", 4)), at(seated("kittens", 4, "2015"))
    return {
        "start": ("en", nothing),
        "start-help": ("en", pressing(nothing, "question_mark")),
        "start-server": ("it", pressing(nothing, "2")),
        "start-language": ("en", pressing(nothing, "l")),
        "start-rules": ("de", pressing(nothing, "4")),
        "lobby": ("en", still(lobby(), address=ADDRESS)),
        "lobby-rules": ("it", pressing(still(lobby(), address=ADDRESS), "h")),
        "mantis": ("en", still(mantis)),
        "mantis-six": ("de", still(at(seated("mantis", 6, "it")))),
        "mantis-help": ("fr", pressing(still(mantis), "question_mark")),
        "mantis-emotes": ("en", pressing(still(mantis), "e")),
        "mantis-emoted": ("en", still(*spoken())),
        "mantis-lost": ("en", still(mantis, Lost(None), address=ADDRESS)),
        "mantis-leave": ("en", pressing(still(mantis), "q")),
        "kittens": ("en", still(kittens)),
        "kittens-nine": ("de", still(at(seated("kittens", 9)))),
        "kittens-rich": ("it", still(from_position(RICH))),
        "kittens-target": ("en", pressing(still(from_position(RICH)), "5")),
        "kittens-nope": ("en", still(from_position(NOPE, (1, "attack")))),
        "kittens-insert": ("fr", still(from_position(INSERT, (0, "draw")))),
        "ended": ("en", still(ended())),
        "replay-mantis": ("en", pressing(looking_back("mantis"), *["right"] * 5)),
        "replay-kittens": ("en", pressing(looking_back("kittens"), *["right"] * 5)),
        "replay-seat": ("en", pressing(looking_back("kittens"), "end", "2")),
    }


def file_of(name: str, size: tuple[int, int]) -> Path:
    return FOLDER / f"{name}-{size[0]}x{size[1]}.txt"


async def show(name: str, size: tuple[int, int]) -> str:
    language, shown = screens()[name]
    mazzo = app(language)
    async with mazzo.run_test(size=size) as pilot:
        await pilot.pause()
        await shown(pilot)
        await pilot.pause()
        await settled(mazzo)
        return text(mazzo)


async def settled(mazzo: Mazzo) -> None:
    """Wait until nothing on the screen moves."""
    before = ""
    for _ in range(50):
        await asyncio.sleep(0.05)
        before, now = text(mazzo), before
        if now == before:
            return


def update() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {file_of(name, size): (name, size) for name in screens() for size in (SMALL, LARGE)}
    for stray in set(FOLDER.glob("*.txt")) - wanted.keys():
        stray.unlink()
    for file, (name, size) in wanted.items():
        file.write_text(asyncio.run(show(name, size)), encoding="utf-8")
