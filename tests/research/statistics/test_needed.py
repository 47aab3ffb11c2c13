"""A missing package is reported in one line; studies load packages only when they need them."""

import subprocess
import sys

import pytest

from mazzo import Refused
from mazzo.research.statistics import need


def test_a_missing_package_is_named_with_the_way_to_get_it() -> None:
    with pytest.raises(Refused, match=r"a dream needs no_such_package.*pip install 'mazzo\[lab\]'"):
        need("no_such_package", "lab", "a dream")


def test_an_installed_package_is_not_loaded_by_the_check() -> None:
    asking = "need('antigravity', 'lab', 'a study')"
    script = f"import sys; from mazzo.research.statistics import need; {asking}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    assert "mazzo.research.statistics" in loaded
    assert "antigravity" not in loaded


def test_importing_the_lab_loads_nothing_heavy() -> None:
    modules = "run, studies, table, plot"
    script = (
        f"import sys; from mazzo.research.lab import {modules}; from mazzo.research import cluster; print(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    assert "mazzo.research.lab.run" in loaded
    assert {"jax", "numpy", "matplotlib", "ray"} & set(loaded) == set()
