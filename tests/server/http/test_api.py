"""The HTTP API."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route

import mazzo
from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.server.app import make_app
from mazzo.server.http.gate import HEADERS
from mazzo.server.http.openapi import PATHS
from mazzo.server.running_server import Options, RunningServer
from mazzo.server.store import storage
from mazzo.server.store.database import StorageDown
from mazzo.server.store.sqlite import Sqlite
from mazzo.server.store.storage import Storage, connect
from mazzo.server.store.tables import Tables
from mazzo.server.tables.housekeeping import Housekeeping
from mazzo.server.tables.hub import CODE
from mazzo.table.commands import Join, Leave, Lock, Rename
from mazzo.table.reasons import REASONS
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site

NOT_FOR_PROGRAMS = {
    ("/move/{code}", "get"),  # the page for moving to another device
    ("/move/{code}", "post"),  # and its button
    ("/api/admin", "post"),  # `mazzo admin` and the operator's page; docs/hosting/operate.md
    ("/api/openapi.json", "get"),  # the description itself
    ("/metrics", "get"),  # for Prometheus, in its own format
}


@awaits
async def test_a_newcomer_gets_a_name_and_a_cookie_that_no_script_reads(site: Site) -> None:
    async with httpx.AsyncClient(base_url=site.url) as client:
        first = await client.get("/api/me")
        assert first.json()["name"]
        cookie = first.headers["set-cookie"]
        name, _, rest = cookie.partition("=")
        assert name == "mazzo"
        assert len(rest.partition(";")[0]) >= 43  # 256 bits
        assert {part.strip().lower() for part in rest.split(";")[1:]} >= {"httponly", "samesite=lax", "path=/"}
        assert "secure" not in cookie.lower()  # this is not HTTPS
        again = await client.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers


@awaits
async def test_an_invented_token_belongs_to_no_person(site: Site) -> None:
    for token in ("x", "x" * 43, "x" * 5000):
        async with httpx.AsyncClient(base_url=site.url, cookies={"mazzo": token}) as client:
            assert (await client.post("/api/me/move")).status_code == 401
            for answer in (
                await client.patch("/api/me", json={"name": "Ada"}),
                await client.post("/api/tables", json={"game": "mantis"}),
            ):
                assert (answer.status_code, answer.json()["code"]) == (401, "stranger")
                assert "set-cookie" not in answer.headers
            assert "set-cookie" in (await client.get("/api/me")).headers


@awaits
async def test_a_person_can_take_another_name(site: Site) -> None:
    async with Guest(site.url) as guest:
        assert (await guest.http.patch("/api/me", json={"name": "  Ada   L. "})).json() == {"name": "Ada L."}
        assert (await guest.http.get("/api/me")).json() == {"name": "Ada L."}
        refused = await guest.http.patch("/api/me", json={"name": "x" * 25})
        assert (refused.status_code, refused.json()["code"], refused.json()["facts"]) == (400, "name", {"most": "24"})
        padded = await guest.http.patch("/api/me", json={"name": "Ada" + " " * 22})
        assert (padded.status_code, padded.json()["code"]) == (400, "name")
        described = (await guest.http.get("/api/openapi.json")).json()["components"]["schemas"]["NewName"]
        assert described["properties"]["name"] == {"type": "string", "minLength": 1, "maxLength": 24}


# Tables


@awaits
async def test_a_code_cannot_be_guessed(site: Site) -> None:
    async with Guest(site.url) as guest:
        codes = [await guest.open_table(game="mantis") for _ in range(20)]
        assert len(set(codes)) == 20
        assert all(CODE.fullmatch(code) for code in codes)
        assert len({letter for code in codes for letter in code}) > 20


@awaits
async def test_open_tables_are_listed_while_people_are_there(site: Site) -> None:
    async with Guest(site.url) as guest, Guest(site.url) as other:
        hidden, listed = await guest.open_table(game="mantis"), await guest.open_table(game="kittens", open=True)
        await guest.sit(hidden, "Ada")
        visit = await guest.sit(listed, "Ada")
        codes = [table["code"] for table in (await other.http.get("/api/tables")).json()]
        assert listed in codes
        assert hidden not in codes
        shown = (await other.http.get(f"/api/tables/{hidden}")).json()  # with the link
        assert [holder["name"] for holder in shown["seats"]] == ["Ada"]
        await visit.do(Leave())
        assert listed not in [table["code"] for table in (await other.http.get("/api/tables")).json()]


@awaits
async def test_a_locked_table_is_shown_only_to_people_who_were_there(site: Site) -> None:
    async with Guest(site.url) as guest, Guest(site.url) as other, Guest(site.url, is_known=False) as visitor:
        ada = await guest.sit(await guest.open_table(game="mantis", open=True), "Ada")
        leo = await other.visit(ada.code)
        await leo.do(Join("Leo"))
        await leo.do(Leave())
        path = f"/api/tables/{ada.code}"
        await ada.do(Lock(True))
        assert (await other.http.get(path)).json()["seats"][0]["name"] == "Ada"
        async with Guest(site.url) as stranger:
            for who in (stranger, visitor):
                answer = await who.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (403, "locked")
                assert "Ada" not in answer.text
                listed = (await who.http.get("/api/tables")).json()
                assert ada.code not in [table["code"] for table in listed]
        await ada.do(Lock(False))
        assert (await visitor.http.get(path)).status_code == 200


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({}, "not-understood"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": "mantis", "edition": "xx"}, "refused"),
        ({"game": "mantis", "options": {"target": -1}}, "refused"),
        ({"game": "mantis", "options": {"nothing": 1}}, "refused"),
        ({"game": "mantis", "turn_seconds": 0}, "turn-seconds"),
        ({"game": "mantis", "reaction_seconds": 10**30}, "reaction-seconds"),
        ({"game": "mantis", "wish": 1}, "not-understood"),
        ([], "not-understood"),
    ],
)
@awaits
async def test_invalid_settings_are_refused_with_a_reason(site: Site, settings: Any, code: str) -> None:
    async with Guest(site.url) as guest:
        refused = await guest.http.post("/api/tables", json=settings)
        assert (refused.status_code, refused.json()["code"]) == (400, code)
        assert refused.json()["sentence"]
        if code in REASONS:
            assert REASONS[code].format_map(refused.json()["facts"]) == refused.json()["sentence"]


@awaits
async def test_games_and_their_settings_are_listed(site: Site) -> None:
    async with Guest(site.url) as guest:
        games = (await guest.http.get("/api/games")).json()
        assert [game["name"] for game in games] == ["mantis", "kittens"]
        for game in games:
            assert [edition["name"] for edition in game["editions"]] == list(GAMES[game["name"]].editions)
            for edition in game["editions"]:
                printed = {name: option["printed"] for name, option in edition["options"].items()}
                settings = {"game": game["name"], "edition": edition["name"], "options": printed}
                assert (await guest.http.post("/api/tables", json=settings)).status_code == 201


# Refusals


@pytest.mark.parametrize(
    ("path", "allowed"), [("/api/games", "GET, HEAD"), ("/api/tables", "GET, HEAD, POST"), ("/health", "GET, HEAD")]
)
@awaits
async def test_an_unsupported_method_lists_the_supported_ones(site: Site, path: str, allowed: str) -> None:
    async with Guest(site.url) as guest:
        response = await guest.http.delete(path)
        assert response.status_code == 405
        assert ", ".join(sorted(response.headers["allow"].split(", "))) == allowed
        assert (await guest.http.head(path)).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("GET", "/api/tables/nosuchtable2", None, 404),
        ("GET", "/api/tables/%00", None, 404),
        ("GET", "/api/tables/%F0%9F%98%80", None, 404),
        ("GET", "/api/records/nosuchtable2-1", None, 404),
        ("GET", "/api/records/%00-1", None, 404),
        ("GET", "/api/records?limit=0", None, 400),
        ("GET", "/api/records?limit=201", None, 400),
        ("GET", "/api/records?limit=%C2%B2", None, 400),
        ("GET", "/api/records?before=%00", None, 400),
        ("GET", "/api/nothing", None, 404),
        ("POST", "/move/x", None, 404),
        ("DELETE", "/api/tables", None, 405),
        ("POST", "/api/tables", b"", 400),
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"\xff", 400),
        ("POST", "/api/tables", b"[" * 10_000, 400),
        ("POST", "/api/tables", b" " * 20_000, 413),
    ],
)
@awaits
async def test_a_refusal_has_a_code_and_a_sentence(
    site: Site, method: str, path: str, content: bytes | None, status: int
) -> None:
    async with Guest(site.url) as guest:
        headers = {"content-type": "application/json"} if content is not None else {}
        response = await guest.http.request(method, path, content=content, headers=headers)
        assert response.status_code == status
        assert set(response.json()) == {"code", "sentence", "facts"}


@awaits
async def test_a_form_of_another_site_is_refused(site: Site) -> None:
    async with Guest(site.url) as guest:
        assert (await guest.http.post("/api/tables", data={"game": "mantis"})).status_code == 415
        for origin in ("https://evil.example", "null"):
            response = await guest.http.post("/api/tables", json={"game": "mantis"}, headers={"origin": origin})
            assert (response.status_code, response.json()["code"]) == (403, "foreign-page")
        response = await guest.http.post("/api/tables", json={"game": "mantis"}, headers={"origin": site.url})
        assert response.status_code == 201


# Headers and metrics


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/nothing", "/move/x", "/health", "/metrics"])
@awaits
async def test_every_answer_has_the_security_headers(site: Site, path: str) -> None:
    async with httpx.AsyncClient(base_url=site.url) as client:
        headers = (await client.get(path)).headers
        assert {name: headers[name] for name in HEADERS} == HEADERS
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "server" not in headers


@awaits
async def test_commands_are_counted_and_the_server_reports_its_health(site: Site) -> None:
    async with Guest(site.url) as guest:
        visit = await guest.visit(await guest.open_table(game="mantis"))
        before = await metrics(guest)
        await visit.do(Join("Ada"))
        await visit.refused(Rename(""))
        await visit.do(Rename("Eva"), id="same")
        await visit.do(Rename("Eva"), id="same")
        after = await metrics(guest)
        for outcome, count in (("done", 2), ("refused", 1), ("again", 1)):
            name = f'mazzo_commands_total{{outcome="{outcome}"}}'
            assert after[name] - before.get(name, 0.0) == count
        assert after["mazzo_command_seconds_count"] - before["mazzo_command_seconds_count"] == 4
        assert after["mazzo_sockets"] >= 1
        assert after["mazzo_tables"] >= 1
        assert (await guest.http.get("/health")).json() == {"status": "alive", "version": mazzo.__version__}
        assert (await guest.http.get("/ready")).json() == {"status": "ready"}


async def metrics(guest: Guest) -> dict[str, float]:
    lines = (await guest.http.get("/metrics")).text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


@awaits
async def test_the_described_paths_exist(site: Site) -> None:
    async with Guest(site.url) as guest:
        described = (await guest.http.get("/api/openapi.json")).json()
        assert described["openapi"].startswith("3.1")
        for path, methods in described["paths"].items():
            if "get" in methods and "{" not in path:
                assert (await guest.http.get(path)).status_code == 200


# Failures


@asynccontextmanager
async def inside(tmp_path: Path, **options: Any) -> AsyncIterator[tuple[RunningServer, httpx.AsyncClient]]:
    """The application without a network, so that a test can make its parts fail."""
    app = make_app(Options(str(tmp_path / "mazzo.db"), **options))
    server: RunningServer = app.state.server
    await server.start()
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        yield server, client
    await server.stop()


@awaits
async def test_a_database_that_does_not_answer_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "mazzo")
    async with inside(tmp_path) as (_, client):
        with monkeypatch.context() as broken:
            broken.setattr(Sqlite, "_transaction", raising(StorageDown("gone")))
            for path in ("/ready", "/api/me", "/api/tables", "/api/tables/222222222222", "/api/records"):
                response = await client.get(path, headers={"cookie": "mazzo=secret"})
                assert (response.status_code, response.json()["code"]) == (503, "failure")
            assert (await client.post("/move/secret")).status_code == 503
            assert (await client.get("/health")).status_code == 200
        assert (await client.get("/ready")).status_code == 200
        assert "secret" not in caplog.text
        assert "GET /api/tables/{code}: gone" in caplog.text


@awaits
async def test_a_fault_is_logged_and_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with inside(tmp_path) as (_, client):
        monkeypatch.setattr(Tables, "listings", raising(ZeroDivisionError("a detail")))
        response = await client.get("/api/tables")
        assert (response.status_code, response.json()["code"]) == (500, "fault")
        assert "a detail" not in response.text
        assert "a detail" in caplog.text


@awaits
async def test_a_server_that_stops_is_not_ready(tmp_path: Path) -> None:
    async with inside(tmp_path) as (server, client):
        server.hub.is_closing = True
        assert (await client.get("/ready")).status_code == 503


@awaits
async def test_the_host_limits_the_number_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path, most_tables=2) as (server, client):
        await client.get("/api/me")
        answers = [await client.post("/api/tables", json={"game": "mantis"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 503]
        assert answers[2].json()["code"] == "too-many-tables"
        assert answers[2].json()["facts"] == {"most": "2"}
        await server.storage.tables.close(answers[0].json()["code"], server.hub.now())
        monkeypatch.setattr("mazzo.server.tables.hub.COUNT_SECONDS", -1.0)
        assert (await client.post("/api/tables", json={"game": "mantis"})).status_code == 201


@awaits
async def test_a_cookie_lasts_from_the_last_visit_and_absent_people_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as (server, client):
        name = (await client.get("/api/me")).json()
        cookie = client.cookies["mazzo"]
        today = server.hub.now()
        assert "set-cookie" not in (await client.get("/api/me")).headers
        for days, is_known in ((399, True), (798, True), (1200, False)):
            monkeypatch.setattr(server.hub, "now", lambda days=days: today + days * 86400)
            await Housekeeping(server.hub)._forget_people()
            again = await client.get("/api/me")
            assert (again.json() == name, client.cookies["mazzo"] == cookie) == (is_known, is_known)
            assert "Max-Age=34560000" in again.headers["set-cookie"]


@awaits
async def test_the_start_waits_for_an_absent_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "mazzo")
    tries: list[str] = []

    async def try_it(database: str) -> Storage:
        tries.append(database)
        if len(tries) < 4:
            raise StorageDown("gone")
        return await connect(database)

    monkeypatch.setattr(storage, "connect", try_it)
    monkeypatch.setattr(storage, "RETRY_SECONDS", 0.01)
    async with inside(tmp_path) as (_, client):
        assert (await client.get("/ready")).status_code == 200
    assert len(tries) == 4
    assert [record.message for record in caplog.records if record.name == "mazzo.server.store.storage"] == [
        "waiting for the database, up to 0 seconds: gone",
        "the database answers now",
    ]


@pytest.mark.parametrize(("error", "tries"), [(Refused("wrong"), 1), (StorageDown("gone"), 3)])
@awaits
async def test_the_start_gives_up_after_several_tries_or_a_refusal(
    monkeypatch: pytest.MonkeyPatch, error: Exception, tries: int
) -> None:
    tried: list[str] = []

    async def try_it(database: str) -> Storage:
        tried.append(database)
        raise error

    monkeypatch.setattr(storage, "connect", try_it)
    monkeypatch.setattr(storage, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(storage, "MOST_TRIES", 3)
    with pytest.raises(type(error)):
        await RunningServer(Options("anything")).start()
    assert len(tried) == tries


def raising(error: Exception) -> Any:
    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


@pytest.mark.parametrize(
    "path", ["/api/me/", "/api/tables/", "/api/tables/x/", "/docs", "/docs/bots", "/t/x/", "/health/"]
)
@awaits
async def test_no_redirect_leads_to_the_host_that_a_client_names(site: Site, path: str) -> None:
    async with httpx.AsyncClient(base_url=site.url) as client:
        response = await client.get(path, headers={"host": "evil.example"})
        assert "evil.example" not in response.headers.get("location", "")


def test_every_route_is_described_and_every_description_has_a_route(tmp_path: Path) -> None:
    app = make_app(Options(str(tmp_path / "mazzo.db"), admin_token="x" * 16))
    routes = {
        (route.path, method.lower())
        for route in app.routes
        if isinstance(route, Route) and route.path.startswith(("/api/", "/move/", "/health", "/ready", "/metrics"))
        for method in (route.methods or set()) - {"HEAD"}
    }
    described = {(path, method) for path, methods in PATHS.items() for method in methods}
    assert routes == described | NOT_FOR_PROGRAMS
    assert not described & NOT_FOR_PROGRAMS
