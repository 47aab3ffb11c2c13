"""Find puzzles in many games, on several cores. Each is written as soon as it is found."""

import os
import time
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

import msgspec

from mazzo.bots.process import as_done, processes
from mazzo.coach.puzzles.files import read
from mazzo.coach.puzzles.find import Looked, Source, find
from mazzo.coach.puzzles.puzzle import Puzzle
from mazzo.core.errors import Refused

AT_ONCE = 4  # games passed to a process together
AHEAD = 2  # parts queued for each process, so that none is idle


def make(
    source: Source,
    games: int,
    path: Path,
    *,
    jobs: int,
    most: int,
    seconds: float | None = None,
    progress: Callable[[int, Puzzle | None], object] = lambda _number, _puzzle: None,
    clock: Callable[[], float] = time.monotonic,
) -> tuple[Counter[str], Looked]:
    """Add the puzzles of games 0 to `games` - 1 to a file; return its number of each kind, and the statistics.

    A file with puzzles is continued after its last game. `progress` is called for each game done and each puzzle.
    """
    there = read(path) if path.exists() else []
    kinds, looked = Counter(puzzle.kind for puzzle in there), Looked()
    first = 1 + max((int(puzzle.seed.rpartition(" ")[2]) for puzzle in there), default=-1)
    end = None if seconds is None else clock() + seconds
    try:
        with open(path, "ab") as file, closing(_found(source, range(first, games), jobs, kinds, most)) as found:
            for number, puzzles, seen in found:
                looked.add(seen)
                for puzzle in puzzles:
                    if kinds[puzzle.kind] < most:
                        kinds[puzzle.kind] += 1
                        _write(file, puzzle)
                        progress(number, puzzle)
                progress(number, None)
                if end is not None and clock() > end:
                    break
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}") from None
    return kinds, looked


def _write(file: BinaryIO, puzzle: Puzzle) -> None:
    file.write(msgspec.json.encode(puzzle) + b"\n")
    file.flush()
    os.fsync(file.fileno())


def _found(
    source: Source, numbers: Sequence[int], jobs: int, kinds: Counter[str], most: int
) -> Generator[tuple[int, list[Puzzle], Looked], None, None]:
    """Each game's number with its puzzles and statistics, as the games finish."""
    if jobs == 1:
        for number in numbers:
            yield from _find_some(source, [number], _enough(kinds, most))
        return
    parts = (numbers[first : first + AT_ONCE] for first in range(0, len(numbers), AT_ONCE))
    with processes(jobs) as workers:
        for found in as_done(workers, ((_find_some, source, part, _enough(kinds, most)) for part in parts), AHEAD):
            yield from found


def _enough(kinds: Counter[str], most: int) -> frozenset[str]:
    return frozenset(kind for kind, count in kinds.items() if count >= most)


def _find_some(
    source: Source, numbers: Sequence[int], enough: frozenset[str]
) -> list[tuple[int, list[Puzzle], Looked]]:
    looked = {number: Looked() for number in numbers}
    return [(number, list(find(source, number, enough, seen)), seen) for number, seen in looked.items()]
