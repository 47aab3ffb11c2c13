"""The puzzles that ship: enough of them, each reached, clear by both searches, and failed by a beginner."""

from collections import Counter
from pathlib import Path

import pytest

from mazzo import bots
from mazzo.cli import main
from mazzo.coach.puzzles import of_the_day, puzzles
from mazzo.coach.puzzles.files import pack, read
from mazzo.coach.puzzles.rating import FIRST, rated, rating_of
from mazzo.coach.puzzles.shown import shown
from mazzo.core.chance import Dice
from mazzo.games import OURS, kit
from mazzo.testing.parts import check_puzzles
from tests.slow import slowly

ENOUGH = 300


@pytest.mark.parametrize("game", OURS)
def test_enough_puzzles_ship_of_several_kinds(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= ENOUGH
    assert len({(puzzle.seed, puzzle.moves) for puzzle in found}) == len(found)
    assert max(Counter(puzzle.kind for puzzle in found).values()) <= 0.85 * len(found)


@pytest.mark.parametrize("game", [OURS[0], *map(slowly, OURS[1:])])
def test_each_is_reached_and_clear(game: str) -> None:
    assert check_puzzles(kit(game)) == f"{len(puzzles(game))} puzzles, each reached"


@pytest.mark.parametrize("game", OURS)
def test_a_beginner_fails_them(game: str) -> None:
    for puzzle in puzzles(game)[:10]:
        play = puzzle.position()
        medium = bots.get(game, "medium")(play.state.edition, Dice("any"))
        chosen = medium.choose(play.view(puzzle.seat), play.seen(puzzle.seat))
        assert str(chosen) == puzzle.beginner != puzzle.best


@pytest.mark.parametrize("game", OURS)
def test_the_coach_agrees_with_the_puzzle(game: str) -> None:
    for puzzle in puzzles(game)[:2]:
        seen = shown(puzzle)
        assert seen.advice.options[0].action == puzzle.best
        assert seen.view.seat == puzzle.seat
        assert puzzle.beginner in {str(action) for action in seen.view.legal}
        assert seen.answer.move == f"{puzzle.seat} {puzzle.best}"
        assert seen.answer.events


def test_a_puzzle_is_harder_if_better_bots_fail_it_and_the_gap_is_small() -> None:
    puzzle = puzzles(OURS[0])[0]
    assert puzzle.rating == rating_of(puzzle)
    ratings = [each.rating for game in OURS for each in puzzles(game)]
    assert min(ratings) >= 1000
    assert max(ratings) <= 1800
    assert max(ratings) - min(ratings) > 300


def test_three_puzzles_a_day_repeat_only_after_all_others() -> None:
    assert of_the_day(10, 0) == (0, 1, 2)
    assert of_the_day(10, 3) == (9, 0, 1)
    assert of_the_day(2, 7) == (0, 1)
    assert of_the_day(0, 7) == ()


def test_a_rating_goes_up_and_down() -> None:
    assert rated(FIRST, FIRST, True, 0) == FIRST + 32
    assert rated(FIRST, FIRST, False, 20) == FIRST - 12


def test_a_packed_file_has_the_same_puzzles(tmp_path: Path) -> None:
    some = list(puzzles(OURS[0])[:5])
    file = tmp_path / "some.jsonl.gz"
    file.write_bytes(pack(some))
    assert sorted(read(file), key=lambda each: each.seed) == sorted(some, key=lambda each: each.seed)


def test_puzzles_are_solved_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    best = puzzles("mantis")[0].best
    for expected in ("(+", "(+0)"):  # the second time counts nothing
        monkeypatch.setattr("builtins.input", lambda *_: best)
        assert main(["puzzles", "play", "mantis", "--number", "1", "--language", "en"]) == 0
        out = capsys.readouterr().out
        assert "Right!" in out
        assert expected in out
    assert main(["puzzles", "play", "mantis", "--number", "99999"]) == 2
