"""A finished game, move by move. Its record is public, so any seat's view may be shown."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any
from zlib import compressobj, decompressobj

from msgspec import Struct, to_builtins
from msgspec.json import encode

from mazzo.core.layout import heap
from mazzo.core.record import read
from mazzo.core.rules import Seat
from mazzo.games import AnyGame, AnyMoment, get, moments
from mazzo.server.work.heavy import HeavyWork, Requester

LEVEL = 6  # of compression: a long game becomes a thirtieth
GZIP = 31  # zlib's number for it
PIECE = 64 * 1024  # bytes that are sent at once


class Frame(Struct, frozen=True):
    """One moment of a finished game: its move, the events, and the view afterwards."""

    move: str | None  # the seat and its action, as in a record; none for the deal
    events: tuple[Any, ...]
    view: Any
    open: tuple[tuple[str | int, ...], ...] | None = None  # everybody's cards, where nothing is hidden


class Replay(Struct, frozen=True):
    """A finished game, move by move, as one seat saw it, or with all cards open."""

    id: str
    game: str
    names: tuple[str, ...]
    bots: tuple[Seat, ...]  # the seats that had no person
    frames: tuple[Frame, ...]


async def packed_replay(
    work: HeavyWork, asker: Requester, id: str, record: str, *, bots: tuple[Seat, ...], seat: Seat | None
) -> bytes:
    """A `Replay` in JSON, compressed by gzip."""
    key = f"replay {id} {seat} {sha256(record.encode()).hexdigest()}"  # with other names it is another
    return await work.result(key, asker, _packed, lambda: [id, record, bots, seat])


def unpacked(packed: bytes) -> Iterator[bytes]:
    """A decompressed replay in pieces, for a client without gzip."""
    unpacking = decompressobj(GZIP)
    rest = packed
    while rest:
        yield unpacking.decompress(rest, PIECE)
        rest = unpacking.unconsumed_tail


def pieces(packed: bytes) -> Iterator[bytes]:
    return (packed[start : start + PIECE] for start in range(0, len(packed), PIECE))


def _packed(id: str, text: str, bots: tuple[Seat, ...], seat: Seat | None) -> bytes:
    """The compressed replay. Each frame is compressed at once, so a long game is never in memory as a whole."""
    record, packing = read(text), compressobj(LEVEL, wbits=GZIP)
    head = encode(Replay(id, record.game, record.seats, bots, ()))
    parts = [packing.compress(head.removesuffix(b"]}"))]

    for number, moment in enumerate(moments(record)):
        parts.append(packing.compress((b"," if number else b"") + encode(frame(get(record.game), moment, seat))))
    return b"".join([*parts, packing.compress(b"]}"), packing.flush()])


def frame(game: AnyGame, moment: AnyMoment, seat: Seat | None) -> Frame:
    """A frame for a seat. Without a seat everything is open, since the game is over."""
    move = "{} {}".format(*moment.move) if moment.move else None
    if seat is not None:
        return Frame(move, tuple(moment.seen(seat)), moment.view(seat))
    return Frame(move, tuple(moment.events), moment.view(), open_hands(game, moment))


def open_hands(game: AnyGame, moment: AnyMoment) -> tuple[tuple[Any, ...], ...] | None:
    """The cards of each seat: as the game tells, or as each seat sees the first zone of its own in the layout."""
    if game.hands:
        return tuple(map(tuple, game.hands(moment.state)))
    own = next((zone for zone in game.board_layout.seat_zones if zone.own), None)
    if not own:
        return None
    return tuple(heap(own, to_builtins(moment.view(seat)), seat).cards for seat in range(moment.state.seats))
