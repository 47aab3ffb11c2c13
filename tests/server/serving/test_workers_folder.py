"""The folder of a server's workers does not outlive the server for long."""

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from mazzo.server.supervisor import workers_folder

HOLD = """\
import sys, time
from mazzo.server.supervisor import workers_folder
with workers_folder() as folder:
    print(folder, flush=True)
    time.sleep(1000)
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders are locked on other systems")


def test_the_folder_of_a_killed_server_is_removed_by_the_next_and_those_of_others_stay(
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
