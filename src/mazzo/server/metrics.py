"""What a host can watch, in the format of Prometheus."""

import os
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

TABLES = Gauge("mazzo_tables", "Tables at hand", multiprocess_mode="livesum")
SOCKETS = Gauge("mazzo_sockets", "Open connections", multiprocess_mode="livesum")
COMMANDS = Counter("mazzo_commands_total", "Commands by outcome", ["outcome"])
LATENCY = Histogram(
    "mazzo_command_seconds",
    "From a command's arrival to its answer and updates, the commit included",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
COMMITS = Histogram(
    "mazzo_commit_seconds",
    "What the database takes to keep what was done, of many tables together",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
SWEEPS = Histogram(
    "mazzo_sweep_seconds",
    "Pauses in which Python looks for garbage among all there is",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)

CONTENT_TYPE = CONTENT_TYPE_LATEST


def report() -> bytes:
    """All of it; of all workers together, when there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    _forget_the_dead(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """A worker that ended took its tables and sockets with it."""
    for file in folder.glob("gauge_live*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process)  # type: ignore[no-untyped-call]
