"""Learning: a tiny network gets better, goes on from its checkpoint, and imitates."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[learn]")

import jax
import jax.numpy as jnp
import numpy as np

from mazzo import Refused
from mazzo.bots.expert.network import forward, masked, unpacked
from mazzo.learn import trial
from mazzo.learn.imitate import Lesson, imitate, watch
from mazzo.learn.improve import lessons, new_network
from mazzo.learn.tables import Decisions, begin, play, table
from mazzo.learn.training import CHECKPOINT, NETWORK, Plan, Seats, resume, start, train


def tiny(**changed: object) -> Plan:
    settings: dict[str, object] = {
        "game": "mantis",
        "tables": [Seats(2, "en", 128)],
        "others": 1,
        "seconds": 4.0,
        "steps": 32,
        "parts": 2,
        "width": 32,
        "learning": (3e-3, 3e-4),
        "trial_games": 512,
        "bots": ("random",),
    }
    return Plan(**{**settings, **changed})  # type: ignore[arg-type]


def test_a_tiny_network_learns_to_beat_random_play_and_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    plan, share = tiny(), cast(Any, trial._share)
    compiled = share._cache_size()
    learned = train(start(plan), tmp_path, check_every=100, report=lambda _: None)
    first, *_, last = learned.progress.curve
    assert share._cache_size() == compiled + 1, "trials of the same kind are compiled once"
    assert last["against random"] > first["against random"] + 0.1
    assert last["against random"] > 0.65
    assert json.loads((tmp_path / "curve.json").read_text()) == learned.progress.curve

    again = resume(plan, tmp_path / CHECKPOINT)
    assert again.progress == learned.progress
    assert all((a == b).all() for a, b in zip(*map(jax.tree.leaves, (again.network, learned.network)), strict=True))
    shipped = unpacked((tmp_path / NETWORK).read_bytes())
    assert np.abs(shipped.first.weight - np.asarray(learned.network.first.weight)).max() < 0.02
    with pytest.raises(Refused, match="another size"):
        resume(tiny(width=16), tmp_path / CHECKPOINT)


@pytest.mark.slow
def test_a_tiny_network_learns_kittens(tmp_path: Path) -> None:
    plan = tiny(game="kittens", tables=[Seats(2, "it", 128)], seconds=40.0, width=64)
    learned = train(start(plan), tmp_path, check_every=100, report=lambda _: None)
    assert learned.progress.curve[-1]["against random"] > 0.75


def test_a_gain_is_how_everybodys_chances_changed() -> None:
    """Two decisions of a game that seat 1 then wins; the second was seat 1's."""
    decisions = Decisions(
        features=jnp.zeros((2, 1, 3)),
        mask=jnp.ones((2, 1, 4), bool),
        move=jnp.zeros((2, 1), jnp.int32),
        likely=jnp.zeros((2, 1)),
        wins=jnp.array([[[0.5, 0.5]], [[0.25, 0.75]]]),
        order=jnp.array([[[0, 1]], [[1, 0]]], jnp.int8),
        alive=jnp.ones((2, 1, 2), bool),
        is_one=jnp.ones((2, 1), bool),
        own=jnp.array([[True], [False]]),
        ended=jnp.array([[False], [True]]),
        won=jnp.array([[[0.0, 0.0]], [[0.0, 1.0]]]),
    )
    found = lessons(decisions, jnp.array([[0.9, 0.1]]), places=3)  # the game after it is of no account
    assert found.gain.tolist() == pytest.approx([0.25 - 0.5 + 0.95 * (0 - 0.25), 1 - 0.75])
    first, second = found.target.tolist()
    assert first == pytest.approx([0.5 - 0.25 - 0.2375, 0.5 + 0.25 + 0.2375, 0])
    assert second == pytest.approx([1, 0, 0])
    assert found.is_choice.tolist() == [True, False]


def test_a_rival_has_all_seats_but_one_in_its_share_of_the_games() -> None:
    place = table("mantis", 2, "en", games=40, others=1, rivals=0.5)
    network = new_network(place.coding, 2, 16, seed=1)
    _, decisions, _ = play(place, network, network, begin(place, 1), jnp.uint32(1), steps=8)
    own = np.asarray(decisions.own)
    assert own[:, 20:].all()
    assert 0.1 < own[:, :20].mean() < 0.9


def test_a_network_learns_what_a_bot_would_do() -> None:
    some = [watch("mantis", "en", 2, 1, bots=("scorer", "random"), seed=f"watch {number}") for number in range(12)]
    place = table("mantis", 2, "en", games=1, others=1)
    read = place.coding.read(np, np.concatenate([each.observation for each in some]).astype(np.int32))
    moves = np.concatenate([each.move for each in some])
    every = Lesson(jnp.asarray(read.features), jnp.asarray(read.mask), jnp.asarray(moves))
    network = new_network(place.coding, 2, 32, seed=1)
    network, right = imitate(network, every, jax.random.key(1), steps=200, size=64, rate=3e-3)
    best = jnp.argmax(masked(jnp, forward(jnp, network, every.features).moves, every.mask), axis=-1)
    assert float((best == every.move).mean()) > 0.9
    assert right > 0.9
