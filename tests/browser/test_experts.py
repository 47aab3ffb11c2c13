"""Networks make the same choices in a page, which has no NumPy."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mazzo.games import OURS
from tests.browser.experts import choices
from tests.slow import slowly

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("bot", "count"), [("expert", 60), slowly("expert", 10_000), slowly("search", 50)])
def test_a_network_chooses_the_same_without_numpy(bot: str, count: int) -> None:
    node = Path(sys.executable).with_name("node")
    (wheel,) = (ROOT / "web" / ".device").glob("*/*.whl")
    command = [str(node), "tests/browser/experts.mjs", str(ROOT), str(wheel), bot, str(count), *OURS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == [choices(game, bot, count) for game in OURS]
