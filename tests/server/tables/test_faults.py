"""How the server handles a failing command, bot, log or database."""

import asyncio
import gc
import logging
from typing import Any

import pytest

from mazzo.bots import catalog_of
from mazzo.core.errors import Refused as RefusedByRules
from mazzo.protocol.messages import Refused
from mazzo.server.store.database import StorageDown
from mazzo.server.store.storage import clean
from mazzo.server.store.tables import Quarantined
from mazzo.server.tables.hub import FAILURE_SECONDS, MOST_FAILURES
from mazzo.table import decide
from mazzo.table.commands import Act, AddBot, Change, Rename, Start, Tick
from mazzo.table.settings import Settings
from mazzo.table.table import Table
from mazzo.table.updates import BotFailed
from tests.kits import with_parts
from tests.server.in_process import LocalClient, code_of, enter, hub_on, memory, playing, put, sit
from tests.server.loop import awaits_no_time


def rules() -> dict[Any, Any]:
    return decide.RULES


class Bot:
    def __init__(self, *_: object) -> None:
        pass


class Raising(Bot):
    def choose(self, _view: Any, _seen: Any) -> Any:
        raise ZeroDivisionError


class Cheating(Bot):
    def choose(self, _view: Any, _seen: Any) -> Any:
        return "steal 7"


@pytest.mark.parametrize("bot", [Raising, Cheating])
@awaits_no_time
async def test_a_bot_that_fails_is_played_as_a_silent_seat(
    bot: type[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(catalog_of("mantis").bots, "random", bot)
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis"))
        ada = await sit(hub, code, "Ada")
        await ada.do(AddBot("random"))
        await ada.do(Start())
        for _ in range(2):
            await ada.act("score")
            await asyncio.sleep(6)
            assert ada.update.view["to_act"] == [0]
        assert caplog.text.count("the bot random failed to choose") == 2
        shown = [each for update in ada.updates for each in update.happenings if isinstance(each, BotFailed)]
        assert shown == [BotFailed(ada.update.table.seats[1].name, 1)]  # shown once


@awaits_no_time
async def test_a_bot_that_does_not_know_an_option_is_refused_in_the_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    known = catalog_of("mantis").options
    assert known
    with_parts(monkeypatch, "mantis", bots=catalog_of("mantis")._replace(options=known - {"target"}))
    async with hub_on(await memory()) as hub:
        ada = await sit(hub, await hub.open(Settings("mantis", options={"target": 5})), "Ada")
        answer = await ada.ask(AddBot("hard"))
        assert isinstance(answer, Refused)
        assert (answer.code, answer.facts) == ("bot-options", {"bot": "hard", "options": "target"})
        assert answer.sentence == "the bot hard does not know target; leave that as printed, or choose another bot"
        await ada.do(AddBot("random"))  # it only needs the rules
        await ada.do(Change(Settings("mantis", options={"hand": 3})))
        await ada.do(AddBot("hard"))
        answer = await ada.ask(Change(Settings("mantis", options={"target": 5})))
        assert isinstance(answer, Refused)
        assert answer.code == "bot-options"
        assert ada.update.table.settings.options == {"hand": 3}


@awaits_no_time
async def test_a_command_that_fails_is_refused_and_leaves_no_trace(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        version = ada.update.version
        rename = rules()[Rename]

        def fail_half_way(step: Any, who: str, command: Rename) -> None:
            rename(step, who, command)
            if command.name == "Evil":
                raise ZeroDivisionError

        monkeypatch.setitem(rules(), Rename, fail_half_way)
        answer = await ada.ask(Rename("Evil"))
        assert isinstance(answer, Refused)
        assert answer.code == "fault"
        assert ada.update.version == version
        await leo.do(Rename("Leonard"))
        assert ada.update.version == version + 1
        assert not ada.is_hung_up
        assert "a command failed" in caplog.text


@awaits_no_time
async def test_a_command_whose_result_cannot_be_shown_is_refused_as_a_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        update = Table.update

        def fail_for_leo(table: Table, who: str | None, *rest: Any) -> Any:
            if who == "Leo" and table.state.people["Ada"].name == "Evil":
                raise RefusedByRules("there is no seat 2")
            return update(table, who, *rest)

        monkeypatch.setattr(Table, "update", fail_for_leo)
        answer = await ada.ask(Rename("Evil"), id="evil")
        assert isinstance(answer, Refused)
        assert answer.code == "fault"
        assert "cannot be shown" in caplog.text
        await leo.do(Rename("Leonardo"))
        entries = await hub.storage.tables.entries(code_of(ada))
        assert "evil" not in [entry.id for entry in entries]
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET entry = replace(entry, 'Leo', 'Leo\n') WHERE code = $1",  # no JSON
        "UPDATE entries SET entry = replace(entry, '\"start\"', '\"commence\"') WHERE code = $1",  # no command
        "UPDATE entries SET entry = replace(entry, '\"sit\"', '\"stand\"') WHERE code = $1",  # not possible
        "UPDATE entries SET entry = replace(entry, '\"seq\":3', '\"seq\":30') WHERE code = $1",  # not in order
        "UPDATE tables SET settings = '{}' WHERE code = $1",
    ],
)
@awaits_no_time
async def test_a_log_that_does_not_replay_quarantines_only_its_table(
    damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        mia, _ = await playing(hub, "Mia", "Zoe")
    broken, sound = code_of(ada), code_of(mia)
    await driver.fetch(damage, broken)
    before = len(await driver.fetch("SELECT entry FROM entries WHERE code = $1", broken))
    async with hub_on(driver) as hub:
        for _ in range(2):
            with pytest.raises(Quarantined):
                await hub.room(broken)
        assert await hub.room(sound) is not None
        await asyncio.sleep(10)  # housekeeping ignores the broken table
        assert await hub.storage.tables.codes() == [sound]
        assert len(await driver.fetch("SELECT entry FROM entries WHERE code = $1", broken)) == before
        assert caplog.text.count(f"table {broken} is quarantined: its log") == 1


@awaits_no_time
async def test_an_incomplete_log_is_read_again_before_its_table_is_quarantined() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
    code, hole = code_of(ada), "DELETE FROM entries WHERE code = $1 AND seq = 3 RETURNING entry"
    ((entry,),) = await driver.fetch(hole, code)
    async with hub_on(driver) as hub:
        with pytest.raises(StorageDown, match="of its 6 entries the database has 5"):
            await hub.room(code)
        await driver.fetch("INSERT INTO entries (code, seq, entry) VALUES ($1, 3, $2) RETURNING seq", code, entry)
        assert await hub.room(code) is not None
    await driver.fetch(hole, code)
    async with hub_on(driver) as hub:
        for _ in range(3):
            with pytest.raises(StorageDown):
                await hub.room(code)
        with pytest.raises(Quarantined, match="of its 6 entries the database has 5"):
            await hub.room(code)


@awaits_no_time
async def test_a_table_closed_long_ago_is_unknown_and_logs_nothing(caplog: pytest.LogCaptureFixture) -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = code_of((await playing(hub, "Ada", "Leo"))[0])
    async with hub_on(driver) as hub:
        await hub.storage.tables.close(code, 5.0)
        assert await clean(hub.storage, before=6.0, now=6.0)
        for _ in range(5):
            assert await hub.room(code) is None
        assert [record.message for record in caplog.records if record.levelno > logging.INFO] == []


@awaits_no_time
async def test_a_table_quarantined_by_another_process_is_unloaded() -> None:
    driver = await memory(is_shared=True)
    async with hub_on(driver) as hub, hub_on(driver) as other:
        ada, leo = await playing(hub, "Ada", "Leo")
        with pytest.raises(Quarantined):
            await other.quarantine(code_of(ada), "as the test wishes")
        version = ada.update.version
        assert ada.room
        assert not await put(ada.room, "score", Act("score", version), ada)
        for client in (ada, leo):
            assert client.close_message
            assert client.close_message.code == "failure"
        with pytest.raises(Quarantined, match="as the test wishes"):
            await hub.enter(code_of(ada), LocalClient("Ada"))
        assert len(await hub.storage.tables.entries(code_of(ada))) == version


@awaits_no_time
async def test_a_failing_database_closes_connections_and_leaves_nothing_half_done(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        version = ada.update.version
        assert ada.room
        driver.fails = True
        assert not await put(ada.room, "score", Act("score", version), ada)
        assert ada.answers("score") == []
        for client in (ada, leo):
            assert client.close_message
            assert client.close_message.code == "failure"
            assert client.close_message.again_in_seconds
            assert client.is_hung_up
        await asyncio.sleep(10)
        driver.fails = False
        ada = await enter(hub, code_of(ada), "Ada")
        assert ada.versions == [version]
        assert (await ada.do(Act("score", version), id="score")).version == version + 1
        assert "the database did not take the entries" in caplog.text


@awaits_no_time
async def test_a_client_that_left_before_a_failed_load_logs_no_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = code_of((await playing(hub, "Ada", "Leo"))[0])
    async with hub_on(driver) as hub:
        driver.fails = True
        coming = asyncio.create_task(hub.enter(code, LocalClient("Ada")))
        await asyncio.sleep(0)
        coming.cancel()
        await asyncio.sleep(1)
        gc.collect()
        assert "exception was never retrieved" not in caplog.text


@awaits_no_time
async def test_a_table_that_fails_repeatedly_is_quarantined(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(rules(), Tick, fail)
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo", turn_seconds=30)
        await asyncio.sleep(100)
        assert ada.close_message
        assert ada.close_message.code == "failure"
        with pytest.raises(Quarantined, match="unloaded again and again: ZeroDivisionError"):
            await hub.room(code_of(ada))
        assert "it had to be unloaded again and again" in caplog.text


@awaits_no_time
async def test_a_table_that_fails_rarely_is_not_quarantined() -> None:
    async with hub_on(await memory()) as hub:
        ada = await sit(hub, await hub.open(Settings("mantis")), "Ada")
        code = code_of(ada)
        for _ in range(2 * MOST_FAILURES):
            hub.note_failure(code, "as the test wishes")
            await asyncio.sleep(FAILURE_SECONDS / 2)
        assert ada.room
        ada.room.stop()
        await asyncio.sleep(1)
        room = await hub.room(code)
        assert room
        for _ in range(MOST_FAILURES):
            hub.note_failure(code, "as the test wishes")
        room.stop()
        await asyncio.sleep(1)
        with pytest.raises(Quarantined):
            await hub.room(code)


@awaits_no_time
async def test_a_deadline_without_effect_does_not_keep_the_server_busy(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(rules(), Tick, lambda *_: None)
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo", turn_seconds=30)
        await asyncio.sleep(31)
        assert ada.close_message
        assert ada.close_message.code == "failure"
        assert "stands still" in caplog.text
