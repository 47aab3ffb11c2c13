"""Random evenings: the table stays consistent and shows no hidden cards."""

from collections import Counter
from typing import get_args

import pytest

from mazzo.table.commands import Close, Command, Notice
from tests.table.evening import Evening


def test_evenings_hold_together() -> None:
    walk_evenings(range(20), steps=500)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1000, 3000, 100))
def test_many_long_evenings_hold_together(first: int) -> None:
    walk_evenings(range(first, first + 100), steps=1000)


def walk_evenings(seeds: range, steps: int) -> None:
    """Walk each evening to its end; together they must cover everything that a table can do."""
    done: Counter[str] = Counter()
    games = 0
    for seed in seeds:
        evening = Evening(seed)
        evening.walk(steps)
        evening.restart()
        evening.do(None, Close())
        done.update(type(command).__name__ for _, command, _ in evening.log)
        games += len(evening.table.state.evening.scores) > 0
    assert games > len(seeds) / 4
    assert set(done) == {kind.__name__ for kind in (*get_args(Command), *get_args(Notice))}
