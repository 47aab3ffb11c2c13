"""The same blocks on a Ray cluster (extra `mazzo[cluster]`)."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

from mazzo.lab.tally import Tally
from mazzo.statistics.needed import need


class Cluster:
    """The machines of a cluster: one task for each core, or for each GPU where there are any."""

    def __init__(self, ray: Any) -> None:
        resources = ray.cluster_resources()
        unit = "GPU" if resources.get("GPU") else "CPU"
        self.count = max(1, int(resources.get(unit, 1)))
        self._task = ray.remote(_call).options(**{f"num_{unit.lower()}s": 1})

    def submit(self, function: Callable[..., Tally], /, *arguments: Any) -> "Future[Tally]":
        future: Future[Tally] = self._task.remote(function, *arguments).future()
        return future


def _call(function: Callable[..., Tally], *arguments: Any) -> Tally:
    return function(*arguments)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """This machine's cluster, or the one that RAY_ADDRESS names; otherwise a local one."""
    need("ray", "cluster", "a cluster")
    need("jax", "lab", "the vector engine")
    import ray

    ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()
