"""The puzzles of games, and those of the day."""

import logging

from msgspec import Struct

from mazzo.coach.puzzles import of_the_day, puzzles
from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.table.day import day_of

log = logging.getLogger(__name__)


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    today: tuple[int, ...]  # the numbers of those of the day, in UTC
    ratings: tuple[int, ...]  # how hard each is, by its number


def puzzle_lists(now: float) -> list[PuzzleList]:
    """The puzzles of each game that has some."""
    day = day_of(now)
    return [
        PuzzleList(game, of_the_day(len(puzzles(game)), day), tuple(puzzle.rating for puzzle in puzzles(game)))
        for game in GAMES
        if usable(game)
    ]


def usable(game: str) -> int:
    """How many puzzles a game has; 0 if its file is broken."""
    try:
        return len(puzzles(game))
    except Refused as error:
        log.warning("the puzzles of %s cannot be used (for details: mazzo check %s): %s", game, game, error)
        return 0
