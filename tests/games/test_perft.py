"""Lines of play are counted from fixed decks, and the counts stay what they are in `perft.json`.

Each entry there is a deal with a seed, so many moves made at random, and the lines of 1, 2, 3 ... actions from there.
When the rules change on purpose, `make generated` counts anew.
"""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

import mazzo
from mazzo.core.chance import Dice
from mazzo.core.perft import perft
from mazzo.games import GAMES, AnyGame, AnyPlay
from tests.games.settings import for_every_game, seat_counts
from tests.generated import STALE

FILE = Path(__file__).with_name("perft.json")
DEEPEST = 8
ENOUGH = 1000  # lines; not deeper than that


class Entry(NamedTuple):
    game: str
    edition: str
    seats: int
    seed: str
    moves: int  # already made
    lines: list[int]  # of 1, 2, 3 ... actions

    def __str__(self) -> str:
        return f"{self.game}-{self.edition}-{self.seats}-after-{self.moves}"

    def begin(self) -> tuple[AnyPlay, Dice]:
        """The play to count from, and its random source. Moves are chosen with other dice."""
        chance, choice = Dice(self.seed), Dice(f"{self.seed}, moves")
        play = GAMES[self.game].start(self.seats, self.edition, chance=chance)
        for _ in range(self.moves):
            seat = play.to_act[0]
            actions = play.legal(seat)
            play.apply(seat, actions[choice.below(len(actions))])
        return play, chance


def entries() -> list[Entry]:
    return [Entry(**entry) for entry in json.loads(FILE.read_text(encoding="utf-8"))] if FILE.exists() else []


for_every_entry = pytest.mark.parametrize("entry", entries(), ids=str)


@for_every_entry
def test_the_counts_of_lines_equal_the_stored_ones(entry: Entry) -> None:
    play, chance = entry.begin()
    counted = [perft(play.game, play.state, chance, depth) for depth in range(1, len(entry.lines) + 1)]
    assert counted == entry.lines, f"the count {STALE}"


@for_every_entry
def test_spelling_the_lines_out_gives_the_same_count(entry: Entry) -> None:
    depth = sum(count <= 60 for count in entry.lines)
    assert [len(lines(entry, long)) for long in range(1, depth + 1)] == entry.lines[:depth]


@pytest.mark.slow
@for_every_entry
def test_spelling_all_lines_out_gives_the_same_count(entry: Entry) -> None:
    assert len(lines(entry, len(entry.lines))) == entry.lines[-1]


def lines(entry: Entry, depth: int) -> set[tuple[str, ...]]:
    """The lines in notation, each played from the deal without copying: slow."""
    found: set[tuple[str, ...]] = {()}
    for _ in range(depth):
        found = {(*line, str(action)) for line in found for action in next_actions(entry, line)}
    return found


def next_actions(entry: Entry, line: tuple[str, ...]) -> list[object]:
    play, _ = entry.begin()
    for action in line:
        play.apply(play.to_act[0], action)
    return [] if play.over else list(play.legal(play.to_act[0]))


@for_every_game
def test_no_edition_lacks_counts_for_two_numbers_of_seats(game: AnyGame) -> None:
    for edition in game.editions:
        counted = {entry.seats for entry in entries() if (entry.game, entry.edition) == (game.name, edition)}
        assert len(counted) >= 2, f"{game.name} {edition} has no counts; run `make generated`"


def test_counting_draws_no_number() -> None:
    chance = Dice("any")
    play = mazzo.get("kittens").position("seat 0: shuffle\nseat 1: skip\npile: beard kitten favor", chance=chance)
    before = chance.copy().below(1000)
    assert perft(play.game, play.state, chance, 4) > 0  # the Shuffle is one of the lines
    assert chance.copy().below(1000) == before


def test_a_finished_game_has_only_the_empty_line_of_play() -> None:
    play = mazzo.get("mantis").start(seed="any")
    assert perft(play.game, play.state, Dice("any"), 0) == 1
    while not play.over:
        play.apply(play.to_act[0], play.legal(play.to_act[0])[0])
    assert perft(play.game, play.state, Dice("any"), 0) == 1
    assert perft(play.game, play.state, Dice("any"), 1) == 0
    assert perft(play.game, play.state, Dice("any"), 3) == 0


@pytest.mark.parametrize("depth", [-1, 1.5, None, True])
def test_no_line_is_of_such_a_length(depth: int) -> None:
    play = mazzo.get("mantis").start(seed="any")
    with pytest.raises(mazzo.Refused, match="0 or more"):
        perft(play.game, play.state, Dice("any"), depth)


# Counting again


def update() -> None:
    found = [
        counted(Entry(game.name, edition, seats, f"perft {seats}", moves, []))
        for game in GAMES.values()
        for edition in game.editions
        for seats in seat_counts(game, edition)[::2][:2]
        for moves in stages(Entry(game.name, edition, seats, f"perft {seats}", 0, []))
    ]
    rows = ",\n".join(json.dumps(entry._asdict()) for entry in found)
    FILE.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def stages(entry: Entry) -> list[int]:
    """The beginning, the middle and almost the end of a random game, each with a choice."""
    choices: list[int] = []
    while not (play := entry._replace(moves=len(choices)).begin()[0]).over:
        choices.append(len(play.legal(play.to_act[0])))
    busy = [moves for moves, actions in enumerate(choices) if actions > 1]
    return [0, busy[len(busy) // 2], busy[-5]]


def counted(entry: Entry) -> Entry:
    play, chance = entry.begin()
    found: list[int] = []
    while len(found) < DEEPEST and (not found or 0 < found[-1] < ENOUGH):
        found.append(perft(play.game, play.state, chance, len(found) + 1))
    assert len(lines(entry, len(found))) == found[-1], f"{entry} is counted wrong"
    return entry._replace(lines=found)
