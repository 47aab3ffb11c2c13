"""docs/protocol.md is complete, and its example game is what the server really sends."""

import asyncio
import re
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any, get_args
from unittest.mock import patch

import msgspec
from starlette.routing import Route, WebSocketRoute

import mazzo.server
from mazzo.games import GAMES
from mazzo.protocol import messages
from mazzo.protocol.messages import CLOSE_REASONS, REFUSALS, FromClient, ToClient
from mazzo.server.admin.moderation import ModerationState
from mazzo.server.app import RESOURCES
from mazzo.server.limiters import LimitExceeded
from mazzo.server.running_server import Options, RunningServer
from mazzo.server.sockets import connection
from mazzo.server.sockets.admission import CROWDED
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
SECOND = 1.0  # what passes between two lines of the example


# The example game


class Line:
    """`> Ada {...}` is what Ada sends, `< Ada {...}` what she is sent, `* Ada ...` what else happens."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.mark, self.who, self.rest = text.split(" ", 2)


def example(page: str = PAGE) -> list[Line]:
    (found,) = EXAMPLE.findall(page)
    return [Line(text) for text in found.splitlines()]


class Wire:
    """A WebSocket without a network, served as the real ones are."""

    def __init__(self, server: RunningServer, who: str) -> None:
        self.told: list[str] = []
        self._connection = connection.Connection(server, self, who, "127.0.0.1")
        self._entering = asyncio.create_task(self._connection.enter(CODE, str(messages.PROTOCOL)))

    def send(self, text: str) -> None:
        self._connection.take({"type": "websocket.receive", "text": text})

    async def end(self) -> None:
        await self._entering
        self._connection.take({"type": "websocket.disconnect", "code": 1006})

    # What a connection asks of its line

    def serve(self, handler: Handler) -> None: ...
    async def run(self) -> None: ...

    def write(self, messages: Sequence[messages.Encoded]) -> bool:
        self.told += [message.text.decode().rstrip() for message in messages]
        return True

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def close(self) -> None: ...
    def abort(self) -> None: ...


class Replay:
    """Does what the clients' lines say, one a second, and writes down what the server says to each."""

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
            for who in sorted(self._wires, key=lambda who: who != line.who):  # who did it is told first
                wire = self._wires[who]
                self.lines += [f"< {who} {text}" for text in wire.told]
                wire.told.clear()
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
    for told, line in zip(replay_now(lines), lines, strict=True):
        assert told == line.text, f"the example {STALE}"


def test_the_example_is_a_whole_game_by_two_people() -> None:
    told = [msgspec.json.decode(line.rest) for line in example() if line.mark == "<"]
    updates = [message["update"] for message in told if message["message"] == "news"]
    stages = [update["table"]["stage"] for update in updates]
    assert sorted(set(stages), key=stages.index) == ["lobby", "playing", "over"]
    assert updates[-1]["table"]["seed"] == SEED
    assert {message["message"] for message in told} == {"news", "done", "refused", "said", "pong"}


def test_every_line_of_the_example_is_a_message_of_the_list() -> None:
    for line in example():
        if line.mark == ">":
            msgspec.json.decode(line.rest, type=FromClient)
        elif line.mark == "<":
            msgspec.json.decode(line.rest, type=ToClient)


# What the page names


def section(title: str) -> str:
    found = re.search(rf"^##+ {title}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"the page has no section {title}"
    return found[1]


def rows(title: str) -> list[list[str]]:
    """The rows of a section's table, without its head."""
    cells = [
        [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        for line in section(title).splitlines()
        if line.startswith("|")
    ]
    return cells[2:]


def name(cell: str) -> str:
    """The text between the first backticks."""
    return cell.split("`")[1]


def names(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def test_the_page_names_every_message_with_its_fields() -> None:
    kinds = [*get_args(FromClient), *get_args(ToClient)]
    written = [(name(cells[0]), cells[1], names(cells[2])) for cells in rows("Messages")]
    senders = ["client"] * len(get_args(FromClient)) + ["server"] * len(get_args(ToClient))
    assert written == [
        (tag(kind), sender, list(kind.__struct_fields__)) for kind, sender in zip(kinds, senders, strict=True)
    ]


def test_the_page_names_every_command_with_its_fields() -> None:
    written = [(name(cells[0]), names(cells[1])) for cells in rows("Commands")]
    assert written == [(tag(kind), list(kind.__struct_fields__)) for kind in get_args(Command)]


def test_the_page_names_every_refusal_with_its_sentence() -> None:
    written = [(name(cells[0]), cells[1]) for cells in rows("Refusals")]
    assert written == [*REFUSALS.items(), *REASONS.items()]


def test_the_page_names_every_close_message_with_its_sentence() -> None:
    assert [(name(cells[0]), cells[1]) for cells in rows("Close messages")] == [*CLOSE_REASONS.items()]


def test_the_page_names_every_field_of_an_update() -> None:
    for title, kind in {
        "The update": Update,
        "The table": TableView,
        "A seat": SeatView,
        "A bystander": Bystander,
        "A score": Score,
        "The last game": LastGame,
        "An utterance": Utterance,
        "Settings": Settings,
    }.items():
        assert [name(cells[0]) for cells in rows(title)] == list(kind.__struct_fields__), title


def test_the_page_names_every_path_of_the_api() -> None:
    written = {(name(cells[0]), cells[1]) for cells in rows("Paths")}
    served: set[tuple[str, str]] = set()
    for route in (each for part in RESOURCES for each in part.ROUTES):
        assert isinstance(route, Route | WebSocketRoute)
        methods = (route.methods or set()) - {"HEAD"} if isinstance(route, Route) else {"WebSocket"}
        served |= {(route.path, method) for method in methods}
    assert written == served


def test_the_page_names_every_problem_of_the_api() -> None:
    source = "".join(file.read_text("utf-8") for file in sorted(Path(mazzo.server.__path__[0]).rglob("*.py")))
    raised = set(re.findall(r'(?:HttpError\(\s*\d+,|Problem\()\s*"([a-z-]+)"', source))
    of_limits = {CROWDED.code, LimitExceeded("", "", 0.0).code}
    assert {name(cells[0]) for cells in rows("Problems")} == raised | of_limits | {"refused"}


def test_there_is_no_other_message() -> None:
    kinds = set(get_args(FromClient)) | set(get_args(ToClient))
    assert {kind for kind in vars(messages).values() if _is_message(kind)} == kinds


def _is_message(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, messages.AnyMessage) and kind is not messages.AnyMessage


def update() -> None:
    """Write the server's lines of the example anew."""
    lines = "\n".join(replay_now(example())) + "\n"
    FILE.write_text(EXAMPLE.sub(lambda _: lines, PAGE), encoding="utf-8")
