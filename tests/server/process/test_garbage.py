"""When all there is is looked at for garbage."""

import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest

from mazzo.server.process.garbage import FEWEST_ENDED, NEVER, NEW, QUIET_ROUNDS, Sweeper
from mazzo.server.web.app import make_app
from mazzo.server.web.server import Options, RunningServer
from mazzo.table.commands import Rename
from tests.server.inside import hub_on, memory, playing
from tests.server.loop import awaits, awaits_no_time


class Node:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeper() -> Iterator[Sweeper]:
    sweeper = Sweeper()
    sweeper.start()
    try:
        yield sweeper
    finally:
        sweeper.stop()


def test_garbage_is_found_among_what_is_new_by_itself(sweeper: Sweeper) -> None:
    found = ref(Node())
    kept: list[list[None]] = []
    while found() and len(kept) < 100_000:
        kept.append([])
    assert not found()
    while not sweeper._pauses and len(kept) < 100_000:
        kept.append([])
    assert len(kept) <= 2 * NEW  # so many are looked at, and no more


def test_what_was_alive_then_is_not_looked_at_again_while_anybody_is_connected(sweeper: Sweeper) -> None:
    node = Node()
    found = ref(node)
    gc.collect(1)  # it is alive when what is new is looked at
    del node
    for _ in range(FEWEST_ENDED + 1):
        sweeper.note_opened()
    for _ in range(FEWEST_ENDED):
        sweeper.note_ended()
    for _ in range(QUIET_ROUNDS):
        sweeper.look_at_all()
    assert found()
    sweeper.note_ended()  # the last
    for _ in range(QUIET_ROUNDS - 1):
        sweeper.look_at_all()
    assert found()  # somebody may come back soon
    sweeper.look_at_all()
    assert not found()


def test_what_was_there_at_the_start_is_never_looked_at(sweeper: Sweeper) -> None:
    kept = gc.get_freeze_count()
    assert kept > NEW
    sweeper._ended = FEWEST_ENDED
    for _ in range(QUIET_ROUNDS):
        sweeper.look_at_all()
    assert sweeper._pauses
    assert gc.get_freeze_count() == kept


@awaits
async def test_while_a_server_runs_python_looks_only_at_what_is_new(tmp_path: Path) -> None:
    before = gc.get_threshold()
    server: RunningServer = make_app(Options(str(tmp_path / "mazzo.db"))).state.server
    await server.start()
    assert gc.get_threshold()[2] == NEVER
    assert gc.get_freeze_count()
    await server.stop()
    assert gc.get_threshold() == before
    assert not gc.get_freeze_count()


@awaits_no_time
async def test_a_command_leaves_nothing_that_has_to_be_looked_for() -> None:
    async with hub_on(await memory()) as hub:
        ears = await playing(hub, "Ada", "Leo", options={"target_for_two": 99})
        gc.collect()
        gc.disable()
        try:
            for _ in range(50):
                await ears[ears[0].update.view["to_act"][0]].act("score")
                await ears[0].do(Rename("Somebody"))
            assert gc.collect() < 50
        finally:
            gc.enable()
