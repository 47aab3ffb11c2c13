"""A whole tournament, on one core or many. Who plays which game, and when, makes no difference to what comes of it."""

from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from contextlib import closing
from itertools import islice

from mazzo.arena.matches import Company, Outcome
from mazzo.arena.schedule import Tournament
from mazzo.bots.outside import leave
from mazzo.bots.process import Processes
from mazzo.core.errors import Refused

MOST_AT_ONCE = 20  # games that a process is handed
AHEAD = 2  # such parts for each process, so that none has to wait


def collect(
    tournament: Tournament, games: int, outcome: Outcome, *, jobs: int, tell: Callable[[int], object] = lambda _: None
) -> None:
    """Play so many games, add what came of them to the outcome, and tell how many were played now."""
    with closing(_here(tournament, games) if jobs == 1 else _in_processes(tournament, games, jobs)) as parts:
        for part in parts:
            outcome.add(part)
            tell(len(part.played))


def _here(tournament: Tournament, games: int) -> Generator[Outcome, None, None]:
    company = Company(tournament)
    try:
        for number in range(games):
            yield company.play([number])
    finally:
        company.end()


def _in_processes(tournament: Tournament, games: int, jobs: int) -> Generator[Outcome, None, None]:
    size = max(1, min(MOST_AT_ONCE, games // (10 * jobs)))
    todo = iter([range(first, min(first + size, games)) for first in range(0, games, size)])
    playing: set[Future[Outcome]] = set()
    processes = Processes(jobs, leave)
    try:
        while True:
            room = AHEAD * jobs - len(playing)
            playing |= {processes.submit(_play_some, tournament, numbers) for numbers in islice(todo, room)}
            if not playing:
                return
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for part in done:
                yield part.result()
    except BrokenExecutor:
        raise Refused("a process that played has ended; was there enough memory? --jobs 1 needs the least") from None
    finally:
        processes.stop()


_company: Company | None = None  # of a process that plays


def _play_some(tournament: Tournament, numbers: range) -> Outcome:
    global _company  # noqa: PLW0603 - programs go on from part to part
    if _company is None:
        _company = Company(tournament)
    return _company.play(numbers)
