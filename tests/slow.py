"""Cases of a test that only `make test-all` runs: one of each kind is enough to find most faults soon."""

from typing import Any

import pytest


def slowly(*values: Any) -> Any:
    """One case of many, for `pytest.mark.parametrize`."""
    return pytest.param(*values, marks=pytest.mark.slow)
