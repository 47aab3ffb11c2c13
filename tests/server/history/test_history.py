"""Clients play while servers, connections and the database fail; the history that they record is consistent."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.history import faults
from tests.server.history.cluster import Node
from tests.server.history.crowd import Crowd
from tests.slow import slowly

FLAGS: dict[str, list[list[str]]] = {"sqlite": [[]], "nodes": [[], []], "workers": [["--workers", "2"]]}
"""By setting: the flags of each node."""

KINDS = {
    "sqlite": [*faults.PROCESS, *faults.CLIENTS, *faults.FILE],
    "nodes": [*faults.PROCESS, *faults.CLIENTS, *faults.DATABASE],
    "workers": [*faults.PROCESS, *faults.CLIENTS, *faults.DATABASE, *faults.WORKERS],
}
FEW = [slowly("sqlite", 6, 75046), ("nodes", 8, 271828), slowly("workers", 6, 281)]
"""With seeds that draw the worst kinds of faults in quick succession."""
MANY = [(setting, seed) for setting, runs in (("sqlite", 12), ("nodes", 16), ("workers", 12)) for seed in range(runs)]


@pytest.fixture
def database(request: pytest.FixtureRequest, setting: str, tmp_path: Path) -> str:
    return str(tmp_path / "mazzo.db") if setting == "sqlite" else str(request.getfixturevalue("url"))


@pytest.mark.parametrize(("setting", "count", "seed"), FEW)
def test_histories_are_consistent_under_few_faults(setting: str, count: int, seed: int, database: str) -> None:
    asyncio.run(play_under_faults(setting, count, seed, database, seconds=90))


@pytest.mark.slow
@pytest.mark.parametrize(("setting", "seed"), MANY)
def test_histories_are_consistent_under_many_faults(setting: str, seed: int, database: str) -> None:
    asyncio.run(play_under_faults(setting, 25, seed, database, seconds=600))


async def play_under_faults(setting: str, count: int, seed: int, database: str, seconds: float) -> None:
    """Play during faults, which depend only on the seed. The time limit is for a busy machine."""
    name = f"{setting}-{count}-{seed}"
    async with AsyncExitStack() as stack:
        nodes = [Node(database, *flags) for flags in FLAGS[setting]]
        for node in nodes:
            stack.push_async_callback(node.end)
            await node.start()
        async with Crowd(name, database, [node.url for node in nodes]) as crowd, asyncio.timeout(seconds):
            plan = faults.plan(name, count, KINDS[setting], len(nodes))
            await faults.carry_out(plan, nodes, crowd.history, crowd.count_done)
            await crowd.settle()
            for node in nodes:  # after a restart of all nodes, acknowledged commands are acknowledged again
                await node.kill()
                await node.start()
            await crowd.look_again()
    complaints = [complaint for node in nodes for complaint in node.complaints()]
    print(*complaints, sep="\n")  # shown when the test fails
    assert complaints == []
    assert crowd.count_done() > count
    assert any(entry.command["command"] == "freshlog" for entry in crowd.history.log)
