"""Estimates with error bars, and plots of them, for everything that counts games: lab, arena, coach and learners.

Importing this package is cheap: matplotlib is loaded only to draw.
"""

from importlib.util import find_spec

from mazzo.core.errors import Refused


def need(module: str, extra: str, purpose: str) -> None:
    """Refuse if a package is not installed, with the command to install it."""
    if find_spec(module) is None:
        raise Refused(f"{purpose} needs {module}, which is not installed; get it with: pip install 'mazzo[{extra}]'")
