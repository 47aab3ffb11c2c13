"""Functions for plain Python arrays, with the names and semantics of NumPy."""

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any

from mazzo.bots.expert.plain.array import Array, Shape, as_array, elementwise, expanded

int32 = float32 = None
"""Types are ignored: the items are Python numbers."""


def array(value: Any, _: Any = None) -> Array:
    return as_array(value)


asarray = array


def zeros(shape: int | Shape, _: Any = None) -> Array:
    return full(shape, 0)


def ones_like(like: Array) -> Array:
    return full(like.shape, 1)


def full(shape: int | Shape, value: Any) -> Array:
    sizes = shape if isinstance(shape, tuple) else (shape,)
    return Array([value] * math.prod(sizes), sizes)


def arange(count: int, _: Any = None) -> Array:
    return Array(list(range(count)), (count,))


def broadcast_to(value: Array, shape: Shape) -> Array:
    return Array(list(expanded(value, shape)), shape)


# Item by item


def where(condition: Any, yes: Any, no: Any) -> Any:
    return elementwise(lambda is_so, one, other: one if is_so else other, condition, yes, no)


def maximum(one: Any, other: Any) -> Any:
    return elementwise(max, one, other)


def minimum(one: Any, other: Any) -> Any:
    return elementwise(min, one, other)


def clip(value: Any, low: Any, high: Any) -> Any:
    return minimum(maximum(value, low), high)


def sqrt(value: Any) -> Any:
    return elementwise(math.sqrt, value)


def exp(value: Any) -> Any:
    return elementwise(math.exp, value)


# Along the last axis


def rows(value: Array) -> list[list[Any]]:
    size = value.shape[-1]
    return [value.items[at : at + size] for at in range(0, len(value.items), size)] if size else []


def each_row(work: Callable[[list[Any]], Sequence[Any]], value: Array) -> Array:
    """The array with every row replaced by one of the same length."""
    return Array([item for row in rows(value) for item in work(row)], value.shape)


def cumsum(value: Array, axis: int = -1) -> Array:
    assert axis == -1
    return each_row(lambda row: list(accumulate(row)), value)


def argsort(value: Array, axis: int = -1) -> Array:
    assert axis == -1
    return each_row(lambda row: sorted(range(len(row)), key=row.__getitem__), value)


def argmax(value: Array, axis: int | None = None) -> Any:
    return value.argmax(axis)


def flatnonzero(value: Array) -> Array:
    found = [at for at, item in enumerate(value.items) if item]
    return Array(found, (len(found),))


def searchsorted(values: Array, wanted: Array) -> Any:
    return elementwise(lambda each: bisect_left(values.items, each), wanted)


def repeat(value: Any, times: int, axis: int = -1) -> Array:
    assert axis == -1
    found = as_array(value)
    return Array([item for item in found.items for _ in range(times)], (*found.shape[:-1], found.shape[-1] * times))


def concatenate(parts: Sequence[Any], axis: int = 0) -> Array:
    found = [as_array(part) for part in parts]
    place = axis % found[0].ndim
    outer = math.prod(found[0].shape[:place])
    blocks = [len(each.items) // outer if outer else 0 for each in found]
    items = [
        item
        for row in range(outer)
        for each, block in zip(found, blocks, strict=True)
        for item in each.items[row * block : (row + 1) * block]
    ]
    shape = found[0].shape
    return Array(items, (*shape[:place], sum(each.shape[place] for each in found), *shape[place + 1 :]))


def take_along_axis(value: Array, places: Array, axis: int) -> Array:
    """Only for the last axis, and for the second to last if whole rows are taken."""
    if axis == -2:
        assert places.shape[-1] == 1
        taken = take_along_axis(_as_items(value), places.reshape(*places.shape[:-1]), -1)
        return Array([item for row in taken.items for item in row], (*taken.shape, value.shape[-1]))
    found = [row[at] for row, some in zip(rows(value), rows(places), strict=True) for at in some]
    return Array(found, places.shape)


def _as_items(value: Array) -> Array:
    """An array whose items are the rows of the last axis."""
    return Array(rows(value), value.shape[:-1])
