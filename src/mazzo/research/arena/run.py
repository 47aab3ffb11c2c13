"""A whole tournament, on one core, on many, or on a cluster. The results do not depend on where a game is played."""

from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, closing
from typing import Any, TypeVar

from mazzo.bots.process import Workers, as_done, processes
from mazzo.research.arena.folder import TournamentFolder
from mazzo.research.arena.matches import BotMatchResults, BotPool
from mazzo.research.arena.schedule import BotMatch
from mazzo.research.cluster import cluster

T = TypeVar("T")

MOST_AT_ONCE = 20  # games passed to a process together
AHEAD = 2  # parts queued for each process, so that none waits


def collect(
    tournament: BotMatch,
    numbers: Sequence[int],
    outcome: BotMatchResults,
    *,
    jobs: int,
    on_cluster: bool = False,
    folder: TournamentFolder | None = None,
    progress: Callable[[int], object] = lambda _: None,
) -> None:
    """Play these games, add the results to the outcome, store them, and report how many were played."""
    records = folder is not None
    if on_cluster:
        parts = in_parts(_play_some, (tournament, records), numbers, cluster())
    elif jobs > 1:
        parts = in_parts(_play_some, (tournament, records), numbers, processes(jobs))
    else:
        parts = _here(tournament, numbers, records)
    with closing(parts):
        for part in parts:
            if folder:
                folder.add(part)
                part.records = {}
            outcome.add(part)
            progress(len(part.played))


def _here(tournament: BotMatch, numbers: Sequence[int], records: bool) -> Generator[BotMatchResults, None, None]:
    pool = BotPool(tournament, records)
    try:
        for number in numbers:
            yield pool.play([number])
    finally:
        pool.end()


def in_parts(
    play: Callable[[Any, Sequence[int]], T],
    what: Any,
    numbers: Sequence[int],
    where: AbstractContextManager[Workers],
) -> Generator[T, None, None]:
    """Yield the results of `play(what, some of the numbers)` from several workers, as they finish."""
    with where as workers:
        size = max(1, min(MOST_AT_ONCE, len(numbers) // (10 * workers.count)))
        parts = (numbers[first : first + size] for first in range(0, len(numbers), size))
        yield from as_done(workers, ((play, what, some) for some in parts), AHEAD)


_pool: BotPool | None = None  # of a playing process


def _play_some(what: tuple[BotMatch, bool], numbers: Sequence[int]) -> BotMatchResults:
    global _pool  # noqa: PLW0603 - programs keep running from part to part
    if _pool is None:
        _pool = BotPool(*what)
    return _pool.play(numbers)
