"""A seat at a terminal, at a table of a real server."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import sync_playwright
from textual.pilot import Pilot
from textual.widgets import Input
from websockets.asyncio.server import ServerConnection, serve

from mazzo.cli import main
from mazzo.client.link import LinkEnded, LinkError
from mazzo.client.remote import Remote
from mazzo.client.server import Server
from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.table.commands import Start
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from mazzo.terminal.app import Mazzo
from mazzo.terminal.screens.ask import AskScreen
from mazzo.terminal.screens.start import StartScreen
from mazzo.terminal.screens.table import TableScreen
from mazzo.terminal.screens.visit import VisitScreen
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.terminal.screens import SMALL, app, play_by_keys, running, table, text, until, update
from tests.web.browser import launch, visitor
from tests.web.conftest import QuickServer, serving, write_token
from tests.web.playing import ENDED, join, play_to_the_end


def quick_settings(game: str) -> dict[str, Any]:
    options = {"target_for_two": 4} if game == "mantis" else {}
    return {"game": game, "options": options, "turn_seconds": None, "reaction_seconds": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuickServer]:
    """A server with a token for its operator and a bot of the operator."""
    folder = tmp_path_factory.mktemp("server")
    flags = ("--admin-token-file", str(write_token(folder)), "--bot", "mantis/cheerful=mazzo.bots.simple:Random")
    with serving(folder, flags=flags) as quick:
        yield quick


@asynccontextmanager
async def seat(
    server: QuickServer, folder: Path, code: str | None = None, **settings: Any
) -> AsyncIterator[Pilot[None]]:
    """A terminal at a table of the server, a new one if there is no code."""
    async with running(notifications=True, folder=folder) as (mazzo, pilot):
        await mazzo.visit(server.address, code, Settings(**{"game": "mantis", **settings}))
        await until(pilot, lambda: table(mazzo).last and update(mazzo).seat is not None)
        yield pilot


def of(pilot: Pilot[None]) -> Mazzo:
    assert isinstance(pilot.app, Mazzo)
    return pilot.app


@pytest.mark.parametrize("game", ["mantis", pytest.param("kittens", marks=pytest.mark.slow)])
@awaits
async def test_a_terminal_and_another_client_play_at_one_table(server: QuickServer, tmp_path: Path, game: str) -> None:
    async with seat(server, tmp_path, **quick_settings(game)) as pilot, Guest(server.address) as guest:
        mazzo = of(pilot)
        visit = await guest.sit(update(mazzo).table.code, "Leo")
        await until(pilot, lambda: "Leo" in text(mazzo))
        await pilot.press("b")
        await until(pilot, lambda: update(mazzo).table.stage is Stage.PLAYING)
        async with asyncio.TaskGroup() as players:
            players.create_task(visit.play(Random(3)))
            players.create_task(play_by_keys(pilot, Random(4)))
        await visit.until(lambda: visit.update.table.stage is Stage.OVER)
        assert visit.view["result"]["winners"] == list(update(mazzo).view.result.winners)


@awaits
async def test_tables_that_are_listed_can_be_chosen(server: QuickServer, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    other = app("it", folder=tmp_path / "other")
    async with seat(server, tmp_path, open=True) as pilot, other.run_test(size=SMALL) as visitor:
        await visitor.press("2")
        await until(visitor, lambda: isinstance(other.screen, VisitScreen))
        other.screen.query_one("#address", Input).value = server.address
        await visitor.press("ctrl+s")
        await until(visitor, lambda: isinstance(other.screen, AskScreen))
        assert "1 │ Apri un tavolo nuovo" in text(other)
        assert "2 │ Mantis · in attesa di giocatori · Ada" in text(other)
        await visitor.press("2")
        await until(visitor, lambda: any(isinstance(screen, TableScreen) for screen in other.screen_stack))
        await until(visitor, lambda: table(other).last)
        assert update(other).table.code == update(of(pilot)).table.code


@awaits
async def test_a_notice_of_the_operator_is_shown(server: QuickServer, tmp_path: Path) -> None:
    words, token = "Back in five minutes", str(write_token(tmp_path))
    order = ["admin", "notice", words, "--server", server.address, "--token-file", token]
    async with seat(server, tmp_path) as pilot:
        assert await asyncio.to_thread(main, order) == 0
        await until(pilot, lambda: f"From the operator of this server: {words}" in table(of(pilot)).lines)


def play_in_a_browser(address: str, code: str, seed: int) -> str:
    """Join by the code, play to the end, and return the winners."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            with visitor(browser) as someone:
                join(someone, address, code)
                someone.page.locator("[data-place='pile']").wait_for()
                play_to_the_end(someone, random=Random(seed))
                return someone.page.locator(ENDED).get_attribute("data-ended") or ""
        finally:
            browser.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@awaits
async def test_a_terminal_and_a_browser_play_at_one_table(server: QuickServer, tmp_path: Path, game: str) -> None:
    async with seat(server, tmp_path, **quick_settings(game)) as pilot:
        mazzo = of(pilot)
        code = update(mazzo).table.code
        browsing = asyncio.create_task(asyncio.to_thread(play_in_a_browser, server.address, code, 5))
        await until(pilot, lambda: len(update(mazzo).table.seats) == 2)
        await pilot.press("b")
        await until(pilot, lambda: update(mazzo).table.stage is Stage.PLAYING)
        await play_by_keys(pilot, Random(6))
        assert await browsing == " ".join(map(str, update(mazzo).view.result.winners))


@awaits
async def test_a_server_is_killed_and_the_game_goes_on(server: QuickServer, tmp_path: Path) -> None:
    async with seat(server, tmp_path, turn_seconds=None) as pilot:
        mazzo = of(pilot)
        await pilot.press("1")
        await until(pilot, lambda: len(update(mazzo).table.seats) == 2)
        await pilot.press("b")
        await until(pilot, lambda: update(mazzo).table.stage is Stage.PLAYING and update(mazzo).view.legal)
        server.kill()
        await until(pilot, lambda: "Connection lost." in text(mazzo))
        await pilot.press("s")  # is sent when the connection is back
        await pilot.pause(0.1)
        server.start()
        await until(pilot, lambda: update(mazzo).view.turned)
        await until(pilot, lambda: "You’re back." in text(mazzo))
        assert "Connection lost." not in text(mazzo)
        assert update(mazzo).view.turned


@awaits
async def test_a_person_who_returns_has_their_seat(server: QuickServer, tmp_path: Path) -> None:
    async with seat(server, tmp_path) as pilot:
        code = update(of(pilot)).table.code
    async with seat(server, tmp_path, code) as pilot:
        assert update(of(pilot)).seat == 0
        assert len(update(of(pilot)).table.seats) == 1


@awaits
async def test_a_watcher_plays_on_for_a_bot_when_the_host_agrees(server: QuickServer, tmp_path: Path) -> None:
    async with seat(server, tmp_path, turn_seconds=None) as pilot:
        mazzo = of(pilot)
        await pilot.press("3")
        await until(pilot, lambda: len(update(mazzo).table.seats) == 2)
        assert await table(mazzo).ask(Start())
        watching = app(folder=tmp_path / "other")
        async with watching.run_test(size=SMALL, notifications=True) as other:
            await watching.visit(server.address, update(mazzo).table.code, Settings("mantis"), sits=False)
            await until(other, lambda: "You’re watching." in text(watching))
            await other.press("o", "1")
            await until(pilot, lambda: [each.asks_for for each in update(mazzo).table.bystanders] == [1])
            assert update(watching).seat is None
            await pilot.press("p", "1")
            await until(other, lambda: update(watching).seat == 1)


# Refusals


def test_an_invalid_address_is_refused_in_the_language_of_the_screen() -> None:
    with pytest.raises(LinkError, match="isn’t a server address") as refused:
        Server("http://")
    assert (refused.value.id, refused.value.facts) == ("terminal-no-address", {"address": "http://"})


@awaits
async def test_a_missing_server_is_reported() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(LinkError, match=f"No answer from http://127.0.0.1:{port}"):
        await Server(f"127.0.0.1:{port}").greet()


@pytest.mark.parametrize("answer", [b"<html>Hello</html>", b"[1, 2]", b'"mazzo"'])
@awaits
async def test_another_program_that_answers_is_reported(answer: bytes) -> None:
    async def answer_all(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n" + answer)
        await writer.drain()
        writer.close()

    other = await asyncio.start_server(answer_all, "127.0.0.1", 0)
    async with other:
        with pytest.raises(LinkError, match="isn’t a Mazzo server"):
            await Server(f"127.0.0.1:{other.sockets[0].getsockname()[1]}").greet()


@pytest.mark.parametrize("name", ["mazzo", "__Host-mazzo", "__Secure-mazzo"])
@awaits
async def test_the_cookie_of_a_server_behind_tls_has_another_name(name: str) -> None:
    shown: list[bytes] = []

    async def answer_all(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        shown.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(f"HTTP/1.1 200 OK\r\nconnection: close\r\nset-cookie: {name}=secret; Secure; Path=/\r\n".encode())
        writer.write(b"set-cookie: other=nothing\r\n\r\n" + (b"[]" if shown[1:] else b'{"name": "Ada"}'))
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer_all, "127.0.0.1", 0) as other:
        await Server(f"127.0.0.1:{other.sockets[0].getsockname()[1]}").greet()
    assert b"mazzo=secret" not in shown[0]
    assert b"Cookie: mazzo=secret" in shown[1]


@awaits
async def test_a_server_of_another_version_is_reported_in_a_sentence() -> None:
    async def speak(connection: ServerConnection) -> None:
        await connection.send('{"message": "riddle", "answer": 42}')
        await connection.wait_closed()

    async with serve(speak, "127.0.0.1", 0) as other:
        port = next(iter(other.sockets)).getsockname()[1]
        received = [received async for received in Remote(Server(f"127.0.0.1:{port}"), "ABCD").messages()]
        assert received == [LinkEnded("terminal-other-version", {"address": f"http://127.0.0.1:{port}"})]


@awaits
async def test_a_server_that_refuses_our_version_is_reported_in_the_same_sentence(
    server: QuickServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazzo.client.server.PROTOCOL", 0)
    known = Server(server.address)
    await known.greet()
    received = [received async for received in Remote(known, await known.open(Settings("mantis"))).messages()]
    assert received == [LinkEnded("terminal-other-version", {"address": server.address})]


@awaits
async def test_a_missing_table_leads_home_with_a_message(server: QuickServer, tmp_path: Path) -> None:
    async with running(notifications=True, folder=tmp_path) as (mazzo, pilot):
        await mazzo.visit(server.address, "ZZZZ", Settings("mantis"))
        await until(pilot, lambda: isinstance(mazzo.screen, StartScreen))
        await until(pilot, lambda: "We can’t find that table." in text(mazzo))


@awaits
async def test_invalid_settings_are_refused_by_the_server(server: QuickServer) -> None:
    guest = Server(server.address)
    await guest.greet()
    with pytest.raises(Refused, match="refused: there is no such game; the games are mantis, kittens"):
        await guest.open(Settings("chess"))


@awaits
async def test_a_host_can_add_a_bot_that_the_operator_of_the_server_offers(server: QuickServer, tmp_path: Path) -> None:
    async with seat(server, tmp_path) as pilot:
        mazzo = of(pilot)
        (row,) = [line for line in text(mazzo).splitlines() if "cheerful" in line]
        await pilot.press(row.split()[0])
        await until(pilot, lambda: len(update(mazzo).table.seats) == 2)
        assert update(mazzo).table.seats[1].bot == "cheerful"


@awaits
async def test_a_table_that_is_refused_before_the_first_screen_is_drawn_ends_the_app() -> None:
    mazzo = app()
    mazzo.begins = partial(mazzo.visit, "http://", "ABCD", Settings("mantis"))
    await mazzo.run_async(headless=True)
    assert "isn’t a server address" in str(mazzo.failure)
    assert mazzo.return_code == 0
