"""The server sends exactly the lines of the example in docs/protocol.md, and that page's tables are complete."""

import asyncio
import re
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any, cast, get_args
from unittest.mock import patch

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

from mazzo.games import GAMES
from mazzo.protocol import messages
from mazzo.protocol.messages import CLOSE_REASONS, REFUSALS, FromClient, ToClient
from mazzo.server.admin.moderation import ModerationState
from mazzo.server.app import RESOURCES
from mazzo.server.running_server import Options, RunningServer
from mazzo.server.sockets import connection
from mazzo.server.sockets.transport import Handler
from mazzo.server.tables import bot_players, timers
from mazzo.table import settings
from mazzo.table.commands import Command
from mazzo.table.reasons import REASONS
from mazzo.table.settings import Settings
from mazzo.table.talk import Utterance
from mazzo.table.updates import Bystander, LastGame, Score, SeatView, TableView, Update
from tests.generated import STALE
from tests.server.in_process import hub_on, memory
from tests.server.loop import VirtualTimeLoop

FILE = Path(__file__).parents[2] / "docs" / "protocol.md"
PAGE = FILE.read_text(encoding="utf-8")
EXAMPLE = re.compile(r"(?<=^```transcript\n)(?:(?!```).*\n)*(?=```$)", re.MULTILINE)

CODE = "222222222222"
SEED = "example 0"
SECOND = 1.0  # between two lines of the example


# The example game


class Line:
    """A line of the example: Ada sends `> Ada {...}` and receives `< Ada {...}`; `* Ada ...` is another event."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.mark, self.who, self.rest = text.split(" ", 2)


def example(page: str = PAGE) -> list[Line]:
    (found,) = EXAMPLE.findall(page)
    return [Line(text) for text in found.splitlines()]


class Wire:
    """A WebSocket without a network, served like a real one."""

    def __init__(self, server: RunningServer, who: str) -> None:
        self.sent: list[str] = []
        self._connection = connection.Connection(server, self, who, "127.0.0.1")
        self._entering = asyncio.create_task(self._connection.enter(CODE, str(messages.PROTOCOL)))

    def send(self, text: str) -> None:
        self._connection.take({"type": "websocket.receive", "text": text})

    async def end(self) -> None:
        await self._entering
        self._connection.take({"type": "websocket.disconnect", "code": 1006})

    # The transport of a connection

    def serve(self, handler: Handler) -> None: ...
    async def run(self) -> None: ...

    def write(self, messages: Sequence[messages.Encoded]) -> bool:
        self.sent += [message.text.decode().rstrip() for message in messages]
        return True

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def close(self) -> None: ...
    def abort(self) -> None: ...


class Replay:
    """Executes the clients' lines, one each second, and collects the server's answers."""

    def __init__(self, server: RunningServer) -> None:
        self.lines: list[str] = []
        self._server = server
        self._wires: dict[str, Wire] = {}

    async def run(self, lines: Iterable[Line]) -> None:
        for line in lines:
            if line.mark == "<":
                continue
            self.lines.append(line.text)
            await self._do(line)
            await asyncio.sleep(SECOND)
            for who in sorted(self._wires, key=lambda who: who != line.who):  # the sender comes first
                wire = self._wires[who]
                self.lines += [f"< {who} {text}" for text in wire.sent]
                wire.sent.clear()
        for wire in self._wires.values():
            await wire.end()

    async def _do(self, line: Line) -> None:
        match line.mark, line.rest.split(" ", 3):
            case ">", _:
                self._wires[line.who].send(line.rest)
            case "*", ["opens", "a", "table", text]:
                chosen = settings.checked(msgspec.json.decode(text, type=Settings), GAMES)
                await self._server.storage.tables.open(CODE, chosen, self._server.hub.now())
            case "*", ["connects"]:
                self._wires[line.who] = Wire(self._server, line.who)
            case "*", ["is", "cut", "off"]:
                await self._wires.pop(line.who).end()
            case _:
                raise ValueError(f"the example has a line that cannot be done: {line.text}")


async def replayed(lines: Iterable[Line]) -> list[str]:
    server = RunningServer(Options("memory"))
    seeds = count(1)
    async with AsyncExitStack() as stack:
        for module in (bot_players, timers):
            stack.enter_context(patch.object(module, "read_seed", lambda _: SEED if next(seeds) == 1 else "another"))
        server.hub = await stack.enter_async_context(hub_on(await memory()))
        server.storage = server.hub.storage
        server.moderation = ModerationState(server.storage, server.hub.now)
        replay = Replay(server)
        await replay.run(lines)
    return replay.lines


def replay_now(lines: Iterable[Line]) -> list[str]:
    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        return runner.run(replayed(lines))


def test_the_server_sends_every_line_of_the_example() -> None:
    lines = example()
    for sent, line in zip(replay_now(lines), lines, strict=True):
        assert sent == line.text, f"the example {STALE}"
    assert any('"stage":"over"' in line.text for line in lines), "a whole game"


# The tables on the page


def rows(title: str) -> list[tuple[str, list[str]]]:
    """The rows of a section's table: the name in the first cell, and the names in the last cell but one."""
    found = re.search(rf"^##+ {title}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"the page has no section {title}"
    cells = [re.split(r"(?<!\\)\|", line)[1:-1] for line in found[1].splitlines() if line.startswith("|")]
    return [(row[0].split("`")[1], re.findall(r"`(\w+)`", row[-2])) for row in cells[2:]]


@pytest.mark.parametrize(
    ("title", "kinds"),
    [("Messages", (*get_args(FromClient), *get_args(ToClient))), ("Commands", get_args(Command))],
)
def test_the_page_lists_all_messages_and_commands_with_their_fields(title: str, kinds: Sequence[Any]) -> None:
    assert rows(title) == [(kind.__struct_config__.tag, [*kind.__struct_fields__]) for kind in kinds]


ROUTES = [cast(Route | WebSocketRoute, route) for part in RESOURCES for route in part.ROUTES]
TABLES: dict[str, Iterable[str]] = {
    "Refusals": (*REFUSALS, *REASONS),
    "Close messages": CLOSE_REASONS,
    "Paths": (route.path for route in ROUTES for _ in getattr(route, "methods", [""]) if _ != "HEAD"),
    "The update": Update.__struct_fields__,
    "The table": TableView.__struct_fields__,
    "A seat": SeatView.__struct_fields__,
    "A bystander": Bystander.__struct_fields__,
    "A score": Score.__struct_fields__,
    "The last game": LastGame.__struct_fields__,
    "An utterance": Utterance.__struct_fields__,
    "Settings": Settings.__struct_fields__,
}


@pytest.mark.parametrize("title", TABLES)
def test_a_table_of_the_page_is_complete(title: str) -> None:
    assert sorted(name for name, _ in rows(title)) == sorted(TABLES[title])


def update() -> None:
    """Update the server's lines in the example."""
    lines = "\n".join(replay_now(example())) + "\n"
    FILE.write_text(EXAMPLE.sub(lambda _: lines, PAGE), encoding="utf-8")
