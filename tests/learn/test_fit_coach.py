"""bench/fit_coach.py: positions with all hands open, for the coach's layers."""

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[learn]")
pytest.importorskip("optax", reason="needs the extra mazzo[learn]")

from bench import fit_coach


@pytest.mark.slow
def test_positions_are_gathered_with_the_place_of_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_coach, "GAMES", 64)
    found = list(fit_coach.gathered("kittens-2", positions=1, seed=1))
    assert sum(len(each.won) for each in found) > 64
    assert {place for each in found for place in each.won.tolist()} == {0, 1}
    assert all(each.thought.shape == (len(each.won), 512) for each in found)
