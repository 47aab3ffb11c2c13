"""The Python client at a real server."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

import mazzo
from mazzo.bots import catalog_of
from mazzo.client import Act, LinkError, Local, Remote, Server, TableSession, visit
from mazzo.client.remote import typed
from mazzo.core.errors import Refused
from mazzo.table.commands import Remove, Sit, Start
from mazzo.table.reasons import RefusedByTable
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage
from tests.kits import with_parts
from tests.server.client import Guest
from tests.server.loop import awaits, awaits_no_time
from tests.server.site import Site
from tests.table.tables import TestTable

PAGE = (Path(__file__).parents[2] / "docs" / "client.md").read_text(encoding="utf-8")
(PROGRAM,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
QUICK = {"game": "mantis", "options": {"target_for_two": 4}, "turn_seconds": None}


@awaits
async def test_the_program_of_the_page_sits_down_and_plays_a_game(site: Site) -> None:
    async with Guest(site.url) as guest:
        leo = await guest.sit(await guest.open_table(**QUICK), "Leo")
        command = [sys.executable, "-c", PROGRAM, site.url, leo.code]
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            await leo.until(lambda: [holder.name for holder in leo.update.table.seats] == ["Leo", "Ada"])
            assert leo.update.table.seats[1].program
            await leo.until(lambda: leo.update.table.seats[1].ready)
            await leo.do(Start())
            await leo.play(Random(1))
            output, _ = await asyncio.to_thread(running.communicate, timeout=60)
        finally:
            running.kill()
        assert (running.returncode, output) == (0, "")


@awaits
async def test_a_refusal_is_an_answer_and_a_removed_person_cannot_sit(site: Site) -> None:
    async with Guest(site.url) as guest:
        leo = await guest.sit(await guest.open_table(**QUICK), "Leo")
        async with visit(site.url, leo.code) as table:
            answer = await table.ask(Sit())
            assert (answer.done, answer.code) == (False, "not-here")
            await table.sit("Ada")
            with pytest.raises(Refused, match="you have a seat already"):
                await table.sit("Ada")
            await leo.until(lambda: len(leo.update.table.seats) == 2)  # his update may come later
            (ada,) = [holder.person for holder in leo.update.table.seats if holder.name == "Ada"]
            assert ada is not None
            await leo.do(Remove(ada))
            with pytest.raises(LinkError, match="removed you"):
                async for _ in table.updates():
                    pass
            assert table.is_over
            with pytest.raises(LinkError, match="removed you"):
                await table.ask(Sit())


@awaits
async def test_a_program_with_a_file_for_cookies_stays_the_same_person(site: Site, tmp_path: Path) -> None:
    async def come(code: str) -> int | None:
        server = Server(site.url, tmp_path / "cookies.json")
        await server.greet()
        async with TableSession(Remote(server, code)) as table:
            async for update in table.updates():
                if update.seat is not None:
                    return update.seat
                if not update.table.bystanders:
                    await table.sit("Ada")
        return None

    async with Guest(site.url) as guest:
        code = await guest.open_table(**QUICK)
        assert (await come(code), await come(code)) == (0, 0)


@awaits_no_time
async def test_a_local_table_has_the_same_interface() -> None:
    settings = Settings("mantis", options={"target_for_two": 4}, turn_seconds=None)
    async with TableSession(Local(settings, ["random"], "Ada")) as table:
        async for update in table.updates():
            if update.table.stage is Stage.OVER:
                break
            if update.view and update.view.legal and not table.is_behind:
                assert (await table.ask(Act(str(update.view.legal[0]), update.version))).done
    assert update.table.last_game


def test_past_events_have_the_types_of_the_game() -> None:
    table = TestTable(seated="Ada Leo").start()
    table.act("Ada", "score")
    update = table.table.update("Leo", 0.0)
    assert update.past
    plain = replace(update, view=to_builtins(update.view, str_keys=True), past=tuple(map(to_builtins, update.past)))
    again = typed(plain)
    assert (again.view, again.past) == (update.view, update.past)
    assert type(again.past[0]) in mazzo.get("mantis").events


@awaits
async def test_a_bot_that_does_not_know_an_option_is_refused_at_a_local_table_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = catalog_of("mantis").options
    assert known
    with_parts(monkeypatch, "mantis", bots=catalog_of("mantis")._replace(options=known - {"target"}))
    settings = Settings("mantis", options={"target": 5})
    with pytest.raises(RefusedByTable) as refused:
        Local(settings, ["hard"], "Ada")
    assert refused.value.code == "bot-options"
    assert str(refused.value) == "the bot hard does not know target; leave that as printed, or choose another bot"
    Local(settings, ["random"], "Ada")
