"""Settings for all tests."""

import gc
import os
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

from mazzo.cli import keep_numpy_to_one_thread
from mazzo.games import GAMES
from tests.server.site import Site

keep_numpy_to_one_thread()  # before anything imports NumPy

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or every worker and every server of a test compiles all of Mazzo
sys.dont_write_bytecode = False

gc.disable()  # until all tests are collected: until then hardly anything is garbage

COMPILED_BYTES = 200_000_000
UNOPTIMISED = "--xla_backend_optimization_level=0"
WITHOUT_EMITTERS = "--xla_cpu_use_fusion_emitters=false"
SLOW_SECONDS = 3600  # how long a slow test may take; pyproject.toml has the limit of the others


def pytest_configure(config: pytest.Config) -> None:
    """Compile the vector engine without optimisation where no slow test runs: that takes half the time in all.

    Compiled programs are kept for the other workers, for the commands that tests start, and for the next run. The limit
    of their size is also what makes JAX lock the folder.
    """
    if config.getoption("markexpr") == "not slow":
        os.environ.setdefault("XLA_FLAGS", " ".join(quick_flags()))
    os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(config.rootpath / ".pytest_cache" / "jax"))
    os.environ.setdefault("JAX_COMPILATION_CACHE_MAX_SIZE", str(COMPILED_BYTES))
    os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.1")
    if not hasattr(config, "workerinput"):
        remove_half_written(Path(os.environ["JAX_COMPILATION_CACHE_DIR"]))


def quick_flags() -> list[str]:
    """XLA ends the process at a flag that it does not know, so the second one is for the version that was tried."""
    try:
        knows_emitters = version("jaxlib").startswith("0.10.")
    except PackageNotFoundError:
        return []
    return [UNOPTIMISED, WITHOUT_EMITTERS] if knows_emitters else [UNOPTIMISED]


def pytest_xdist_auto_num_workers() -> int:
    """Three workers on two cores: tests of servers and pages wait for a quarter of their time."""
    cores = os.cpu_count() or 1
    return cores + cores // 2


def remove_half_written(folder: Path) -> None:
    """Remove compiled programs without a time of their last use, left by a process that was killed.

    JAX looks for all these times before it writes a program, and would keep none any more.
    """
    for program in folder.glob("*-cache"):
        if not program.with_name(program.name.removesuffix("-cache") + "-atime").exists():
            program.unlink(missing_ok=True)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Collect garbage from now on, also in the process that has its workers collect the tests."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW_SECONDS))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server without limits, since all tests come from one address. Its log must have no warnings."""
    site = Site(tmp_path_factory.mktemp("site") / "mazzo.db", "--no-limits")
    yield site
    assert site.stop() == 0
    assert site.complaints() == []


@pytest.fixture
def restored_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that the test registers are known only while it runs."""
    monkeypatch.setattr(GAMES, "_offers", GAMES._offers.copy())
    monkeypatch.setattr(GAMES, "_kits", GAMES._kits.copy())
