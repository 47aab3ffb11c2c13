"""Estimates with error bars, and plots of them, for everything that counts games: lab, arena, coach and learners.

Importing this package is cheap: matplotlib is loaded only to draw.
"""

from collections.abc import Sequence
from importlib.util import find_spec

from mazzo.core.errors import Refused


def need(module: str, extra: str, purpose: str) -> None:
    """Refuse if a package is not installed, with the command to install it."""
    if find_spec(module) is None:
        raise Refused(f"{purpose} needs {module}, which is not installed; get it with: pip install 'mazzo[{extra}]'")


def aligned(rows: Sequence[Sequence[str]], left: Sequence[int]) -> list[str]:
    """The rows as lines; the columns with these numbers are aligned to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    columns = [f"{'<' if place in left else '>'}{width}" for place, width in enumerate(widths)]
    cells = [[f"{cell:{column}}" for cell, column in zip(row, columns, strict=True)] for row in rows]
    return [f"  {'  '.join(row)}".rstrip() for row in cells]
