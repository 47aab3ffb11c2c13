"""Files of puzzles: one per line in JSON, compressed if the name ends with .gz; and the puzzles of a game."""

import gzip
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from mazzo.coach.puzzles.puzzle import Puzzle
from mazzo.core.errors import MissingFile, Refused
from mazzo.games import kit

A_DAY = 3


def read(path: Path) -> list[Puzzle]:
    """The puzzles in a file."""
    try:
        text = path.read_bytes()
        lines = (gzip.decompress(text) if path.suffix == ".gz" else text).splitlines()
        return [msgspec.json.decode(line, type=Puzzle) for line in lines if line]
    except (OSError, EOFError, msgspec.DecodeError, ValueError) as error:
        raise Refused(f"{path} is no file of puzzles: {getattr(error, 'strerror', None) or error}") from None


def pack(puzzles: Iterable[Puzzle]) -> bytes:
    """The bytes of a compressed file of these puzzles, shuffled to mix the kinds, always in the same order."""
    mixed = sorted(puzzles, key=lambda puzzle: sha256(f"{puzzle.seed} {puzzle.kind}".encode()).digest())
    return gzip.compress(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in mixed), mtime=0)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game."""
    path = kit(game).puzzles
    if path and not path.exists():
        raise MissingFile(f"mazzo/games/{game}/{path.name}")
    return tuple(read(path)) if path else ()


def of_the_day(count: int, day: int) -> tuple[int, ...]:
    """The numbers of the puzzles of a day, counted from 1970.

    They are the same for all people. A puzzle is repeated only after all others were used.
    """
    some = min(A_DAY, count)
    return tuple((day * some + number) % count for number in range(some))
