"""`mazzo verify`."""

import io
import json
import sys
from pathlib import Path

import msgspec
import pytest

import mazzo
from mazzo.cli import main
from mazzo.core.record import commit
from tests.cli.conftest import Run


def test_an_unchanged_record_holds(run: Run, record: Path) -> None:
    ran = run("verify", "game.json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("game.json: holds\n  game    Exploding Kittens, edition it, 3 seats\n")
    assert "the seed is the one that its commitment promised" in ran.out
    assert "won (last alive)" in ran.out
    assert record.exists()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"seed": "fixture"', '"seed": "another"', "not the one that was promised"),
        ('"0 draw"', '"1 draw"', "move "),
        ('"it"', '"2015"', ""),
        ('"reason": "last alive"', '"reason": "by luck"', "the record's result is"),
        ('"kittens"', '"chess"', "there is no game 'chess'"),
        ('"seed": "fixture",', "", "has not been shown yet"),
    ],
)
def test_a_record_that_was_changed_does_not_hold(run: Run, record: Path, old: str, new: str, why: str) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    ran = run("verify", "game.json")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("game.json: does not hold\n  ")
    assert why in ran.out


def test_a_record_with_a_huge_position_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    play = mazzo.get("kittens").position("seat 0: skip\nseat 1: nope\npile: skip kitten\n", seed="huge")
    huge = msgspec.structs.replace(play.record(), position=f"seat 0: {'beard ' * 4000}\nseat 1:\npile: kitten\n")
    (tmp_path / "huge.json").write_text(mazzo.write_record(huge), encoding="utf-8")
    ran = run("verify", "huge.json")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == (
        "huge.json: does not hold\n  the position has 4001 cards; 2 seats of this edition play with 51\n"
    )


def test_every_file_is_checked_and_the_worst_result_is_the_exit_code(run: Run, record: Path, tmp_path: Path) -> None:
    (tmp_path / "noise").write_text("noise", encoding="utf-8")
    changed = record.read_text(encoding="utf-8").replace(commit("fixture"), commit("another"))
    (tmp_path / "changed").write_text(changed, encoding="utf-8")
    assert run("verify", "game.json", "changed").code == 1
    ran = run("verify", "noise", "changed", "game.json")
    assert ran.code == 2
    assert "changed: does not hold" in ran.out
    assert "game.json: holds" in ran.out
    assert ran.err.startswith("mazzo: noise: ")


def test_the_report_is_json_for_every_file(run: Run, record: Path) -> None:
    ran = run("verify", "game.json", "nowhere", "--json")
    holds, unreadable = json.loads(ran.out)
    assert (ran.code, holds["holds"], holds["luck"], unreadable["holds"]) == (2, True, "promised", False)
    assert holds["moves"] == len(mazzo.read_record(record.read_bytes()).moves)
    assert unreadable["reason"] == "nowhere: cannot be read: No such file or directory"


def test_a_record_can_come_from_standard_input(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    assert main(["verify", "-"]) == 0
    assert capsys.readouterr().out.startswith("-: holds")


def test_a_record_with_a_changed_byte_never_crashes(run: Run, record: Path) -> None:
    whole = record.read_bytes()
    chance = mazzo.Dice("bytes")
    for _ in range(150):
        place = chance.below(len(whole))
        record.write_bytes(whole[:place] + bytes([chance.below(256)]) + whole[place + chance.below(3) :])
        ran = run("verify", "game.json")
        assert ran.code in (0, 1, 2)
        assert (ran.out + ran.err).startswith(("game.json: ", "mazzo: game.json: "))


def test_lines_of_an_export_are_checked_one_by_one(run: Run, record: Path, tmp_path: Path) -> None:
    text = record.read_text("utf-8")
    compact = json.dumps(json.loads(text))
    changed = json.loads(text)
    changed["moves"] = changed["moves"][1:]
    lines = [
        json.dumps({"id": "good-1", "ended_at": 1.0, "listed": False, "record": json.loads(text)}),
        json.dumps({"id": "bad-1", "ended_at": 1.0, "listed": False, "record": changed}),
        "",
        compact,
        '{"id": "half-1", "record": {}}',
        "nonsense",
    ]
    file = tmp_path / "export.jsonl"
    file.write_text("\n".join(lines) + "\n")
    done = run("verify", str(file))
    assert done.code == 2
    assert [line for line in done.out.splitlines() if line[0] != " "] == [
        f"{file}, good-1: holds",
        f"{file}, bad-1: does not hold",
        f"{file}, line 4: holds",
    ]
    assert [line.partition(": this is")[0] for line in done.err.splitlines()] == [
        f"mazzo: {file}, half-1",
        f"mazzo: {file}, line 6",
    ]
    file.write_text(lines[0])
    assert run("verify", str(file)).out.splitlines()[0] == f"{file}, good-1: holds"
    file.write_text(compact)  # one record in one line is a file as any other
    assert run("verify", str(file)).out.splitlines()[0] == f"{file}: holds"
    file.write_text(" ".join(["[" * 50] * 50_000))
    assert run("verify", str(file)).code == 2
