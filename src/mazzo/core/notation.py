"""Actions and positions as text.

An action is one line with its name and arguments: "steal 2", "pair tacocat 1". A position is a block of lines, each
with a key and a value: "turn: 0".
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from functools import cache, lru_cache
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import DecodeError, Struct, ValidationError, convert
from msgspec.json import decode, encode

from mazzo.core.edition import Edition, choose, differences
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.rules import Result

LONGEST_ACTION = 200
LONGEST_POSITION = 100_000

Ed = TypeVar("Ed", bound=Edition)


class Action(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True, cache_hash=True):
    """A seat's choice. `str(action)` is its notation."""

    def __str__(self) -> str:
        words = [str(self.__struct_config__.tag)]
        for field in self.__struct_fields__:
            value = getattr(self, field)
            words += map(str, value) if isinstance(value, tuple) else [] if value is None else [str(value)]
        return " ".join(words)


A = TypeVar("A", bound=Action)


def action_reader(kinds: Iterable[type[A]]) -> Callable[[str], A]:
    """A function that reads the notation of these actions."""
    by_name = {str(kind.__struct_config__.tag): kind for kind in kinds}

    def read(text: str) -> A:
        words = text.split() if isinstance(text, str) and len(text) <= LONGEST_ACTION else []
        if not words or words[0] not in by_name:
            raise Refused(f"{shorten(text)} is not an action; the actions are {listing(by_name)}")
        return read_words(*words)

    @lru_cache(maxsize=1024)  # a server reads the same few actions again and again
    def read_words(*words: str) -> A:
        return _read_action(by_name[words[0]], words)

    return read


def _read_action(kind: type[A], words: Sequence[str]) -> A:
    name, *rest = words
    values: dict[str, object] = {"do": name}
    for field, type_ in _fields(kind).items():
        parts = [part for part in get_args(type_) or (type_,) if part is not NoneType]
        found = [read_word(word, part) for word, part in zip(rest, parts, strict=False)]
        rest = rest[len(parts) :]
        if found:
            values[field] = tuple(found) if get_origin(type_) is tuple else found[0]
    with suppress(ValidationError):
        if not rest:
            return convert(values, kind)
    needs = " ".join([name, *(field.upper() for field in _fields(kind))])
    raise Refused(f"{shorten(' '.join(words))} has too few or too many words; it is written {needs!r}")


@cache
def _fields(kind: type[Action]) -> dict[str, Any]:
    """The types of the fields, by name."""
    types = get_type_hints(kind)
    return {name: types[name] for name in kind.__struct_fields__}


def read_word(word: str, kind: Any) -> Any:
    """A number, or a word from a closed list."""
    if kind is int:
        return read_number(word)
    if issubclass(kind, StrEnum):
        try:
            return kind(word)
        except ValueError:
            name = kind.__name__.lower()
            raise Refused(f"there is no {name} {shorten(word)}; the {name}s are {listing(kind)}") from None
    raise TypeError(f"no notation for {kind}")


def is_number(word: str) -> bool:
    """Whether it is a number in our notation: "0", "12", but not "012"."""
    return word.isascii() and word.isdigit() and len(word) <= 9 and (word[0] != "0" or word == "0")


def read_number(word: str) -> int:
    if not is_number(word):
        raise Refused(f"{shorten(word)} should be a whole number, 0 or more, of at most nine digits")
    return int(word)


def read_numbers(words: str) -> tuple[int, ...]:
    return tuple(map(read_number, words.split()))


def read_move(text: str) -> tuple[int, str]:
    """The seat of a move, and its action in notation: "2 pair tacocat 1"."""
    seat, _, action = text.partition(" ")
    return read_number(seat), action


def write_moves(moves: Iterable[tuple[int, object]]) -> tuple[str, ...]:
    return tuple(f"{seat} {action}" for seat, action in moves)


def spaced(items: Iterable[object]) -> str:
    return " ".join(map(str, items))


def write_result(result: Result) -> str:
    return f"{result.reason}, {spaced(result.winners)}"


def read_result(lines: Mapping[str, str], reasons: Sequence[str]) -> Result | None:
    """The "result" line of a position, if there is one."""
    if "result" not in lines:
        return None
    reason, _, winners = lines["result"].partition(",")
    if reason not in reasons:
        raise Refused(f"no game is won by {shorten(reason)}; a game ends by {listing(map(repr, reasons))}")
    return Result(read_numbers(winners), reason)


def read_lines(text: object, keys: Iterable[str]) -> dict[str, str]:
    """The lines of a position as a mapping. A key that ends in a space may be followed by a seat."""
    if not isinstance(text, str):
        raise Refused(f"a position is a text of lines like 'phase: turn', not {shorten(text)}")
    if len(text) > LONGEST_POSITION:
        raise Refused(f"a position has at most {LONGEST_POSITION} letters; this one has {len(text)}")
    found: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        key, colon, value = line.partition(":")
        name, space, _ = key.partition(" ")
        if not colon or name + space not in keys:
            raise Refused(f"{shorten(line)} is not a line of a position; its lines begin with {listing(keys)}")
        if key in found:
            raise Refused(f"the line {shorten(key)} stands twice in the position; it should stand once")
        found[key] = value.strip()
    return found


def read_edition(editions: Mapping[str, Ed], lines: Mapping[str, str]) -> Ed:
    """The edition named by the lines "edition" and "options"."""
    words = lines.get("options", "").split()
    options = dict(map(read_option, words))
    if len(options) < len(words):
        raise Refused("an option stands twice in the position; it should stand once")
    return choose(editions, lines.get("edition"), options)


def write_edition(editions: Mapping[str, Ed], edition: Ed) -> list[str]:
    words = write_options(editions, edition)
    return [f"edition: {edition.name}"] + ([f"options: {' '.join(words)}"] if words else [])


def write_options(editions: Mapping[str, Ed], edition: Ed) -> list[str]:
    """The options that differ from the printed edition, in the form of `read_option`."""
    return [
        f"{name}={value if isinstance(value, str) else to_json(value)}"
        for name, value in differences(edition, editions).items()
    ]


def to_json(value: object) -> str:
    """A view, an event, an action or a record as JSON, as in the network protocol."""
    return encode(value, enc_hook=as_list).decode()


def as_list(value: object) -> list[Any]:
    """A hook for `encode`: a list from a sequence type that msgspec does not know, such as a lazy one."""
    if isinstance(value, Sequence):
        return list(value)
    raise TypeError(f"{shorten(value)} cannot be written as JSON")


def read_option(text: str) -> tuple[str, object]:
    """An option and its value, such as "target=12", "combos=false", "icons=off", or a deck as JSON."""
    name, equals, value = text.partition("=")
    if not equals or not text.isprintable():
        raise Refused(f"{shorten(text)} is not an option; an option is written 'target=12'")
    if value in ("true", "false"):
        return name, value == "true"
    if is_number(value):
        return name, int(value)
    if not value.startswith(("[", "{")):
        return name, value
    try:
        return name, decode(value)
    except (DecodeError, UnicodeError, RecursionError):
        raise Refused(f"option {shorten(name)} is {shorten(value)}, which is not complete JSON") from None


def seats_of(lines: Mapping[str, str], key: str) -> list[str]:
    """The values of the lines "seat 0", "seat 1" and so on, without gaps."""
    values = {name: value for name, value in lines.items() if name.startswith(f"{key} ")}
    if missing := [name for seat in range(len(values)) if (name := f"{key} {seat}") not in values]:
        raise Refused(f"the position has no line {missing[0]!r}; seats are numbered from 0 without a gap")
    return [values[f"{key} {seat}"] for seat in range(len(values))]
