"""`mazzo admin`, on a running server with its token, and on the database."""

import asyncio
import json
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import mazzo as mazzo_package
from mazzo.core.record import read
from mazzo.protocol.messages import CLOSE_REASONS
from mazzo.table.commands import AddBot, Rename, Start
from mazzo.table.names import SOMEBODY
from mazzo.table.updates import Stage
from tests.server.admin.operated import TIMES, TOKEN, Operated, close_code_of, id_of, mazzo
from tests.server.client import Guest, TableSession
from tests.server.loop import awaits
from tests.server.site import SHORT_TIMES, Site
from tests.server.tables.test_games import play_to_the_end, seated


async def announcements_to(visit: TableSession) -> list[str]:
    await visit.until(lambda: visit.announcements)
    return visit.announcements


@awaits
async def test_tables_are_listed_watched_and_closed(operated: Operated) -> None:
    async with seated(operated.site, 2, game="kittens") as (ada, leo):
        await ada.do(Start())
        (row,) = await operated.value("tables")
        assert (row["code"], row["version"]) == (ada.code, ada.update.version)
        assert row["summary"] == {"game": "kittens", "edition": "it", "stage": "playing", "seated": 2, "connected": 2}
        report = await operated.value("table", ada.code)
        assert [(person["name"], person["seat"]) for person in report["people"]] == [("Ada", 0), ("Leo", 1)]
        assert report["view"]["seat"] is None  # the public view
        assert report["last"][-1]["command"] == "start"
        assert "seed" in [each["command"] for each in report["last"]]
        assert all(set(each) == {"seq", "at", "who", "command"} for each in report["last"])
        printed = await operated.admin("tables")
        assert f"{ada.code}  kittens it  playing  2 here, 2 seated" in printed.out
        printed = await operated.admin("table", ada.code)
        assert f"table {ada.code}, open" in printed.out
        assert "seat 1, here: Leo" in printed.out
        assert (await operated.admin("close", ada.code)).out == f"table {ada.code} is closed\n"
        assert [await close_code_of(visit) for visit in (ada, leo)] == ["closed", "closed"]
        assert (await ada.guest.http.get(f"/api/tables/{ada.code}")).status_code == 404
        again = await operated.admin("close", ada.code)
        assert (again.code, again.err) == (2, f"mazzo: table {ada.code} is closed already\n")
        assert await operated.value("tables") == []


@awaits
async def test_a_new_chain_for_the_deal_of_the_day_begins_tomorrow(operated: Operated) -> None:
    async with Guest(operated.site.url) as guest:
        before = (await guest.http.get("/api/day")).json()
        answer = (await operated.admin("new-chain")).out
        tomorrow = datetime.now(UTC).date() + timedelta(days=1)
        assert answer.startswith(f"a new chain begins on {tomorrow}; its anchor is ")
        assert (await guest.http.get("/api/day")).json()["deals"] == before["deals"]


@awaits
async def test_tournaments_are_listed_closed_and_deleted(new_operated: Operated) -> None:
    operated = new_operated
    plan = {"title": "Spring cup", "size": 3, "settings": {"game": "mantis", "turn_seconds": 60}}
    async with Guest(operated.site.url) as guest:

        async def opened() -> str:
            code: str = (await guest.http.post("/api/tournaments", json=plan)).json()["code"]
            return code

        async def seen(code: str) -> tuple[int, str | None]:
            answer = await guest.http.get(f"/api/tournaments/{code}")
            return answer.status_code, answer.json().get("stage")

        first, second, third = await opened(), await opened(), await opened()
        await guest.http.post(f"/api/tournaments/{first}", json={"command": "enter", "name": "Ada"})
        rows = await operated.value("tournaments")
        assert [row["code"] for row in rows] == [first, third, second]
        assert (rows[0]["title"], rows[0]["game"], rows[0]["entered"], rows[0]["version"]) == (
            ("Spring cup", "mantis", 1, 1)
        )
        assert f"{first}  mantis  1 entered" in (await operated.admin("tournaments")).out
        assert (await operated.admin("close-tournament", first)).out == f"tournament {first} is closed\n"
        assert await seen(first) == (200, "over")
        assert [row["code"] for row in await operated.value("tournaments", "--over")] == [first]
        again = await operated.admin("close-tournament", first)
        assert (again.code, again.err) == (2, "mazzo: this tournament is over\n")
        for code in (first, second):
            assert await seen(code) != (404, None)
            assert (await operated.admin("delete-tournament", code)).out == f"tournament {code} is deleted\n"
            assert await seen(code) == (404, None)
        for order in ("close-tournament", "delete-tournament"):
            unknown = await operated.admin(order, "222222222222")
            assert (unknown.code, "there is no tournament" in unknown.err) == (2, True)
    await asyncio.to_thread(operated.site.stop)
    database = "--db", operated.database
    (row,) = (await mazzo("admin", "tournaments", *database, "--json")).value
    assert row["code"] == third
    assert (await mazzo("admin", "close-tournament", third, *database)).out == f"tournament {third} is closed\n"
    assert (await mazzo("admin", "delete-tournament", third, *database)).code == 0
    assert (await mazzo("admin", "tournaments", "--over", *database, "--json")).value == []


@awaits
async def test_the_status_of_a_server(operated: Operated) -> None:
    async with seated(operated.site, 2, game="mantis"):
        status = await operated.value("status")
        assert status.pop("started_at") <= time.time()
        assert status == {
            "version": mazzo_package.__version__,
            "open_tables": 1,
            "quarantined": 0,
            "database": "SQLite",
        }
        lines = [line.split(None, 1) for line in (await operated.admin("status")).out.splitlines()[1:]]
        assert [line[0] for line in lines] == ["version", "started", "database", "open", "quarantined"]


@awaits
async def test_a_table_is_followed_until_it_is_closed(operated: Operated) -> None:
    async with seated(operated.site, 2, game="mantis") as (ada, _):
        following = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", SHORT_TIMES, *operated.arguments("table", ada.code, "--follow", "--json")),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "TIMES": json.dumps(TIMES)},
        )
        assert following.stdout
        assert json.loads(await following.stdout.readline())["table"]["stage"] == "lobby"
        await ada.do(Start())
        assert json.loads(await following.stdout.readline())["table"]["stage"] == "playing"
        await operated.admin("close", ada.code)
        assert json.loads(await following.stdout.readline())["table"]["stage"] == "closed"
        assert await following.wait() == 0


@awaits
async def test_the_log_is_printed_as_it_is_written(operated: Operated) -> None:
    async with seated(operated.site, 2, game="mantis") as (ada, _):
        await ada.do(Start())
        lines = [json.loads(line) for line in (await operated.admin("log", ada.code)).out.splitlines()]
        assert [json.loads(line["entry"])["seq"] for line in lines] == list(range(1, ada.update.version + 1))
        with closing(sqlite3.connect(f"file:{operated.database}?mode=ro", uri=True)) as database:
            query = "SELECT seq, entry FROM entries WHERE code = ? ORDER BY seq"
            written = database.execute(query, [ada.code]).fetchall()
        assert [(line["seq"], line["entry"]) for line in lines] == written[: len(lines)]


@awaits
async def test_an_announcement_reaches_all_connected_people(operated: Operated) -> None:
    async with seated(operated.site, 2, game="mantis") as (ada, leo), Guest(operated.site.url) as late:
        assert (await operated.admin("notice", "Back in  five minutes €")).code == 0
        for visit in (ada, leo):
            assert await announcements_to(visit) == ["Back in five minutes €"]
        visit = await late.visit(ada.code)
        assert (await operated.admin("notice", "Now")).code == 0
        assert await announcements_to(visit) == ["Now"]
        await ada.until(lambda: len(ada.announcements) == 2)
        assert ada.announcements == ["Back in five minutes €", "Now"]
        for text in ("", "x" * 501):
            assert (await operated.admin("notice", text)).err.startswith("mazzo: an announcement has 1 to 500 letters")


@awaits
async def test_a_person_is_banned_for_a_time(operated: Operated) -> None:
    async with seated(operated.site, 2, game="mantis") as (ada, leo):
        who = await id_of(operated, leo, "Leo")
        assert (await operated.admin("ban", who, "--for", "1d")).out == f"{who} is banned\n"
        assert await close_code_of(leo) == "banned"
        response = await leo.guest.http.get("/api/me")
        assert (response.status_code, response.json()["code"]) == (403, "banned")
        assert response.json()["facts"]["until"] in response.json()["sentence"]
        with pytest.raises(Exception, match="HTTP 403"):
            await leo.guest.visit(leo.code)
        (ban,) = await operated.value("bans")
        assert ban["subject"] == who
        assert (await ada.guest.http.get("/api/me")).status_code == 200
        assert (await operated.admin("unban", who)).code == 0
        assert (await leo.guest.http.get("/api/me")).json()["name"]
        assert (await leo.again()).update.seat == 1
        assert (await operated.admin("unban", who)).err == f"mazzo: {who} is not banned\n"


@awaits
async def test_an_address_is_banned_for_a_time(operated: Operated) -> None:
    bad, good = "203.0.113.7", "203.0.113.8"
    async with Guest(operated.site.url, bad) as guest, Guest(operated.site.url, good) as other:
        visit = await guest.visit(await guest.open_table(game="mantis"))
        assert (await operated.admin("ban", bad, "--for", "1h")).code == 0
        assert await close_code_of(visit) == "banned"
        assert [await other.status_for(address) for address in (bad, good)] == [403, 200]
        assert (await guest.http.get("/health")).status_code == 200
        assert (await operated.admin("ban", bad, "--for", "1s")).code == 0
        async with asyncio.timeout(20):
            while await other.status_for(bad) != 200:
                await asyncio.sleep(0.5)
        for subject in ("2001:db8::1", "2001:db8::/64"):  # a network in IPv6, since one customer has all of it
            assert (await operated.admin("ban", subject, "--for", "1h")).code == 0
        assert [ban["subject"] for ban in await operated.value("bans")] == ["2001:db8::/64"]
        assert [await other.status_for(address) for address in ("2001:db8::9", "2001:db8:1::9")] == [403, 200]
        for subject in ("ada", "1.2.3", "9f86d081"):
            assert "is neither an address" in (await operated.admin("ban", subject, "--for", "1h")).err
        for time in ("0s", "1", "1y", "-1d"):
            assert (await operated.admin("ban", bad, f"--for={time}")).code == 2


@awaits
async def test_only_the_token_makes_an_operator(new_operated: Operated, site: Site) -> None:
    operated = new_operated
    async with Guest(operated.site.url) as guest:
        for headers in ({}, {"authorization": "Bearer"}, {"authorization": f"Bearer {TOKEN}x"}):
            response = await guest.http.post("/api/admin", json={"order": "listtables"}, headers=headers)
            assert (response.status_code, response.json()["code"]) == (401, "not-operator")
        headers = {"authorization": f"Bearer {TOKEN}"}
        response = await guest.http.post("/api/admin", json={"order": "listtables"}, headers=headers)
        assert (response.status_code, response.json()) == (200, [])
        response = await guest.http.post("/api/admin", json={"order": "sing"}, headers=headers)
        assert (response.status_code, response.json()["code"]) == (400, "not-understood")
        origin = {"origin": "https://elsewhere.example"}
        response = await guest.http.post("/api/admin", json={"order": "listtables"}, headers=headers | origin)
        assert response.status_code == 403
    operated.token_file.write_text("another token".replace(" ", "-") * 3)
    assert "only the operator" in (await operated.admin("tables")).err
    operated.token_file.write_text("short")
    assert "at least 16 letters" in (await operated.admin("tables")).err
    operated.token_file.write_text(TOKEN)
    operated.site.stop()
    assert "cannot reach the server" in (await operated.admin("tables")).err
    async with Guest(site.url) as guest:
        response = await guest.http.post("/api/admin", json={"order": "listtables"}, headers=headers)
        assert (response.status_code, response.json()["code"]) == (404, "http")
    assert "has no admin token" in (await Operated(site, operated.token_file).admin("tables")).err


@awaits
async def test_orders_work_on_the_database_while_no_server_runs(new_operated: Operated, tmp_path: Path) -> None:
    at_database = "--db", new_operated.database
    async with seated(new_operated.site, 2, game="mantis") as (ada, leo):
        await ada.do(Start())
        code, who = ada.code, await id_of(new_operated, leo, "Leo")
        refused = await mazzo("admin", "tables", *at_database)
        assert refused.code == 2
        assert "a server runs on this database, so it has to be asked" in refused.err
    await asyncio.to_thread(new_operated.site.stop)
    status = (await mazzo("admin", "status", *at_database, "--json")).value
    assert (status["open_tables"], status["started_at"]) == (1, None)
    (row,) = (await mazzo("admin", "tables", *at_database, "--json")).value
    assert row["code"] == code
    assert (await mazzo("admin", "rename", who, "Otter", *at_database)).code == 0
    report = (await mazzo("admin", "table", code, *at_database, "--json")).value
    assert [person["name"] for person in report["people"]] == ["Ada", "Otter"]
    assert (await mazzo("admin", "close", code, *at_database)).code == 0
    assert (await mazzo("admin", "tables", *at_database, "--json")).value == []
    nowhere = await mazzo("admin", "tables", "--db", str(tmp_path / "nowhere.db"))
    assert (nowhere.code, "there is no database" in nowhere.err) == (2, True)
    assert not (tmp_path / "nowhere.db").exists()


@awaits
async def test_a_quarantined_table_is_inspected_and_reopened_and_bans_outlive_restarts(
    new_operated: Operated, new_site: Callable[..., Site]
) -> None:
    operated, banned = new_operated, "203.0.113.7"

    async def restarted(change: str) -> Operated:
        """The same server, restarted after this change to its database."""
        await asyncio.to_thread(operated.site.stop)
        with closing(sqlite3.connect(operated.database, isolation_level=None)) as database:
            database.execute(change)
        site = new_site("--trust-proxy", "--admin-token-file", str(operated.token_file))
        for visit in (ada, leo):
            visit.guest.move_to(site.url)
        return operated._replace(site=site)

    async with seated(operated.site, 2, game="mantis") as (ada, leo):
        await ada.do(Start())
        await operated.admin("ban", banned, "--for", "1h")
        operated = await restarted("UPDATE entries SET entry = replace(entry, '\"sit\"', '\"stand\"') WHERE seq = 3")
        for _ in range(2):
            assert await close_code_of(await ada.again()) == "quarantined"
        for path in (f"/api/tables/{ada.code}", f"/api/tables/{ada.code}/coach"):
            response = await ada.guest.http.get(path)
            assert (response.status_code, response.json()["code"]) == (503, "quarantined")
            assert response.json()["sentence"] == CLOSE_REASONS["quarantined"]
        assert (await ada.guest.http.get("/ready")).status_code == 200
        async with Guest(operated.site.url, banned, is_known=False) as stranger:
            assert (await stranger.http.get("/api/me")).status_code == 403
        (row,) = await operated.value("tables", "--quarantined")
        assert row["code"] == ada.code
        assert "does not replay" in row["quarantine_reason"]
        assert row["quarantine_reason"] in (await operated.admin("tables", "--quarantined")).out
        report = await operated.value("table", ada.code)
        assert report["broken"].startswith("entry 3: ")
        assert report["table"] is None
        assert len((await operated.admin("log", ada.code)).out.splitlines()) == row["version"]
        refused = await operated.admin("reopen", ada.code)
        assert (refused.code, "cannot go on: its log does not replay: entry 3" in refused.err) == (2, True)
        first = operated.site
        operated = await restarted("UPDATE entries SET entry = replace(entry, '\"stand\"', '\"sit\"') WHERE seq = 3")
        (line,) = [line for line in first.log if "is quarantined" in line["message"]]
        assert line["message"].startswith(f"table {ada.code} is quarantined: its log does not replay: ")
        assert (await operated.admin("reopen", ada.code)).out == f"table {ada.code} is open again\n"
        visits = [await visit.again() for visit in (ada, leo)]
        assert [visit.update.table.stage for visit in visits] == [Stage.PLAYING] * 2
        assert "is not quarantined" in (await operated.admin("reopen", ada.code)).err


@asynccontextmanager
async def finished(site: Site) -> AsyncIterator[list[TableSession]]:
    async with seated(site, 2, game="mantis", options={"target": 2}, speed="fast") as visits:
        await visits[0].do(AddBot("random"))
        await visits[0].do(Start())
        await play_to_the_end(visits)
        yield visits


@awaits
async def test_records_people_and_statistics(new_operated: Operated) -> None:
    operated = new_operated
    async with finished(operated.site) as (ada, _):
        id = f"{ada.code}-1"
        (line,) = (await operated.admin("export")).out.splitlines()
        exported = json.loads(line)
        assert (exported["id"], exported["listed"]) == (id, False)
        assert read(json.dumps(exported["record"])).seats == ("Ada", "Leo", "Pistol")
        (operated.token_file.parent / "export.jsonl").write_text(f"{line}\n")
        verified = await mazzo("verify", str(operated.token_file.parent / "export.jsonl"))
        assert (verified.code, f"{id}: holds" in verified.out) == (0, True)
        assert (await operated.admin("export", "--until", "2020-01-01")).out == ""
        assert (await operated.admin("export", "--since", "2999-01-01")).out == ""
        people = await operated.value("people", "--record", id)
        assert [person["name"] for person in people] == ["Ada", "Leo"]
        who = await id_of(operated, ada, "Ada")
        assert people[0]["who"] == who
        await ada.guest.http.patch("/api/me", json={"name": "Ada 100%"})
        assert [person["who"] for person in await operated.value("people", "--name", "ada 100%")] == [who]
        assert await operated.value("people", "--name", "ada_100") == []
        assert "there is no record" in (await operated.admin("people", "--record", "nothing-1")).err
        day = await operated.value("stats")
        assert (day["tables_opened"], day["most_tables_open"], day["games"]) == (1, 1, {"mantis en": 1})
        assert (day["games_finished"], day["players"], day["newcomers"], day["last_seen"]) == (1, 2, 2, 2)
        assert (await operated.value("stats", "--day", "2020-01-01"))["games_finished"] == 0
        assert "games finished" in (await operated.admin("stats")).out
        assert "should be a day" in (await operated.admin("stats", "--day", "yesterday")).err


@awaits
async def test_people_are_found_by_their_names_at_open_tables(new_operated: Operated) -> None:
    operated = new_operated
    async with seated(operated.site, 3, game="mantis") as (ada, leo, _):
        who = await id_of(operated, leo, "Leo")
        (row,) = await operated.value("people", "--name", "lEO")
        assert (row["who"], row["at_tables"]) == (who, ["Leo"])
        await leo.do(Rename('Ünhöflich "x"'))
        await ada.do(Rename("Leonora"))
        assert [row["who"] for row in await operated.value("people", "--name", 'ünhöflich "')] == [who]
        assert {row["at_tables"][0] for row in await operated.value("people", "--name", "leo")} == {"Ada", "Leo"}
        assert "Leo, Ünhöflich" in (await operated.admin("people", "--name", "leo")).out
        await operated.admin("close", ada.code)
        assert await operated.value("people", "--name", "leo") == []
        assert await operated.value("people", "--name", "seat") == []


@awaits
async def test_the_operator_replaces_a_name_everywhere(operated: Operated) -> None:
    async with finished(operated.site) as (ada, leo):
        who, id = await id_of(operated, leo, "Leo"), f"{ada.code}-1"
        await ada.do(Start())
        assert (await operated.admin("rename", who, "Otter")).out == f"{who} is called Otter now\n"
        await ada.until(lambda: [holder.name for holder in ada.update.table.seats] == ["Ada", "Otter", "Pistol"])
        assert (await ada.guest.http.get(f"/api/records/{id}")).json()["seats"] == ["Ada", "Otter", "Pistol"]
        assert "Leo" not in (await ada.guest.http.get("/api/records")).text
        assert (await leo.guest.http.get("/api/me")).json()["name"] == "Otter"
        await play_to_the_end([ada, leo])
        second = (await ada.guest.http.get(f"/api/records/{ada.code}-2")).json()
        assert second["seats"] == ["Ada", "Otter", "Pistol"]
        answer = (await operated.admin("rename", who)).out
        name = (await leo.guest.http.get("/api/me")).json()["name"]
        assert answer == f"{who} is called {name} now\n"
        assert name != "Otter"
        assert "there is no person with the id" in (await operated.admin("rename", "0" * 16)).err
        assert "a name" in (await operated.admin("rename", who, "x" * 99)).err
    assert "Otter" not in "".join(operated.site.errors)


@awaits
async def test_the_operator_deletes_a_person(operated: Operated) -> None:
    async with finished(operated.site) as (ada, leo):
        who = await id_of(operated, leo, "Leo")
        assert (await operated.admin("forget", who)).out.startswith(f"{who} is forgotten; ")
        assert await close_code_of(leo) == "forgotten"
        await ada.until(lambda: [holder.name for holder in ada.update.table.seats] == ["Ada", SOMEBODY, "Pistol"])
        while "Leo" in (await ada.guest.http.get(f"/api/records/{ada.code}-1")).text:
            await asyncio.sleep(0.1)
        record = (await ada.guest.http.get(f"/api/records/{ada.code}-1")).json()
        assert record["seats"] == ["Ada", SOMEBODY, "Pistol"]
        assert not ada.is_over
        assert "there is no person with the id" in (await operated.admin("forget", who)).err


@awaits
async def test_the_summaries_of_tables_that_no_server_has_loaded(new_operated: Operated) -> None:
    """A table without a summary, a new one, and one that does not replay."""
    operated = new_operated
    async with seated(operated.site, 2, game="kittens") as (ada, _):
        await ada.do(Start())
        new = await ada.guest.open_table(game="mantis")
        broken = await ada.guest.open_table(game="mantis")
    await asyncio.to_thread(operated.site.kill)
    with closing(sqlite3.connect(operated.database)) as database, database:
        database.execute("UPDATE tables SET summary = NULL")
        database.execute("UPDATE entries SET entry = '{}' WHERE code = ?", [broken])
        if not database.execute("SELECT COUNT(*) FROM entries WHERE code = ?", [broken]).fetchone()[0]:
            database.execute("INSERT INTO entries (code, seq, entry) VALUES (?, 1, '{}')", [broken])
    rows = (await mazzo("admin", "tables", "--db", operated.database, "--json")).value
    known = {row["code"]: row["summary"] and (row["summary"]["game"], row["summary"]["stage"]) for row in rows}
    assert known == {ada.code: ("kittens", "playing"), new: ("mantis", "lobby"), broken: None}


@pytest.mark.slow
@awaits
async def test_orders_at_the_database_reach_all_workers(new_site: Callable[..., Site], url: str) -> None:
    site = new_site("--no-limits", "--trust-proxy", "--workers", "3", database=url)
    async with seated(site, 6, game="kittens") as visits:
        await visits[0].do(Start())
        (row,) = (await mazzo("admin", "tables", "--db", url, "--json")).value
        assert row["summary"]["connected"] == 6
        await mazzo("admin", "notice", "Hello", "--db", url)
        for visit in visits:
            assert await announcements_to(visit) == ["Hello"]
        report = (await mazzo("admin", "table", row["code"], "--db", url, "--json")).value
        banned, forgotten = report["people"][1]["who"], report["people"][2]["who"]
        assert (await mazzo("admin", "ban", banned, "--for", "1h", "--db", url)).code == 0
        assert await close_code_of(visits[1]) == "banned"
        async with asyncio.timeout(20):
            while {(await visits[1].guest.http.get("/api/me")).status_code for _ in range(12)} != {403}:
                await asyncio.sleep(0.5)
        assert (await mazzo("admin", "forget", forgotten, "--db", url)).code == 0
        assert await close_code_of(visits[2]) == "forgotten"
        others = (visits[0], *visits[3:])
        for visit in others:
            await visit.until(lambda visit=visit: visit.update.table.seats[2].name == SOMEBODY)  # type: ignore[misc]
            assert visit.close_message is None
        assert (await mazzo("admin", "close", row["code"], "--db", url)).code == 0
        for visit in others:
            assert await close_code_of(visit) == "closed"
    site.stop()
    assert site.complaints() == []
