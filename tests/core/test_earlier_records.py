"""Records of every released version can be read, replayed and verified, for ever."""

from pathlib import Path

import pytest

import mazzo

FOLDER = Path(__file__).parent / "earlier_records"
"""Written by the versions that the files are named after, and never changed. Each line is a record: two editions of
Mantis, three of Exploding Kittens, a house rule, and a game that begins in a position.
"""
RECORDS = [
    pytest.param(line, id=f"{file.stem}-{number}")
    for file in sorted(FOLDER.glob("*.jsonl"))
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
]


def test_there_are_records_of_every_release() -> None:
    changelog = (Path(__file__).parents[2] / "CHANGELOG.md").read_text("utf-8")
    releases = {line.split("]")[0].removeprefix("## [") for line in changelog.splitlines() if line.startswith("## [")}
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == releases - {"Unreleased"}


@pytest.mark.parametrize("text", RECORDS)
def test_a_record_of_an_earlier_version_replays(text: str) -> None:
    record = mazzo.read_record(text)
    play = mazzo.replay(record)
    assert play.over
    assert play.result == record.result
    assert [str(move) for move in play.record().moves] == list(record.moves)
