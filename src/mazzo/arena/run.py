"""A whole tournament, on one core or many. The results do not depend on which process plays which game."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from contextlib import closing
from itertools import islice
from typing import Any, TypeVar

from mazzo.arena.folder import TournamentFolder
from mazzo.arena.matches import Company, TournamentResults
from mazzo.arena.schedule import Tournament
from mazzo.bots.outside import leave
from mazzo.bots.process import Processes
from mazzo.core.errors import Refused

T = TypeVar("T")

MOST_AT_ONCE = 20  # games passed to a process at once
AHEAD = 2  # parts queued for each process, so that none waits


def collect(
    tournament: Tournament,
    numbers: Sequence[int],
    outcome: TournamentResults,
    *,
    jobs: int,
    folder: TournamentFolder | None = None,
    tell: Callable[[int], object] = lambda _: None,
) -> None:
    """Play these games, add the results to the outcome, store them, and report how many were played."""
    records = folder is not None
    parts = _here(tournament, numbers, records) if jobs == 1 else _in_processes(tournament, numbers, jobs, records)
    with closing(parts):
        for part in parts:
            if folder:
                folder.add(part)
                part.records = {}
            outcome.add(part)
            tell(len(part.played))


def _here(tournament: Tournament, numbers: Sequence[int], records: bool) -> Generator[TournamentResults, None, None]:
    company = Company(tournament, records)
    try:
        for number in numbers:
            yield company.play([number])
    finally:
        company.end()


def _in_processes(
    tournament: Tournament, numbers: Sequence[int], jobs: int, records: bool
) -> Generator[TournamentResults, None, None]:
    return in_parts(_play_some, (tournament, records), numbers, jobs)


def in_parts(
    play: Callable[[Any, Sequence[int]], T], what: Any, numbers: Sequence[int], jobs: int
) -> Generator[T, None, None]:
    """Yield the results of `play(what, some of the numbers)` from several processes, as they finish."""
    size = max(1, min(MOST_AT_ONCE, len(numbers) // (10 * jobs)))
    todo = iter([numbers[first : first + size] for first in range(0, len(numbers), size)])
    playing: set[Future[T]] = set()
    processes = Processes(jobs, leave)
    try:
        while True:
            room = AHEAD * jobs - len(playing)
            playing |= {processes.submit(play, what, some) for some in islice(todo, room)}
            if not playing:
                return
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for part in done:
                yield part.result()
    except BrokenExecutor:
        raise Refused("a playing process ended; was there enough memory? --jobs 1 needs the least") from None
    finally:
        processes.stop()


_company: Company | None = None  # of a playing process


def _play_some(what: tuple[Tournament, bool], numbers: Sequence[int]) -> TournamentResults:
    global _company  # noqa: PLW0603 - programs keep running from part to part
    if _company is None:
        _company = Company(*what)
    return _company.play(numbers)
