"""Checks for the rules of a game: that they keep what every game promises, and that they give nothing away.

`mazzo check GAME` runs them. In tests of your own:

    import pytest
    from mazzo.testing import checks

    @pytest.mark.parametrize("check", checks("GAME"), ids=str)
    def test_the_rules(check):
        check()
"""

from mazzo.testing.checks import Check, checks
from mazzo.testing.faults import Fault, Leak

__all__ = ["Check", "Fault", "Leak", "checks"]
