"""What the pages know of the wire is what the server says."""

from pathlib import Path

from mazzo.server.typescript import write

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    assert FILE.read_text("utf-8") == write(), "run: python -m mazzo.server.typescript > web/src/protocol.ts"
