"""Puzzles are made from games of expert, proven twice, and written when they are found."""

from pathlib import Path

import msgspec
import pytest

from mazzo import bots
from mazzo.bots.search.weighing import ChoiceCost
from mazzo.cli import main
from mazzo.cli.puzzles import reason
from mazzo.coach.puzzles import Puzzle
from mazzo.coach.puzzles.files import read
from mazzo.coach.puzzles.find import Looked, Source, by_coach, deeper, find, near
from mazzo.coach.puzzles.make import make
from mazzo.coach.puzzles.puzzle import is_clear
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused
from tests.slow import slowly

FRUITFUL = {"mantis": 5, "kittens": 16}
"""The number of a game with a puzzle, in the games of the seed "puzzles"."""


@pytest.fixture(scope="module")
def found() -> Puzzle:
    return next(find(Source("mantis", None, "puzzles"), FRUITFUL["mantis"]))


@pytest.mark.parametrize("game", ["mantis", slowly("kittens")])
def test_a_puzzle_is_clear_twice_and_a_beginner_fails_it(game: str, found: Puzzle) -> None:
    puzzle = found if game == found.game else next(find(Source(game, None, "puzzles"), FRUITFUL[game]))
    play, seat = puzzle.position(), puzzle.seat
    assert seat in play.to_act
    medium = bots.get(game, "medium")(play.state.edition, Dice("any"))
    assert str(medium.choose(play.view(seat), play.seen(seat))) == puzzle.beginner != puzzle.best
    actions = {str(action): action for action in play.legal(seat)}
    again = by_coach(play, seat, actions[puzzle.beginner])
    assert again == puzzle.found
    assert is_clear(again)
    proof = deeper(play, seat, [actions[each] for each in near(again, puzzle.beginner)])
    assert proof == puzzle.proven
    assert is_clear(proof)
    assert next(iter(proof)) == puzzle.best
    assert puzzle.beginner in proof


def test_a_choice_is_clear_by_three_errors_and_a_visible_gap() -> None:
    best = ChoiceCost(0.0, 0.0)
    assert is_clear({"a": best, "b": ChoiceCost(0.09, 0.03), "c": ChoiceCost(0.1, 0.09)})
    assert not is_clear({"a": best, "b": ChoiceCost(0.089, 0.03)})
    assert not is_clear({"a": best, "b": ChoiceCost(0.04, 0.0)})
    assert not is_clear({"a": best})


def test_a_file_is_continued_after_its_last_game(found: Puzzle, tmp_path: Path) -> None:
    file, source, last = tmp_path / "puzzles.jsonl", Source("mantis", None, "puzzles"), FRUITFUL["mantis"]
    done: list[int] = []
    file.write_bytes(msgspec.json.encode(found) + b"\n")
    kinds, _ = make(source, last + 2, file, jobs=1, most=1, progress=lambda number, _: done.append(number))
    assert done == [last + 1]  # the games up to the puzzle are not played again
    assert kinds == {found.kind: 1}
    assert read(file) == [found]


def test_a_game_has_at_most_one_puzzle_of_each_wanted_kind(found: Puzzle) -> None:
    source = Source("mantis", None, "puzzles")
    looked = Looked()
    kinds = [puzzle.kind for puzzle in find(source, FRUITFUL["mantis"], looked=looked)]
    assert len(kinds) == len(set(kinds))
    assert (looked.games, looked.choices > looked.slips >= looked.clear >= looked.proven > 0) == (1, True)
    assert f"with {looked.choices} choices of expert between several actions; in {looked.slips} " in reason(looked)
    assert found.kind not in {puzzle.kind for puzzle in find(source, FRUITFUL["mantis"], {found.kind})}


def test_a_torn_or_foreign_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text('{"game": "mantis"')
    with pytest.raises(Refused, match="no file of puzzles"):
        read(file)


def test_the_command_makes_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.jsonl"
    arguments = ["puzzles", "make", "mantis", "--games", "1", "--seed", "puzzles", "--jobs", "1", "--out", str(file)]
    assert main(arguments) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("No puzzles. Games searched: 1")
    assert file.read_bytes() == b""
    assert main([*arguments[:-1], str(tmp_path / "nowhere" / "puzzles.jsonl")]) == 2
