"""`mazzo serve`: starting, stopping, and starting again."""

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

import mazzo
from mazzo.cli import main
from mazzo.cli.admin.text import too_open
from mazzo.cli.serve import database_to_serve, without_password
from mazzo.protocol.messages import Do, Done
from mazzo.table.commands import Rename, Start
from mazzo.table.updates import Stage
from tests.server.client import PATIENCE, Guest
from tests.server.in_process_server import served_in_process
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.tables.test_games import all_are_up_to_date, play_to_the_end, seated
from tests.slow import slowly

LOGGERS = ("mazzo.server.logs", "mazzo.server.run", "mazzo.cli.serve")


def test_a_server_shows_its_address_file_and_version(new_site: Callable[..., Site], tmp_path: Path) -> None:
    path = tmp_path / "mazzo.db"
    for is_new in (True, False):
        site = new_site()
        assert site.url == f"http://127.0.0.1:{site.port}"
        assert site.greeting[1] == f"Tables are kept in {path}"
        assert httpx.get(f"{site.url}/health").json() == {"status": "alive", "version": mazzo.__version__}
        build = [line for line in httpx.get(f"{site.url}/metrics").text.splitlines() if "mazzo_build_info{" in line]
        assert f'version="{mazzo.__version__}"' in build[0]
        site.stop()
        first, *others = [line["message"] for line in site.log if line["logger"] in LOGGERS]
        assert first.startswith(f"Mazzo {mazzo.__version__} starts")
        assert others == [*([f"the database is new: {path}"] if is_new else []), "Mazzo has stopped"]


def test_a_token_file_that_others_can_read_gets_a_warning(
    new_site: Callable[..., Site], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "token"
    file.write_text("a-token-of-more-than-sixteen-letters")
    file.chmod(0o640)
    assert too_open(str(file)) is None
    file.chmod(0o644)
    site = new_site("--admin-token-file", str(file))
    assert main(["admin", "tables", "--server", site.url, "--token-file", str(file)]) == 0
    site.stop()
    warning = f"others on this computer can read the admin token; run: chmod 600 {file}"
    assert [line["message"] for line in site.complaints()] == [warning]
    assert capsys.readouterr().err == f"mazzo: {warning}\n"


@pytest.mark.parametrize(
    ("variables", "path"),
    [
        ({"MAZZO_DB": "named.db"}, "named.db"),
        ({"XDG_DATA_HOME": "{}/data"}, "{}/data/mazzo/mazzo.db"),
        ({"HOME": "{}"}, "{}/.local/share/mazzo/mazzo.db"),
    ],
)
def test_the_default_database_is_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], path: str
) -> None:
    for name in ("MAZZO_DB", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value.format(tmp_path))
    assert database_to_serve() == path.format(tmp_path)
    assert Path(path.format(tmp_path)).parent.is_dir()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--workers", "2"], "more than one worker needs PostgreSQL"),
        (["--workers", "0"], "should be a whole number"),
        (["--port", "65536"], "should be a port"),
        (["--root-path", "mazzo"], "should be a path that begins with /"),
        (["--root-path", "/a b"], "should be a path that begins with /"),
        (["--host", "256.1.1.1", "--port", "0"], "cannot listen at 256.1.1.1"),
        (["--db", "nowhere/mazzo.db"], "there is no folder nowhere for the database mazzo.db"),
        (["--db", "/proc/nothing/mazzo.db"], "there is no folder /proc/nothing for the database"),
    ],
)
def test_an_impossible_configuration_is_reported_in_one_line(
    tmp_path: Path, arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--db", str(tmp_path / "mazzo.db"), *arguments]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1
    assert not Path("nowhere").exists()


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert main(["serve", "--db", str(tmp_path / "a.db"), "--port", str(taken.getsockname()[1])]) == 2
    assert "in use" in capsys.readouterr().err


def test_a_second_server_on_the_same_file_is_refused(new_site: Callable[..., Site], tmp_path: Path) -> None:
    new_site()
    with pytest.raises(RuntimeError, match="another server keeps its tables here"):
        Site(tmp_path / "mazzo.db")


def test_a_server_stopped_during_its_start_ends(tmp_path: Path) -> None:
    early = (
        "import os, signal, sys, uvicorn; from mazzo.cli import main\n"
        "run = uvicorn.Server.run\n"
        "uvicorn.Server.run = lambda *asked: (os.kill(os.getpid(), signal.SIGTERM), run(*asked))\n"
        "sys.exit(main(['serve', '--port', '0', '--db', sys.argv[1]]))"
    )
    command = [sys.executable, "-c", early, str(tmp_path / "mazzo.db")]
    assert subprocess.run(command, stdout=subprocess.DEVNULL, timeout=30, check=False).returncode == 0


def test_passwords_are_removed_from_addresses() -> None:
    assert without_password("postgresql://me:secret@host:5432/db") == "postgresql://me@host:5432/db"
    assert without_password("postgres://host/db") == "postgres://host/db"
    assert without_password("postgres://me:p@ss:w/o#rd%@host/db") == "postgres://me@host/db"
    assert without_password("postgres:///db?password=se%20cret&host=/run") == "postgres:///db?password=...&host=/run"


@pytest.mark.parametrize("number", [signal.SIGTERM, slowly(signal.SIGINT)])
@awaits
async def test_a_stopped_server_closes_all_connections_after_pending_commands(
    new_site: Callable[..., Site], number: signal.Signals
) -> None:
    site = new_site("--no-limits")
    async with seated(site, 2, game="mantis") as (ada, leo):
        await ada.do(Start())
        await leo.has_version(ada.update.version)
        for emote in range(30):
            await leo.send(Do(f"emote {emote}", Rename(f"Leo {emote}")))
        await leo.until(lambda: any(id.startswith("emote") for id in leo.answers))
        code = await asyncio.to_thread(site.stop, number)
        assert code == 0
        for visit in (ada, leo):
            await visit.until(lambda visit=visit: visit.is_over)  # type: ignore[misc]
            assert visit.close_message
            assert visit.close_message.code == "restart"
            assert visit.close_message.again_in_seconds
        done = [answers[0] for id, answers in leo.answers.items() if id.startswith("emote")]
        assert done
        assert all(isinstance(answer, Done) for answer in done)
        assert site.complaints() == []


@pytest.mark.parametrize("end", [Site.kill, slowly(Site.stop)])
@awaits
async def test_a_game_continues_after_a_restart(new_site: Callable[..., Site], end: Callable[[Site], object]) -> None:
    site = new_site("--no-limits")
    async with seated(site, 2, game="mantis", open=True) as (ada, leo):
        await ada.do(Start())
        random = Random(5)
        for _ in range(5):
            visit = ada if ada.may_act() else leo
            await visit.do(visit.choose(random))
            await all_are_up_to_date([ada, leo])
        visit = ada if ada.may_act() else leo
        last = visit.choose(random)
        answer = await visit.do(last, id="the last")
        await all_are_up_to_date([ada, leo])
        view = ada.view
        await asyncio.to_thread(end, site)
        site = new_site("--no-limits")
        for guest in (ada.guest, leo.guest):
            guest.move_to(site.url)
        ada_again, leo_again, watching = await ada.again(), await leo.again(), await ada.again()
        assert ada_again.update.version == answer.version
        assert ada_again.view == view
        again = ada_again if visit is ada else leo_again
        assert await again.do(last, id="the last") == answer  # a resend of what was acknowledged
        assert watching.update.version == answer.version
        await play_to_the_end([ada_again, leo_again])
        await all_are_up_to_date([ada_again, watching])
        assert watching.update.table.stage is Stage.OVER
        listed = (await ada.guest.http.get("/api/records")).json()
        assert [row["id"] for row in listed] == [f"{ada.code}-1"]
        code = ada.code
    site.stop()
    assert f"record {code}-1 stored" in [line["message"] for line in site.log]


@awaits
async def test_the_log_has_tables_and_no_tokens_links_or_names(site: Site) -> None:
    async with seated(site, 2, game="mantis") as (ada, leo):
        await ada.do(Start())
        link = (await leo.guest.http.post("/api/me/move")).json()["path"]
        async with httpx.AsyncClient(base_url=site.url) as phone:
            await phone.post(link)
            await phone.post(link)
        secrets = [ada.guest.http.cookies["mazzo"], leo.guest.http.cookies["mazzo"], link.rpartition("/")[2], "Leo"]
        async with asyncio.timeout(PATIENCE):
            while f"table {ada.code} opened for mantis" not in [line["message"] for line in site.log]:
                await asyncio.sleep(0.02)
    assert all(line.keys() >= {"time", "level", "logger", "message"} for line in site.log)
    assert [secret for secret in secrets if secret in "\n".join(site.errors)] == []


@pytest.mark.parametrize(
    ("level", "is_logged"),
    [slowly("debug", True), slowly("info", True), slowly("warning", False), slowly("error", False)],
)
@awaits
async def test_the_log_level_can_be_chosen(new_site: Callable[..., Site], level: str, is_logged: bool) -> None:
    site = new_site("--log-level", level)
    async with Guest(site.url) as guest:
        await guest.open_table(game="mantis")
    site.stop()
    assert any("opened for mantis" in line["message"] for line in site.log) == is_logged


@awaits
async def test_a_refusal_because_of_a_changed_host_names_the_proxy(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "mazzo")
    async with served_in_process(tmp_path, trust_proxy=True) as url, Guest(url) as guest:
        for _ in range(2):
            refused = await guest.http.post(
                "/api/tables", json={"game": "mantis"}, headers={"origin": "https://a.example"}
            )
            assert refused.status_code == 403
            assert "the page is of 'https://a.example'" in refused.json()["sentence"]
            assert "the proxy in front has to pass Host on as it came" in refused.json()["sentence"]
        headers = {"origin": "https://a.example", "host": "a.example"}
        assert (await guest.http.post("/api/tables", json={"game": "mantis"}, headers=headers)).status_code == 201
    assert caplog.text.count("pass Host on") == 1


@awaits
async def test_behind_a_trusted_proxy_addresses_differ_and_cookies_are_secure(limited_site: Site) -> None:
    async with Guest(limited_site.url, is_known=False) as proxy:
        statuses = [await proxy.status_for("203.0.113.1") for _ in range(130)]
        assert statuses[:100] == [200] * 100
        assert 429 in statuses
        statuses = [await proxy.status_for(f"6.6.6.{number}, 203.0.113.1") for number in range(20)]
        assert 429 in statuses  # only the proxy's own entry counts
        assert await proxy.status_for("203.0.113.2") == 200
        forwarded = {"x-forwarded-for": "203.0.113.2", "x-forwarded-proto": "https"}
        assert "secure" in (await proxy.http.get("/api/me", headers=forwarded)).headers["set-cookie"].lower()


@awaits
async def test_headers_of_a_proxy_are_ignored_by_default(tmp_path: Path) -> None:
    async with served_in_process(tmp_path) as url, Guest(url, is_known=False) as proxy:
        assert 429 in [await proxy.status_for(f"203.0.113.{number}") for number in range(130)]
        forwarded = {"x-forwarded-proto": "https"}
        while (answer := await proxy.http.get("/api/me", headers=forwarded)).status_code == 429:
            await asyncio.sleep(0.05)
        assert "secure" not in answer.headers["set-cookie"].lower()
