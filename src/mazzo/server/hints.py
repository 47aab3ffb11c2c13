"""What processes tell each other about the tables they share. A hint may be lost: the log is what counts."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, encode


class AnyHint(Struct, frozen=True, tag_field="hint", tag=str.lower):
    """One hint, as text."""


class Written(AnyHint, frozen=True):
    """These tables have these versions now."""

    versions: dict[str, int]


class RollCall(AnyHint, frozen=True):
    """Who is connected to this table?"""

    code: str


class Here(AnyHint, frozen=True):
    """These people are connected to this table through me."""

    code: str
    people: list[str]


Hint: TypeAlias = Written | RollCall | Here

_decoder: Decoder[Hint] = Decoder(Hint)


def read(text: str) -> Hint:
    return _decoder.decode(text)


def write(hint: Hint) -> str:
    return encode(hint).decode()
