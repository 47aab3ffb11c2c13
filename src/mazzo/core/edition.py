"""What a printed edition says, and how a table sets some of it otherwise."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from mazzo.core.errors import Refused, listing, shorten


class Edition(Struct, frozen=True, kw_only=True):
    """The numbers, card counts and answers of one edition. All but its name and seats are options."""

    name: str
    fewest_seats: int = 2
    most_seats: int


FIXED = ("name", "fewest_seats", "most_seats")

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
        option: msgspec.to_builtins(getattr(edition, option))
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
    try:
        return msgspec.convert(value, kinds[option], strict=not isinstance(value, str))
    except (msgspec.ValidationError, Refused) as error:
        raise Refused(f"option {option} cannot be {shorten(value)}: {error}") from None
