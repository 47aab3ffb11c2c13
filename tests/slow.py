"""Cases of a test that only `make test-all` runs."""

from collections.abc import Sequence
from typing import Any

import pytest


def slowly(*values: Any) -> Any:
    """One case of many, for `pytest.mark.parametrize`."""
    return pytest.param(*values, marks=pytest.mark.slow)


def in_turn(cases: Sequence[tuple[Any, ...]], languages: Sequence[Any]) -> list[Any]:
    """Every case in every language; quick are each case in one language, in turn."""
    return [
        (*case, language) if place == number % len(languages) else slowly(*case, language)
        for number, case in enumerate(cases)
        for place, language in enumerate(languages)
    ]
