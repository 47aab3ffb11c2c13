"""The examples of docs/records.md run, and its tables are complete."""

import doctest
import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

import mazzo
from mazzo.games import GAMES

PAGE = (Path(__file__).parents[1] / "docs" / "records.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(.*)\n((?:(?!```).*\n)*)```$", PAGE, re.MULTILINE)


def blocks(tag: str) -> list[str]:
    found = [text for kind, text in BLOCKS if kind == tag]
    assert found, f"the page has no {tag} block"
    return found


def test_the_digests_are_those_of_a_sha256_tool() -> None:
    for text in blocks("console"):
        lines = text.splitlines()
        for command, digest in zip(lines[::2], lines[1::2], strict=True):
            printed = re.fullmatch(r"\$ printf '(.*)' \| sha256sum", command)
            assert printed
            assert sha256(printed[1].encode()).hexdigest() == digest


def test_the_sessions_print_the_output_on_the_page() -> None:
    session = doctest.DocTestParser().get_doctest("".join(blocks("pycon")), {}, "records.md", None, None)
    assert doctest.DocTestRunner().run(session).failed == 0


def test_the_program_deals_without_mazzo_as_mazzo_does() -> None:
    program = "".join(blocks("python"))
    assert "mazzo" not in program
    run = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "".join(blocks("text"))
    mantis, kittens = (mazzo.get(game).start(3, seed="anything").position for game in ("mantis", "kittens"))
    assert run.stdout.splitlines() == [
        *(line for line in mantis.splitlines() if line.startswith(("tank", "pile"))),
        *(line for line in kittens.splitlines() if line.startswith(("seat", "pile"))),
    ]


def test_the_record_is_written_as_mazzo_writes_it_and_replays_to_its_end() -> None:
    (text,) = blocks("json")
    record = mazzo.read_record(text)
    assert mazzo.write_record(record) == text
    assert mazzo.replay(record).over


def test_the_options_are_read() -> None:
    (text,) = blocks("json options")
    edition = mazzo.get("mantis").edition("it", **json.loads(text))
    assert edition.target == 12
    assert [str(card) for card in edition.deck] == ["r/rgk+raid"]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_positions_are_written_as_mazzo_writes_them(game: str) -> None:
    (text,) = blocks(game)
    assert mazzo.get(game).position(text).position == text
