"""Additions to many tables share a transaction."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from mazzo.server.store.entries import Addition
from mazzo.server.tables.commits import Committer
from tests.server.loop import awaits_no_time

WRITE_SECONDS = 1.0


async def written(tables: int) -> tuple[list[int], float]:
    """The number of additions in each transaction, and the pause before the second one."""
    batches: list[int] = []
    begun_at: list[float] = []
    loop = asyncio.get_running_loop()

    async def append(additions: list[Addition]) -> set[str]:
        batches.append(len(additions))
        begun_at.append(loop.time())
        await asyncio.sleep(WRITE_SECONDS)
        return set()

    storage: Any = SimpleNamespace(tables=SimpleNamespace(append=append))
    committer = Committer(storage, range(tables), lambda _: None)
    running = asyncio.create_task(committer.run())
    first = committer.commit(Addition("first", ()))
    await asyncio.sleep(WRITE_SECONDS / 2)
    others = [committer.commit(Addition(code, ())) for code in ("second", "third")]
    assert all(await asyncio.gather(first, *others))
    running.cancel()
    return batches, begun_at[1] - begun_at[0] - WRITE_SECONDS


@pytest.mark.parametrize(("tables", "pause"), [(1, 0.0), (24, 0.0), (100, 0.004), (10_000, 0.02)])
@awaits_no_time
async def test_the_pause_between_transactions_grows_with_the_number_of_tables(tables: int, pause: float) -> None:
    batches, waited = await written(tables)
    assert batches == [1, 2]
    assert waited == pytest.approx(pause, abs=1e-6)
