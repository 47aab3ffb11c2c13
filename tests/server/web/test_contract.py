"""The assumptions about uvicorn, websockets and asyncio hold; where one does not, the plain protocols serve."""

import ast
import asyncio
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import h11
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import multiprocess
from websockets.protocol import Protocol

import mazzo.server
from mazzo.server.web import connections, contract, fast, plain_protocols
from mazzo.server.web.contract import ASSUMPTIONS, first_broken, holds
from tests.server.attacks.raw import RawSocket
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site

SERVER = Path(mazzo.server.__file__).parent
PRIVATE = re.compile(r"uvicorn\.protocols|websockets|h11")


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    connections.choose.cache_clear()
    yield
    connections.choose.cache_clear()


@pytest.mark.parametrize("assumption", ASSUMPTIONS)
@awaits
async def test_it_holds_for_what_is_installed(assumption: str) -> None:
    assert await holds(ASSUMPTIONS[assumption])


def test_then_the_fast_protocols_serve() -> None:
    assert connections.choose() == (fast.HttpProtocol, fast.SocketProtocol, "")


async def nothing(*_: Any) -> None: ...


def silently(*_: Any) -> None: ...


@pytest.mark.parametrize(
    ("changed", "name", "to", "assumption"),
    [
        (H11Protocol, "on_response_complete", None, "uvicorn's protocol of HTTP has the methods"),
        (H11Protocol, "send_400_response", None, "uvicorn's protocol of HTTP has the methods"),
        (h11.Connection, "trailing_data", None, "h11 keeps what came after a request"),
        (multiprocess.Process, "target", silently, "uvicorn's supervisor starts what its module calls a process"),
        (WebSocketsSansIOProtocol, "stop_keepalive", None, "uvicorn's protocol of WebSockets has the methods"),
        (WebSocketsSansIOProtocol, "send_receive_event_to_app", silently, "uvicorn puts each message into its queue"),
        (WebSocketsSansIOProtocol, "handle_ping", silently, "websockets answers a ping"),
        (WebSocketsSansIOProtocol, "handle_close", silently, "websockets makes the frame that closes"),
        (WebSocketsSansIOProtocol, "send", nothing, "uvicorn's protocol of WebSockets keeps its state"),
        (WebSocketsSansIOProtocol, "resume_writing", silently, "the transport of a WebSocket can be written to"),
        (WebSocketsSansIOProtocol, "pause_writing", None, "the transport of a WebSocket can be written to"),
        (Protocol, "receive_eof", None, "uvicorn's protocol of WebSockets keeps its state"),
    ],
)
def test_where_it_does_not_hold_the_plain_protocols_serve_and_say_why(
    changed: type, name: str, to: Callable[..., Any] | None, assumption: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contract, "LONGEST_CHECK", 0.5)
    if to is None:
        monkeypatch.delattr(changed, name)
    else:
        monkeypatch.setattr(changed, name, to)
    http, websocket, why = connections.choose()
    assert (http, websocket) == ("auto", plain_protocols.PlainSocketProtocol)
    assert why.startswith(f"it does not hold that {assumption}")


def test_the_check_itself_writes_nothing(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    assert first_broken() == ""
    assert caplog.records == []
    assert capfd.readouterr() == ("", "")
    assert not logging.getLogger("uvicorn.error").disabled


def test_an_operator_can_ask_for_the_plain_protocols(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(connections.PLAIN, "1")
    assert connections.choose().why_plain == f"{connections.PLAIN} is set"
    assert connections.choose().websocket is plain_protocols.PlainSocketProtocol


def test_only_one_module_imports_what_is_private() -> None:
    found = {}
    for file in SERVER.rglob("*.py"):
        tree = ast.parse(file.read_text())
        imports = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        imports += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
        if private := {name for name in imports if PRIVATE.match(name)}:
            found[file.name] = private
    assert found.pop("plain_protocols.py") == {"uvicorn.protocols.websockets.auto"}, "where uvicorn chooses for itself"
    assert set(found) == {"fast.py"}


# The same from outside


@awaits
async def test_the_log_says_it_if_the_plain_way_is_taken(site: Site, plain_site: Site) -> None:
    def lines(of: Site) -> list[str]:
        return [line["message"] for line in of.log if "plain way" in line["message"]]

    while not lines(plain_site):
        await asyncio.sleep(0.01)
    assert lines(plain_site) == [f"connections are served the plain way, which is slower: {connections.PLAIN} is set"]
    assert lines(site) == []


@awaits
async def test_a_plain_server_that_stops_says_goodbye_too(tmp_path: Path) -> None:
    site = Site(tmp_path / "mazzo.db", "--no-limits", variables={connections.PLAIN: "1"})
    async with Guest(site.url) as guest:
        visit = await guest.visit(await guest.open_table(game="mantis"))
        assert await asyncio.to_thread(site.stop) == 0
        await visit.until(lambda: visit.is_over)
        assert visit.goodbye
        assert visit.goodbye.code == "restart"
    assert site.complaints() == []


@awaits
async def test_a_plain_connection_that_is_lost_leaves_its_table(plain_site: Site) -> None:
    async with Guest(plain_site.url) as guest:
        code = await guest.open_table(game="mantis")

        async def connected() -> str:
            text = (await guest.http.get("/metrics")).text
            return next(line for line in text.splitlines() if line.startswith("mazzo_sockets "))

        before = await connected()
        async with RawSocket(plain_site.url, code) as lost:
            while b'"news"' not in lost.received:
                await asyncio.sleep(0.01)
            assert await connected() != before
        while await connected() != before:
            await asyncio.sleep(0.01)
