"""The fields of events and actions, from their types."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from mazzo.core.rules import Seat


def tag_of(record: Any) -> str:
    """The tag of a struct or of its type: the game's name for a view, the kind for an event or action."""
    return str(record.__struct_config__.tag)


ALWAYS = ("seat", "target")  # fields that name a player, whatever their type


def all_fields(kind: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a struct by name and type, including those of nested structs."""
    for name, type_ in get_type_hints(kind, include_extras=True).items():
        yield name, type_
        for part in parts(type_):
            if isinstance(part, type) and issubclass(part, Struct):
                if tag := part.__struct_config__.tag_field:
                    yield tag, str
                yield from all_fields(part)


def parts(type_: Any) -> Iterator[Any]:
    """A type, and the types it is composed of."""
    yield type_
    for part in get_args(type_):
        yield from parts(part)


def seat_fields(kinds: Iterable[Any]) -> tuple[str, ...]:
    """The names of the fields that hold one `Seat` or several."""
    fields = [field for kind in kinds for field in all_fields(kind)]
    return tuple(sorted({*ALWAYS, *(name for name, type_ in fields if Seat in parts(type_))}))
