"""The generated types of the pages are up to date."""

from pathlib import Path

from tests.generated import STALE
from tests.web.typescript import write

FILE = Path(__file__).parents[2] / "web" / "src" / "net" / "protocol.ts"


def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    assert FILE.read_text("utf-8") == write(), f"protocol.ts {STALE}"


def update() -> None:
    FILE.write_text(write(), encoding="utf-8")
