"""The way of a move, from the socket to the rule: docs/architecture.md lists it, and a tracer follows a real one."""

import re
import sys
from collections import deque
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from mazzo.games import GAMES
from mazzo.server.sockets.connection import Connection
from mazzo.table.commands import Act, Start
from tests.server.client import Guest, Visit
from tests.server.here import served_here
from tests.server.loop import awaits

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "mazzo"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
MOST_FUNCTIONS = MOST_FILES = 8


class Tracer:
    """Notes which functions of ours are running when a command is queued, and when the rules of its game are called.

    A room's task takes the command out of the queue, so the way has two parts. Everything else returns before that.
    """

    def __init__(self, game: str) -> None:
        rules = GAMES[game].apply, GAMES[game].apply_unchecked
        self._rules = {rule.__code__ for rule in rules if rule}
        self.way: list[str] = []

    def __call__(self, frame: FrameType, event: str, what: Any) -> None:
        if not is_ours(frame.f_code):
            return
        if event == "call" and frame.f_code in self._rules:
            self.way += running(frame)
        elif event == "c_call" and isinstance(getattr(what, "__self__", None), deque) and what.__name__ == "append":
            self.way += running(frame, name_of(Connection.take.__code__))


def running(frame: FrameType | None, first: str | None = None) -> list[str]:
    """The functions of ours that are running, the outermost first."""
    names: list[str] = []
    while frame:
        if is_ours(frame.f_code):
            names.insert(0, name_of(frame.f_code))
        frame = frame.f_back
    return names[names.index(first) :] if first else names


def is_ours(code: CodeType) -> bool:
    return code.co_filename.startswith(str(SOURCE))


def name_of(code: CodeType) -> str:
    return f"{Path(code.co_filename).relative_to(SOURCE).as_posix()}:{code.co_qualname}"


async def way_of_a_move(visit: Visit, game: str) -> list[str]:
    chosen = Act(visit.view["legal"][0]["do"], visit.update.version)
    tracer = Tracer(game)
    sys.setprofile(tracer)
    try:
        await visit.do(chosen)
    finally:
        sys.setprofile(None)
    return tracer.way


def listed(game: str) -> list[str]:
    """The way as the page has it."""
    return [name.replace("GAME", game) for name in re.findall(r"^\d\. `(\S+:\S+)`", PAGE, re.MULTILINE)]


@pytest.mark.parametrize("game", ["mantis", "kittens"])
@awaits
async def test_a_move_takes_the_way_that_the_design_lists(game: str, tmp_path: Path) -> None:
    async with served_here(tmp_path) as address, Guest(address) as ada, Guest(address) as leo:
        code = await ada.open_table(game=game)
        visits = [await ada.sit(code, "Ada"), await leo.sit(code, "Leo")]
        await visits[0].do(Start())
        for visit in visits:
            await visit.has_version(visits[0].update.version)
        way = await way_of_a_move(next(visit for visit in visits if visit.may_act()), game)
    assert way == listed(game)


def test_the_way_of_a_move_is_short() -> None:
    way = listed("mantis")
    assert 0 < len(way) <= MOST_FUNCTIONS
    assert len({name.partition(":")[0] for name in way}) <= MOST_FILES
