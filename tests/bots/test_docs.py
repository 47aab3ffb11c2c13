"""docs/bots.md is true."""

import re
import sys
from pathlib import Path

import msgspec
import pytest

import mazzo
from mazzo.bots import _program, outside
from mazzo.bots.outside import Choose, Hello, Outside

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("| `")]


def fields(text: str) -> list[str]:
    return re.findall(r"`(\w+)`", text)


def heard(game: str) -> dict[str, dict[str, object]]:
    """The arena's messages to a program, by kind."""
    lines: list[bytes] = []

    class Listening(Outside):
        def ask(self, line: bytes, kind: type, seconds: float | None = None) -> object:  # type: ignore[override]
            lines.append(line)
            return super().ask(line, kind, seconds)

    program = Listening(f"{sys.executable} {ROOT}/examples/bots/collector.py", game)
    play = mazzo.get(game).start(2, seed="docs")
    program(play.state.edition, mazzo.Dice("docs")).choose(play.view(0), ())
    program.end()
    found = [msgspec.json.decode(line) for line in (*lines, outside.BYE)]
    return {message.pop("message"): message for message in found}


def test_the_first_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[0], "bots.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Result(winners=")


def test_the_second_is_the_example() -> None:
    assert BLOCKS[1:] == [(ROOT / "examples" / "bots" / "collector.py").read_text(encoding="utf-8")]


@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_the_page_names_every_message_with_its_fields(game: str) -> None:
    told = heard(game)
    messages = [(fields(row[0])[0], row[1], fields(row[2])) for row in ROWS if row[1] in ("arena", "bot")]
    assert messages == [
        ("hello", "arena", list(told["hello"])),
        ("hello", "bot", list(Hello.__struct_fields__)),
        ("view", "arena", list(told["view"])),
        ("choose", "bot", list(Choose.__struct_fields__)),
        ("bye", "arena", list(told["bye"])),
    ]
    explained = [fields(row[0])[0] for row in ROWS if row[1] not in ("arena", "bot")]
    assert set(explained) == {*told["hello"], *told["view"]}


def test_the_limits_are_the_real_ones() -> None:
    flat = " ".join(PAGE.split())
    for limit in (
        f"{outside.HELLO_SECONDS:.0f} seconds to say hello",
        f"`--seconds` ({outside.SECONDS:.0f})",
        f"at most {_program.LONGEST_LINE} bytes",
        f"after {outside.MOST_STARTS} starts",
        f"| `protocol` | {outside.PROTOCOL} |",
    ):
        assert limit in flat


def test_every_link_leads_somewhere() -> None:
    for link in re.findall(r"\]\((?!https:)([^)#]+)", PAGE):
        assert (ROOT / "docs" / link).exists()
