"""The examples run, each in a short setting, and their learners learn."""

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples"


def run(name: str, **settings: Any) -> Any:
    needed = {"jax": "jax", "openspiel": "pyspiel"}.get(name.split("_", maxsplit=1)[0], name.split("_", maxsplit=1)[0])
    pytest.importorskip(needed, reason="needs the extra mazzo[vector]" if needed == "jax" else "needs mazzo[envs]")
    names = runpy.run_path(str(EXAMPLES / f"{name}.py"))
    return names["main"](**settings) if "main" in names else names


def test_pettingzoo_at_random() -> None:
    assert run("pettingzoo_random", games=3).total() == 3


def test_gymnasium_at_random() -> None:
    assert -0.5 <= run("gymnasium_random", steps=60) <= 1


def test_openspiel_at_random() -> None:
    assert sum(run("openspiel_random", games=2)) == pytest.approx(0)


def test_pettingzoo_learns() -> None:
    assert run("pettingzoo_learning", games=120) > run("pettingzoo_learning", games=120, explore=1) + 0.15


def test_gymnasium_learns() -> None:
    assert run("gymnasium_learning", games=200) > run("gymnasium_learning", games=200, rate=0) + 0.15


def test_openspiel_learns() -> None:
    before, after = run("openspiel_learning", iterations=3)
    assert before > 0.4
    assert after < before / 2


@pytest.mark.slow
def test_jax_learns() -> None:
    won = run("jax_ppo")["won"]
    assert won[0] < 0.6
    assert won[-1] > 0.65
