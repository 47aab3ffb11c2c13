"""The memory of a television's page does not grow over many games."""

import asyncio
import json
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from random import Random
from threading import Thread
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from mazzo.table.commands import Start
from tests.server.client import Guest, TableSession
from tests.web.browser import Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import ENDED
from tests.web.proxy import Proxy
from tests.web.test_tv import TV, lose_the_server

GAMES = 60  # of a few moves each; twelve hours have as many games of the usual length
WARM = 10  # games, after which everything that is fetched only once is loaded
CUT_EVERY = 15  # games, after which the connection is cut and restored
SPREAD_OF_NODES = 2.0  # games end with different numbers of cards on the table; a board has a few hundred nodes
SPREAD_OF_HEAP = 1.1
SCRIPTS = {"object", "array", "closure", "string", "concatenated string", "sliced string", "number"}


class Held(NamedTuple):
    nodes: int
    heap: int  # bytes


class Players:
    """Ada and Leo play without a browser."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.random = Random("night")
        self.ada: TableSession
        self.leo: TableSession

    def do(self, what: Coroutine[Any, Any, Any]) -> Any:
        waiting: Future[Any] = asyncio.run_coroutine_threadsafe(what, self.loop)
        return waiting.result()

    async def sit_down(self, address: str) -> str:
        ada, leo = Guest(address), Guest(address)
        await ada.__aenter__()
        await leo.__aenter__()
        code = await ada.open_table(game="mantis", options={"target_for_two": 2})
        self.ada, self.leo = await ada.sit(code, "Ada"), await leo.sit(code, "Leo")
        return code

    async def play(self) -> None:
        ada, leo = self.ada, self.leo
        await ada.until(lambda: ada.update.table.next_commitment)
        begun = await ada.do(Start())
        await leo.has_version(begun.version)
        await asyncio.gather(ada.play(self.random), leo.play(self.random))

    async def go_home(self) -> None:
        for visit in (self.ada, self.leo):
            await visit.guest.__aexit__(None, None, None)


@contextmanager
def players() -> Iterator[Players]:
    """Run them in another loop, since Playwright runs one in this thread."""
    found = Players()
    thread = Thread(target=found.loop.run_forever)
    thread.start()
    try:
        yield found
    finally:
        found.do(found.go_home())
        found.loop.call_soon_threadsafe(found.loop.stop)
        thread.join()
        found.loop.close()


def held_by(tv: Visitor) -> Held:
    """The memory of the page's scripts, without compiled code, whose size grows for a while."""
    devtools = tv.page.context.new_cdp_session(tv.page)
    parts: list[str] = []
    devtools.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
    devtools.send("HeapProfiler.collectGarbage")
    nodes = int(devtools.send("Memory.getDOMCounters")["nodes"])
    devtools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    devtools.detach()
    taken = json.loads("".join(parts))
    fields, kinds = taken["snapshot"]["meta"]["node_fields"], taken["snapshot"]["meta"]["node_types"][0]
    rows = range(0, len(taken["nodes"]), len(fields))
    kind, size = fields.index("type"), fields.index("self_size")
    of_scripts = (row for row in rows if kinds[taken["nodes"][row + kind]] in SCRIPTS)
    return Held(nodes, sum(taken["nodes"][row + size] for row in of_scripts))


@pytest.mark.slow
def test_the_memory_of_a_television_does_not_grow_overnight(
    server: QuickServer, proxy: Proxy, browser: Browser
) -> None:
    with players() as people, visitor(browser, TV, reduced_motion="reduce") as tv:
        code = people.do(people.sit_down(server.address))
        tv.page.goto(f"{proxy.address}/tv#{code}")
        room = tv.page.frame_locator("iframe")
        room.locator(".tv-seats").wait_for()
        held = []
        for number in range(GAMES):
            if number % CUT_EVERY == CUT_EVERY - 1:
                lose_the_server(tv, proxy)
            people.do(people.play())
            expect(room.locator(f"{ENDED} [data-score='Ada'], {ENDED} .standing").first).to_be_visible()
            if number in (WARM, GAMES - 1):
                held.append(held_by(tv))
        first, last = held
        assert last.nodes < first.nodes * SPREAD_OF_NODES, held
        assert last.heap < first.heap * SPREAD_OF_HEAP, held
