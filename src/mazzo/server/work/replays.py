"""Replays: they are computed in other processes, and the answers are cached."""

from collections.abc import Iterator
from hashlib import sha256
from zlib import compressobj, decompressobj

from msgspec.json import encode

from mazzo.core.record import read
from mazzo.core.rules import Seat
from mazzo.games import get, moments
from mazzo.protocol.replays import Replay, frame
from mazzo.server.work.heavy import HeavyWork, Requester

LEVEL = 6  # of compression: a long game becomes a thirtieth
GZIP = 31  # zlib's number for it
PIECE = 64 * 1024  # bytes that are sent at once


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
