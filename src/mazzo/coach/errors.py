"""The typical error of an estimate, as measured (bench/coach.py): by game and size.

The reference is the share of games that good bots win from the same position.
"""

from bisect import bisect_left
from functools import cache
from importlib.resources import files

from msgspec import Struct, json


class Measured(Struct, frozen=True):
    up_to: list[float]  # estimates of these sizes
    error: list[float]  # were this far off (root mean square)


@cache
def measured() -> dict[str, Measured]:
    return json.decode(files("mazzo.coach").joinpath("errors.json").read_bytes(), type=dict[str, Measured])


def error_of(game: str, value: float) -> float:
    """The typical error of an estimate of this size."""
    known = measured()[game]
    return known.error[min(bisect_left(known.up_to, value), len(known.error) - 1)]
