"""`mazzo mcp`: games as tools, with the client of the official SDK."""

import asyncio
import base64
import os
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import mazzo
from mazzo.core.record import read
from mazzo.models.open_seats import IDLE_SECONDS, OpenSeats
from mazzo.models.tools import Tools
from mazzo.table.commands import Ready
from mazzo.table.updates import Stage
from mazzo.text.locales import words
from tests.processes import PATIENCE
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site

COMMAND = ["-m", "mazzo", "mcp", "--language", "en"]


class Model:
    """A client that calls tools and reads their text."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> str:
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer
        return str(answer.content[0].text)  # type: ignore[union-attr]

    async def refusal(self, tool: str, **arguments: Any) -> str:
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        return str(answer.content[0].text)  # type: ignore[union-attr]

    async def begin(self, tool: str = "new_game", **arguments: Any) -> tuple[str, str]:
        """The name of a new game, and its first text."""
        name, _, text = (await self.call(tool, **arguments)).partition("\n\n")
        return name.removeprefix("Your game is ").rstrip("."), text

    async def play(self, game: str, text: str) -> str:
        """Take the last legal action until the game is over; the last text."""
        while legal := actions(text):
            text = await self.call("act", game=game, action=legal[-1])
        return text


def actions(text: str) -> list[str]:
    return re.findall(r"^- (.+?) \(", text.partition("You can:")[2], re.MULTILINE)


@asynccontextmanager
async def over_stdio(*arguments: str) -> AsyncIterator[Model]:
    command = StdioServerParameters(command=sys.executable, args=[*COMMAND, *arguments], env=dict(os.environ))
    async with Client(command) as client:
        yield Model(client)


@asynccontextmanager
async def in_process(**settings: Any) -> AsyncIterator[Model]:
    tools = Tools(words("en"), **settings)
    async with Client(tools.server()) as client:
        yield Model(client)
    await tools.seats.close_all()


@awaits
async def test_a_model_plays_two_games_at_the_same_time_over_standard_input_and_output() -> None:
    async with over_stdio("--seed", "two") as model:
        assert {tool.name for tool in (await model.client.list_tools()).tools} >= {"games", "rules", "new_game", "look"}
        assert "kittens: Draw cards until someone explodes" in await model.call("games")
        assert "Score Pile" in await model.call("rules", game="mantis")
        mantis, first = await model.begin(game="mantis", seats=3)
        kittens, second = await model.begin(game="kittens", seats=2, name="Ada")
        assert first.startswith("You play as Model in seat 0.")
        assert second.startswith("You play as Ada in seat 0.")
        assert "Explod" not in await model.call("look", game=mantis, seconds=0)
        assert "to win" in await model.call("advise", game=mantis)
        for game, text in ((mantis, first), (kittens, second)):
            assert "The game is over." in await model.play(game, text)
        record = read(await model.call("record", game=kittens))
        assert record.seats[0] == "Ada"
        assert mazzo.replay(record).result == record.result
        assert "two" not in str(record.seed), "the seeds of later games would be known"
        assert await model.call("leave", game=kittens) == "You have left."
        assert "there is no game" in await model.refusal("look", game=kittens)


@awaits
async def test_a_refusal_lists_the_legal_actions() -> None:
    async with in_process(seed="refused") as model:
        game, text = await model.begin(game="mantis", seats=2)
        assert actions(text) == ["score", "steal 1"]
        why = await model.refusal("act", game=game, action="steal the moon")
        assert why.endswith("'steal the moon' is not possible now; you can: score, steal 1")
        assert "the game is not over yet" in await model.refusal("record", game=game)
        assert "there is no game 'chess'" in await model.refusal("rules", game="chess")
        assert "less than or equal to 60" in await model.refusal("look", game=game, seconds=61)


@awaits
async def test_the_picture_shows_what_the_seat_sees() -> None:
    async with in_process(seed="picture") as model:
        game, _ = await model.begin(game="kittens", seats=3)
        answer = await model.client.call_tool("look", {"game": game, "picture": True})
        assert [content.type for content in answer.content] == ["text", "image"]
        assert base64.b64decode(answer.content[1].data).startswith(b"\x89PNG")  # type: ignore[union-attr]


@awaits
async def test_only_some_games_are_open_together_and_a_forgotten_one_makes_room() -> None:
    now = 0.0
    async with in_process(seats=OpenSeats(2, now=lambda: now)) as model:
        (first, _), (second, _) = [await model.begin(game="mantis", seats=2) for _ in range(2)]
        assert "2 games are open, which is the limit" in await model.refusal("new_game", game="mantis")
        now = IDLE_SECONDS
        await model.call("look", game=first)
        await model.begin(game="mantis", seats=2)
        await model.call("look", game=first)
        assert "there is no game" in await model.refusal("look", game=second)


@awaits
async def test_a_link_to_another_server_than_the_operators_is_refused() -> None:
    async with in_process(servers=("http://localhost:1",)) as model:
        assert "only at http://localhost:1" in await model.refusal("join_table", link="http://localhost:2/t/abc")
        assert "should be the link of a table" in await model.refusal("join_table", link="http://localhost:1")
        assert "localhost:1" in await model.refusal("join_table", link="http://localhost:1/t/abc")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site") / "mazzo.db", "--no-limits")
    yield site
    assert site.stop() == 0
    assert site.complaints() == []


@awaits
async def test_a_model_plays_with_a_person_at_a_table_where_it_is_seen_as_a_program(site: Site) -> None:
    async with Guest(site.url) as guest, in_process() as model:
        code = await guest.open_table(game="mantis", options={"target_for_two": 4}, turn_seconds=None)
        visit = await guest.sit(code, "Ada")
        game, text = await model.begin("join_table", link=f"{site.url}/t/{code}", name="Haiku")
        assert text.startswith("The game has not begun. At the table: Ada, Haiku.")
        await visit.until(lambda: len(visit.update.table.seats) == 2 and visit.update.table.seats[1].ready)
        assert visit.update.table.seats[1].program
        await visit.do(Ready(True))
        await visit.until(visit.may_act)
        assert "There is nothing to choose yet." in await model.call("look", game=game, seconds=0)
        assert "it is not your turn" in await model.refusal("act", game=game, action="score")

        async def person() -> None:
            while visit.update.table.stage is Stage.PLAYING:
                await visit.until(lambda: visit.may_act() or visit.update.table.stage is not Stage.PLAYING)
                if visit.may_act():
                    await visit.do(visit.choose(Random(1)))

        playing = asyncio.create_task(person())
        text = await model.call("look", game=game)
        assert "the host of this table has not allowed the coach" in await model.refusal("advise", game=game)
        assert "The game is over." in await model.play(game, text)
        await playing
        assert read(await model.call("record", game=game)).seats == ("Ada", "Haiku")
        await model.call("look", game=game, seconds=0)
        await visit.until(lambda: visit.update.table.seats[1].ready)
        await model.call("leave", game=game)
        await visit.until(lambda: len(visit.update.table.seats) == 1)


@awaits
async def test_a_model_plays_over_http_and_may_join_no_table_there() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen([sys.executable, *COMMAND, "--port", str(port)]) as program:
        try:
            await listening(port)
            async with Client(f"http://127.0.0.1:{port}/mcp") as client:
                model = Model(client)
                game, text = await model.begin(game="mantis", seats=2)
                assert actions(await model.call("act", game=game, action=actions(text)[0]))
                assert "servers that --server names" in await model.refusal("join_table", link="localhost:1/t/abc")
        finally:
            program.terminate()


async def listening(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
