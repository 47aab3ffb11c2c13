"""Runs tests of the library in the Python of the pages (3.14), under Node."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.slow import slowly

ROOT = Path(__file__).parents[2]
QUICK = ("tests/core/test_chance.py", "tests/table/test_runner.py")
MORE = (
    *("tests/core/test_act.py", "tests/core/test_edition.py", "tests/core/test_layout.py", "tests/core/test_order.py"),
    *("tests/core/test_places.py", "tests/core/test_seen.py", "tests/table", "tests/games/mantis/test_rules.py"),
    *("tests/games/kittens/test_rulebook.py", "tests/games/kittens/test_turns.py", "tests/games/kittens/test_nope.py"),
)
"""Without tests that start processes, need NumPy or Hypothesis, or fill the small stack of a page."""


@pytest.mark.parametrize("tests", [QUICK, slowly(MORE)], ids=["quick", "more"])
def test_the_library_passes_its_tests_in_the_python_of_the_pages(tests: tuple[str, ...]) -> None:
    node = Path(sys.executable).with_name("node")
    (wheel,) = (ROOT / "web" / ".device").glob("*/*.whl")
    packages = sysconfig.get_path("purelib")
    command = [str(node), "tests/browser/library.mjs", str(ROOT), packages, str(wheel), *tests]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert done.stdout.startswith("3.14.")
    assert " passed" in done.stdout
