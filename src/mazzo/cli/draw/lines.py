"""Lines that every table has."""

from collections.abc import Collection, Sequence

from mazzo.cli.who import Who
from mazzo.core.rules import Seat

WIDEST_NAME = 12


def player_lines(acting: Collection[Seat], who: Who, *columns: Sequence[str]) -> list[str]:
    """A line for each seat: a star for who is to act, the seat's number, the name, and the columns."""
    names = [cut(who(seat)) for seat in range(len(who.names))]
    rows = zip(names, *columns, strict=True)
    widths = [max(map(len, column)) for column in (names, *columns)]
    return [
        f"{'*' if seat in acting else ' '} {seat} "
        + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for seat, row in enumerate(rows)
    ]


def cut(name: str) -> str:
    return name if len(name) <= WIDEST_NAME else name[: WIDEST_NAME - 1] + "…"
