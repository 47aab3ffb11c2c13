"""States and views as plain data, and the places in them.

A place is a path of field names, in which `EACH` stands for a seat: it steps into a list with an item for each seat.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

EACH = "*"
ABSENT = "(absent)"
"""The value of a path that leads nowhere."""

Path: TypeAlias = tuple[str, ...]


class Sample(NamedTuple):
    """A moment of a random game: the state, and one seat's view of it, as plain data."""

    state: Any
    view: Any
    seat: int
    seats: int


def at(tree: Any, path: Path, seat: int) -> Any:
    """The value at a place; `EACH` selects this seat's."""
    for step in path:
        if step == EACH:
            if isinstance(tree, dict):
                tree = tree.get(seat)
            elif isinstance(tree, list | tuple) and seat < len(tree):
                tree = tree[seat]
            else:
                return ABSENT
        elif isinstance(tree, dict) and step in tree:
            tree = tree[step]
        else:
            return ABSENT
    return tree


def put(tree: Any, path: Path, seat: int, value: Any) -> None:
    """Set the value at a place in a tree of dicts and lists."""
    *before, last = path
    inside = at(tree, tuple(before), seat)
    inside[seat if last == EACH else last] = value


def places(trees: Sequence[Any], seats: int, path: Path = ()) -> Iterator[Path]:
    """All places common to these trees, outer places first. A path steps into at most one list of seats."""
    values = [at(tree, path, 0) for tree in trees]
    if path:
        yield path
    if EACH not in path and are_by_seat(values):
        yield from places(trees, seats, (*path, EACH))
    elif all(isinstance(value, dict) for value in values):
        for key in values[0]:
            if all(key in value for value in values):
                yield from places(trees, seats, (*path, key))
    elif EACH not in path and are_of_seats(values, seats):
        yield from places(trees, seats, (*path, EACH))


def are_of_seats(values: Sequence[Any], seats: int) -> bool:
    """Whether they are lists with an item for each seat; some may be empty."""
    return any(values) and all(is_of_seats(value, seats) or value in ([], ()) for value in values)


def is_of_seats(value: Any, seats: int) -> bool:
    return isinstance(value, list | tuple) and len(value) == seats


def are_by_seat(values: Sequence[Any]) -> bool:
    """Whether they are dicts with items for some seats."""
    return any(values) and all(isinstance(value, dict) and all(type(key) is int for key in value) for value in values)


def items(value: Any) -> Iterator[Any]:
    """All cards in a value: the items of nested lists, or the value itself; nothing for None."""
    if isinstance(value, list | tuple):
        for inner in value:
            yield from items(inner)
    elif value is not None and value is not ABSENT:
        yield frozen(value)


def frozen(value: Any) -> Any:
    """A card as a hashable key: a dict becomes JSON."""
    return msgspec.json.encode(value) if isinstance(value, dict) else value


def thawed(card: Any) -> Any:
    return msgspec.json.decode(card) if isinstance(card, bytes) else card


def as_lists(value: Any) -> Any:
    """A deep copy with tuples as lists, so that it can be changed in place."""
    if isinstance(value, dict):
        return {key: as_lists(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [as_lists(inner) for inner in value]
    return value
