"""Metrics for the host, in the format of Prometheus, and a summary of refused requests for the log."""

import asyncio
import collections
import logging
import os
import platform
from collections.abc import Iterator
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.metrics_core import GaugeMetricFamily, InfoMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from mazzo import __version__

ROOMS = Gauge("mazzo_rooms", "Tables at hand, each at every worker that has it", multiprocess_mode="livesum")
SOCKETS = Gauge("mazzo_sockets", "Open connections", multiprocess_mode="livesum")
CUT = Counter("mazzo_connections_cut_total", "Connections that were cut because they, or their address, sent too much")
COMMANDS = Counter("mazzo_commands_total", "Commands by outcome", ["outcome"])
REFUSED = Counter("mazzo_requests_refused_total", "Requests answered with 429, by the limit they met", ["limit"])
ORDERS = Counter("mazzo_admin_orders_total", "Orders of the operator by outcome, or a wrong token", ["outcome"])
FAULTS = Counter("mazzo_faults_total", "Mistakes of Mazzo itself; the log has a traceback of each")
PROBLEMS = Counter("mazzo_problems_total", "Warnings and errors by level, logged or left out", ["level"])
STARTED = Gauge(
    "mazzo_start_time_seconds",
    "When the newest worker began to serve, in seconds since 1970",
    multiprocess_mode="livemax",
)
LATENCY = Histogram(
    "mazzo_command_seconds",
    "From a command's arrival to its answer and updates, the commit included",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
REDONE = Counter("mazzo_redone_total", "Entries of a table's log that another process wrote, done here too")
COMMITS = Histogram(
    "mazzo_commit_seconds",
    "What the database takes to keep what was done, of many tables together",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)

log = logging.getLogger(__name__)

CONTENT_TYPE = CONTENT_TYPE_LATEST
REPORT_SECONDS = 60.0
MOST_ADDRESSES = 1000  # in one report of refused requests

# Create all counters at the start: an alert cannot see the growth of a counter that did not exist.
for counter, values in (
    (COMMANDS, ("done", "refused", "again", "fault")),
    (ORDERS, ("done", "refused", "wrong-token")),
    (PROBLEMS, ("warning", "error", "critical")),
):
    for value in values:
        counter.labels(value)


class SharedMetrics(Collector):
    """Metrics that are equal at every worker: the version, and the open tables of all servers at one database."""

    def __init__(self, is_writable: bool, open_tables: int | None) -> None:
        self._is_writable = is_writable
        self._open_tables = open_tables  # None if the database cannot be read

    def collect(self) -> Iterator[GaugeMetricFamily | InfoMetricFamily]:
        build = {"version": __version__, "python": platform.python_version()}
        yield InfoMetricFamily("mazzo_build", "The version of Mazzo, and what it runs on", build)
        yield GaugeMetricFamily("mazzo_database_up", "Whether the database accepts writes: 1, or 0", self._is_writable)
        if self._open_tables is not None:
            yield GaugeMetricFamily("mazzo_tables", "Open tables", self._open_tables)


def report(is_writable: bool, open_tables: int | None) -> bytes:
    """All metrics, of all workers together if there are several."""
    shared = CollectorRegistry()
    shared.register(SharedMetrics(is_writable, open_tables))
    return generate_latest(shared) + generate_latest(_counted())


def _counted() -> CollectorRegistry:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    _forget_the_dead(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


def _forget_the_dead(folder: Path) -> None:
    """Remove the tables and sockets of workers that ended."""
    for file in folder.glob("gauge_live*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process)  # type: ignore[no-untyped-call]


class Refusals:
    """Requests refused because of a limit: counted for the metrics, and summed up in the log once a minute."""

    def __init__(self) -> None:
        self._by_limit: collections.Counter[str] = collections.Counter()
        self._by_address: collections.Counter[str] = collections.Counter()

    def note(self, limit: str, address: str) -> None:
        """Count an answer 429 to this address."""
        REFUSED.labels(limit).inc()
        self._by_limit[limit] += 1
        if address in self._by_address or len(self._by_address) < MOST_ADDRESSES:
            self._by_address[address] += 1

    async def run(self) -> None:
        """Log a summary each minute, if there is any."""
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            self.report()

    def report(self) -> None:
        if not self._by_limit:
            return
        [(address, most)] = self._by_address.most_common(1)
        limits = ", ".join(f"{count} {limit}" for limit, count in self._by_limit.most_common())
        log.info(
            "%d requests were refused with 429 in the last minute (%s): %d from %s, the rest from %d other addresses",
            *(self._by_limit.total(), limits, most, address, len(self._by_address) - 1),
        )
        self._by_limit.clear()
        self._by_address.clear()
