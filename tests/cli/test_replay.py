"""`mazzo replay`."""

import json
from pathlib import Path

import pytest

import mazzo
from mazzo.games import GAMES
from tests.cli.conftest import Run


def test_a_replay_shows_every_move(run: Run, record: Path) -> None:
    ran = run("replay", str(record))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Exploding Kittens: Ann, Bea, Cem\n")
    moves = mazzo.read_record(record.read_bytes()).moves
    assert f"\n{len(moves)}. " in ran.out
    assert " is the last one alive and wins!" in ran.out


def test_moves_alone_are_the_notation_of_the_record(run: Run, record: Path) -> None:
    assert run("replay", str(record), "--moves").out.split("\n")[:-1] == list(
        mazzo.read_record(record.read_bytes()).moves
    )


@pytest.mark.parametrize("to", [0, 1, 7, 10_000])
def test_a_replay_can_end_early(run: Run, record: Path, to: int) -> None:
    moves = mazzo.read_record(record.read_bytes()).moves
    report = json.loads(run("replay", str(record), "--to", str(to), "--json").out)
    assert [f"{move['seat']} {move['action']}" for move in report["moves"]] == list(moves[:to])


def test_the_report_ends_with_the_view(run: Run, record: Path) -> None:
    report = json.loads(run("replay", str(record), "--json", "--seat", "1").out)
    play = mazzo.replay(mazzo.read_record(record.read_bytes()))
    assert report["view"] == json.loads(mazzo.to_json(play.view(1)))
    assert report["seats"] == ["Ann", "Bea", "Cem"]


def test_a_seat_is_shown_only_what_it_saw(run: Run, record: Path) -> None:
    report = json.loads(run("replay", str(record), "--seat", "1", "--json").out)
    play = mazzo.replay(mazzo.read_record(record.read_bytes()))
    assert [event for move in report["moves"] for event in move["events"]] == json.loads(mazzo.to_json(play.seen(1)))
    assert {move["seat"] for move in report["moves"] if move["action"] is not None} == {1}


def test_the_replay_of_a_seat_does_not_depend_on_hidden_information(run: Run, tmp_path: Path) -> None:
    """Two games that differ only in the place of another player's kitten and in a card that another player gave."""
    position = (
        "edition: it\nseat 0: favor defuse\nseat 1: nope skip\nseat 2: nope skip\npile: kitten see see see kitten\n"
    )
    shown = []
    for place, card in (("0", "nope"), ("3", "skip")):
        play = mazzo.get("kittens").position(position, seed="x", names=["Ann", "Bea", "Cem"])
        for seat, action in [(0, "favor"), (1, "pass"), (2, "pass"), (1, f"give {card}"), (2, "give skip")]:
            play.apply(seat, action)
        play.apply(0, "draw")
        play.apply(0, f"insert {place}")
        file = tmp_path / "secret.json"
        file.write_text(mazzo.write_record(play.record()), encoding="utf-8")
        shown.append([run("replay", "secret.json", "--seat", "2", *form).out for form in ([], ["--json"])])
    assert shown[0] == shown[1]


def test_moves_of_one_seat_are_refused(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--moves", "--seat", "0")
    assert (ran.code, ran.out) == (2, "")


@pytest.mark.parametrize("seat", ["3", "-1", "x", "99999999999"])
def test_a_seat_that_is_not_there_is_refused(run: Run, record: Path, seat: str) -> None:
    ran = run("replay", str(record), "--seat", seat)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_a_record_with_written_chance_can_be_replayed(run: Run, tmp_path: Path) -> None:
    game = GAMES["mantis"]
    deck = game.start(2, seed="deck").state.edition.deck
    play = game.start(2, chance=mazzo.Script([deck]))
    play.apply(0, "score")
    (tmp_path / "written.json").write_text(mazzo.write_record(play.record()), encoding="utf-8")
    ran = run("replay", "written.json", "--to", "0")
    assert (ran.code, ran.err) == (0, "")


def test_a_record_that_does_not_hold_is_not_replayed(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace('"0 draw"', '"0 dance"', 1)
    record.write_text(text, encoding="utf-8")
    ran = run("replay", str(record))
    assert (ran.code, ran.out) == (2, "")
    assert "'0 dance': 'dance' is not an action" in ran.err
