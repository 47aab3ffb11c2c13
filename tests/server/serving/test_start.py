"""A server waits for an unavailable database, at its start and later."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from tests.processes import next_line
from tests.server.site import ROOT, SHORT_TIMES, Site

PATIENCE = 60.0


class Door:
    """Access to a PostgreSQL: a folder with its socket, which can be removed and restored."""

    def __init__(self, url: str, path: Path) -> None:
        parts = urlsplit(url)
        self._folder = parse_qs(parts.query)["host"][0]
        self._path = path
        self.url = f"postgresql://{parts.username}:@{parts.path}?host={path}"

    def open(self) -> None:
        os.symlink(self._folder, self._path)


@pytest.fixture
def door(url: str, tmp_path_factory: pytest.TempPathFactory) -> Door:
    return Door(url, tmp_path_factory.mktemp("door") / "d")


def messages(site: Site) -> list[str]:
    return [str(line["message"]) for line in site.log]


def test_a_server_waits_for_a_database_that_starts_later(door: Door) -> None:
    command = [sys.executable, "-m", "mazzo", "serve", "--port", "0", "--db", door.url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr
        end = threading.Timer(PATIENCE, server.kill)
        end.start()
        try:
            lines = [json.loads(server.stderr.readline())["message"] for _ in range(2)]
            assert lines[0].startswith("Mazzo ")
            assert lines[1].startswith("waiting for the database, up to 30 seconds: PostgreSQL: ")
            door.open()
            assert json.loads(server.stderr.readline())["message"] == "the database answers now"
            address = next_line(server).removeprefix("Mazzo is listening on ")
            assert httpx.get(f"{address}/ready", timeout=PATIENCE).status_code == 200
        finally:
            server.terminate()
            end.cancel()


def test_a_server_gives_up_waiting_for_a_database(door: Door) -> None:
    times = {"mazzo.server.store.storage.RETRY_SECONDS": 0.001}
    ended = subprocess.run(
        [sys.executable, "-m", SHORT_TIMES, "serve", "--db", door.url],
        check=False,
        env={**os.environ, "TIMES": json.dumps(times)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ended.returncode == 2
    lines = ended.stderr.splitlines()
    assert lines[-1].startswith("mazzo: cannot reach the database of --db: PostgreSQL: ")
    assert sum("waiting for the database" in line for line in lines) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="no file of another process can be kept from growing here")
def test_a_full_disk_is_reported_until_writing_works_again(new_site: Callable[..., Site]) -> None:
    import resource

    site = new_site("--log-level", "warning", times={"mazzo.server.store.database.CALM_SECONDS": 0.2})

    def limit_files(size: int) -> None:
        resource.prlimit(site.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    with httpx.Client(base_url=site.url, timeout=PATIENCE) as client:
        client.get("/api/me")
        limit_files(0)
        assert client.post("/api/tables", json={"game": "mantis"}).status_code == 503
        for _ in range(8):  # longer than the quiet time that ends an outage
            assert client.get("/ready").status_code == 503
            assert "\nmazzo_database_up 0.0\n" in client.get("/metrics").text
            assert client.get("/api/tables").status_code == 200  # reading works
            time.sleep(0.05)
        assert "again" not in "".join(site.errors[1:])
        limit_files(resource.RLIM_INFINITY)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and "accepts writes again" not in "".join(site.errors):
            time.sleep(0.02)
        assert client.post("/api/tables", json={"game": "mantis"}).status_code == 201
        assert "\nmazzo_database_up 1.0\n" in client.get("/metrics").text
    site.stop()
    assert [message.partition(",")[0].partition(" after")[0] for message in messages(site)] == [
        "SQLite cannot be reached",
        "SQLite accepts writes again",
    ]
