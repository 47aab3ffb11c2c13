"""The cost of a move at one table of four people: Python calls and CPU time of the server, for several trees in turn.

A move comes in over a socket and is appended to SQLite, and four updates go out. The games of all trees are the same:
the server's chance and the choices of the load have fixed seeds. A run is a fresh server, and runs alternate between
the trees, so that a busy computer disturbs them alike.

    python -m bench.move src                                   this tree alone
    python -m bench.move OLD/src src --rounds 7 --moves 1000   two trees, and the ratio of their medians
    python -m bench.move src --game kittens --top 40           the functions that are called most
"""

import argparse
import asyncio
import os
import random
import runpy
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import msgspec

from bench import server_load
from bench.server_load import SEATS, LiveTable, Load, new_person
from bench.server_processes import Place, stop

WARM_UP = 100  # moves
PATIENCE = 10.0  # seconds for a move
SETTINGS = {
    "mantis": b'{"game":"mantis","options":{"target":105},"turn_seconds":null}',
    "kittens": b'{"game":"kittens","turn_seconds":null}',
}


class Cost(NamedTuple):
    """The cost of one move."""

    cpu: float  # seconds
    calls: float  # of Python functions, in all threads; 0 if they were not counted
    own_calls: float  # those of this tree; the event loop's differ a little from run to run
    c_calls: float  # of functions in C, from Python
    top: Counter[str]  # calls of each function during the run


# The server, in a separate process


def serve(counts: Path, database: str) -> None:
    """Serve as `mazzo serve` does, with a fixed seed. SIGUSR1 starts counting calls, SIGUSR2 writes them down."""
    chance = random.Random(1)
    os.urandom = chance.randbytes
    called: Counter[Any] = Counter()
    is_counting = False

    def count(frame: FrameType, event: str, what: Any) -> None:
        if is_counting and event == "call":
            called[frame.f_code] += 1
        elif is_counting and event == "c_call":
            called[f"C {getattr(what, '__qualname__', what)} from {frame.f_code.co_qualname}"] += 1

    def start(*_: object) -> None:
        nonlocal is_counting
        is_counting = True
        sys.setprofile(count)

    def write_down(*_: object) -> None:
        sys.setprofile(None)
        names = Counter[str]()
        for what, number in called.items():
            names[what if isinstance(what, str) else f"{what.co_filename}:{what.co_qualname}"] += number
        counts.write_bytes(msgspec.json.encode(names))

    signal.signal(signal.SIGUSR1, start)
    signal.signal(signal.SIGUSR2, write_down)
    threading.setprofile(count)
    sys.argv = ["mazzo", "serve", "--port", "0", "--db", database, "--no-limits"]
    runpy.run_module("mazzo", run_name="__main__")


@contextmanager
def serving(tree: Path, folder: Path) -> Iterator[tuple[subprocess.Popen[str], str, int]]:
    command = [sys.executable, "-m", "bench.move", "--serve", str(folder / "counts"), str(folder / "mazzo.db")]
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
    try:
        assert process.stdout
        greeting = process.stdout.readline().strip()
        host, _, port = greeting.rpartition("http://")[2].rpartition(":")
        assert port, f"the server did not start: {greeting}\n{(folder / 'log').read_text()}"
        yield process, host, int(port)
    finally:
        stop(process)


def cpu_of(pid: int) -> float:
    """The CPU seconds of all threads of a process, to the nanosecond."""
    return sum(int((task / "schedstat").read_text().split()[0]) for task in Path(f"/proc/{pid}/task").iterdir()) / 1e9


# The load


async def move(load: Load, table: LiveTable) -> None:
    """Make a move, and wait until all have received it."""
    if not table.move():
        raise RuntimeError("the next move is not known")
    late_at = time.monotonic() + PATIENCE
    while table.waiting:
        if load.refused or time.monotonic() > late_at:
            raise RuntimeError(f"a move was refused or lost: {load.refused}")
        await asyncio.sleep(0.001)


async def play(place: Place, game: str, moves: int, pid: int, is_counting: bool) -> float:
    """The CPU seconds of these moves."""
    random.seed(1)
    load = Load(place)
    host = await new_person(load)
    _, body = await server_load.request(place, b"POST /api/tables", SETTINGS[game], host)
    table = LiveTable(load, msgspec.json.decode(body)["code"].encode())
    await table.sit_down([await new_person(load) for _ in range(SEATS)])
    await table.start()
    await asyncio.sleep(0.5)
    for _ in range(WARM_UP):
        await move(load, table)
    if is_counting:
        os.kill(pid, signal.SIGUSR1)
        await asyncio.sleep(0.1)
    before = cpu_of(pid)
    for _ in range(moves):
        await move(load, table)
    used = cpu_of(pid) - before
    if is_counting:
        os.kill(pid, signal.SIGUSR2)
        await asyncio.sleep(0.3)
    load.is_over = True
    for player in table.players:
        player.transport.abort()
    return used


# Comparing


def cost(tree: Path, asked: argparse.Namespace, is_counting: bool) -> Cost:
    """The cost of a move by a fresh server of this tree."""
    with tempfile.TemporaryDirectory(prefix="mazzo-bench-") as name:
        folder = Path(name)
        with serving(tree, folder) as (process, host, port):
            used = asyncio.run(play((host, port), asked.game, asked.moves, process.pid, is_counting))
        called = msgspec.json.decode((folder / "counts").read_bytes(), type=dict[str, int]) if is_counting else {}
    c_calls = sum(number for name, number in called.items() if name.startswith("C "))
    own_calls = sum(number for name, number in called.items() if name.startswith(str(tree.resolve())))
    calls, moves = sum(called.values()) - c_calls, asked.moves
    return Cost(used / moves, calls / moves, own_calls / moves, c_calls / moves, Counter(called))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument(
        "trees", type=Path, nargs="*", help="folders with the package mazzo; the first is compared with"
    )
    parser.add_argument("--game", choices=SETTINGS, default="mantis")
    parser.add_argument("--moves", type=int, default=500, help="of a run (default 500)")
    parser.add_argument("--rounds", type=int, default=0, help="runs of each tree that measure CPU time (default 0)")
    parser.add_argument("--top", type=int, default=0, help="print the functions that are called most")
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(Path(asked.serve[0]), asked.serve[1])
        return
    counted = {tree: cost(tree, asked, is_counting=True) for tree in asked.trees}
    timed: dict[Path, list[float]] = {tree: [] for tree in asked.trees}
    for _ in range(asked.rounds):
        for tree in asked.trees:
            timed[tree].append(cost(tree, asked, is_counting=False).cpu)
    first = asked.trees[0]
    for tree in asked.trees:
        calls, own_calls, c_calls = counted[tree].calls, counted[tree].own_calls, counted[tree].c_calls
        print(f"{tree}: {asked.game}, {calls:.1f} calls of Python functions for a move", end="")
        print(f" ({calls / counted[first].calls:.3f} times), {own_calls:.1f} of them ours; {c_calls:.1f} of C")
        if asked.rounds:
            cpu = statistics.median(timed[tree])
            print(f"  {cpu * 1000:.3f} ms of CPU ({cpu / statistics.median(timed[first]):.3f} times),", end="")
            print(f" from {min(timed[tree]) * 1000:.3f} to {max(timed[tree]) * 1000:.3f}")
        for name, number in counted[tree].top.most_common(asked.top):
            print(f"  {number / asked.moves:8.2f}  {name.removeprefix(str(tree.resolve()))}")


if __name__ == "__main__":
    main()
