"""Tables for people, in lines of text."""

from collections.abc import Sequence


def aligned(rows: Sequence[Sequence[str]], left: Sequence[int]) -> list[str]:
    """The rows as lines; the columns with these numbers are aligned to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    columns = [f"{'<' if place in left else '>'}{width}" for place, width in enumerate(widths)]
    cells = [[f"{cell:{column}}" for cell, column in zip(row, columns, strict=True)] for row in rows]
    return [f"  {'  '.join(row)}".rstrip() for row in cells]
