"""Bots that connect to a server."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec import convert

from mazzo.cli import main
from mazzo.table.commands import Ready, Remove
from mazzo.table.updates import Stage, TableView
from mazzo.terminal.screens.visit import in_a_line
from mazzo.text.locales import words
from tests.processes import PATIENCE, next_line
from tests.server.client import Guest, TableSession
from tests.server.loop import awaits
from tests.server.site import Site

ROOT = Path(__file__).parents[2]
QUICK = {"game": "mantis", "options": {"target_for_two": 4}, "turn_seconds": None}

FAILING = """
class Failing:
    def __init__(self, edition, luck): ...
    def choose(self, view, seen):
        if view.seat == 0 and len(seen) == 0:
            raise ValueError("no idea")
        return view.legal[-1]
"""


class Program:
    """`mazzo bot` in another process."""

    def __init__(self, site: Site, *arguments: str, folder: Path = ROOT) -> None:
        command = [sys.executable, "-m", "mazzo", "bot", "--server", site.url, *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder)

    def ended(self) -> tuple[int, list[str], str]:
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out.splitlines(), err

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate(timeout=60)


async def play_one(visit: TableSession) -> None:
    """Play one game with the bot."""
    await visit.until(lambda: len(visit.update.table.seats) == 2 and visit.update.table.seats[1].ready)
    await visit.do(Ready(True))
    await visit.until(lambda: visit.update.table.stage is Stage.PLAYING)
    await visit.play(Random(1))


@pytest.mark.parametrize("bot", ["hard", f"{sys.executable} {ROOT}/examples/bots/collector.py"], ids=["ours", "own"])
@awaits
async def test_a_bot_sits_down_at_a_table_by_its_code_plays_a_game_and_leaves(site: Site, bot: str) -> None:
    async with Guest(site.url) as guest:
        code = await guest.open_table(**QUICK)
        visit = await guest.sit(code, "Ada")
        with Program(site, "--table", code, "--bot", bot, "--games", "1") as program:
            await visit.until(lambda: len(visit.update.table.seats) == 2)
            mine, others = visit.update.table.seats
            assert (mine.program, others.program) == (False, True)
            assert others.name == ("hard" if bot == "hard" else "collector")
            await play_one(visit)
            await visit.until(lambda: len(visit.update.table.seats) == 1)
            code_, lines, err = program.ended()
    assert (code_, err) == (0, "")
    assert lines[0].endswith(f"/t/{code}")
    assert f"{code}-1: " in lines[1]


@awaits
async def test_the_bot_in_javascript_plays_a_game(site: Site) -> None:
    file = ROOT / "examples" / "bots" / "guest.mjs"
    assert f"```js\n{file.read_text(encoding='utf-8')}```" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    async with Guest(site.url) as guest:
        code = await guest.open_table(**QUICK)
        visit = await guest.sit(code, "Ada")
        with subprocess.Popen([Path(sys.executable).parent / "node", file, site.url, code]) as node:
            await play_one(visit)
            assert visit.update.table.seats[1].program
            assert await asyncio.to_thread(node.wait, PATIENCE) == 0


@awaits
async def test_a_bot_waits_in_the_list_of_tables_and_hands_the_table_to_the_first_person(site: Site) -> None:
    with Program(
        site, "mantis", "--set", "target_for_two=4", "--bot", "easy", "--name", "Rex", "--games", "1"
    ) as program:
        async with Guest(site.url) as guest:
            code = next_line(program.process).rpartition("/")[2]
            visit = await guest.visit(code)
            await visit.until(lambda: visit.update.table.seats)
            (listed,) = [table for table in (await guest.http.get("/api/tables")).json() if table["code"] == code]
            assert [(holder["name"], holder["program"]) for holder in listed["seats"]] == [("Rex", True)]
            assert in_a_line(words("en"), convert(listed, TableView)) == "Mantis · waiting for players · Rex (bot)"
            visit = await guest.sit(code, "Ada")
            await visit.until(lambda: visit.update.host)
            await visit.until(lambda: visit.update.table.seats[0].ready)
            await visit.do(Ready(True))
            await visit.until(lambda: visit.update.table.stage is Stage.PLAYING)
            await visit.play(Random(2))
        assert program.ended()[0] == 0


@awaits
async def test_a_failing_bot_is_reported_and_plays_on(site: Site, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FAILING)
    async with Guest(site.url) as guest:
        code = await guest.open_table(**QUICK)
        visit = await guest.visit(code)
        with Program(site, "--table", code, "--bot", "mine:Failing", "--games", "1", folder=tmp_path) as program:
            await visit.until(lambda: visit.update.table.seats)
            visit = await guest.sit(code, "Ada")
            await visit.until(lambda: visit.update.table.seats[0].ready)
            await visit.do(Ready(True))
            await visit.until(lambda: visit.update.table.stage is Stage.PLAYING)
            await visit.play(Random(3))
            code_, lines, _ = program.ended()
    assert code_ == 0
    assert "the bot failed, and does score instead: ValueError: no idea (mine.py, line 6)" in lines


@awaits
async def test_a_bot_that_is_removed_ends_with_the_reason(site: Site) -> None:
    async with Guest(site.url) as guest:
        code = await guest.open_table(**QUICK)
        visit = await guest.sit(code, "Ada")
        with Program(site, "--table", code, "--bot", "easy") as program:
            await visit.until(lambda: len(visit.update.table.seats) == 2)
            await visit.do(Remove(visit.update.table.seats[1].person or 0))
            code_, _, err = program.ended()
    assert code_ == 2
    assert err.startswith("mazzo: ")
    assert "has removed you from this table" in err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bot", "easy"], "pass either --table, or a game for a new table"),
        (["--bot", "easy", "--table", "nosuch"], "We can’t find that table"),
        (["mantis", "--bot", "no-such-program"], "should begin with a program that can be run"),
        (["mantis", "--bot", "hrad"], "there is no bot 'hrad' for mantis; the bots are easy, medium, hard"),
    ],
    ids=["no table", "no such table", "no such program", "no such bot"],
)
def test_impossible_arguments_are_refused_in_one_line(
    site: Site, arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bot", "--server", site.url, *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert why in err
