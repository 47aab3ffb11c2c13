"""A table in the server: what is asked is done once, kept, and then told."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import pytest

from mazzo.bots import BOTS
from mazzo.core.errors import Refused as RefusedByRules
from mazzo.server.messages import Done, Refused
from mazzo.server.store.cleaning import clean
from mazzo.server.store.database import Batch, StorageDown
from mazzo.server.store.storage import Aside, Storage
from mazzo.server.tables import answering
from mazzo.server.tables import room as room_module
from mazzo.server.tables.hub import MOST_TROUBLE, TROUBLE_SECONDS, Crowded
from mazzo.table import table as table_module
from mazzo.table.clock import BOT_SECONDS, pace
from mazzo.table.commands import Act, AddBot, AddEntropy, Join, Leave, Rename, Sit, Start, Tick
from mazzo.table.settings import Settings
from mazzo.table.table import Table
from mazzo.table.updates import Stage
from tests.server.inside import Ear, code_of, enter, hub_on, memory, playing, sit
from tests.server.loop import awaits_no_time


async def soon() -> None:
    """Let everybody do what can be done without waiting."""
    await asyncio.sleep(0.01)


@awaits_no_time
async def test_nothing_is_told_before_it_is_kept() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        driver.appends.clear()
        told = len(ada.texts), len(leo.texts)
        asking = asyncio.create_task(ada.act("score"))
        await soon()
        assert (len(ada.texts), len(leo.texts)) == told
        driver.appends.set()
        answer = await asking
        assert leo.update.version == answer.version == len(await Storage(driver).entries(code_of(ada)))


@awaits_no_time
async def test_somebody_who_comes_meanwhile_is_not_told_either() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        driver.appends.clear()
        version = ada.update.version
        asking = asyncio.create_task(ada.do(Rename("Eva")))
        await soon()
        coming = asyncio.create_task(enter(hub, code_of(ada), None))
        await soon()
        assert not coming.done()
        shown = await hub.look(code_of(ada))
        assert shown
        assert shown.chairs[0].name == "Ada"
        driver.appends.set()
        await asking
        assert (await coming).versions == [version + 1]


@awaits_no_time
async def test_every_command_makes_one_version_and_everybody_is_told_each() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        for ear in (ada, leo, ada):
            await ear.act("score")
        assert ada.versions == list(range(ada.versions[0], ada.versions[0] + len(ada.versions)))
        assert leo.versions[-1] == ada.versions[-1]


@awaits_no_time
async def test_the_same_id_again_is_not_done_again() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        first = await ada.do(Rename("Somebody"), id="hello")
        again = await ada.do(Rename("Somebody"), id="hello")
        assert first == again
        assert ada.update.version == first.version
        other = await leo.do(Rename("Somebody"), id="hello")  # of another person it is another
        assert other.version == first.version + 1


@awaits_no_time
async def test_nor_after_a_restart() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        code, version = code_of(ada), ada.update.version
        first = await ada.do(Act("score", version), id="score")
    async with hub_on(driver) as hub:
        ada = await enter(hub, code, "Ada")
        assert await ada.do(Act("score", version), id="score") == first
        assert ada.versions == [first.version]


@awaits_no_time
async def test_one_command_sent_twice_at_once_is_done_once_and_answered_twice() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        assert ada.room
        act = Act("score", ada.update.version)
        await asyncio.gather(ada.room.ask("score", act, ada), ada.room.ask("score", act, ada))
        assert ada.answers("score") == [Done("score", act.version + 1)] * 2


@awaits_no_time
async def test_a_command_on_an_old_view_is_refused() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        old = ada.update.version
        await ada.act("score")
        await leo.act("score")
        answer = await ada.ask(Act("score", old))
        assert isinstance(answer, Refused)
        assert answer.code == "outdated"


@awaits_no_time
async def test_somebody_without_a_token_may_watch_and_nothing_else() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        nobody = await enter(hub, code_of(ada), None)
        for command in (Join("Nobody"), Sit(), Start(), AddBot("random"), Act("score", ada.update.version)):
            answer = await nobody.ask(command)
            assert isinstance(answer, Refused)
            assert answer.code == "stranger"
        await ada.act("score")
        assert nobody.update.version == leo.update.version
        assert nobody.update.view["legal"] == []


@awaits_no_time
async def test_watchers_are_told_the_same_and_players_their_own() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo", game="kittens")
        watchers = [await enter(hub, code_of(ada), who) for who in (None, "Mia", None)]
        await leo.do(Rename("Somebody"))
        assert len({watcher.texts[-1] for watcher in watchers}) == 1
        assert leo.update.view["hand"] != ada.update.view["hand"]
        assert watchers[0].update.view["hand"] == []


# Presence


def connected(ear: Ear) -> list[bool]:
    return [chair.connected for chair in ear.update.table.chairs]


@awaits_no_time
async def test_a_person_with_two_tabs_is_there_until_both_are_closed() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        second = await enter(hub, code_of(ada), "Leo")
        await ada.act("score")
        assert leo.update.version == second.update.version == ada.update.version
        leo.leave()
        await soon()
        assert connected(ada) == [True, True]
        second.leave()
        await soon()
        assert connected(ada) == [True, False]
        await enter(hub, code_of(ada), "Leo")
        assert connected(ada) == [True, True]


@awaits_no_time
async def test_who_does_not_come_back_after_a_restart_is_gone_a_little_later() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = code_of((await playing(hub, "Ada", "Leo"))[0])
    async with hub_on(driver) as hub:
        ada = await enter(hub, code, "Ada")
        assert connected(ada) == [True, True]
        await asyncio.sleep(6)
        assert connected(ada) == [True, False]


@awaits_no_time
async def test_a_restart_does_not_use_up_the_time_that_an_empty_table_waits() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = code_of((await playing(hub, "Ada", "Leo"))[0])
    await asyncio.sleep(3600)
    async with hub_on(driver) as hub:
        await asyncio.sleep(60)
        ada = await enter(hub, code, "Ada")
        assert ada.update.table.stage is Stage.PLAYING


# Time


@awaits_no_time
async def test_a_silent_seat_is_played_when_its_time_is_up() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo", turn_seconds=30)
        version = ada.update.version
        await asyncio.sleep(29)
        assert leo.update.version == version
        await asyncio.sleep(1.1)
        assert leo.update.version == version + 1
        assert leo.update.view["to_act"] == [1]


@awaits_no_time
async def test_a_deadline_that_came_while_the_server_was_down_counts_after_people_could_come_back() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, _ = await playing(hub, "Ada", "Leo", turn_seconds=30)
        code = code_of(ada)
    await asyncio.sleep(100)
    async with hub_on(driver) as hub:
        ada = await enter(hub, code, "Ada")
        assert ada.update.view["to_act"] == [0]
        await asyncio.sleep(4)
        await ada.act("score")
        await asyncio.sleep(31)
        assert ada.update.view["to_act"] == [0]  # Leo's turn ran out


@awaits_no_time
async def test_bots_answer_after_a_short_pause() -> None:
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis"))
        ada = await sit(hub, code, "Ada")
        await ada.do(AddBot("random"))
        await ada.do(Start())
        moved = await ada.act("score")
        pause = BOT_SECONDS * pace(moved.version)
        await asyncio.sleep(pause - 0.1)
        assert ada.update.version == moved.version
        await asyncio.sleep(0.2)
        assert ada.update.version == moved.version + 1


@awaits_no_time
async def test_bots_finish_an_abandoned_game_and_its_record_is_kept() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo = await playing(hub, "Ada", "Leo", game="kittens", open=True)
        ada.leave()
        leo.leave()
        await asyncio.sleep(200)
        assert len(await hub.storage.records(10)) == 1
        assert await hub.look(code_of(ada)) is not None
        await asyncio.sleep(1900)
        assert await hub.look(code_of(ada)) is None


@awaits_no_time
async def test_the_same_happens_when_the_server_was_down_meanwhile() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        await playing(hub, "Ada", "Leo", game="kittens", open=True)
    async with hub_on(driver) as hub:
        await asyncio.sleep(250)
        assert len(await hub.storage.records(10)) == 1


@awaits_no_time
async def test_people_who_are_there_and_do_nothing_for_hours_are_told_that_the_table_is_closed() -> None:
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis", open=True))
        ada = await sit(hub, code, "Ada")
        await asyncio.sleep(6 * 3600 - 10)
        assert await hub.storage.listings(10)
        assert not ada.is_hung_up
        await asyncio.sleep(20)
        assert ada.goodbye
        assert ada.goodbye.code == "closed"
        assert ada.goodbye.again_in_seconds is None
        assert ada.is_hung_up
        assert await hub.storage.listings(10) == []
        assert await hub.look(code) is None


@awaits_no_time
async def test_a_table_that_nobody_is_connected_to_is_not_kept_at_hand() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo", turn_seconds=None)
        room = ada.room
        ada.leave()
        leo.leave()
        await asyncio.sleep(29)
        assert await hub.room(code_of(ada)) is room
        await asyncio.sleep(2)
        again = await enter(hub, code_of(ada), "Ada")
        assert again.room is not room
        assert again.update.version == ada.update.version + 2 + 1  # both went, and one is back


# What is listed


@awaits_no_time
async def test_only_open_tables_with_somebody_there_are_listed() -> None:
    async with hub_on(await memory()) as hub:
        hidden = await hub.open(Settings("mantis"))
        await sit(hub, hidden, "Ada")
        listed = await hub.open(Settings("mantis", open=True))
        assert await hub.storage.listings(10) == []
        ada = await sit(hub, listed, "Ada")
        (listing,) = await hub.storage.listings(10)
        assert listed in listing
        ada.leave()
        await soon()
        assert await hub.storage.listings(10) == []


# Too much


@awaits_no_time
async def test_a_log_without_end_is_not_kept(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(answering, "LONGEST_LOG", 20)
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        while ada.update.version < 20:
            await ada.do(Rename("Somebody"))
        answer = await ada.ask(Rename("Somebody"))
        assert isinstance(answer, Refused)
        assert answer.code == "worn-out"
        await ada.act("score")  # a game may come to its end
        await leo.act("score")
        while not ada.is_hung_up:
            leo.leave()
            await soon()
            leo = await enter(hub, code_of(ada), "Leo")
            await soon()
        assert ada.goodbye
        assert ada.goodbye.code == "closed"
        assert 40 <= ada.update.version < 45
        assert "its log is too long" in caplog.text
        assert await hub.room(code_of(ada)) is None


@awaits_no_time
async def test_a_table_has_room_for_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "MOST_CONNECTIONS", 3)
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        watcher = await enter(hub, code_of(ada), None)
        with pytest.raises(Crowded):
            await enter(hub, code_of(ada), None)
        watcher.leave()
        await enter(hub, code_of(ada), None)
        assert leo.update.version == ada.update.version


# Faults


def handlers() -> dict[Any, Any]:
    return table_module.HANDLERS


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
    monkeypatch.setitem(BOTS["mantis"], "random", bot)
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis"))
        ada = await sit(hub, code, "Ada")
        await ada.do(AddBot("random"))
        await ada.do(Start())
        await ada.act("score")
        await asyncio.sleep(2)
        assert ada.update.view["to_act"] == [0]
        assert "the bot random could not choose" in caplog.text


@awaits_no_time
async def test_a_command_that_fails_is_refused_and_leaves_no_trace(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        version = ada.update.version
        handle = Table.handle

        def fail_half_way(table: Table, who: str | None, command: Any, now: float) -> None:
            handle(table, who, command, now)
            if isinstance(command, Rename) and command.name == "Evil":
                raise ZeroDivisionError

        monkeypatch.setattr(Table, "handle", fail_half_way)
        answer = await ada.ask(Rename("Evil"))
        assert isinstance(answer, Refused)
        assert answer.code == "fault"
        assert ada.update.version == version
        await leo.do(Rename("Somebody"))
        assert ada.update.version == version + 1
        assert not ada.is_hung_up
        assert "a command failed" in caplog.text


@awaits_no_time
async def test_what_cannot_be_shown_to_everybody_is_not_done_and_no_mistake_of_whoever_asked(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        update = Table.update

        def fail_for_leo(table: Table, who: str | None, *rest: Any) -> Any:
            if who == "Leo" and table.people["Ada"].name == "Evil":
                raise RefusedByRules("there is no seat 2")
            return update(table, who, *rest)

        monkeypatch.setattr(Table, "update", fail_for_leo)
        answer = await ada.ask(Rename("Evil"), id="evil")
        assert isinstance(answer, Refused)
        assert answer.code == "fault"
        assert "cannot be shown" in caplog.text
        await leo.do(Rename("Leonardo"))
        entries = await hub.storage.entries(code_of(ada))
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
async def test_a_log_that_does_not_replay_puts_its_table_aside_and_no_other(
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
            with pytest.raises(Aside):
                await hub.room(broken)
        assert await hub.room(sound) is not None
        await asyncio.sleep(10)  # housekeeping does not stumble over it
        assert await hub.storage.open_tables() == [sound]
        assert len(await driver.fetch("SELECT entry FROM entries WHERE code = $1", broken)) == before
        assert caplog.text.count(f"table {broken} is put aside: its log") == 1


@awaits_no_time
async def test_a_log_that_is_not_read_whole_is_read_again_before_its_table_is_put_aside() -> None:
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
        with pytest.raises(Aside, match="of its 6 entries the database has 5"):
            await hub.room(code)


@awaits_no_time
async def test_a_table_that_was_closed_long_ago_is_no_table_and_no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = code_of((await playing(hub, "Ada", "Leo"))[0])
    async with hub_on(driver) as hub:
        await hub.storage.close_table(code, 5.0)
        assert await clean(hub.storage, before=6.0)
        for _ in range(5):
            assert await hub.room(code) is None
        assert caplog.text == ""


@awaits_no_time
async def test_a_table_that_another_process_put_aside_is_not_played_on() -> None:
    driver = await memory(is_shared=True)
    async with hub_on(driver) as hub, hub_on(driver) as other:
        ada, leo = await playing(hub, "Ada", "Leo")
        with pytest.raises(Aside):
            await other.put_aside(code_of(ada), "as the test wishes")
        version = ada.update.version
        assert ada.room
        assert not await ada.room.ask("score", Act("score", version), ada)
        for ear in (ada, leo):
            assert ear.goodbye
            assert ear.goodbye.code == "trouble"
        with pytest.raises(Aside, match="as the test wishes"):
            await hub.enter(code_of(ada), Ear("Ada"))
        assert len(await hub.storage.entries(code_of(ada))) == version


@awaits_no_time
async def test_when_the_database_fails_people_are_told_to_come_back_and_nothing_is_half_done(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        version = ada.update.version
        assert ada.room
        driver.fails = True
        assert not await ada.room.ask("score", Act("score", version), ada)
        assert ada.answers("score") == []
        for ear in (ada, leo):
            assert ear.goodbye
            assert ear.goodbye.code == "trouble"
            assert ear.goodbye.again_in_seconds
            assert ear.is_hung_up
        await asyncio.sleep(10)
        driver.fails = False
        ada = await enter(hub, code_of(ada), "Ada")
        assert ada.versions == [version]
        assert (await ada.do(Act("score", version), id="score")).version == version + 1
        assert "the database did not take the entries" in caplog.text


@awaits_no_time
async def test_a_table_that_fails_again_and_again_is_put_aside(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(handlers(), Tick, fail)
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo", turn_seconds=30)
        await asyncio.sleep(100)
        assert ada.goodbye
        assert ada.goodbye.code == "trouble"
        with pytest.raises(Aside, match="put down again and again: ZeroDivisionError"):
            await hub.room(code_of(ada))
        assert "it had to be put down again and again" in caplog.text


@awaits_no_time
async def test_a_table_that_fails_now_and_then_is_not_put_aside() -> None:
    async with hub_on(await memory()) as hub:
        ada = await sit(hub, await hub.open(Settings("mantis")), "Ada")
        code = code_of(ada)
        for _ in range(2 * MOST_TROUBLE):
            hub.has_trouble(code, "as the test wishes")
            await asyncio.sleep(TROUBLE_SECONDS / 2)
        hub._rooms[code].stop()
        await asyncio.sleep(1)
        assert await hub.room(code)
        for _ in range(MOST_TROUBLE):
            hub.has_trouble(code, "as the test wishes")
        hub._rooms[code].stop()
        await asyncio.sleep(1)
        with pytest.raises(Aside):
            await hub.room(code)


@awaits_no_time
async def test_a_clock_that_stands_still_does_not_keep_the_server_busy_for_ever(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(handlers(), Tick, lambda *_: None)
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo", turn_seconds=30)
        await asyncio.sleep(31)
        assert ada.goodbye
        assert ada.goodbye.code == "trouble"
        assert "stands still" in caplog.text


# Leaving


@awaits_no_time
async def test_a_server_that_stops_finishes_what_was_asked_and_tells_everybody() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        driver.appends.clear()
        asking = asyncio.create_task(ada.act("score"))
        await soon()
        stopping = asyncio.create_task(hub.stop())
        await soon()
        assert not stopping.done()
        driver.appends.set()
        answer = await asking
        await stopping
        for ear in (ada, leo):
            assert ear.update.version == answer.version
            assert ear.goodbye
            assert ear.goodbye.code == "restart"
            assert ear.goodbye.again_in_seconds
        assert await hub.enter(code_of(ada), Ear("Ada")) is None


@awaits_no_time
async def test_a_person_who_leaves_for_good_gets_the_answer_again_too() -> None:
    async with hub_on(await memory()) as hub:
        _, leo = await playing(hub, "Ada", "Leo")
        first = await leo.do(Leave(), id="bye")
        assert await leo.do(Leave(), id="bye") == first
        assert leo.update.seat is None


# Luck


@awaits_no_time
async def test_the_promise_is_shown_before_the_first_card_and_the_seed_after_the_last() -> None:
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis"))
        ada, leo = await sit(hub, code, "Ada"), await sit(hub, code, "Leo")
        promised = ada.update.table.next_commitment
        assert promised
        await ada.do(AddEntropy("myluck"))
        await ada.do(Start())
        assert ada.update.table.commitment == promised
        while ada.update.table.stage is Stage.PLAYING:
            assert ada.update.table.seed is None
            for ear in (ada, leo):
                if ear.update.view["to_act"] == [ear.update.seat]:
                    await ear.act("score")
        assert ada.update.table.seed
        assert ada.update.table.next_commitment not in (None, promised)


def test_nothing_of_a_log_is_said_in_the_log_of_the_server(caplog: pytest.LogCaptureFixture) -> None:
    @awaits_no_time
    async def play() -> None:
        async with hub_on(await memory()) as hub:
            ada, leo = await playing(hub, "Ada", "Leo")
            await ada.act("score")
            await leo.act("score")

    with caplog.at_level(logging.DEBUG):
        play()
    assert "is opened for mantis" in caplog.text
    assert "Ada" not in caplog.text


@awaits_no_time
async def test_a_turn_at_a_table_with_many_listeners_does_little_so_that_others_have_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = await memory()
    sizes: list[int] = []
    append = driver.append

    async def note(batches: Sequence[Batch]) -> set[str]:
        sizes.extend(len(batch.entries) for batch in batches)
        return await append(batches)

    monkeypatch.setattr(driver, "append", note)
    async with hub_on(driver) as hub:
        ada = await sit(hub, await hub.open(Settings("mantis")), "Ada")
        for number in range(99):
            await enter(hub, code_of(ada), f"watcher {number}")
        sizes.clear()
        await asyncio.gather(*(ada.do(Rename(f"Ada {number}"), f"{number}") for number in range(30)))
        assert sum(sizes) == 30
        assert max(sizes) * 100 == room_module.MOST_UPDATES
