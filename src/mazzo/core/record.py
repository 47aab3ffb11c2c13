"""A record: one playing with everything needed to replay it, in a file people can share.

docs/records.md describes the format. Reading is strict: an incomplete or false record is refused.
"""

import json
from collections import Counter, deque
from collections.abc import Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from mazzo.core.chance import Chance, Dice, Script, check_seed
from mazzo.core.edition import choose
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.notation import read_number
from mazzo.core.registry import find
from mazzo.core.rules import Result

if TYPE_CHECKING:
    from mazzo.core.game import Game
    from mazzo.core.play import Moment, Play

    AnyGame = Game[Any, Any, Any, Any, Any]
    AnyPlay = Play[Any, Any, Any, Any, Any]
    AnyMoment = Moment[Any, Any, Any, Any, Any]

FORMAT = 1
LARGEST = 1024 * 1024  # bytes; most records have a few thousand
MOST_MOVES = 5000  # more than any of our games can take; tests compute the maximum of each
MOST_LISTS = 2 * MOST_MOVES  # one list of outcomes per move, with some to spare
LONGEST_NAME = 40


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The record of one playing. Luck is a seed or a list of outcomes (an explicit deck comes first there)."""

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

    def __iter__(self) -> "Iterator[AnyMoment]":
        """Replay the game: yields it after the deal and after each move. Refuses like `replay`."""
        return _moments(find(self.game), self)


class _AnyFormat(Struct):
    mazzo: int


def commit(seed: str | int) -> str:
    """A promise of the seed that can be shown before a game without revealing it."""
    return sha256(check_seed(seed).encode()).hexdigest()


def write(record: Record) -> str:
    """The text of a record's file."""
    return msgspec.json.format(_encoded(record), indent=1).decode() + "\n"


def _encoded(record: Record) -> bytes:
    if not isinstance(record, Record):
        raise Refused(f"{shorten(record)} is not a record; `Play.record` makes one")
    try:
        return msgspec.json.encode(record)
    except (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError) as error:
        raise Refused(f"this record cannot be written: {error}") from None


def read(text: str | bytes) -> Record:
    """A record from the text of its file; refuses other texts with the reason."""
    if not isinstance(text, str | bytes):
        raise Refused(f"a record is read from the text or the bytes of its file, not from {shorten(text)}")
    if len(text) > LARGEST:
        raise Refused(f"this is larger than any record; a record has at most {LARGEST // 2**20} MiB")
    try:
        whole = (text if isinstance(text, str) else text.decode()).removeprefix("\ufeff")
        if whole.count("[") > MOST_LISTS:  # before anything is parsed
            raise ValueError(f"it has more than {MOST_LISTS} lists")
        version = msgspec.json.decode(whole, type=_AnyFormat).mazzo
        if version != FORMAT:
            raise Refused(f"this record has format {shorten(version)}; this version of Mazzo reads format {FORMAT}")
        record = msgspec.json.decode(whole, type=Record)
        json.loads(whole, object_pairs_hook=_check_once)
        _check_length(record)
    except Refused:
        raise
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refused(f"this is not a complete record of Mazzo: {error}") from None
    return record


def _check_once(pairs: list[tuple[str, object]]) -> None:
    """Refuse duplicate keys: two readers could choose different ones."""
    if twins := [key for key, count in Counter(key for key, _ in pairs).items() if count > 1]:
        raise Refused(f"the record contains {shorten(twins[0])} twice; it should be there once")


def _check_length(record: Record) -> None:
    for what, items in (("moves", record.moves), ("outcomes", record.outcomes or ())):
        if len(items) > MOST_MOVES:
            raise Refused(f"this record has {len(items)} {what}; no game takes more than {MOST_MOVES}")


def replay(game: "AnyGame", record: Record) -> "AnyPlay":
    """Replay a record to its final state; refuses at the first mismatch."""
    (last,) = deque(_moments(game, record), maxlen=1)
    return last.play


def _moments(game: "AnyGame", record: Record) -> "Iterator[AnyMoment]":
    """The game after the deal and after each move."""
    record = read(_encoded(record))  # records made in Python are checked like files
    if record.game != game.name:
        raise Refused(f"this is a record of {shorten(record.game)}, not of {game.name}")
    chance = _luck(game, record)
    play = _begin(game, record, chance)
    yield play.moment([])
    for number, move in enumerate(record.moves, 1):
        seat, _, action = move.partition(" ")
        try:
            events = play.apply(read_number(seat), action)
            if (written := "{} {}".format(*play.moves[-1])) != move:
                raise Refused(f"this move is written {written!r}")
        except Refused as error:
            raise Refused(f"move {number}, {shorten(move)}: {error}") from None
        yield play.moment(events)
    if record.result and not play.result:
        raise Refused(
            f"the record breaks off after move {len(record.moves)}: the game is not over, yet it has a result"
        )
    if record.result != play.result:
        raise Refused(f"the record's result is {_written(record.result)}; its moves lead to {_written(play.result)}")
    if isinstance(chance, Script) and len(chance.used) < len(chance.outcomes):
        raise Refused(f"the record has {len(chance.outcomes)} outcomes; its moves use {len(chance.used)}")


def _begin(game: "AnyGame", record: Record, chance: Chance) -> "AnyPlay":
    edition = choose(game.editions, record.edition, record.options)
    if record.position is None:
        return game.begin(edition, len(record.seats), chance, record.seats)
    play = game.position(record.position, names=record.seats, chance=chance)
    if play.state.edition != edition:
        raise Refused("the record and its position differ in the edition or its options; they should be the same")
    return play


def _luck(game: "AnyGame", record: Record) -> Chance:
    if record.outcomes is not None:
        if record.seed is not None or record.commitment is not None or record.entropy:
            raise Refused("a record with outcomes has no seed, no commitment and no entropy; this one has both")
        return Script(
            outcome if isinstance(outcome, int) else tuple(map(game.read_card, outcome)) for outcome in record.outcomes
        )
    if record.seed is None:
        if record.commitment is not None:
            raise Refused("the seed of this record has not been shown yet; it is shown when the game is over")
        raise Refused("a record has a seed or outcomes; this one has neither")
    if record.commitment not in (None, commit(record.seed)):
        raise Refused("the seed is not the one that was promised: its SHA-256 is not the commitment")
    return Dice(record.seed, *record.entropy)


def _written(result: Result | None) -> str:
    return f"a win of seat {listing(result.winners)} by {result.reason!r}" if result else "no result yet"
