"""The operator's queries and changes in the database."""

from msgspec.structs import replace

from mazzo.server.store.entries import Addition
from mazzo.table.commands import Join, Tick
from tests.server.loop import awaits
from tests.server.store.identities import add_person, add_token
from tests.server.store.test_storage import SETTINGS, entries, finished, opened


@awaits
async def test_open_and_quarantined_tables(database: str) -> None:
    async with opened(database) as storage:
        tables = storage.tables
        for number, code in enumerate(("old", "new", "quarantined", "closed")):
            assert await tables.open(code, SETTINGS, float(number))
        await tables.append([Addition("old", entries(1, Join("Ada"), Tick()))])
        await tables.quarantine("quarantined", "it is broken", 7.0)
        await tables.close("closed", 9.0)
        assert [(row[0], row[2], row[3]) for row in await tables.rows(quarantined=False, limit=9)] == [
            ("old", 1001.25, 2),
            ("new", 1.0, 0),
        ]
        assert [row[0] for row in await tables.rows(quarantined=False, limit=1)] == ["old"]
        (quarantined,) = await tables.rows(quarantined=True, limit=9)
        assert [*quarantined] == ["quarantined", 2.0, 2.0, 0, None, None, 7.0, "it is broken"]
        assert (await tables.count(), await tables.count(quarantined=True)) == (2, 1)
        assert (await tables.row("closed") or ())[5] == 9.0
        assert await tables.row("never") is None
        await tables.reopen("quarantined", 8.0)
        assert (await tables.count(), await tables.count(quarantined=True)) == (3, 0)
        assert await tables.overdue(8.0, 9) == ["new", "quarantined"]
        spans = [tuple(row) for row in await tables.spans(9.5, 20.0)]
        assert sorted(spans) == [(0.0, None), (1.0, None), (2.0, None)]
        assert (3.0, 9.0) in [tuple(row) for row in await tables.spans(8.5, 20.0)]


@awaits
async def test_the_log_of_a_table_as_it_was_written(database: str) -> None:
    async with opened(database) as storage:
        await storage.tables.open("code", SETTINGS, 1.0)
        await storage.tables.append([Addition("code", entries(1, Join("Ada"), Tick(), Tick()))])
        await storage.tables.close("code", 2.0)
        lines = await storage.tables.lines("code", after=1, limit=1)
        assert [(seq, '"tick"' in text) for seq, text in lines] == [(2, True)]
        log = await storage.tables.log("code")  # also that of a closed table
        assert (log.settings, len(log.entries)) == (SETTINGS, 3)


@awaits
async def test_records_of_a_period_and_their_players(database: str) -> None:
    async with opened(database) as storage:
        await storage.tables.open("code", SETTINGS, 1.0)
        await add_person(storage, "ada", "Ada", "token", 5.0)
        games = [replace(finished(f"code-{at}", float(at), listed=at != 2), people=("ada", None)) for at in range(1, 5)]
        await storage.tables.append([Addition("code", entries(1, Tick()), finished=games)])
        rows = await storage.records.all(1.0, 4.0, None, 9)
        assert [(row[0], bool(row[2])) for row in rows] == [("code-1", True), ("code-2", False), ("code-3", True)]
        assert [row[0] for row in await storage.records.all(1.0, 4.0, "code-1", 1)] == ["code-2"]
        assert len(await storage.records.summaries(2.0, 5.0)) == 3
        assert await storage.records.count_players(2.0, 5.0) == 1
        assert await storage.records.count_players(5.0, 6.0) == 0
        assert [tuple(row) for row in await storage.records.players("code-1")] == [(0, "ada", 5.0, 5.0)]


@awaits
async def test_people_are_found_by_letters_of_their_name(database: str) -> None:
    async with opened(database) as storage:
        for number, name in enumerate(("Ada", "Adele", "100%", "a_b")):
            await add_person(storage, f"who {number}", name, f"token {number}", float(number))
        await add_token(storage, "another", "who 0", 50.0)
        people = storage.people
        assert [row[1] for row in await people.find("AD", 9)] == ["Adele", "Ada"]
        assert [tuple(row) for row in await people.find("ada", 9)] == [("who 0", "Ada", 0.0, 50.0)]
        assert [row[1] for row in await people.find("%", 9)] == ["100%"]
        assert [row[1] for row in await people.find("_", 9)] == ["a_b"]
        assert len(await people.find("", 3)) == 3
        assert await people.names(["who 1", "nobody"]) == {"who 1": "Adele"}
        assert await people.count_newcomers(1.0, 3.0) == 2
        assert await people.count_last_seen(1.0, 60.0) == 4


@awaits
async def test_bans_announcements_and_roll_calls(database: str) -> None:
    async with opened(database) as storage:
        people = storage.people
        await people.ban(["ada", "203.0.113.7"], now=1.0, until=50.0)
        await people.ban(["leo"], now=1.0, until=20.0)
        await people.ban(["leo"], now=1.0, until=30.0)
        assert next(iter((await people.bans(2.0)).items())) == ("leo", 30.0)
        assert await people.bans(40.0) == {"ada": 50.0, "203.0.113.7": 50.0}
        assert await people.unban("ada")
        assert not await people.unban("ada")
        await people.announce("first", 1.0, keep_seconds=10.0)
        await people.announce("second", 5.0, keep_seconds=10.0)
        assert list((await people.announcements()).values()) == ["first", "second"]
        await people.announce("third", 12.0, keep_seconds=10.0)
        assert list((await people.announcements()).values()) == ["second", "third"]
        await people.call("call", 1.0)
        assert await people.calls() == {"call": 1.0}
        for present in ("[1]", "[2]"):
            await people.answer_call("call", "process", present)
        await people.answer_call("never", "process", "[3]")
        assert await people.answers_to("call") == ["[1]"]
        await people.end_call("call")
        assert (await people.calls(), await people.answers_to("call")) == ({}, [])
