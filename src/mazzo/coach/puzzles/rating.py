"""Ratings of puzzles and of people who solve them, as in chess (Elo).

A person's rating goes up with a solved puzzle and down with a failed one, by more if that was less expected.
`web/src/state/puzzles.ts` does the same.
"""

from mazzo import bots
from mazzo.coach.puzzles.puzzle import Puzzle
from mazzo.core.chance import Dice

FIRST = 1200
"""The rating of a newcomer."""

EASIEST = 1000
"""The rating of a puzzle with a gap of WIDE or more that only `medium` fails."""

BY_FAILURE = {"easy": 100, "hard": 350}
"""The points for each other level that fails it."""

BY_GAP, WIDE = 350, 0.4
"""The most points for a small gap. A gap of WIDE or more gives none."""

QUICK, CALM, SOON = 64, 24, 12
"""The largest change by one puzzle: at first, and after SOON puzzles."""


def rating_of(puzzle: Puzzle) -> int:
    """The rating of a puzzle, from its gap and the levels that fail it."""
    failed = sum(points for level, points in BY_FAILURE.items() if choice_of(puzzle, level) != puzzle.best)
    narrow = 1 - min(1.0, puzzle.gap / WIDE)
    return EASIEST + failed + round(BY_GAP * narrow)


def choice_of(puzzle: Puzzle, level: str) -> str:
    play = puzzle.position()
    bot = bots.get(puzzle.game, level)(play.state.edition, Dice(f"{puzzle.seed} {level}"))
    return str(bot.choose(play.view(puzzle.seat), play.seen(puzzle.seat)))


def rated(rating: float, puzzle: int, is_solved: bool, before: int) -> float:
    """A person's rating after a puzzle of this rating; `before` counts the puzzles they tried earlier."""
    expected = 1 / (1 + 10 ** ((puzzle - rating) / 400))
    return rating + (QUICK if before < SOON else CALM) * (is_solved - expected)
