"""Coming back to a seat at a table of a real server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from mazzo.client.files import only_here
from mazzo.client.own_seats import OwnSeat, OwnSeats
from mazzo.client.server import Server
from mazzo.table.commands import AddBot, Start
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from mazzo.terminal.app import Mazzo
from mazzo.terminal.screens.ask import AskScreen
from mazzo.terminal.screens.start import StartScreen
from mazzo.terminal.screens.table import TableScreen
from mazzo.terminal.screens.visit import VisitScreen
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.terminal.screens import at_the_start, table, text, until, update
from tests.web.conftest import QuickServer

BACK = "Back to your table"


@asynccontextmanager
async def playing(server: QuickServer, folder: Path) -> AsyncIterator[tuple[Mazzo, Pilot[None]]]:
    """A terminal in a running game with a bot, and with a player who never moves, so that the game does not end."""
    async with at_the_start(folder) as (mazzo, pilot), Guest(server.address) as guest:
        await mazzo.visit(server.address, None, Settings("mantis", turn_seconds=None))
        await until(pilot, lambda: table(mazzo).last and update(mazzo).seat is not None)
        await guest.sit(update(mazzo).table.code, "Leo")
        for command in (AddBot("easy"), Start()):
            assert await table(mazzo).ask(command)
        await until(pilot, lambda: update(mazzo).table.stage is Stage.PLAYING)
        yield mazzo, pilot


async def is_back(mazzo: Mazzo, pilot: Pilot[None]) -> None:
    await until(pilot, lambda: isinstance(mazzo.screen, TableScreen) and table(mazzo).last)
    await until(pilot, lambda: update(mazzo).seat == 0)


@awaits
async def test_the_start_page_leads_back_to_a_table_that_was_left(server: QuickServer, tmp_path: Path) -> None:
    async with playing(server, tmp_path) as (mazzo, pilot):
        code = update(mazzo).table.code
        await pilot.press("q", "q")
        await until(pilot, lambda: isinstance(mazzo.screen, StartScreen))
        await until(pilot, lambda: f"b │ {BACK} {code} at 127.0.0.1" in text(mazzo))
        await pilot.press("b")
        await is_back(mazzo, pilot)
        assert update(mazzo).table.code == code


@awaits
async def test_another_start_of_the_terminal_leads_back_too(server: QuickServer, tmp_path: Path) -> None:
    async with playing(server, tmp_path):
        pass
    async with at_the_start(tmp_path) as (mazzo, pilot):
        assert BACK in text(mazzo)
        await pilot.press("b")
        await is_back(mazzo, pilot)


@awaits
async def test_a_player_who_enters_the_code_again_gets_their_seat(server: QuickServer, tmp_path: Path) -> None:
    async with playing(server, tmp_path) as (mazzo, pilot):
        code = update(mazzo).table.code
        await pilot.press("q", "q")
        await until(pilot, lambda: isinstance(mazzo.screen, StartScreen))
        async with at_the_start(tmp_path) as (later, again):
            await later.visit(server.address, code, Settings("mantis"))
            await is_back(later, again)


@awaits
async def test_a_player_who_watches_is_offered_their_own_seat_alone(server: QuickServer, tmp_path: Path) -> None:
    async with playing(server, tmp_path) as (mazzo, pilot):
        code = update(mazzo).table.code
        await pilot.press("q", "q")
        await until(pilot, lambda: isinstance(mazzo.screen, StartScreen))
        await mazzo.visit(server.address, code, Settings("mantis"), sits=False)
        await until(pilot, lambda: isinstance(mazzo.screen, TableScreen) and "You’re watching." in text(mazzo))
        await pilot.press("o")
        await until(pilot, lambda: isinstance(mazzo.screen, AskScreen))
        assert "1 │" in text(mazzo)
        assert "2 │" not in text(mazzo)
        await pilot.press("1")
        await is_back(mazzo, pilot)


@awaits
async def test_a_table_that_is_closed_is_not_offered_again(server: QuickServer, tmp_path: Path) -> None:
    OwnSeats(tmp_path / "seats.json").remember(OwnSeat(server.address, "Ada", "ZZZZ", 0, 1))
    async with at_the_start(tmp_path) as (mazzo, pilot):
        await pilot.press("b")
        await until(pilot, lambda: "We can’t find that table." in text(mazzo))
        await until(pilot, lambda: BACK not in text(mazzo))


@awaits
async def test_an_empty_code_lets_a_person_choose_even_if_no_table_is_listed(
    server: QuickServer, tmp_path: Path
) -> None:
    async with at_the_start(tmp_path) as (mazzo, pilot):
        await pilot.press("2")
        await until(pilot, lambda: isinstance(mazzo.screen, VisitScreen))
        mazzo.screen.query_one("#address", Input).value = server.address
        await pilot.press("ctrl+s")
        await until(pilot, lambda: isinstance(mazzo.screen, AskScreen))
        assert "1 │ Open a new table" in text(mazzo)


@awaits
async def test_another_name_is_another_person_and_the_same_name_the_same(server: QuickServer, tmp_path: Path) -> None:
    cookies, people = tmp_path / "cookies.json", []
    for name in ("", "Leo", "Leo", ""):
        known = Server(server.address, cookies, name)
        await known.greet()
        people.append(known.headers["cookie"])
    assert people[0] == people[3] != people[1] == people[2]


@pytest.mark.parametrize("text", ["", "{", "[1]", '[{"server": 3}]'])
def test_a_broken_file_of_seats_is_ignored(tmp_path: Path, text: str) -> None:
    (tmp_path / "seats.json").write_text(text)
    assert OwnSeats(tmp_path / "seats.json").newest("") is None


def test_only_the_last_seats_are_remembered_and_each_table_once(tmp_path: Path) -> None:
    seats = OwnSeats(tmp_path / "seats.json")
    for number in range(30):
        seats.remember(OwnSeat("http://localhost", "Ada", f"T{number % 25}", number % 3, number))
    assert seats.newest("Ada") == OwnSeat("http://localhost", "Ada", "T4", 2, 29)
    assert seats.newest("Leo") is None
    assert seats.at("http://localhost", "Ada", "T8") is None
    assert len(msgspec.json.decode((tmp_path / "seats.json").read_bytes())) == 20


def test_a_terminal_waits_while_another_one_changes_the_seats(tmp_path: Path) -> None:
    file, ada, leo = (
        tmp_path / "seats.json",
        OwnSeat("http://a", "Ada", "A", 0, 1),
        OwnSeat("http://a", "Leo", "A", 1, 1),
    )
    other = Thread(target=OwnSeats(file).remember, args=[leo])
    with only_here(file):
        other.start()
        other.join(0.5)
        assert other.is_alive()
        file.write_bytes(msgspec.json.encode([ada]))
    other.join()
    assert [OwnSeats(file).newest(person) for person in ("Ada", "Leo")] == [ada, leo]
