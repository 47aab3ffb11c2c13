"""`mazzo learn`: the plan that it makes of its arguments. tests/research/learn has the learning itself."""

from argparse import Namespace
from pathlib import Path

import jax
import pytest

from mazzo.cli.learn import _plan
from mazzo.games import OURS


@pytest.mark.parametrize(
    ("backend", "asked", "planned"),
    [
        ("cpu", None, (1024, 8, 2)),
        ("gpu", None, (65536, 16, 1)),
        ("gpu", 4096, (4096, 8, 2)),
        ("cpu", 65536, (65536, 16, 1)),
    ],
)
def test_a_gpu_plays_more_games_and_learns_from_them_once(
    monkeypatch: pytest.MonkeyPatch, backend: str, asked: int | None, planned: tuple[int, int, int]
) -> None:
    monkeypatch.setattr(jax, "default_backend", lambda: backend)
    arguments = Namespace(
        game=OURS[0],
        seats=2,
        edition=None,
        minutes=1.0,
        decisions=None,
        games=asked,
        width=8,
        seed=1,
        out=Path("unused"),
    )
    plan = _plan(arguments)
    assert (plan.tables[0].games, plan.parts, plan.passes) == planned
