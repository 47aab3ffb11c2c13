"""An array in plain Python: a flat list of items, with the shape and the operators of NumPy's arrays."""

import operator
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, repeat
from math import prod
from typing import Any, TypeAlias

Shape: TypeAlias = tuple[int, ...]


class Array:
    __slots__ = ("items", "shape")

    def __init__(self, items: list[Any], shape: Shape) -> None:
        self.items, self.shape = items, shape

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def dtype(self) -> None:
        """None, since the items are Python numbers."""

    @property
    def T(self) -> "Array":  # noqa: N802  (a name of NumPy)
        rows, width = self.shape
        return Array([item for at in range(width) for item in self.items[at::width]], (width, rows))

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.items) if self.ndim == 1 else (self[at] for at in range(len(self)))

    def __index__(self) -> int:
        (item,) = self.items
        return int(item)

    __int__ = __index__

    def __float__(self) -> float:
        (item,) = self.items
        return float(item)

    def __bool__(self) -> bool:
        (item,) = self.items
        return bool(item)

    def astype(self, _: Any) -> "Array":
        return self

    def reshape(self, *shape: int) -> "Array":
        sizes = shape
        if -1 in shape:
            rest = len(self.items) // -prod(shape)
            sizes = tuple(rest if size == -1 else size for size in shape)
        return Array(self.items, sizes)

    def __getitem__(self, key: Any) -> Any:
        places, shape = chosen(self.shape, key)
        items = self.items if places is None else [self.items[at] for at in places]
        return items[0] if isinstance(key, int) and not shape else Array(items, shape)

    def __setitem__(self, key: Any, value: Any) -> None:
        places, shape = chosen(self.shape, key)
        for at, item in zip(places or range(len(self.items)), expanded(as_array(value), shape), strict=True):
            self.items[at] = item

    def __matmul__(self, other: Any) -> "Array":
        if not isinstance(other, Array):
            return NotImplemented  # a `Matrix`, which defines `__rmatmul__`
        rows = self.items
        columns = other.T.items if other.ndim == 2 else other.items
        size = other.shape[0]
        width = other.shape[1:]
        found = [
            sum(map(operator.mul, rows[row : row + size], columns[column : column + size]))
            for row in range(0, len(rows), size)
            for column in range(0, len(columns), size)
        ]
        return Array(found, (*self.shape[:-1], *width))

    def __neg__(self) -> "Array":
        return Array(list(map(operator.neg, self.items)), self.shape)

    def __invert__(self) -> "Array":
        return Array(list(map(operator.not_, self.items)), self.shape)

    # Reductions

    def sum(self, axis: int | None = None, keepdims: bool = False) -> Any:
        return self.reduced(sum, axis, keepdims)

    def mean(self, axis: int | None = None, keepdims: bool = False) -> Any:
        return self.reduced(lambda items: sum(items) / len(items), axis, keepdims)

    def max(self, axis: int | None = None, keepdims: bool = False) -> Any:
        return self.reduced(max, axis, keepdims)

    def any(self, axis: int | None = None, keepdims: bool = False) -> Any:
        return self.reduced(any, axis, keepdims)

    def all(self, axis: int | None = None, keepdims: bool = False) -> Any:
        return self.reduced(all, axis, keepdims)

    def argmax(self, axis: int | None = None) -> Any:
        return self.reduced(lambda items: items.index(max(items)), axis, False)

    def argmin(self, axis: int | None = None) -> Any:
        return self.reduced(lambda items: items.index(min(items)), axis, False)

    def reduced(self, work: Callable[[list[Any]], Any], axis: int | None, keepdims: bool) -> Any:
        if axis is None:
            return work(self.items)
        place = axis % self.ndim
        size, inner = self.shape[place], prod(self.shape[place + 1 :])
        kept = (1,) if keepdims else ()
        items, outer = self.items, size * inner
        starts = (start + at for start in range(0, len(items), outer) for at in range(inner))
        found = [work(items[start : start + outer : inner]) for start in starts]
        return Array(found, (*self.shape[:place], *kept, *self.shape[place + 1 :]))


def as_array(value: Any) -> Array:
    """An array from a number or from nested sequences."""
    if isinstance(value, Array):
        return value
    if not hasattr(value, "__len__"):
        return Array([value], ())
    rows = [as_array(each) if hasattr(each, "__len__") else each for each in value]
    if not rows or not isinstance(rows[0], Array):
        return Array(rows, (len(rows),))
    return Array(list(chain.from_iterable(row.items for row in rows)), (len(rows), *rows[0].shape))


# Operators


def elementwise(work: Callable[..., Any], *operands: Any) -> Any:
    """Apply a function item by item to arrays and numbers, which are broadcast to one shape."""
    arrays = [operand for operand in operands if isinstance(operand, Array)]
    if not arrays:
        return work(*operands)
    shape = arrays[0].shape
    if any(each.shape != shape for each in arrays):
        shape = common(each.shape for each in arrays)
    columns = [expanded(each, shape) if isinstance(each, Array) else repeat(each) for each in operands]
    return Array(list(map(work, *columns)), shape)


def common(shapes: Any) -> Shape:
    """The shape to which all of these are broadcast."""
    found: list[int] = []
    for shape in shapes:
        found = [1] * (len(shape) - len(found)) + found
        for at in range(1, len(shape) + 1):
            if found[-at] == 1:
                found[-at] = shape[-at]
    return tuple(found)


def expanded(array: Array, shape: Shape) -> Any:
    """The items of an array broadcast to a shape."""
    if array.shape == shape:
        return array.items
    if len(array.items) == 1:
        return repeat(array.items[0], prod(shape))
    items, block = array.items, 1
    own = (1,) * (len(shape) - array.ndim) + array.shape
    for size, wanted in zip(reversed(own), reversed(shape), strict=True):
        if size != wanted:
            if size != 1:
                raise ValueError(f"an array of shape {array.shape} cannot be repeated to {shape}")
            blocks = (items[at : at + block] for at in range(0, len(items), block))
            items = [item for each in blocks for item in each * wanted]
        block *= wanted
    return items


def _operator(work: Callable[[Any, Any], Any], *, reflected: bool = False) -> Callable[[Array, Any], Array]:
    def method(own: Array, other: Any) -> Array:
        if isinstance(other, (list, tuple)):
            other = as_array(other)
        found: Array = elementwise(work, other, own) if reflected else elementwise(work, own, other)
        return found

    return method


for _name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or"):
    _work = getattr(operator, f"{_name}_" if _name in ("and", "or") else _name)
    setattr(Array, f"__{_name}__", _operator(_work))
    setattr(Array, f"__r{_name}__", _operator(_work, reflected=True))
for _name in ("eq", "lt", "le", "gt", "ge"):
    setattr(Array, f"__{_name}__", _operator(getattr(operator, _name)))


# Indices


def chosen(shape: Shape, key: Any) -> tuple[list[int] | None, Shape]:
    """The indices of the selected items in the flat list, or None for all, and the shape of the result."""
    keys = list(key) if isinstance(key, tuple) else [key]
    where = next((at for at, each in enumerate(keys) if each is ...), len(keys))
    missing = len(shape) - sum(each is not None and each is not ... for each in keys)
    keys[where : where + 1] = [slice(None)] * missing
    sizes: list[int] = []
    places: list[int] | None = None
    axis, block = 0, prod(shape)
    for each in keys:
        if each is None:
            sizes.append(1)
            continue
        size = shape[axis]
        axis, block = axis + 1, block // (size or 1)
        if isinstance(each, slice) and each == slice(None):
            sizes.append(size)
            if places is not None:
                places = [at + step for at in places for step in range(0, size * block, block)]
            continue
        steps, own = _steps(each, size)
        sizes += own
        if places is None:
            places = list(range(0, prod(shape), size * block))
        places = [at + step * block for at in places for step in steps]
    return places, tuple(sizes)


def _steps(key: Any, size: int) -> tuple[Sequence[int], Shape]:
    """The selected indices of one axis, and the axes that they give in the result."""
    if isinstance(key, slice):
        found = range(*key.indices(size))
        return found, (len(found),)
    many = as_array(key)
    return [int(each) % size if each < 0 else int(each) for each in many.items], many.shape
