"""`mazzo perft`."""

import json

import pytest

import mazzo
from mazzo.core.perft import perft
from mazzo.games import GAMES
from tests.cli.conftest import Run


@pytest.mark.parametrize("game", GAMES)
def test_it_counts_the_lines_of_each_length(run: Run, game: str) -> None:
    report = json.loads(run("perft", game, "--seats", "2", "--depth", "3", "--seed", "1", "--json").out)
    chance = mazzo.Dice("1")
    rules = GAMES[game]
    state = rules.deal(rules.edition(), 2, chance)
    assert report["counts"] == [perft(rules, state, chance.copy(), depth) for depth in (1, 2, 3)]
    assert report["counts"][0] == len(rules.legal(state, 0))


def test_it_prints_a_line_for_each_length_and_its_speed(run: Run) -> None:
    ran = run("perft", "mantis", "--depth", "2", "--seed", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "\n   1  4\n   2  16\n" in ran.out
    assert ran.out.endswith(" s\n")
