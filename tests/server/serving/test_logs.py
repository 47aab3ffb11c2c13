"""Log lines that strangers can cause are limited, and dropped lines are counted."""

import asyncio
import json
import logging
import sys
from collections.abc import Callable
from io import StringIO

import pytest
from prometheus_client import REGISTRY

from mazzo.server.limits import LOG_LINES, LOG_WARNINGS
from mazzo.server.logs import (
    LONGEST_ERROR,
    LONGEST_MESSAGE,
    JsonFormatter,
    Sampler,
)
from tests.server.client import PATIENCE
from tests.server.loop import awaits
from tests.server.site import Site

NO_CHUNK = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nno chunk\r\n\r\n"
)


class Notebook:
    """A log with a sampler, whose clock the test controls."""

    def __init__(self) -> None:
        self.now = 100.0
        self._text = StringIO()
        handler = logging.StreamHandler(self._text)
        handler.setFormatter(JsonFormatter())
        handler.addFilter(Sampler(lambda: self.now))
        self.log = logging.Logger("mazzo.test", logging.INFO)
        self.log.addHandler(handler)

    @property
    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self._text.getvalue().splitlines()]


def test_the_lines_of_each_place_are_limited() -> None:
    book = Notebook()
    for number in range(1000):
        book.log.info("table %s is opened", number)
    assert len(book.lines) == LOG_LINES[1]
    for _ in range(1000):
        book.log.warning("the database is away")
    assert len(book.lines) == LOG_LINES[1] + LOG_WARNINGS[1]


def test_the_next_line_of_a_place_counts_the_dropped_ones() -> None:
    book = Notebook()
    for seconds in [0.0] * 1000 + [100.0] + [0.0] * 3:
        book.now += seconds
        book.log.error("out of something")
        book.log.info("nothing special")
    counted = [line["left_out"] for line in book.lines if "left_out" in line]
    assert counted == [1000 - LOG_WARNINGS[1], 1000 - LOG_LINES[1]]


def test_failures_are_counted_even_when_dropped() -> None:
    def counted() -> list[float]:
        levels = ("warning", "error", "critical")
        values = [REGISTRY.get_sample_value("mazzo_problems_total", {"level": level}) for level in levels]
        return [value or 0.0 for value in (*values, REGISTRY.get_sample_value("mazzo_faults_total"))]

    book, before = Notebook(), counted()
    for _ in range(1000):
        book.log.warning("late")
    book.log.info("nothing special")
    book.log.error("the database is away")
    try:
        raise ValueError("a mistake")
    except ValueError:
        book.log.exception("a request failed")
    assert len(book.lines) < 1000
    assert [after - first for after, first in zip(counted(), before, strict=True)] == [1000, 2, 0, 1]


def test_long_lines_are_cut() -> None:
    book = Notebook()
    try:
        raise ValueError("x" * 100_000 + " the end")
    except ValueError:
        book.log.exception("y" * 100_000)
    (line,) = book.lines
    assert len(str(line["message"])) == LONGEST_MESSAGE
    assert len(str(line["error"])) == LONGEST_ERROR
    assert str(line["error"]).endswith("the end")


@awaits
async def test_an_invalid_chunk_is_refused_and_not_logged(site: Site) -> None:
    before = len(site.errors)
    head = NO_CHUNK.replace(b"POST /api/tables", b"HEAD /api/games")
    for part in (NO_CHUNK, NO_CHUNK.replace(b"tables", b"me"), NO_CHUNK.replace(b"/api/tables", b"/"), head):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(part)
        async with asyncio.timeout(PATIENCE):
            assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
        writer.close()
    # Its first line may come late.
    assert [line for line in site.log[before:] if line["logger"] != "mazzo.server.logs"] == []


@pytest.mark.skipif(sys.platform != "linux", reason="prlimit is of Linux")
@awaits
async def test_a_server_without_file_descriptors_logs_little(new_site: Callable[..., Site]) -> None:
    import resource

    site = new_site()
    used = 40  # more than an idle server has open
    resource.prlimit(site.process.pid, resource.RLIMIT_NOFILE, (used, used))
    writers = []
    for _ in range(70):  # the rest waits in the backlog, which has no room for many more
        _, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writers.append(writer)
    await asyncio.sleep(1.5)  # asyncio accepts again after a second
    for writer in writers:
        writer.close()
    assert len(site.errors) < 100
    assert sum(map(len, site.errors)) < 500_000
    assert any("out of system resource" in line for line in site.errors)
