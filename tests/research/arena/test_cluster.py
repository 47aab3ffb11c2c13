"""A tournament on a real Ray cluster of two nodes: the same games, also when a node or the whole cluster ends."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray", reason="needs the extra mazzo[cluster]")

import mazzo
from mazzo.core.errors import Refused
from mazzo.research.arena.folder import LOG
from mazzo.research.arena.matches import BotMatchResults
from mazzo.research.arena.run import collect
from mazzo.research.arena.schedule import BotMatch, Entrant, make
from mazzo.research.cluster import GONE

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # Ray warns of what it will change one day

NODE = {"num_cpus": 1, "object_store_memory": 100_000_000}


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    cluster.add_node(**NODE)
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    yield cluster
    cluster.shutdown()


def tournament() -> BotMatch:
    entries = [Entrant("easy"), Entrant("random"), Entrant("medium")]
    return make("mantis", mazzo.get("mantis").edition(), 2, seed="cluster", entries=entries)


def test_a_node_that_ends_changes_no_game(nodes: Any) -> None:
    alone, together = BotMatchResults(), BotMatchResults()
    collect(tournament(), range(400), alone, jobs=1)
    parts = 0

    def end_one_node(_: int) -> None:
        nonlocal parts
        parts += 1
        if parts == 3:
            nodes.remove_node(next(iter(nodes.worker_nodes)), allow_graceful=False)

    collect(tournament(), range(400), together, jobs=1, on_cluster=True, progress=end_one_node)
    assert parts > 3
    assert sorted(together.played) == alone.played
    for entrant, stats in alone.stats.items():
        assert together.stats[entrant].decisions == stats.decisions


def test_a_lost_cluster_is_reported_in_one_sentence_and_the_games_are_kept(nodes: Any, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mazzo", "arena", "mantis", "--bots", "medium,random", "--seats", "2"]
    command += ["--games", "200000", "--seed", "1", "--cluster", "--keep", str(tmp_path)]
    log = tmp_path / LOG
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as playing:
        while playing.poll() is None and (not log.exists() or log.read_text().count("\n") < 3):
            os.sched_yield()
        nodes.remove_node(nodes.head_node, allow_graceful=False)
        told, complaint = playing.communicate(timeout=300)
    assert playing.returncode == 2
    assert complaint.splitlines()[-1] == f"mazzo: {GONE}"
    assert "Traceback" not in complaint
    assert ", then stopped" in told
    assert log.read_text().count("\n") >= 3


def test_a_wrong_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(Refused, match="the cluster is gone"):
        collect(tournament(), range(10), BotMatchResults(), jobs=1, on_cluster=True)
