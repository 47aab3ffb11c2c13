"""Two servers on one PostgreSQL behind a proxy, configured as in docs/hosting/proxy.md."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Any

import asyncpg
import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from playwright.sync_api import sync_playwright

from mazzo.protocol.messages import CLOSE_REASONS, Ping
from mazzo.table.commands import AddBot, Start
from tests.server import postgres, proxies
from tests.server.client import Guest, TableSession
from tests.server.history.cluster import is_worker
from tests.server.history.crowd import Crowd
from tests.server.history.history import Closed, History, Opened, Received
from tests.server.loop import awaits
from tests.server.proxies import Caddy, Haproxy, Nginx, NginxWithPath, Proxy
from tests.server.site import Site
from tests.server.tables.test_games import all_are_up_to_date, play_to_the_end, seated
from tests.slow import slowly
from tests.web.browser import launch, visitor
from tests.web.playing import open_short_table, play_until, start

pytestmark = pytest.mark.skipif(not proxies.find("nginx"), reason="needs nginx: python -m tests.server.proxies")

GOES_ON_WITHIN = 5.0
CUTS = 3
PONG_WITHIN = 3.0  # seconds that the page waits for a pong before it reconnects


class Nodes:
    """Two servers, and the proxy in front of them."""

    def __init__(self, url: str, folder: Path, *flags: str, proxy: type[Proxy] = Nginx) -> None:
        self._url = url
        self._flags = ("--no-limits", "--trust-proxy", *flags)
        self.sites = [Site(url, *self._flags) for _ in range(2)]
        self.ports = [int(site.url.partition("//")[2].partition("/")[0].rpartition(":")[2]) for site in self.sites]
        self.past: list[Site] = []
        self.proxy = proxy(folder, self.ports)

    @property
    def url(self) -> str:
        return self.proxy.url

    def start(self, number: int) -> None:
        """Start a server in place of one that has ended."""
        self.past.append(self.sites[number])
        self.sites[number] = Site(self._url, *self._flags, port=self.ports[number])

    def stop(self) -> None:
        self.proxy.stop()
        for site in self.sites:
            site.stop()

    def complaints(self) -> list[str]:
        return [str(line["message"]) for site in (*self.past, *self.sites) for line in site.complaints()]


@pytest.fixture
def new_nodes(url: str, tmp_path: Path) -> Iterator[Callable[..., Nodes]]:
    with contextlib.ExitStack() as stack:

        def make(*flags: str, **options: Any) -> Nodes:
            nodes = Nodes(url, tmp_path, *flags, **options)
            stack.callback(nodes.stop)
            return nodes

        yield make


@pytest.mark.parametrize("proxy", [Nginx, slowly(Haproxy), slowly(Caddy)])
@awaits
async def test_a_game_is_played_through_the_proxies_of_the_docs(
    new_nodes: Callable[..., Nodes], proxy: type[Proxy]
) -> None:
    if not proxies.find(proxy.name):
        pytest.skip(f"needs {proxy.name}: python -m tests.server.proxies")
    nodes = new_nodes(proxy=proxy)
    async with Guest(nodes.url) as guest:
        assert (await guest.http.get("/")).status_code == 200
        for path in ("/metrics", "/ready", "/health", "/api/admin"):
            assert (await guest.http.get(path)).status_code == 404
        if proxy is Nginx:
            plain = await guest.http.get(f"http://127.0.0.1:{nodes.proxy.http_port}/t/abc")
            assert (plain.status_code, plain.headers["location"]) == (301, "https://127.0.0.1/t/abc")
    async with seated(nodes, 3, game="mantis") as visits:  # type: ignore[arg-type]
        await visits[0].do(Start())
        for _ in range(3):
            await asyncio.gather(*(visit.has_version(visits[0].update.version) for visit in visits))
            actor = next(visit for visit in visits if visit.may_act())
            done = await actor.do(actor.choose(Random(1)))
            await asyncio.gather(*(visit.has_version(done.version) for visit in visits))
        sockets = [sockets_of(port) for port in nodes.ports]
        assert sorted(sockets) == [0, 3]  # all are connected to the same node
        nodes.sites[sockets.index(3)].kill()
        await play_to_the_end([await visit.again() for visit in visits])
    assert nodes.complaints() == []


def sockets_of(port: int) -> int:
    lines = httpx.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("mazzo_sockets "))


@pytest.mark.slow
@awaits
async def test_a_game_is_played_under_a_path_of_the_proxy(new_nodes: Callable[..., Nodes]) -> None:
    nodes = new_nodes("--root-path", "/mazzo", proxy=NginxWithPath)
    async with Guest(nodes.url) as guest:
        assert (await guest.http.get(nodes.url)).status_code == 301
        assert (await guest.http.get("/ready")).status_code == 404
        visit = await guest.sit(await guest.open_table(game="mantis"), "Ada")
        await visit.do(AddBot("random"))
        await visit.do(Start())
        await visit.until(visit.may_act)
        await visit.do(visit.choose(Random(1)))


@asynccontextmanager
async def playing(nodes: Nodes, url: str) -> AsyncIterator[Crowd]:
    """Let people play, and check their history at the end."""
    async with Crowd("behind-nginx", url, [nodes.url]) as crowd:
        await asyncio.sleep(1)
        yield crowd
        await asyncio.sleep(1)
        await crowd.settle()


def longest_pause(history: History) -> float:
    """The longest time for which any table had no new version."""
    tables = {event.connection: event.table for event in history.events if isinstance(event, Opened)}
    newest: dict[str, tuple[int, float]] = {}
    longest = 0.0
    for event in history.events:
        if isinstance(event, Received):
            version, at = newest.get(table := tables[event.connection], (0, event.at))
            if event.version > version:
                longest = max(longest, event.at - at)
                newest[table] = event.version, event.at
    return longest


def close_codes(history: History) -> set[str]:
    """The close messages that clients received, except those of deleted people."""
    ends = {event.why for event in history.events if isinstance(event, Closed)} - {"forgotten, for good"}
    return {end for end in ends if end.partition(",")[0] in CLOSE_REASONS}


async def cut_off(url: str) -> None:
    """End all other connections to a database."""
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


@pytest.mark.slow
@awaits
async def test_every_table_continues_when_a_node_is_killed(new_nodes: Callable[..., Nodes], url: str) -> None:
    nodes = new_nodes()
    async with playing(nodes, url) as crowd:
        for number in (0, 1, 0, 1):
            nodes.sites[number].kill()
            await asyncio.sleep(2)
            await asyncio.to_thread(nodes.start, number)
            await asyncio.sleep(0.5)
    assert longest_pause(crowd.history) < GOES_ON_WITHIN
    assert close_codes(crowd.history) <= {"restart"}
    assert nodes.complaints() == []


@pytest.mark.slow
@awaits
async def test_both_nodes_are_upgraded_during_games(new_nodes: Callable[..., Nodes], url: str) -> None:
    nodes = new_nodes()
    async with playing(nodes, url) as crowd:
        for number in (0, 1):
            assert await asyncio.to_thread(nodes.sites[number].stop) == 0
            await asyncio.to_thread(nodes.start, number)
            await asyncio.sleep(1)
    assert longest_pause(crowd.history) < GOES_ON_WITHIN
    assert close_codes(crowd.history) == {"restart"}
    assert nodes.complaints() == []


@pytest.mark.slow
def test_a_page_shows_only_the_lost_and_the_restored_connection(
    new_nodes: Callable[..., Nodes],
) -> None:
    nodes = new_nodes()
    with (
        sync_playwright() as playwright,
        launch(playwright) as browser,
        visitor(browser) as ada,
    ):  # no error on the console
        open_short_table(ada, nodes.url, "mantis")
        start(ada, 1, bots=1)
        play_until(ada, random=Random("before"), clicks=2)
        ada.page.evaluate(READER)
        nodes.sites[[sockets_of(port) for port in nodes.ports].index(1)].kill()
        ada.page.locator(".notice.good").wait_for()
        assert set(ada.page.evaluate("[...window.read]")) == {LOST, "You’re back."}
        play_until(ada, random=Random("after"), clicks=2)


LOST = "Connection lost. Reconnecting… Your seat is safe."
READER = """() => {
    window.read = new Set();
    const look = () => document.querySelectorAll(".notice, .toast").forEach((at) => window.read.add(at.textContent));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


@pytest.mark.slow
@awaits
async def test_people_at_a_process_that_hangs_come_back_to_another(new_nodes: Callable[..., Nodes]) -> None:
    nodes = new_nodes("--workers", "2")
    async with seated(nodes, 2, game="mantis") as visits:  # type: ignore[arg-type]
        await visits[0].do(Start())
        await all_are_up_to_date(visits)
        hung, left = await hang_the_process_of(visits, nodes)
        since = time.monotonic()
        try:
            back = [await visit.again() if visit in left else visit for visit in visits]
            await all_are_up_to_date(back)
            actor = next(visit for visit in back if visit.may_act())
            done = await actor.do(actor.choose(Random(1)))
            await asyncio.gather(*(visit.has_version(done.version) for visit in back))
            print("a move elsewhere after", time.monotonic() - since)
            assert time.monotonic() - since < GOES_ON_WITHIN
        finally:
            hung.resume()


async def hang_the_process_of(visits: list[TableSession], nodes: Nodes) -> tuple[Any, list[TableSession]]:
    """Suspend a process that has connections; returns it, and the visits that get no answers."""
    for site in nodes.sites:
        for process in filter(is_worker, psutil.Process(site.process.pid).children()):
            process.suspend()
            pongs = [visit.pongs for visit in visits]
            for visit in visits:
                await visit.send(Ping())
            await asyncio.sleep(PONG_WITHIN)
            if left := [visit for visit, before in zip(visits, pongs, strict=True) if visit.pongs == before]:
                return process, left
            process.resume()
    raise AssertionError("no process has connections")


@pytest.fixture
def own_postgres(tmp_path: Path) -> Iterator[Any]:
    """A PostgreSQL for one test, which may restart it."""
    server = postgres.start(Path(gettempdir(), f"mazzo-own-{tmp_path.parent.parent.name}-{tmp_path.parent.name}"))
    yield server
    server.cleanup()


@pytest.mark.slow
@awaits
async def test_nothing_is_lost_when_the_database_restarts_and_cuts_connections(
    own_postgres: Any, tmp_path: Path
) -> None:
    url = await asyncio.to_thread(postgres.new_database, own_postgres)
    nodes = await asyncio.to_thread(Nodes, url, tmp_path)
    try:
        async with playing(nodes, url) as crowd:
            people = [await asyncio.to_thread(sockets_of, port) for port in nodes.ports]
            await asyncio.to_thread(postgres.restart, own_postgres)
            await asyncio.sleep(4)
            for _ in range(CUTS):
                await cut_off(url)
                await asyncio.sleep(1)
    finally:
        await asyncio.to_thread(nodes.stop)
    assert close_codes(crowd.history) == {"failure"}
    for site, visitors in zip(nodes.sites, people, strict=True):
        messages = [complaint["message"] for complaint in site.complaints()]
        away = [message for message in messages if message.startswith("PostgreSQL cannot be reached, and people are ")]
        back = [message for message in messages if message.startswith("PostgreSQL accepts writes again after")]
        assert len(away) >= 1 or not visitors  # a server without a table does not notice
        assert len(away) - 1 <= len(back) <= len(away) <= 1 + CUTS  # once for each outage
        assert sorted(away + back) == sorted(messages)
