"""One playing, written down: everything that is needed to play it again, in a file people can share.

docs/records.md describes the format. Reading is strict: what is not a whole, honest record is refused.
"""

from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from mazzo.core.chance import Chance, Dice, Script, read_seed
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.notation import read_number
from mazzo.core.rules import Result

if TYPE_CHECKING:
    from mazzo.core.game import Game
    from mazzo.core.play import Play

FORMAT = 1
LARGEST = 16 * 1024 * 1024  # bytes
LONGEST_NAME = 40


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The record of one playing. Luck is a seed, or outcomes written down (an explicit deck comes first there)."""

    mazzo: int  # the version of this format
    game: str
    edition: str
    options: dict[str, Any] = {}
    seats: tuple[str, ...]  # the players' names
    commitment: str | None = None  # SHA-256 of the seed, shown before the first card
    seed: str | None = None  # shown after the last
    entropy: tuple[str, ...] = ()  # what the players added to the seed
    outcomes: tuple[int | tuple[str, ...], ...] | None = None
    position: str | None = None  # where it began, if not with a deal
    moves: tuple[str, ...]  # the seat and its action: "2 pair tacocat 1"
    result: Result | None = None  # none while the game goes on


def commit(seed: str) -> str:
    """The promise that can be shown before a game without giving its seed away."""
    return sha256(seed.encode()).hexdigest()


def write(record: Record) -> str:
    """The text of a record's file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def read(text: str | bytes) -> Record:
    """A record from the text of its file; says what is wrong with a text that is none."""
    if len(text) > LARGEST:
        raise Refused(f"this file is larger than any record ({LARGEST // 2**20} MiB)")
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(f"this is not a record of Mazzo, or not a whole one: {error}") from None
    if record.mazzo != FORMAT:
        raise Refused(f"this record has format {record.mazzo}; this version of Mazzo reads format {FORMAT}")
    return record


def replay(game: "Game[Any, Any, Any, Any, Any]", record: Record) -> "Play[Any, Any, Any, Any, Any]":
    """Play a record again, to the same state; refuses at the first thing that does not fit."""
    play = _begin(game, record)
    for number, move in enumerate(record.moves, 1):
        seat, _, action = move.partition(" ")
        try:
            play.apply(read_number(seat), action)
        except Refused as error:
            raise Refused(f"move {number}, {shorten(move)}: {error}") from None
    if record.result and not play.result:
        raise Refused(
            f"the record breaks off after move {len(record.moves)}: the game is not over, yet it has a result"
        )
    if record.result != play.result:
        raise Refused(f"the record's result is {_told(record.result)}; its moves lead to {_told(play.result)}")
    return play


def _begin(game: "Game[Any, Any, Any, Any, Any]", record: Record) -> "Play[Any, Any, Any, Any, Any]":
    if record.game != game.name:
        raise Refused(f"this is a record of {shorten(record.game)}, not of {game.name}")
    chance = _luck(game, record)
    if record.position is None:
        return game.start(
            len(record.seats), record.edition, names=record.seats, chance=chance, **_words_only(record.options)
        )
    play = game.position(record.position, names=record.seats, chance=chance)
    told = play.record()
    if (told.edition, told.options) != (record.edition, record.options):
        raise Refused(f"the record's position is of edition {told.edition} with {told.options or 'no options'}")
    return play


def _words_only(options: dict[str, Any]) -> dict[str, Any]:
    if clash := options.keys() & {"seats", "edition", "seed", "names", "chance"}:
        raise Refused(f"there is no option {listing(sorted(clash))}")
    return options


def _luck(game: "Game[Any, Any, Any, Any, Any]", record: Record) -> Chance:
    if (record.seed is None) == (record.outcomes is None):
        if record.seed is None and record.commitment is not None:
            raise Refused("the seed of this record has not been shown yet; it is shown when the game is over")
        raise Refused("a record has either a seed or outcomes; this one has both or neither")
    if record.seed is not None:
        if record.commitment is not None and record.commitment != commit(record.seed):
            raise Refused("the seed is not the one that was promised: its SHA-256 is not the commitment")
        return Dice(read_seed(record.seed), *map(read_seed, record.entropy))
    return Script(
        outcome if isinstance(outcome, int) else tuple(map(game.read_card, outcome))
        for outcome in record.outcomes or ()
    )


def _told(result: Result | None) -> str:
    return f"a win of seat {listing(result.winners)} by {result.reason!r}" if result else "no result yet"
