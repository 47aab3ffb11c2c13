"""`mazzo dataset`: decisions as data."""

import json
import shlex
from typing import Any

import pyarrow.parquet as pq
import pytest

import mazzo
from mazzo.core.record import read
from mazzo.games import OURS
from tests.cli.conftest import Run

MINE = """
class Last:
    def __init__(self, edition, luck): ...
    def choose(self, view, seen): return view.legal[-1]
"""


def lines(file: str) -> list[Any]:
    with open(file, encoding="utf-8") as found:
        return [json.loads(line) for line in found]


@pytest.mark.parametrize("game", OURS)
def test_a_row_has_what_the_seat_knew_and_how_the_game_ended(run: Run, game: str) -> None:
    ran = run("dataset", game, "--bots", "easy,medium", "--games", "2", "--seed", "1", "--text", "--out", "data")
    assert (ran.code, ran.err) == (0, "")
    rows, records = lines("data/decisions.jsonl"), [read(json.dumps(each)) for each in lines("data/games.jsonl")]
    assert ran.out == f"{len(rows)} decisions of 2 games are in data\n"
    for row in rows:
        moments = list(mazzo.moments(records[row["game"]]))
        play = moments[row["move"]].play
        assert row["view"] == json.loads(mazzo.to_json(play.view(row["seat"])))
        assert row["text"] == play.text(row["seat"])
        assert row["legal"] == [str(action) for action in play.legal(row["seat"])]
        assert f"{row['seat']} {row['action']}" == records[row["game"]].moves[row["move"]]
        result = records[row["game"]].result
        assert result
        assert (row["won"], row["place"]) == ((1, 1) if row["seat"] in result.winners else (0, 2))
        assert row["bot"] == ["easy", "medium"][row["seat"]]


def test_the_card_describes_every_column_and_the_command_makes_the_same_rows(run: Run) -> None:
    with open("mine.py", "w", encoding="utf-8") as file:
        file.write(MINE)
    bots = ("--bots", "easy", "--bot", "mine:Last")
    run("dataset", "mantis", *bots, "--games", "2", "--seed", "x y", "--out", "data")
    with open("data/README.md", encoding="utf-8") as file:
        card = file.read()
    assert all(f"| `{column}` |" in card for column in lines("data/decisions.jsonl")[0])
    command = shlex.split(card.partition("Made by `mazzo ")[2].partition("`")[0])
    run(*command[:-1], "again")
    assert lines("again/decisions.jsonl") == lines("data/decisions.jsonl")


def test_parquet_has_the_same_rows(run: Run) -> None:
    for form in ([], ["--parquet"]):
        run("dataset", "mantis", "--bots", "easy", "--games", "2", "--seed", "1", *form, "--out", f"data{len(form)}")
    rows = pq.read_table("data1/decisions.parquet").to_pylist()
    expected = lines("data0/decisions.jsonl")
    assert [{**row, "view": json.loads(row["view"]), "seen": json.loads(row["seen"])} for row in rows] == expected


def test_a_folder_that_exists_is_refused(run: Run) -> None:
    arguments = ("dataset", "mantis", "--bots", "easy", "--games", "1", "--out", "data")
    assert run(*arguments).code == 0
    refused = run(*arguments)
    assert refused.code == 2
    assert "data exists already" in refused.err
