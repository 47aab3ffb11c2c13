"""Random evenings: every answer agrees with the log, and only one person sees each hand."""

import asyncio
from collections import defaultdict
from random import Random
from typing import Any

import msgspec
import pytest

from mazzo.protocol.messages import Done, News, Refused
from mazzo.server.store import tables as kept_tables
from mazzo.server.store.entries import Entry, FormerEntry
from mazzo.server.tables import logged_table
from mazzo.server.tables import room as room_module
from mazzo.server.tables.hub import Hub
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.commands import (
    Act,
    AddBot,
    Agree,
    Change,
    Command,
    Join,
    Leave,
    Ready,
    Remove,
    Sit,
    Stand,
    Start,
    TakeSeat,
)
from mazzo.table.decide import decide, is_unchanged
from mazzo.table.people import owner
from mazzo.table.settings import Settings
from mazzo.table.talk import Speech
from mazzo.table.updates import Stage, Update
from tests.server.client import in_notation
from tests.server.in_process import LocalClient, Memory, enter, hub_on, memory
from tests.server.loop import awaits_no_time

PEOPLE = ("Ada", "Leo", "Mia", "Tom", "Leo+1")
SETTINGS = (
    Settings("mantis", options={"target": 3, "target_for_two": 3}, turn_seconds=5),
    Settings("kittens", turn_seconds=5, reaction_seconds=1),
)


class Evening:
    """People who come, play, leave and return, on a server that restarts in between."""

    def __init__(self, driver: Memory, seed: int) -> None:
        self.driver = driver
        self.random = Random(seed)
        self.code = ""
        self.clients: dict[str, LocalClient] = {}
        self.done: dict[tuple[str, str], int] = {}  # by the person and the id, the version that the server answered
        self.refused: set[tuple[str, str]] = set()
        self.hands: dict[tuple[int, str], set[int]] = defaultdict(set)
        self.ids = 0

    async def go_through(self, hub: Hub, steps: int) -> None:
        self.clients = {}
        self.code = self.code or await hub.open(self.random.choice(SETTINGS))
        for _ in range(steps):
            who = self.random.choice(PEOPLE)
            if who not in self.clients:
                await self.come(hub, who)
            elif self.random.random() < 0.05:
                self.clients.pop(who).leave()
            elif self.random.random() < 0.1:
                await asyncio.sleep(self.random.choice([0.5, 3.0]))
            else:
                await self.ask(who)
            for who in [who for who, client in self.clients.items() if client.is_hung_up]:
                self.clients.pop(who).leave()
            self.look()

    async def come(self, hub: Hub, who: str) -> None:
        client = await enter(hub, self.code, who)
        if not client.is_hung_up:
            self.clients[who] = client

    async def ask(self, who: str) -> None:
        client, self.ids = self.clients[who], self.ids + 1
        command, id = self.command(client.update), f"id {self.ids}"
        assert client.room
        client.room.say(f"words {self.ids}", Speech(face="wow"), client)
        answer = await client.ask(command, id)
        if isinstance(answer, Done):
            if client.room._logged.done(who, id):
                self.done[who, id] = answer.version
            elif answer.version == client.room.state.version:  # without effect, so the log does not have it
                assert is_unchanged(client.room.state, decide(client.room.state, who, command, 0.0)[0])
            assert client.is_hung_up or client.update.version >= answer.version
        else:
            assert isinstance(answer, Refused)
            assert answer.code != "fault"
            self.refused.add((who, id))

    def command(self, update: Update) -> Command:
        """A random command, usually one that advances the evening."""
        some, seat = self.random.choice, self.random.randrange(6)
        if update.view and update.view["legal"] and self.random.random() < 0.8:
            return Act(in_notation(some(update.view["legal"])), update.version)
        number = self.random.randrange(1, 7)
        often: list[Command] = [Join("Ada"), Sit(), Ready(True), TakeSeat(seat), Start(), AddBot("easy")]
        seldom: list[Command] = [Leave(), Stand(), Change(some(SETTINGS)), Agree(number), Remove(number)]
        chosen: Command = some([*3 * often, *seldom])
        return chosen

    def look(self) -> None:
        """Check the updates that people received: they are for their own seat, with one hand per game."""
        for who, client in self.clients.items():
            for message in client.messages:
                if isinstance(message, News):
                    self.look_at(who, message.update)
            client.messages[:] = [message for message in client.messages if isinstance(message, News)][-1:]

    def look_at(self, who: str, update: Update) -> None:
        assert (update.view is None) == (update.table.stage is Stage.LOBBY)
        if update.view is not None:
            assert update.view["seat"] == update.seat
        if update.seat is not None and update.table.stage is Stage.PLAYING:
            hands = self.hands[update.table.games, owner(who)]
            hands.add(update.seat)
            assert len(hands) == 1, f"{who} saw the hands {hands}"

    async def check_log(self, hub: Hub) -> None:
        """Check that the log has all acknowledged commands at their versions, and no refused ones."""
        settings = await hub.storage.tables.settings(self.code)
        assert settings
        log = await hub.storage.tables.log(self.code, settings)
        kept: list[FormerEntry | Entry] = [*log.before, *log.entries]
        assert [entry.seq for entry in kept] == list(range(kept[0].seq, kept[-1].seq + 1))
        written = {(entry.who, entry.id): entry.seq for entry in kept if entry.id}
        assert written == {asked: seq for asked, seq in self.done.items() if seq >= kept[0].seq}
        assert not self.refused & written.keys()
        logged = LoggedTable.beginning(log)
        for entry in log.entries:
            logged.redo(entry)
        for who, client in self.clients.items():
            assert plain(logged.table.update(who, 0.0), client.update) == plain(client.update, client.update)


def plain(update: Update, last: Update) -> Any:
    """An update as plain data, without the parts that depend on the time."""
    built: Any = msgspec.to_builtins(update, str_keys=True)
    built |= {"events": last.events, "past": [], "happenings": [], "table": built["table"] | {"seconds_left": None}}
    return msgspec.json.decode(msgspec.json.encode(built))


async def spend(seed: int, steps: int) -> Evening:
    driver = await memory()
    evening = Evening(driver, seed)
    for _ in range(3):
        async with hub_on(driver) as hub:
            await evening.go_through(hub, steps)
            await evening.check_log(hub)
    return evening


@awaits_no_time
async def test_evenings_at_a_server_that_is_restarted() -> None:
    evenings = [await spend(seed, steps=100) for seed in range(5)]
    assert sum(max((game for game, _ in evening.hands), default=0) for evening in evenings) > 5
    assert all(evening.refused for evening in evenings)


def test_evenings_with_many_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logged_table, "LONG", 25)
    monkeypatch.setattr(kept_tables, "KEPT_ENTRIES", 40)

    @awaits_no_time
    async def spend_evenings() -> None:
        shortened = 0
        for seed in range(20, 24):
            evening = await spend(seed, steps=100)
            find = "SELECT COUNT(*), MIN(seq) FROM entries WHERE code = $1"
            ((count, first),) = await evening.driver.fetch(find, evening.code)
            assert count <= 25 + 40 + room_module.MOST_AT_ONCE
            shortened += first > 1
        assert shortened >= 2, "the others ended before they had a long log"

    spend_evenings()


@pytest.mark.slow
@awaits_no_time
async def test_many_evenings_at_a_server_that_is_restarted() -> None:
    for seed in range(1000, 1150):
        await spend(seed, steps=250)
