"""Worker processes are replaced when they end or hang. These workers only wait."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import Mock

import psutil  # type: ignore[import-untyped]
import pytest

from mazzo.server import supervisor
from mazzo.server.supervisor import workers_folder
from tests.server.history.cluster import is_worker
from tests.server.loop import awaits

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are suspended by a signal")

PATIENCE = 15.0  # less than STUCK_SECONDS
SUPERVISE = """\
import json, logging, os, sys, time
from functools import partial
from mazzo.server import supervisor


def serve(place):
    if os.path.exists(f"{place}/fails"):
        sys.exit(supervisor.START_FAILED)
    open(f"{place}/{os.getpid()}", "x").close()
    time.sleep(1000)

if __name__ == "__main__":
    logging.basicConfig(format="%(message)s")
    vars(supervisor).update(json.loads(sys.argv[2]))
    supervisor.supervise(partial(serve, sys.argv[1]), 2)
"""

HOLD = """\
import sys, time
from mazzo.server.supervisor import workers_folder
with workers_folder() as folder:
    print(folder, flush=True)
    time.sleep(1000)
"""

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a supervisor of two workers, with these constants."""
    script, running = tmp_path / "supervise.py", []
    script.write_text(SUPERVISE)
    (tmp_path / "serving").mkdir()

    def begin(constants: str = "{}") -> subprocess.Popen[str]:
        command = [sys.executable, str(script), str(tmp_path / "serving"), constants]
        running.append(subprocess.Popen(command, stderr=subprocess.PIPE, text=True))
        return running[-1]

    yield begin
    for process in running:
        for child in psutil.Process(process.pid).children() if process.poll() is None else ():
            child.kill()
        process.kill()
        process.communicate()


async def two_of(process: subprocess.Popen[str], tmp_path: Path, *killed: psutil.Process) -> list[psutil.Process]:
    """The supervisor's workers without the killed ones, once two of them are serving."""
    async with asyncio.timeout(PATIENCE):
        while True:
            workers = [
                child for child in psutil.Process(process.pid).children() if is_worker(child) and child not in killed
            ]
            if len([worker for worker in workers if (tmp_path / "serving" / str(worker.pid)).exists()]) == 2:
                return workers
            await asyncio.sleep(0.02)


@awaits
async def test_a_worker_that_ends_is_replaced_while_another_one_hangs(start: Start, tmp_path: Path) -> None:
    process = start()
    hanging, *_ = await two_of(process, tmp_path)
    hanging.suspend()
    killed: list[psutil.Process] = []
    for _ in range(3):  # by the third, the supervisor has certainly noticed that the worker hangs
        (other,) = [worker for worker in await two_of(process, tmp_path, *killed) if worker != hanging]
        other.kill()
        killed.append(other)
    await two_of(process, tmp_path, *killed)
    hanging.kill()
    await two_of(process, tmp_path, hanging, *killed)


@awaits
async def test_a_worker_that_hangs_is_killed_and_replaced(start: Start, tmp_path: Path) -> None:
    process = start('{"STUCK_SECONDS": 3.0}')
    hanging, other = await two_of(process, tmp_path)
    hanging.suspend()
    async with asyncio.timeout(PATIENCE):
        while hanging.is_running():
            await asyncio.sleep(0.02)
    workers = await two_of(process, tmp_path)
    assert other in workers
    process.terminate()
    _, errors = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    assert errors.splitlines() == [
        f"worker process {hanging.pid} did not answer for 3 seconds",
        f"worker process {hanging.pid} ended by SIGKILL; starting another one",
    ]
    assert process.returncode == 0
    assert not any(map(is_worker, workers))


def test_a_worker_that_cannot_start_is_not_restarted(start: Start, tmp_path: Path) -> None:
    (tmp_path / "serving" / "fails").touch()
    _, errors = start().communicate(timeout=PATIENCE)
    assert errors.splitlines()[-1] == "mazzo.server.supervisor.StartFailed"
    assert len(list((tmp_path / "serving").iterdir())) == 1


def test_workers_are_not_blamed_for_a_suspension_of_the_supervisor(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 3600.0])
    monkeypatch.setattr(supervisor, "monotonic", lambda: next(times))
    monkeypatch.setattr(supervisor, "wait", lambda *_: [])
    worker = Mock()
    supervisor._watch([worker])
    worker.listen.assert_called_once_with(supervisor.LOOK_SECONDS)


# The folder of the workers


def test_the_next_server_removes_the_folder_of_a_killed_one_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    with workers_folder() as running:
        with subprocess.Popen([sys.executable, "-c", HOLD], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout
            folder = Path(server.stdout.readline().strip())
            (folder / "counter.db").touch()
            server.kill()
        assert folder.parent == tmp_path
        assert folder.exists()
        (tmp_path / "mazzo-workers-link").symlink_to(tmp_path)
        (tmp_path / "mazzo-workers-of-something-else").touch()
        with workers_folder() as own:
            assert not folder.exists()
            assert Path(running).exists()
        assert not Path(own).exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "mazzo-workers-link",
        "mazzo-workers-of-something-else",
    ]
