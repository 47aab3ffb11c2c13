"""A room commits each command once before it answers."""

import asyncio
import gc
import logging
from collections.abc import Sequence

import pytest

from mazzo.protocol.messages import Done, News, Refused
from mazzo.server.limits import TALK_AT_A_TABLE, TALK_OF_A_PERSON
from mazzo.server.store.database import Batch
from mazzo.server.store.storage import Storage
from mazzo.server.tables import room as room_module
from mazzo.server.tables.hub import Crowded
from mazzo.table.commands import (
    Act,
    AddBot,
    AddEntropy,
    Command,
    HandOn,
    Join,
    Leave,
    Lock,
    Ready,
    Rename,
    SetSpeed,
    Sit,
    Start,
)
from mazzo.table.settings import Settings, Speed
from mazzo.table.talk import Speech
from tests.server.in_process import LocalClient, code_of, enter, hub_on, memory, playing, put, sit, soon
from tests.server.loop import awaits_no_time

AT_ONCE = int(TALK_OF_A_PERSON[1])


@awaits_no_time
async def test_nothing_is_sent_before_it_is_committed() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        driver.appends.clear()
        sent = len(ada.texts), len(leo.texts)
        asking = asyncio.create_task(ada.act("score"))
        await soon()
        assert (len(ada.texts), len(leo.texts)) == sent
        driver.appends.set()
        answer = await asking
        assert leo.update.version == answer.version == len(await Storage(driver).tables.entries(code_of(ada)))


@awaits_no_time
async def test_a_new_connection_sees_nothing_before_the_commit() -> None:
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
        room = await hub.room(code_of(ada))
        assert room
        assert room.public_view().seats[0].name == "Ada"
        driver.appends.set()
        await asking
        assert (await coming).versions == [version + 1]


@awaits_no_time
@pytest.mark.parametrize("is_shared", [False, True])
async def test_a_command_without_effect_is_answered_and_neither_logged_nor_sent(is_shared: bool) -> None:
    driver = await memory(is_shared)
    async with hub_on(driver) as hub:
        ada = await sit(hub, await hub.open(Settings("mantis", turn_seconds=None)), "Ada")
        leo = await sit(hub, code_of(ada), "Leo")
        zoe = await enter(hub, code_of(ada), "Zoe")
        await zoe.do(Join("Zoe"))
        cases: list[tuple[LocalClient, list[Command]]] = [
            (zoe, [Join("Zoe"), Rename("Zoe")]),
            (leo, [Ready(True), AddEntropy("luck"), Join("Leo")]),
            (ada, [Lock(True), Lock(False), SetSpeed(Speed.FAST), HandOn(1)]),
        ]
        for client, settled in cases:
            for command in settled:
                await client.do(command)
                sent, version = [len(each.texts) for each in (ada, leo, zoe)], ada.update.version
                for _ in range(5):
                    assert (await client.do(command)).version == version
                rows = await Storage(driver).tables.entries(code_of(ada))
                assert len(rows) == version
                answered = [5 * (each is client) for each in (ada, leo, zoe)]
                assert [len(each.texts) for each in (ada, leo, zoe)] == [
                    x + y for x, y in zip(sent, answered, strict=True)
                ]


@awaits_no_time
async def test_a_command_without_effect_here_has_one_if_another_process_wrote_meanwhile() -> None:
    driver = await memory(is_shared=True)
    driver.is_deaf = True
    async with hub_on(driver) as hub, hub_on(driver) as other:
        ada = await sit(hub, await hub.open(Settings("mantis")), "Ada")
        elsewhere = await enter(other, code_of(ada), "Ada")
        await elsewhere.do(Rename("Eva"))
        assert ada.update.table.seats[0].name == "Ada", "this process does not know yet"
        await ada.do(Rename("Ada"))
        assert ada.update.table.seats[0].name == "Ada"
        assert ada.update.version == elsewhere.update.version + 1


@awaits_no_time
async def test_an_answer_and_its_update_come_in_one_write() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        before = len(ada.writes), len(leo.writes)
        await ada.do(Rename("Countess"))
        assert [type(message) for message in ada.messages[-2:]] == [News, Done]
        assert (ada.writes[before[0] :], leo.writes[before[1] :]) == ([2], [1])


@awaits_no_time
async def test_a_command_with_the_same_id_is_not_repeated() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        first = await ada.do(Rename("Countess"), id="hello")
        again = await ada.do(Rename("Countess"), id="hello")
        assert first == again
        assert ada.update.version == first.version
        other = await leo.do(Rename("Countess"), id="hello")  # ids are per person
        assert other.version == first.version + 1


@awaits_no_time
async def test_the_same_id_is_not_repeated_after_a_restart() -> None:
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
async def test_a_command_sent_twice_simultaneously_is_done_once_and_answered_twice() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        assert ada.room
        act = Act("score", ada.update.version)
        await asyncio.gather(put(ada.room, "score", act, ada), put(ada.room, "score", act, ada))
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
async def test_a_person_without_a_token_may_only_watch() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        stranger = await enter(hub, code_of(ada), None)
        for command in (Join("Mia"), Sit(), Start(), AddBot("random"), Act("score", ada.update.version)):
            answer = await stranger.ask(command)
            assert isinstance(answer, Refused)
            assert answer.code == "stranger"
        await ada.act("score")
        assert stranger.update.version == leo.update.version
        assert stranger.update.view["legal"] == []


@awaits_no_time
async def test_watchers_share_one_update_and_players_get_their_own() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo", game="kittens")
        watchers = [await enter(hub, code_of(ada), who) for who in (None, "Mia", None)]
        await leo.do(Rename("Countess"))
        assert len({watcher.texts[-1] for watcher in watchers}) == 1
        assert leo.update.view["hand"] != ada.update.view["hand"]
        assert watchers[0].update.view["hand"] == []


@awaits_no_time
async def test_the_connections_at_a_table_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.tables.subscribers.CONNECTIONS_AT_A_TABLE", 3)
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        watcher = await enter(hub, code_of(ada), None)
        with pytest.raises(Crowded):
            await enter(hub, code_of(ada), None)
        watcher.leave()
        await enter(hub, code_of(ada), None)
        assert leo.update.version == ada.update.version


@awaits_no_time
async def test_a_stopping_hub_finishes_pending_commands_and_closes_connections() -> None:
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
        for client in (ada, leo):
            assert client.update.version == answer.version
            assert client.close_message
            assert client.close_message.code == "restart"
            assert client.close_message.again_in_seconds
        assert await hub.enter(code_of(ada), LocalClient("Ada")) is None


@awaits_no_time
async def test_a_stop_during_a_load_does_not_use_the_closed_database(
    caplog: pytest.LogCaptureFixture,
) -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        code = await hub.open(Settings("mantis"))
    async with hub_on(driver) as hub:
        asking = asyncio.create_task(hub.room(code))
        await asyncio.sleep(0)  # the load has begun
    await driver.close()
    await soon()
    assert asking.cancelled()
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


@awaits_no_time
async def test_a_person_who_leaves_for_good_gets_the_answer_again_too() -> None:
    async with hub_on(await memory()) as hub:
        _, leo = await playing(hub, "Ada", "Leo")
        first = await leo.do(Leave(), id="bye")
        assert await leo.do(Leave(), id="bye") == first
        assert leo.update.seat is None


@awaits_no_time
async def test_a_table_with_many_watchers_takes_few_commands_per_turn(
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


# Rate limits of messages


def say(client: LocalClient, times: int) -> int:
    """The number of accepted messages."""
    assert client.room
    before = len([message for message in client.messages if isinstance(message, Refused)])
    for number in range(times):
        client.room.say(f"words {number}", Speech(face="wow"), client)
    return times - (len([message for message in client.messages if isinstance(message, Refused)]) - before)


@awaits_no_time
async def test_the_messages_of_one_person_are_limited() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "ada", "leo")
        assert AT_ONCE <= say(ada, AT_ONCE + 3) <= AT_ONCE + 1  # time adds a little
        assert say(leo, 1) == 1


@awaits_no_time
async def test_all_people_of_a_table_share_a_limit_of_messages() -> None:
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis"))
        people = [await sit(hub, code, who) for who in ("ada", "leo", "mia", "ben", "cleo")]
        assert TALK_AT_A_TABLE[1] <= sum(say(client, AT_ONCE) for client in people) < len(people) * AT_ONCE


@awaits_no_time
async def test_a_command_leaves_no_reference_cycles() -> None:
    async with hub_on(await memory()) as hub:
        clients = await playing(hub, "Ada", "Leo", options={"target_for_two": 99})
        gc.collect()
        gc.disable()
        try:
            for _ in range(50):
                await clients[clients[0].update.view["to_act"][0]].act("score")
                await clients[0].do(Rename("Countess"))
            assert gc.collect() < 50
        finally:
            gc.enable()
