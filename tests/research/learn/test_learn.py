"""Learning: a tiny network improves and continues from its checkpoint."""

import json
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[learn]")
pytest.importorskip("optax", reason="needs the extra mazzo[learn]")

import jax
import jax.numpy as jnp
import numpy as np

import mazzo
from mazzo import Refused
from mazzo.bots.expert.network import Layer, Network, forward, packed, unpacked
from mazzo.research.learn import mixed, trial
from mazzo.research.learn import training as learning
from mazzo.research.learn.improve import _parts, lessons, new_network
from mazzo.research.learn.tables import Decisions, begin, is_own, play, rivals_move, table
from mazzo.research.learn.training import (
    ATTACKER,
    AVERAGE,
    CHECKPOINT,
    EXPERT,
    NETWORK,
    Seats,
    TrainingPlan,
    beginning,
    resume,
    start,
    train,
)

ROUNDS = 10.0


@pytest.fixture
def _a_round_takes_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learn for as many rounds on any machine. The first, which compiles, is not counted."""
    monkeypatch.setattr(learning, "perf_counter", count().__next__)


def tiny(**changed: object) -> TrainingPlan:
    settings: dict[str, object] = {
        "game": "mantis",
        "tables": [Seats(2, "en", 128)],
        "others": 1,
        "seconds": ROUNDS,
        "steps": 32,
        "parts": 2,
        "width": 32,
        "learning": (3e-3, 3e-4),
        "trial_games": 512,
        "bots": ("random",),
    }
    return TrainingPlan(**{**settings, **changed})  # type: ignore[arg-type]


@pytest.mark.usefixtures("_a_round_takes_a_second")
def test_a_tiny_network_learns_and_continues_from_its_checkpoint(tmp_path: Path) -> None:
    plan, share = tiny(), cast(Any, trial._share)
    compiled = share._cache_size()
    learned = train(start(plan), tmp_path, check_every=100, report=lambda _: None)
    first, *_, last = learned.progress.curve
    assert share._cache_size() == compiled + 1, "trials of the same kind are compiled once"
    assert last["against random"] > first["against random"] + 0.1
    assert last["against random"] > 0.65
    written = json.loads((tmp_path / "curve.json").read_text())
    assert written["evaluations"] == learned.progress.curve
    assert (written["mazzo"], written["plan"]["seed"], written["plan"]["tables"]) == (
        mazzo.__version__,
        1,
        [[2, "en", 128, 0.0, False, False, []]],
    )
    assert last["error against random"] == pytest.approx(
        (last["against random"] * (1 - last["against random"]) / 512) ** 0.5, abs=1e-4
    )

    again = resume(plan, tmp_path / CHECKPOINT)
    assert again.progress == learned.progress
    assert all((a == b).all() for a, b in zip(*map(jax.tree.leaves, (again.network, learned.network)), strict=True))
    shipped = unpacked((tmp_path / NETWORK).read_bytes())
    assert np.abs(shipped.first.weight - np.asarray(learned.network.first.weight)).max() < 0.02
    with pytest.raises(Refused, match="another size"):
        resume(tiny(width=16), tmp_path / CHECKPOINT)


@pytest.mark.slow
def test_the_same_plan_gives_the_same_network(tmp_path: Path) -> None:
    plan = tiny(decisions=20_000)
    first = train(start(plan), tmp_path / "first", report=lambda _: None)
    train(start(plan), tmp_path / "second", report=lambda _: None)
    assert first.progress.decisions >= 20_000
    assert len(first.progress.curve) > 2
    assert (tmp_path / "first" / NETWORK).read_bytes() == (tmp_path / "second" / NETWORK).read_bytes()
    other = train(start(tiny(decisions=20_000, seed=2)), tmp_path / "other", report=lambda _: None)
    assert packed(jax.tree.map(np.asarray, other.result)) != packed(jax.tree.map(np.asarray, first.result))


@pytest.mark.slow
@pytest.mark.usefixtures("_a_round_takes_a_second")
def test_a_network_learns_against_an_attacker_and_the_average_ships(tmp_path: Path) -> None:
    seats = Seats(2, "en", 64, rivals=1.0, against=(AVERAGE, "weak", ATTACKER), one_rival=True)
    league = tiny(tables=[seats], memory=0.9, bots=())
    attack = replace(league, tables=[seats._replace(against=(EXPERT,))], memory=0.0)
    weak = start(league).network
    training = beginning(league, weak, {"weak": weak})
    training.attacker = beginning(attack, weak)
    learned = train(training, tmp_path, check_every=100, report=lambda _: None)
    attacker = learned.attacker
    assert learned.average is not None
    assert attacker is not None
    assert learned.progress.rounds == attacker.progress.rounds == ROUNDS + 1
    assert learned.progress.curve[-1]["against weak"] > 0.55
    assert 0 < learned.progress.curve[-1]["attack"] < 1

    assert attacker.rivals[EXPERT] is learned.average, "it plays against the network that would ship"
    learned.progress.rounds = seats.against.index(ATTACKER)
    assert learned.rival(seats) is attacker.network, "and the league plays against it as it is now"
    for network in (learned.network, attacker.network):
        assert (network.moves.weight != weak.moves.weight).any()
    assert (learned.network.moves.weight != attacker.network.moves.weight).any()

    shipped = unpacked((tmp_path / NETWORK).read_bytes()).moves.weight

    def away(network: Network) -> float:
        return float(np.abs(shipped - np.asarray(network.moves.weight)).max())

    assert away(learned.average) < 0.02 < away(weak)
    again = resume(league, tmp_path / CHECKPOINT, {"weak": weak})
    assert again.average is not None
    assert (again.average.moves.weight == learned.average.moves.weight).all()
    assert (again.network.moves.weight != again.average.moves.weight).any()
    again = resume(attack, tmp_path / ATTACKER / CHECKPOINT)
    assert (again.network.moves.weight == attacker.network.moves.weight).all()


def test_rivals_take_turns() -> None:
    plan = tiny(tables=[Seats(2, "en", 8, rivals=1.0, against=(AVERAGE, "weak"))], memory=0.5)
    training = start(plan)
    training.rivals = {"weak": training.network}
    (seats,) = plan.tables
    assert training.rival(seats) is training.average
    training.progress.rounds = 1
    assert training.rival(seats) is training.network


def test_a_rival_makes_unseen_moves_at_random_and_others_as_the_likeliest() -> None:
    place = table("kittens", 2, "it", games=1, others=1)
    moves = place.coding.moves
    secret = place.coding.first_secret
    weights = np.full(moves, -9.0, np.float32)
    weights[0], weights[secret:] = 1.0, 0.0

    def made(mask: np.ndarray, *, by_chance: bool = False) -> set[int]:
        network = new_network(place.coding, 2, 8, seed=1)
        network = network._replace(moves=Layer(jnp.zeros((8, moves)), jnp.asarray(weights)))
        features = jnp.zeros((2000, place.coding.features))
        seen = SimpleNamespace(features=features, mask=jnp.broadcast_to(mask, (2000, moves)))
        rival = rivals_move(replace(place, by_chance=by_chance), network, seen, jax.random.key(1))
        return set(np.asarray(rival).tolist())

    anything, hidden = np.ones(moves, bool), np.arange(moves) >= secret
    assert made(anything) == {0}
    assert made(hidden) == set(range(secret, moves))
    assert made(anything, by_chance=True) == {0, *range(secret, moves)}, "what is far less likely is not done"


@pytest.mark.slow
def test_a_tiny_network_learns_kittens(tmp_path: Path) -> None:
    plan = tiny(game="kittens", tables=[Seats(2, "it", 128)], seconds=40.0, width=64)
    learned = train(start(plan), tmp_path, check_every=100, report=lambda _: None)
    assert learned.progress.curve[-1]["against random"] > 0.75


def test_a_gain_is_the_change_of_all_chances() -> None:
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
    assert found.gain[:, 0].tolist() == pytest.approx([0.25 - 0.5 + 0.95 * (0 - 0.25), 1 - 0.75])
    first, second = found.target[:, 0].tolist()
    assert first == pytest.approx([0.5 - 0.25 - 0.2375, 0.5 + 0.25 + 0.2375, 0])
    assert second == pytest.approx([1, 0, 0])
    assert found.is_choice[:, 0].tolist() == [True, False]


def test_every_game_is_learned_from_once_in_each_pass() -> None:
    which = np.asarray(_parts(10, jax.random.key(1), parts=5, passes=2))
    assert which.shape == (10, 2)
    first, second = which[:5].ravel(), which[5:].ravel()
    assert sorted(first) == sorted(second) == list(range(10))
    assert (first != second).any()


def test_the_forward_pass_in_16_bits_answers_nearly_as_that_of_the_bots() -> None:
    kind, near = jnp.bfloat16, 0.05
    place = table("mantis", 2, "en", games=1, others=1)
    network = new_network(place.coding, 2, 32, seed=1)
    network = network._replace(moves=Layer(network.moves.weight * 100, network.moves.bias))
    features = jax.random.uniform(jax.random.key(1), (50, place.coding.features))
    answers = jax.jit(mixed.forward)(network, features.astype(kind))
    wanted = jax.jit(partial(forward, jnp))(network, features)
    for mine, other in zip(answers, wanted, strict=True):
        assert mine.dtype == jnp.float32, "probabilities need more than 16 bits"
        assert float(jnp.abs(mine - other).max()) < near * float(jnp.abs(other).max())

    def total(network: Network) -> Any:
        return mixed.forward(network, features.astype(kind)).moves.sum()

    assert {leaf.dtype for leaf in jax.tree.leaves(jax.eval_shape(jax.grad(total), network))} == {
        jnp.dtype(jnp.float32)
    }


def test_a_rival_has_all_seats_but_one_in_its_share_of_the_games() -> None:
    place = table("mantis", 2, "en", games=40, others=1, rivals=0.5)
    network = new_network(place.coding, 2, 32, seed=1)
    _, decisions, _ = play(place, network, network, begin(place, 1), jnp.uint32(1), steps=8)
    own = np.asarray(decisions.own)
    assert own[:, 20:].all()
    assert 0.1 < own[:, :20].mean() < 0.9


def test_a_rival_can_have_just_one_seat() -> None:
    place = table("mantis", 3, "en", games=60, others=2, rivals=1.0, one_rival=True)
    for seat in range(3):
        own = is_own(place, jnp.full(60, seat))
        assert own.tolist() == [seat != game % 3 for game in range(60)], "two of three seats are the network's"
