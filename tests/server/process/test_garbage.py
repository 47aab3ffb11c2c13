"""When all there is is looked at for garbage."""

import gc
import time
from pathlib import Path

import pytest

from mazzo.server.process import garbage
from mazzo.server.process.garbage import FEWEST_ENDED, LONGEST_SECONDS, Sweeper
from mazzo.server.web.app import make_app
from mazzo.server.web.server import Options, Server
from mazzo.table.commands import Rename
from tests.server.inside import hub_on, memory, playing
from tests.server.loop import awaits, awaits_no_time


def with_connections(opened: int, ended: int) -> Sweeper:
    sweeper = Sweeper()
    for _ in range(opened):
        sweeper.note_opened()
    for _ in range(ended):
        sweeper.note_ended()
    return sweeper


@pytest.mark.parametrize(
    ("opened", "ended", "is_due"),
    [
        (FEWEST_ENDED, FEWEST_ENDED - 1, False),
        (FEWEST_ENDED, FEWEST_ENDED, True),
        (5 * FEWEST_ENDED, 2 * FEWEST_ENDED, False),
        (5 * FEWEST_ENDED, 3 * FEWEST_ENDED, True),
    ],
)
def test_all_is_looked_at_when_as_many_connections_have_ended_as_are_open(
    opened: int, ended: int, is_due: bool
) -> None:
    assert with_connections(opened, ended).is_due is is_due


def test_and_not_again_before_as_many_more_have_ended() -> None:
    sweeper = with_connections(FEWEST_ENDED, FEWEST_ENDED)
    sweeper.sweep()
    assert not sweeper.is_due


def test_and_now_and_then_though_nobody_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    sweeper = Sweeper()
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + LONGEST_SECONDS + 1)
    assert sweeper.is_due
    sweeper.sweep()
    assert not sweeper.is_due


@awaits
async def test_while_a_server_runs_python_does_not_look_at_all_there_is_by_itself(tmp_path: Path) -> None:
    before = gc.get_threshold()
    server: Server = make_app(Options(str(tmp_path / "mazzo.db"))).state.server
    await server.start()
    assert gc.get_threshold()[2] == garbage.NEVER
    await server.stop()
    assert gc.get_threshold() == before


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
