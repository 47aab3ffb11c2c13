"""Actions and positions as text.

An action is its name and what it names, in one line: "steal 2", "pair tacocat 1". A position is a block of lines,
each a key and a value: "turn: 0".
"""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any, ClassVar, TypeVar, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from mazzo.core.errors import Refused, listing, shorten

LONGEST_ACTION = 200


class Action(Struct, frozen=True, tag_field="do", tag=str.lower):
    """A choice a seat makes. `str(action)` is its notation."""

    name: ClassVar[str]

    def __str__(self) -> str:
        words: list[str] = [str(self.__struct_config__.tag)]
        for field in self.__struct_fields__:
            value = getattr(self, field)
            words += map(str, value) if isinstance(value, tuple) else [str(value)]
        return " ".join(words)


A = TypeVar("A", bound=Action)


def action_reader(kinds: Iterable[type[A]]) -> Callable[[str], A]:
    """A function that reads the notation of these actions."""
    by_name = {str(kind.__struct_config__.tag): kind for kind in kinds}

    def read(text: str) -> A:
        words = text[:LONGEST_ACTION].split() if isinstance(text, str) else []
        if not words or words[0] not in by_name:
            raise Refused(f"{shorten(text)} is not an action; the actions are {listing(by_name)}")
        return _read_action(by_name[words[0]], words)

    return read


def _read_action(kind: type[A], words: list[str]) -> A:
    name, *rest = words
    values: list[object] = []
    for field in fields(kind):
        wanted = get_args(field.type) if get_origin(field.type) is tuple else (field.type,)
        if len(rest) < len(wanted):
            break
        found = [read_word(word, word_type) for word, word_type in zip(rest, wanted, strict=False)]
        values.append(tuple(found) if get_origin(field.type) is tuple else found[0])
        rest = rest[len(wanted) :]
    if rest or len(values) < len(fields(kind)):
        needs = " ".join([name, *(field.name.upper() for field in fields(kind))])
        raise Refused(f"{shorten(' '.join(words))} does not say what is needed; it is written {needs!r}")
    return kind(*values)


def read_word(word: str, kind: Any) -> Any:
    """A number, or one of a closed list of words."""
    if kind is int:
        return read_number(word)
    if issubclass(kind, StrEnum):
        try:
            return kind(word)
        except ValueError:
            name = kind.__name__.lower()
            raise Refused(f"there is no {name} {shorten(word)}; the {name}s are {listing(kind)}") from None
    raise TypeError(f"no notation for {kind}")


def read_number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 9):
        raise Refused(f"{shorten(word)} should be a whole number")
    return int(word)


def read_lines(text: object, keys: Mapping[str, str]) -> dict[str, str]:
    """The lines of a position as a mapping; `keys` names those that may occur, and what each is for."""
    if not isinstance(text, str):
        raise Refused(f"a position is a text of lines like 'turn: 0', not {shorten(text)}")
    found: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        key, colon, value = line.partition(":")
        key = " ".join(key.split())
        if not colon or key not in keys:
            raise Refused(f"{shorten(line)} is not a line of a position; a line begins with one of {listing(keys)}")
        if key in found:
            raise Refused(f"the line {key!r} stands twice in the position; it should stand once")
        found[key] = value.strip()
    return found
