"""A record: everything needed to replay one game, in a file that can be shared.

docs/records.md describes the format. Reading is strict: an incomplete or inconsistent record is refused.
"""

import json
from collections import Counter
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from mazzo.core.chance import check_seed
from mazzo.core.errors import Refused, shorten
from mazzo.core.rules import Result

FORMAT = 1
LARGEST = 1024 * 1024  # bytes; most records have a few thousand
MOST_MOVES = 5000  # more than any built-in game can take; tests compute the maximum of each
MOST_LISTS = 2 * MOST_MOVES  # one list of outcomes per move, with some to spare
LONGEST_NAME = 40


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The record of one game. Its randomness is a seed, or a list of outcomes, the first of which is the deck."""

    mazzo: int  # the version of this format
    game: str
    edition: str
    options: dict[str, Any] = {}
    seats: tuple[str, ...]  # the players' names
    commitment: str | None = None  # SHA-256 of the seed, shown before the deal
    seed: str | None = None  # shown after the end
    entropy: tuple[str, ...] = ()  # the players' additions to the seed
    outcomes: tuple[int | tuple[str, ...], ...] | None = None
    position: str | None = None  # the starting position, if not a deal
    moves: tuple[str, ...]  # the seat and its action: "2 pair tacocat 1"
    result: Result | None = None  # None during the game


class _AnyFormat(Struct):
    mazzo: int


def commit(seed: str | int) -> str:
    """A commitment to the seed: it can be shown before a game without revealing the seed."""
    return sha256(check_seed(seed).encode()).hexdigest()


def write(record: Record) -> str:
    """The text of a record's file."""
    _check_kind(record)
    try:
        return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"
    except (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError) as error:
        raise Refused(f"this record cannot be written: {error}") from None


def checked(record: Record) -> Record:
    """Check a record made in Python like one from a file, and return it."""
    _check_kind(record)
    try:
        found = msgspec.convert(msgspec.to_builtins(record, str_keys=True), Record)
        _check_format(found.mazzo)
        _check_length(found)
    except Refused:
        raise
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise Refused(f"this is not a complete record of Mazzo: {error}") from None
    return found


def read(text: str | bytes) -> Record:
    """A record from the text of its file; refuses an invalid text with the reason."""
    if not isinstance(text, str | bytes):
        raise Refused(f"a record is read from the text or the bytes of its file, not from {shorten(text)}")
    if len(text) > LARGEST:
        raise Refused(f"this is larger than any record; a record has at most {LARGEST // 2**20} MiB")
    try:
        whole = (text if isinstance(text, str) else text.decode()).removeprefix("\ufeff")
        if whole.count("[") > MOST_LISTS:  # before anything is parsed
            raise ValueError(f"it has more than {MOST_LISTS} lists")
        _check_format(msgspec.json.decode(whole, type=_AnyFormat).mazzo)
        record = msgspec.json.decode(whole, type=Record)
        json.loads(whole, object_pairs_hook=_check_once)
        _check_length(record)
    except Refused:
        raise
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refused(f"this is not a complete record of Mazzo: {error}") from None
    return record


def _check_kind(record: object) -> None:
    if not isinstance(record, Record):
        raise Refused(f"{shorten(record)} is not a record; `Play.record` makes one")


def _check_format(version: int) -> None:
    if version != FORMAT:
        raise Refused(f"this record has format {shorten(version)}; this version of Mazzo reads format {FORMAT}")


def _check_once(pairs: list[tuple[str, object]]) -> None:
    """Refuse duplicate keys: two readers could choose different ones."""
    if repeated := [key for key, count in Counter(key for key, _ in pairs).items() if count > 1]:
        raise Refused(f"the record contains {shorten(repeated[0])} twice; it should be there once")


def _check_length(record: Record) -> None:
    for what, items in (("moves", record.moves), ("outcomes", record.outcomes or ())):
        if len(items) > MOST_MOVES:
            raise Refused(f"this record has {len(items)} {what}; no game takes more than {MOST_MOVES}")
