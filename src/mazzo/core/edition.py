"""What a printed edition says, and how a table sets some of it otherwise."""

from collections.abc import Mapping
from enum import EnumType
from typing import Any, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct, json
from msgspec.structs import fields, replace

from mazzo.core.errors import Refused, cut, listing, shorten


class Edition(Struct, frozen=True, kw_only=True):
    """The numbers, card counts and answers of one edition. All but its name and seats are options."""

    name: str
    fewest_seats: int = 2
    most_seats: int


FIXED = ("name", "fewest_seats", "most_seats")
LARGEST = 500  # number, or length of a list, that an option can have

Ed = TypeVar("Ed", bound=Edition)


def choose(editions: Mapping[str, Ed], name: str | None, options: Mapping[str, Any]) -> Ed:
    """The edition of that name (the first when none is named), with options set as asked."""
    if name is None:
        name = next(iter(editions))
    if not isinstance(name, str) or name not in editions:
        raise Refused(f"there is no edition {shorten(name)}; the editions are {listing(editions)}")
    edition = editions[name]
    return replace(edition, **{option: _read(edition, option, value) for option, value in options.items()})


def options(edition: Edition) -> dict[str, type]:
    """The options of an edition and their types."""
    return {field.name: field.type for field in fields(edition) if field.name not in FIXED}


def differences(edition: Ed, editions: Mapping[str, Ed]) -> dict[str, Any]:
    """The options in which an edition differs from the printed one of its name, as plain data."""
    printed = editions[edition.name]
    return {
        option: json.decode(json.encode(getattr(edition, option)))
        for option in options(edition)
        if getattr(edition, option) != getattr(printed, option)
    }


def check_seats(edition: Edition, seats: object) -> None:
    if type(seats) is not int or not edition.fewest_seats <= seats <= edition.most_seats:
        span = f"{edition.fewest_seats} to {edition.most_seats}"
        raise Refused(f"{shorten(seats)} seats cannot play edition {edition.name}; it is for {span}")


def _read(edition: Edition, option: str, value: object) -> object:
    kinds = options(edition)
    if option not in kinds:
        raise Refused(f"there is no option {shorten(option)}; the options are {listing(kinds)}")
    kind = kinds[option]
    try:
        found: object = msgspec.convert(value, kind, strict=not isinstance(value, str))
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        why = f": {cut(str(error), 200)}" if get_args(kind) else ""
        raise Refused(f"option {option} cannot be {shorten(value)}{why}; it is {_wanted(kind)}") from None
    if not _is_modest(found):
        raise Refused(f"option {option} cannot be {shorten(value)}; it is {_wanted(kind)}")
    return found


def _is_modest(value: object) -> bool:
    match value:
        case int():
            return 0 <= value <= LARGEST
        case dict():
            return all(map(_is_modest, value.values()))
        case tuple():
            return len(value) <= LARGEST
        case _:
            return True


def _wanted(kind: Any) -> str:
    """What an option of this type can be, in words."""
    if isinstance(kind, EnumType):
        return f"one of {listing(kind)}"
    if kind is bool:
        return "true or false"
    if kind is int:
        return f"a whole number from 0 to {LARGEST}"
    if get_origin(kind) is dict:
        return f"for any of {listing(get_args(kind)[0])} a whole number from 0 to {LARGEST}"
    return f"a list of at most {LARGEST}"
