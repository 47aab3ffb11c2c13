"""The same study on a real Ray cluster, of this machine alone."""

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[lab]")
pytest.importorskip("ray", reason="needs the extra mazzo[cluster]")

from mazzo.research.lab.run import BLOCK, Variant, collect
from mazzo.research.lab.tally import Tally

VARIANTS = [Variant("mantis", "en", 2, ("random", "random"), {"target_for_two": target}) for target in (4, 5)]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray warns of what it will change one day
def test_a_cluster_counts_the_same_to_the_last_game() -> None:
    here, there = [Tally(), Tally()], [Tally(), Tally()]
    collect(VARIANTS, BLOCK + 1000, "1", here)
    collect(VARIANTS, BLOCK + 1000, "1", there, on_cluster=True)
    assert there == here
    assert [tally.games for tally in there] == [BLOCK + 1000] * 2
