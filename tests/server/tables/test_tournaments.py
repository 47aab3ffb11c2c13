"""A tournament on a server: tables are opened, people seated, games started and results recorded."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from random import Random

import pytest

from mazzo.core.record import read
from mazzo.core.replay import places
from mazzo.games import GAMES
from mazzo.server.store import tables as kept_tables
from mazzo.server.store.names import forget
from mazzo.server.store.storage import Storage
from mazzo.server.store.tournaments import SLICE, TournamentEntry
from mazzo.server.tables import logged_table, tournaments
from mazzo.server.tables.hub import Hub
from mazzo.server.tables.tournaments import (
    GATHER_SECONDS,
    NEWS_SECONDS,
    SEEN_SECONDS,
    TournamentRunner,
    TournamentService,
)
from mazzo.table.commands import Act, Close, Deal, Join, Leave, Remove, Shuffle, Sit, Stand, Start
from mazzo.table.names import SOMEBODY
from mazzo.table.reasons import RefusedByTable
from mazzo.table.settings import Settings
from mazzo.table.tournament import state as tournament_state
from mazzo.table.tournament.commands import Command, DrawRound, Enter, HandOver, Resign, TakeOver, Withdraw
from mazzo.table.tournament.evolve import PAUSE_SECONDS
from mazzo.table.tournament.plan import TournamentPlan
from mazzo.table.tournament.state import GONE_SECONDS, TournamentStage, TournamentState
from mazzo.table.tournament.view import view
from mazzo.table.updates import Stage, TableView
from tests.server.in_process import LocalClient, Memory, enter, hub_on, memory
from tests.server.loop import awaits_no_time

HOST = "the host"
SHORT = {"target": 2}


class Process:
    """A process that runs tournaments."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.service = TournamentService(hub.storage.tournaments, hub.now)
        self._runner = asyncio.create_task(TournamentRunner(hub, self.service).run())

    def stop_runner(self) -> None:
        self._runner.cancel()

    async def state(self, code: str) -> TournamentState:
        state = await self.service.state(code)
        assert state
        return state

    async def opened_tables(self, code: str) -> list[str]:
        """The codes of the round's tables, once all are open and seated."""
        while True:
            tables = (await self.state(code)).round.tables
            codes = [table.code for table in tables if table.code]
            rooms = [await self.hub.room(table) for table in codes]
            if len(codes) == len(tables) and all(room and room.state.seats for room in rooms):
                return codes
            await asyncio.sleep(0.5)

    async def until(self, code: str, stage: TournamentStage) -> TournamentState:
        for _ in range(2000):
            if (state := await self.state(code)).stage is stage:
                return state
            await asyncio.sleep(5.0)
        raise AssertionError(f"the tournament is still {(await self.state(code)).stage}")


@asynccontextmanager
async def process_on(driver: Memory, ahead: float = 0.0) -> AsyncIterator[Process]:
    """A running process, whose clock may be some seconds ahead."""
    async with hub_on(driver, ahead) as hub:
        process = Process(hub)
        yield process
        process.stop_runner()


@pytest.fixture
def short_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make tables write a snapshot after 20 entries, and keep 20 older ones."""
    monkeypatch.setattr(logged_table, "LONG", 20)
    monkeypatch.setattr(kept_tables, "KEPT_ENTRIES", 20)


async def club(process: Process, people: int, size: int = 3) -> str:
    settings = Settings("mantis", options=SHORT, turn_seconds=30)
    code = await process.service.open(TournamentPlan("Spring cup", settings, size), HOST)
    for number in range(1, people + 1):
        await process.service.do(code, f"p{number}", Enter(f"Person {number}"))
    return code


async def come(process: Process, table: str) -> list[LocalClient]:
    """Connect all people of a table."""
    room = await process.hub.room(table)
    assert room
    return [await enter(process.hub, table, str(holder.person)) for holder in room.state.seats]


async def play(clients: list[LocalClient], random: Random, moves: int = 10_000) -> None:
    for _ in range(moves):
        if clients[0].update.table.stage is Stage.OVER:
            return
        asked = [client for client in clients if client.update.view and client.update.view["legal"]]
        if clients[0].update.table.stage is Stage.PLAYING and asked:
            legal = random.choice(asked[0].update.view["legal"])
            await asked[0].ask(Act(" ".join(str(value) for value in legal.values()), asked[0].update.version))
        await asyncio.sleep(0.1)


@awaits_no_time
async def test_a_tournament_is_played_to_its_end() -> None:
    async with process_on(await memory()) as process:
        code = await club(process, 6)
        for number in (1, 2):
            await process.service.do(code, HOST, DrawRound(number))
            tables = await process.opened_tables(code)
            assert len(tables) == (2, 1)[number - 1]
            clients = [await come(process, table) for table in tables]
            began = asyncio.get_running_loop().time()
            await asyncio.gather(*(play(each, Random(number)) for each in clients))
            assert asyncio.get_running_loop().time() < began + GATHER_SECONDS, "no pause for absent people"
            state = await process.until(code, (TournamentStage.BETWEEN, TournamentStage.OVER)[number - 1])
            for table, playing in zip(state.rounds[-1].tables, clients, strict=True):
                record = await process.hub.storage.records.get(f"{table.code}-1")
                assert record
                found = places(GAMES["mantis"], read(record))
                assert sorted(found) == [found[table.people.index(who)] for who in table.order]
                assert not table.absent
                assert playing[0].update.table.last_game
        state = await process.state(code)
        (final,) = state.round.tables
        assert state.winner == final.order[0]


@awaits_no_time
async def test_people_who_never_come_are_played_by_bots_and_do_not_move_on() -> None:
    async with process_on(await memory()) as process:
        code = await club(process, 6)
        await process.service.do(code, HOST, DrawRound(1))
        first, second = await process.opened_tables(code)
        await enter(process.hub, first, (await process.state(code)).round.tables[0].people[0])
        await come(process, second)
        state = await process.until(code, TournamentStage.BETWEEN)
        lonely, full = state.round.tables
        assert lonely.absent == {*lonely.people[1:]}
        assert full.absent == set()
        drawn = await process.service.do(code, HOST, DrawRound(2))
        assert drawn
        assert {*drawn.round.people} == {lonely.people[0], *full.order[:2]}


@awaits_no_time
async def test_a_kill_at_any_time_loses_nothing() -> None:
    driver, random, code = await memory(), Random(3), ""
    for life in range(500):
        async with process_on(driver) as process:
            code = code or await club(process, 7)
            state = await process.state(code)
            if state.stage is TournamentStage.OVER:
                assert life > 3
                assert state.winner
                assert len(state.rounds) == 2
                assert await played(process) == {f"{table.code}-1" for each in state.rounds for table in each.tables}
                return
            if state.stage is not TournamentStage.PLAYING:
                await process.service.do(code, HOST, DrawRound(len(state.rounds) + 1))
            for table in await process.opened_tables(code):
                await come(process, table)
            await asyncio.sleep(random.uniform(0.0, 20.0))  # then the process ends
    raise AssertionError("the tournament never ends")


async def played(process: Process) -> set[str]:
    """The ids of all records."""
    return {row[0] for row in await process.hub.storage.records.all(0.0, 1e12, None, 100)}


@awaits_no_time
async def test_two_runners_run_one_tournament() -> None:
    driver = await memory(is_shared=True)
    async with process_on(driver) as process, process_on(driver) as other:
        code = await club(process, 6)
        await other.service.do(code, HOST, DrawRound(1))
        for table in await process.opened_tables(code):
            await come(other, table)
        await process.until(code, TournamentStage.BETWEEN)
        await process.service.do(code, HOST, DrawRound(2))
        state = await other.until(code, TournamentStage.OVER)
        assert await process.state(code) == state
        assert state.winner


@awaits_no_time
async def test_a_table_of_a_tournament_has_no_host() -> None:
    async with process_on(await memory()) as process:
        code = await club(process, 6)
        await process.service.do(code, HOST, DrawRound(1))
        table = (await process.opened_tables(code))[0]
        client = await enter(process.hub, table, (await process.state(code)).round.tables[0].people[0])
        assert not client.update.host
        stranger = await enter(process.hub, table, "a stranger")
        for command in (Sit(), Stand(), Start(), Shuffle(), Remove(2)):
            for person in (client, stranger):
                answer = await person.ask(command)
                assert getattr(answer, "code", "") in ("tournament", "not-here"), answer
        await client.do(Leave())  # before the game: the seat is kept
        room = await process.hub.room(table)
        assert room
        assert len(room.state.seats) == 3


@awaits_no_time
async def test_a_draw_decides_a_table_that_the_operator_closed() -> None:
    async with process_on(await memory()) as process:
        code = await club(process, 6)
        await process.service.do(code, HOST, DrawRound(1))
        first, second = await process.opened_tables(code)
        room = await process.hub.room(first)
        assert room
        await process.hub.storage.tables.close(first, process.hub.now())
        room.stop()
        await play(await come(process, second), Random(1))
        state = await process.until(code, TournamentStage.BETWEEN)
        assert state.round.tables[0].drawn == {*state.round.tables[0].people}
        assert len([who for table in state.round.tables for who in table.order]) == 6


@awaits_no_time
async def test_a_deleted_person_loses_their_name_in_the_tournament() -> None:
    driver = await memory()
    async with process_on(driver) as process:
        visitor = await process.hub.storage.people.welcome(process.hub.now(), "en")
        code = await club(process, 5)
        await process.service.do(code, visitor.who, Enter("Very Secret"))
        await process.service.do(code, HOST, DrawRound(1))
        tables = await process.opened_tables(code)
        assert await forget(process.hub.storage, visitor.who, process.hub.now())
        process.hub.forgetter.hurry()
        await asyncio.sleep(30.0)
        state = await process.state(code)
        assert state.people[visitor.who].name == SOMEBODY
        shown: list[TableView] = [room.public_view() for table in tables if (room := await process.hub.room(table))]
        assert "Very Secret" not in repr(shown)
        text = "\n".join(driver._database.iterdump())
        assert "Very Secret" not in text
    async with process_on(driver) as again:
        assert await again.state(code) == state


@awaits_no_time
async def test_a_tournament_with_many_followers_is_read_once_a_second() -> None:
    driver = await memory()
    async with process_on(driver) as process, process_on(driver) as other:
        code = await club(process, 3)
        process.stop_runner()
        version = (await process.state(code)).version
        reads = process.hub.storage.tournaments.entries
        looks: list[float] = []

        async def counted(code: str, after: int = 0) -> list[TournamentEntry] | None:
            looks.append(process.hub.now())
            return await reads(code, after)

        process.service._storage.entries = counted  # type: ignore[method-assign]
        waiting = [asyncio.create_task(process.service.news(code, version)) for _ in range(50)]
        await asyncio.sleep(4.5)
        assert len(looks) == 50 + 4, "one look by each, then one a second"
        began = process.hub.now()
        await process.service.do(code, "p4", Enter("Person 4"))
        news = await asyncio.gather(*waiting)
        assert {state and state.version for state in news} == {version + 1}
        assert process.hub.now() - began < 0.1, "immediately in the same process"
        waiting = [asyncio.create_task(process.service.news(code, version + 1)) for _ in range(3)]
        await asyncio.sleep(0.1)
        await other.service.do(code, "p5", Enter("Person 5"))
        news = await asyncio.gather(*waiting)
        assert {state and state.version for state in news} == {version + 2}
        assert process.hub.now() - began < 2.5, "of another process within a second"
        nothing = await process.service.news(code, version + 2)
        assert nothing
        assert nothing.version == version + 2
        assert process.hub.now() - began < NEWS_SECONDS + 3


@awaits_no_time
async def test_the_presence_of_the_host_is_noted_rarely() -> None:
    async with process_on(await memory()) as process:
        code = await club(process, 3)
        for _ in range(100):
            await asyncio.sleep(10.0)
            await process.service.see(await process.state(code), HOST)
            await process.service.see(await process.state(code), "p1")
        state = await process.state(code)
        assert state.host_at
        assert process.hub.now() - state.host_at < SEEN_SECONDS
        assert state.version == 3 + 2


@pytest.mark.usefixtures("short_logs")
@awaits_no_time
async def test_the_winner_is_known_after_the_log_of_the_final_lost_its_beginning() -> None:
    async with process_on(await memory()) as process:
        code = await club(process, 3)
        await process.service.do(code, HOST, DrawRound(1))
        (table,) = await process.opened_tables(code)
        players = await come(process, table)
        watchers = [await enter(process.hub, table, f"watcher {number}") for number in range(6)]
        for _ in range(10):
            for watcher in watchers:
                await watcher.do(Join("Watcher"))
                await watcher.do(Leave())
        await play(players, Random(1))
        state = await process.until(code, TournamentStage.OVER)
        (entry, *_) = await process.hub.storage.tables.entries(table)
        assert entry.seq > 100, "the beginning of the log is gone"
        assert state.round.tables[0].absent == set()
        record = await process.hub.storage.records.get(f"{table}-1")
        assert record
        assert state.winner == state.round.tables[0].people[places(GAMES["mantis"], read(record)).index(1)]


@pytest.mark.usefixtures("short_logs")
@awaits_no_time
async def test_arrivals_are_known_after_a_closed_table_with_a_snapshot() -> None:
    driver = await memory()
    async with process_on(driver) as process:
        code = await club(process, 3)
        await process.service.do(code, HOST, DrawRound(1))
        (table,) = await process.opened_tables(code)
        lonely = await enter(process.hub, table, (await process.state(code)).round.tables[0].people[1])
        process.stop_runner()
        await asyncio.sleep(GATHER_SECONDS)
        room = lonely.room
        assert room
        await room.put(lambda draft: draft.accept(None, Deal()))
        while room.state.stage is not Stage.OVER:
            await asyncio.sleep(1.0)
        await room.notify(Close())
    async with process_on(driver) as again:
        state = await again.until(code, TournamentStage.OVER)
        assert state.round.tables[0].absent == {who for who in state.round.people if who != lonely.who}
        assert state.winner == lonely.who


@awaits_no_time
async def test_a_command_without_effect_adds_no_entry_to_a_tournament() -> None:
    driver = await memory()
    async with process_on(driver) as process:
        code = await club(process, 3)
        await process.service.do(code, HOST, Withdraw(3))
        version = (await process.state(code)).version
        waiting = asyncio.create_task(process.service.news(code, version))
        await asyncio.sleep(0.1)
        for _ in range(20):
            await process.service.do(code, "p1", Enter("Person 1"))
            await process.service.do(code, HOST, Withdraw(3))
            await process.service.do(code, HOST, TakeOver())
        await asyncio.sleep(2.0)
        assert not waiting.done()
        assert (await process.state(code)).version == version
        rows = driver._database.execute("SELECT COUNT(*) FROM entries").fetchall()
        assert rows == [(version,)]
        await waiting


@awaits_no_time
async def test_a_long_log_of_a_tournament_is_read_in_slices() -> None:
    driver = await memory()
    async with process_on(driver) as process:
        code = await club(process, 3)
        for number in range(2 * SLICE):
            await process.service.do(code, "p1", Enter(f"Name {number}"))
        state = await process.state(code)
    async with process_on(driver) as again:
        assert await again.state(code) == state
        assert state.version == 3 + 2 * SLICE


@awaits_no_time
async def test_a_full_log_of_a_tournament_takes_only_commands_that_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "MOST_COMMANDS", 50)
    async with process_on(await memory()) as process:
        code = await club(process, 6)
        commands: cycle[tuple[str, Command]] = cycle(
            (("p1", Enter("One")), (HOST, HandOver(1)), ("p1", Enter("Other")), (HOST, TakeOver()))
        )
        while (await process.state(code)).version < 50:
            await process.service.do(code, *next(commands))
        late: list[tuple[str, Command]] = [
            ("p1", Enter("Third")),
            ("p9", Enter("Late")),
            (HOST, TakeOver()),
            ("p1", HandOver(2)),
        ]
        for who, command in late:
            with pytest.raises(RefusedByTable) as refused:
                await process.service.do(code, who, command)
            assert refused.value.code == "tournament-long"
        host = (await process.state(code)).host
        await process.service.do(code, "p5", Resign())
        await process.service.do(code, host, Withdraw(6))
        await process.service.do(code, host, DrawRound(1))
        await asyncio.gather(
            *[play(await come(process, table), Random(1)) for table in await process.opened_tables(code)]
        )
        assert (await process.until(code, TournamentStage.OVER)).winner


# Time


@pytest.mark.parametrize("back", [3600.0, 30 * 24 * 3600.0])
@awaits_no_time
async def test_a_tournament_continues_after_the_clock_was_set_back(back: float) -> None:
    driver = await memory()
    async with process_on(driver, ahead=back) as process:
        code = await club(process, 6)
        await process.service.do(code, HOST, DrawRound(1))
        await process.opened_tables(code)
    began = asyncio.get_running_loop().time()
    async with process_on(driver) as process:
        (_, *first), second = [await come(process, table) for table in await process.opened_tables(code)]
        first[0].leave()  # two of six people are not there
        await asyncio.gather(*(play(clients, Random(1)) for clients in (first[1:], second)))
        await process.until(code, TournamentStage.BETWEEN)
        assert view(await process.state(code), HOST, process.service.now(await process.state(code))).seconds_left == (
            pytest.approx(PAUSE_SECONDS, abs=10.0)
        )
    async with process_on(driver, ahead=-back) as process:  # the clock is set back once more
        state = await process.until(code, TournamentStage.OVER)
        assert state.winner
    assert asyncio.get_running_loop().time() < began + 2 * (GATHER_SECONDS + PAUSE_SECONDS)
    assert [entry.at for entry in await entries(driver, code)] == sorted(
        entry.at for entry in await entries(driver, code)
    )


async def entries(driver: Memory, code: str) -> list[TournamentEntry]:
    return await Storage(driver).tournaments.entries(code) or []


@awaits_no_time
async def test_others_take_over_from_an_absent_host_after_an_hour() -> None:
    driver = await memory()
    async with process_on(driver, ahead=24 * 3600.0) as process:
        code = await club(process, 3)
        await process.service.see(await process.state(code), HOST)
    async with process_on(driver) as process:
        process.stop_runner()
        await process.state(code)
        await asyncio.sleep(GONE_SECONDS + 1.0)
        state = await process.service.do(code, "p1", TakeOver())
        assert state
        assert state.host == "p1"


@pytest.mark.parametrize("people", [0, 2, 3])
@awaits_no_time
async def test_a_tournament_that_too_few_enter_ends(people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament_state, "FEW_SECONDS", 300.0)
    driver = await memory()
    async with process_on(driver) as process:
        code = await club(process, people)
        other = await club(process, 1)
        await asyncio.sleep(200.0)
        await process.service.see(await process.state(other), HOST)
        await asyncio.sleep(50.0)
    async with process_on(driver) as process:
        await asyncio.sleep(100.0)
        is_over = (await process.state(code)).stage is TournamentStage.OVER
        assert is_over is (people < 3)
        assert (await process.state(other)).stage is TournamentStage.ENTERING, "the host was there"
        await asyncio.sleep(200.0)
        assert (await process.state(other)).stage is TournamentStage.OVER
        assert await process.hub.storage.tournaments.count() == 1 - is_over


@awaits_no_time
async def test_a_deleted_tournament_is_gone_in_every_process() -> None:
    driver = await memory(is_shared=True)
    async with process_on(driver) as process, process_on(driver) as other:
        code = await club(process, 3)
        version = (await other.state(code)).version
        waiting = asyncio.create_task(other.service.news(code, version))
        await asyncio.sleep(0.1)
        assert await process.hub.storage.tournaments.delete(code)
        assert not await process.hub.storage.tournaments.delete(code)
        assert await waiting is None
        for each in (process, other):
            assert await each.service.state(code) is None
            assert await each.service.do(code, "p9", Enter("Late")) is None
        for kind in ("tournaments", "entries", "log_people"):
            assert driver._database.execute(f"SELECT COUNT(*) FROM {kind}").fetchall() == [(0,)]
