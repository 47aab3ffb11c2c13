"""Cases of a test that only `make test-all` runs: one of each kind is enough to find most faults soon."""

from collections.abc import Sequence
from typing import Any

import pytest


def slowly(*values: Any) -> Any:
    """One case of many, for `pytest.mark.parametrize`."""
    return pytest.param(*values, marks=pytest.mark.slow)


def in_turn(cases: Sequence[tuple[Any, ...]], languages: Sequence[Any]) -> list[Any]:
    """Every case in every language: soon each case in one language, the next case in the next one; slowly the rest."""
    return [
        (*case, language) if place == number % len(languages) else slowly(*case, language)
        for number, case in enumerate(cases)
        for place, language in enumerate(languages)
    ]
