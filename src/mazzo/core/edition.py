"""Printed editions, and the options that a table may change."""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, inspect, json
from msgspec.structs import FieldInfo, fields, replace

from mazzo.core.errors import Refused, cut, listing, shorten


class Edition(Struct, frozen=True, kw_only=True):
    """The numbers, card counts and enum choices of one edition. All fields but its name and seats are options.

    The type of a field gives the possible values: `Annotated[int, Meta(ge=1, le=50)]`, an Enum, a bool.
    """

    name: str
    fewest_seats: int = 2
    most_seats: int

    def __repr__(self) -> str:
        """Its name and the fields that differ from their defaults, long values shortened."""
        values = ((field, getattr(self, field.name)) for field in fields(self) if field.name != "name")
        changed = [f"{field.name}={shorten(value)}" for field, value in values if value != _default(field)]
        return f"<{' '.join([type(self).__name__, self.name, *changed])}>"

    @property
    def without_effect(self) -> tuple[str, ...]:
        """The options that change nothing in this edition."""
        return ()


FIXED = ("name", "fewest_seats", "most_seats")

Ed = TypeVar("Ed", bound=Edition)


class AnyOption(Struct, frozen=True, tag_field="kind", tag=lambda name: name.removesuffix("Option").lower()):
    """The possible values of an option, and the printed one. `str(option)` describes them."""


class SwitchOption(AnyOption, frozen=True):
    printed: bool

    def __str__(self) -> str:
        return "true or false"


class NumberOption(AnyOption, frozen=True):
    printed: int
    least: int
    most: int

    def __str__(self) -> str:
        return f"a whole number from {self.least} to {self.most}"


class AnswerOption(AnyOption, frozen=True):
    printed: str
    answers: tuple[str, ...]

    def __str__(self) -> str:
        return f"one of {listing(self.answers)}"


class CountsOption(AnyOption, frozen=True):
    """A number for each of several cards."""

    printed: dict[str, int]
    cards: tuple[str, ...]
    least: int
    most: int

    def __str__(self) -> str:
        return f"for any of {listing(self.cards)} a whole number from {self.least} to {self.most}"


class CardsOption(AnyOption, frozen=True):
    """A list of cards."""

    printed: tuple[Any, ...]
    most: int

    def __str__(self) -> str:
        return f"a list of at most {self.most} cards"


OfferedOption: TypeAlias = SwitchOption | NumberOption | AnswerOption
Option: TypeAlias = OfferedOption | CountsOption | CardsOption


def choose(editions: Mapping[str, Ed], name: str | None, options: Mapping[str, Any]) -> Ed:
    """The edition of that name (default: the first), with these options."""
    if name is None:
        name = next(iter(editions))
    if not isinstance(name, str) or name not in editions:
        raise Refused(f"there is no edition {shorten(name)}; the editions are {listing(editions)}")
    edition = editions[name]
    return replace(edition, **{option: _checked(edition, option, value) for option, value in options.items()})


def options(edition: Edition) -> dict[str, Option]:
    """The options of an edition with their possible values."""
    return {name: _described(name, info, getattr(edition, name)) for name, info in _infos(type(edition)).items()}


def offered(edition: Edition) -> dict[str, OfferedOption]:
    """The options that a host can set one by one: without decks, card counts and options without effect."""
    return {
        name: option
        for name, option in options(edition).items()
        if isinstance(option, OfferedOption) and name not in edition.without_effect
    }


def differences(edition: Ed, editions: Mapping[str, Ed]) -> dict[str, Any]:
    """The options that differ from the printed edition of the same name, as plain data."""
    printed = editions[edition.name]
    return {
        option: json.decode(json.encode(getattr(edition, option)))
        for option in _kinds(type(edition))
        if getattr(edition, option) != getattr(printed, option)
    }


def check_known(part: str, known: Collection[str] | None, edition: Edition) -> None:
    """Refuse an edition with a changed option that this part of the game does not support.

    None means that the part reads everything from the rules, so it supports every option.
    """
    if changed := unknown_to(known, edition):
        raise Refused(f"{part} does not support {listing(changed)}; leave it as printed")


def unknown_to(known: Collection[str] | None, edition: Edition) -> list[str]:
    """The changed options that are not known."""
    if known is None or not (others := _kinds(type(edition)).keys() - known):
        return []
    usual = {field.name: field.default for field in fields(edition)}
    return sorted(name for name in others if getattr(edition, name) != usual[name])


def check_seats(edition: Edition, seats: object) -> None:
    if type(seats) is not int or not edition.fewest_seats <= seats <= edition.most_seats:
        span = f"{edition.fewest_seats} to {edition.most_seats}"
        raise Refused(f"edition {edition.name} is for {span} players, not {shorten(seats)}")


def _default(field: FieldInfo) -> object:
    return field.default_factory() if callable(field.default_factory) else field.default


@cache
def _kinds(edition: type[Edition]) -> dict[str, Any]:
    """The types of the options."""
    return {field.name: field.type for field in fields(edition) if field.name not in FIXED}


@cache
def _infos(edition: type[Edition]) -> dict[str, inspect.Type]:
    return {name: inspect.type_info(kind) for name, kind in _kinds(edition).items()}


def _checked(edition: Edition, name: str, value: object) -> object:
    kinds = _kinds(type(edition))
    if name not in kinds:
        raise Refused(f"there is no option {shorten(name)}; the options are {listing(kinds)}")
    try:
        return msgspec.convert(value, kinds[name])
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        option = options(edition)[name]
        why = f": {cut(str(error), 200)}" if isinstance(option, CountsOption | CardsOption) else ""
        raise Refused(f"option {name} cannot be {shorten(value)}{why}; it is {option}") from None


def _described(name: str, info: inspect.Type, printed: Any) -> Option:
    match info:
        case inspect.BoolType():
            return SwitchOption(printed)
        case inspect.IntType(ge=int(least), le=int(most)):
            return NumberOption(printed, least, most)
        case inspect.EnumType(cls=answers):
            return AnswerOption(str(printed.value), tuple(str(answer.value) for answer in answers))
        case inspect.DictType(
            key_type=inspect.EnumType(cls=cards), value_type=inspect.IntType(ge=int(least), le=int(most))
        ):
            return CountsOption(printed, tuple(map(str, cards)), least, most)
        case inspect.VarTupleType(max_length=int(most)):
            return CardsOption(printed, most)
        case _:
            raise TypeError(f"the type of option {name} gives no bounds; write it as Annotated[int, Meta(ge=0, le=9)]")
