"""Faults, drawn from a seed: processes die, hang and stop, and the database and the network fail for a moment."""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from random import Random

from msgspec import Struct

from tests.server.history.cluster import Node
from tests.server.history.history import Broke, History
from tests.server.history.proxy import Proxy

LONGEST_PAUSE = 0.9  # seconds from one fault to the next
DONE_BETWEEN = 10  # commands
LONGEST_WAIT = 20.0  # seconds for these commands, on a busy machine
RASH = 0.4
LONGEST = 2.5  # seconds that a fault lasts; most are short


class Fault(Struct, frozen=True):
    after: float  # seconds after the start of the fault before
    kind: str
    node: int
    seconds: float  # its duration, if it has one
    is_rash: bool  # do not wait for commands after the fault before


def plan(seed: str, count: int, kinds: Sequence[str], nodes: int) -> list[Fault]:
    """This many faults. Each kind occurs before any is repeated."""
    random = Random(seed)
    order: list[str] = []
    while len(order) < count:
        order += random.sample(kinds, len(kinds))
    return [
        Fault(
            after=random.uniform(0.1, LONGEST_PAUSE),
            kind=kind,
            node=random.randrange(nodes),
            seconds=0.1 + LONGEST * random.random() ** 2,
            is_rash=random.random() < RASH,
        )
        for kind in order[:count]
    ]


async def carry_out(
    faults: Sequence[Fault], nodes: Sequence[Node], history: History, count_done: Callable[[], int]
) -> None:
    """Carry out all faults. They may overlap, except faults in the same part of a node."""
    async with asyncio.TaskGroup() as group:
        for fault in faults:
            done = count_done()
            await asyncio.sleep(fault.after)
            with suppress(TimeoutError):
                async with asyncio.timeout(0 if fault.is_rash else LONGEST_WAIT):
                    while count_done() < done + DONE_BETWEEN:
                        await asyncio.sleep(0.02)
            group.create_task(_carry_out(fault, nodes, history))


async def _carry_out(fault: Fault, nodes: Sequence[Node], history: History) -> None:
    node = nodes[fault.node]
    part, do = FAULTS[fault.kind]
    async with node.parts[part]:
        history.note(Broke, f"node {fault.node}: {fault.kind}, {fault.seconds:.1f} s")
        await do(node, fault.seconds)
        history.note(Broke, f"node {fault.node}: {fault.kind}, over")


# Processes


async def kill(node: Node, _: float) -> None:
    await node.kill()
    await node.start()


async def stop(node: Node, _: float) -> None:
    await node.stop()
    await node.start()


async def kill_while_it_starts(node: Node, seconds: float) -> None:
    await node.kill()
    await node.start_and_kill(after=seconds / 2)
    await node.start()


async def hang(node: Node, seconds: float) -> None:
    """Suspend a whole node, and resume it later."""
    await _hang(node, node.processes(), seconds)


async def kill_worker(node: Node, seconds: float) -> None:
    if workers := node.workers():
        node.send(signal.SIGKILL, workers[int(seconds * 1000) % len(workers) :][:1])


async def hang_worker(node: Node, seconds: float) -> None:
    if workers := node.workers():
        await _hang(node, workers[int(seconds * 1000) % len(workers) :][:1], seconds)


async def _hang(node: Node, processes: Sequence[object], seconds: float) -> None:
    node.send(signal.SIGSTOP, processes)
    try:
        await asyncio.sleep(seconds)
    finally:
        node.send(signal.SIGCONT, processes)


# The SQLite file


@asynccontextmanager
async def locked(node: Node) -> AsyncIterator[None]:
    """Hold the write lock of the file."""
    with closing(sqlite3.connect(node.database, timeout=20, isolation_level=None, check_same_thread=False)) as file:
        await asyncio.to_thread(file.execute, "BEGIN IMMEDIATE")
        yield


async def lock(node: Node, seconds: float) -> None:
    async with locked(node):
        await asyncio.sleep(seconds)


async def lock_and_kill(node: Node, seconds: float) -> None:
    """Kill a node while its writes wait for a lock."""
    async with locked(node):
        await asyncio.sleep(seconds / 4)
        await node.kill()
    await node.start()


# Connections


async def cut(wire: Proxy, _: float) -> None:
    wire.cut()


async def hold(wire: Proxy, seconds: float) -> None:
    """Delay all data on its way."""
    wire.hold("requests", "answers")
    await asyncio.sleep(seconds)
    wire.release()


async def lose_answers(wire: Proxy, seconds: float) -> None:
    """Deliver commands, but lose their answers."""
    wire.hold("answers")
    await asyncio.sleep(seconds)
    wire.cut()
    wire.release()


async def deliver_late(wire: Proxy, seconds: float) -> None:
    """Deliver messages after their connection has ended."""
    wire.hold("requests")
    await asyncio.sleep(seconds / 4)
    wire.hang_up_below()
    await asyncio.sleep(seconds / 4)
    wire.release()


async def refuse(wire: Proxy, seconds: float) -> None:
    wire.refuse(True)
    await asyncio.sleep(seconds)
    wire.refuse(False)


async def hold_hints(wire: Proxy, seconds: float) -> None:
    """Hold back the notifications of other nodes."""
    wire.hold_hints()
    await asyncio.sleep(2 * seconds)
    wire.release()


def to_clients(do: Callable[[Proxy, float], Awaitable[None]]) -> Callable[[Node, float], Awaitable[None]]:
    return lambda node, seconds: do(node.front, seconds)


def to_database(do: Callable[[Proxy, float], Awaitable[None]]) -> Callable[[Node, float], Awaitable[None]]:
    async def to_back(node: Node, seconds: float) -> None:
        assert node.back
        await do(node.back, seconds)

    return to_back


PROCESS = {
    "the process is killed": ("process", kill),
    "the process is stopped": ("process", stop),
    "the process is killed, and again while it starts": ("process", kill_while_it_starts),
    "the process hangs": ("process", hang),
}
CLIENTS = {
    "clients are cut off": ("clients", to_clients(cut)),
    "clients are held up": ("clients", to_clients(hold)),
    "clients lose answers": ("clients", to_clients(lose_answers)),
    "clients are heard late": ("clients", to_clients(deliver_late)),
}
FILE = {
    "the file is locked": ("process", lock),
    "the file is locked, and the process killed": ("process", lock_and_kill),
}
DATABASE = {
    "the database is cut off": ("database", to_database(cut)),
    "the database is held up": ("database", to_database(hold)),
    "the database loses answers": ("database", to_database(lose_answers)),
    "the database hears late": ("database", to_database(deliver_late)),
    "the database refuses": ("database", to_database(refuse)),
    "the node does not hear the others": ("database", to_database(hold_hints)),
}
WORKERS = {
    "a worker is killed": ("process", kill_worker),
    "a worker hangs": ("process", hang_worker),
}
FAULTS = PROCESS | CLIENTS | FILE | DATABASE | WORKERS
"""By name: the part of a node that fails, and the fault."""
