"""Positions on one line of a test, such as "seat 0: skip | seat 1: | pile: kitten"."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import pytest

Moves: TypeAlias = list[tuple[int, str]]


def lines(position: str) -> str:
    return position.replace("|", "\n")


def cases(table: str, editions: Iterable[str]) -> list[Any]:
    """The cases of a table, in all editions unless the name begins with some: "in it and fr, ...".

    A case is three lines: its name, a position, and moves with lines of the position after them. It becomes the
    edition, the position, the moves with their seats, and those lines.
    """
    rows = [line.strip() for line in table.strip().splitlines()]
    found = []
    for name, before, moves in zip(rows[::3], rows[1::3], rows[2::3], strict=True):
        done, after = moves.split(" -> ")
        steps = [(int(seat), action) for seat, _, action in (move.partition(" ") for move in done.split(", "))]
        where = name.partition(",")[0].split() if name.startswith("in ") else editions
        for edition in [each for each in editions if each in where]:
            found.append(pytest.param(edition, before, steps, after.split(" | "), id=f"{edition}: {name}"))
    return found
