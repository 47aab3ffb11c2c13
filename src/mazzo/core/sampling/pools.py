"""Pools: places of a state that together always hold the same cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from mazzo.core.sampling.sources import Hidden, pairs
from mazzo.core.sampling.trees import EACH, Path, Sample, at, items

MOST_OPEN = 10
"""The most open places to combine."""


class Pool(NamedTuple):
    """Places that together hold the same cards in every game."""

    hidden: tuple[Hidden, ...]
    open: tuple[Path, ...]
    cards: "Counter[Any]"

    def unseen(self, state: Any, seats: int) -> "Counter[Any]":
        """The cards that are not visible in a state. The count is negative if more copies are visible than exist."""
        unseen = self.cards.copy()
        for path in self.open:
            unseen.subtract(held(state, path, seats))
        return unseen


def held(state: Any, path: Path, seats: int) -> "Counter[Any]":
    """The cards in a place."""
    return Counter(card for seat in (range(seats) if EACH in path else (0,)) for card in items(at(state, path, seat)))


def find_pools(samples: Sequence[Sample], hidden: Sequence[Hidden], shown: Sequence[Path]) -> list[Pool]:
    """The pools of the hidden places; a place may belong to none."""
    found, left = [], list(hidden)
    while left:
        pool = find_pool(samples, left[0], left[1:], shown)
        found += [pool] if pool else []
        left = [each for each in left[1:] if not pool or each not in pool.hidden]
    return found


def find_pool(samples: Sequence[Sample], first: Hidden, others: Sequence[Hidden], shown: Sequence[Path]) -> Pool | None:
    """The largest set of places with this one that holds the same cards in all samples."""
    values = {card for sample in samples for card in held(sample.state, first.path, sample.seats)}
    for together in subsets([each for each in others if is_alike(samples, each.path, values)]):
        zones = (first, *together)
        cards = {card for zone in zones for sample in samples for card in held(sample.state, zone.path, sample.seats)}
        near = [path for path in shown if is_alike(samples, path, cards)]
        for open_ones in subsets(near[:MOST_OPEN]):
            paths = [*(zone.path for zone in zones), *open_ones]
            if (total := constant(samples, paths)) is not None:
                return Pool(zones, open_ones, total)
    return None


def subsets(of: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """All items, then all but one, and so on down to none."""
    return (some for size in range(len(of), -1, -1) for some in combinations(of, size))


def constant(samples: Sequence[Sample], paths: Sequence[Path]) -> "Counter[Any] | None":
    """The cards that these places hold together, if that is the same in all samples; otherwise None."""
    total: Counter[Any] | None = None
    for sample in samples:
        here = sum((held(sample.state, path, sample.seats) for path in paths), Counter[Any]())
        if total is not None and here != total:
            return None
        total = here
    return total


def is_alike(samples: Sequence[Sample], path: Path, cards: set[Any]) -> bool:
    """Whether a place shares cards with this set, and holds only values of the same types."""
    found = {card for sample in samples for card in held(sample.state, path, sample.seats)}
    return bool(found & cards) and {type(card) for card in found} <= {*map(type, cards)}


def open_places(samples: Sequence[Sample], copied: Sequence[Path]) -> list[Path]:
    """The visible places that may hold cards: the places copied from a view, or those inside if they are dicts."""
    found: list[Path] = []
    for path in copied:
        values = [at(sample.state, path, seat) for sample, seat in pairs(samples, path)]
        if not any(isinstance(value, dict) for value in values):
            found.append(path)
            continue
        keys = dict.fromkeys(key for value in values if isinstance(value, dict) for key in value)
        found += [(*path, key) for key in keys]
    return found
