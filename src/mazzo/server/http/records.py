"""Finished games: stored ones, and ones that a client sends."""

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine, Iterator
from hashlib import sha256
from zlib import decompressobj

import msgspec
from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.games import GAMES
from mazzo.protocol.answers import Stored
from mazzo.server import jobs
from mazzo.server.http.answers import HttpError, answer, body, raw_answer, raw_list, route
from mazzo.server.http.people import known_visitor, with_cookie
from mazzo.server.limiters import spend
from mazzo.server.limits import LARGEST_RECORD
from mazzo.server.running_server import RunningServer, address_of, asker_of
from mazzo.server.store.entries import Finished, RecordRow
from mazzo.table.names import check_name

MOST_LISTED = 200
RECORD_ID = re.compile(r"[0-9a-z]{1,20}-[0-9]{1,9}")
OF_A_FILE = "file"  # instead of an id
PIECE = 64 * 1024  # bytes of a part that is sent


async def records(request: Request) -> Response:
    """Finished games of listed tables, the newest first; `before` is the last id of the previous page."""
    limit, before = request.query_params.get("limit", "50"), request.query_params.get("before")
    if not (re.fullmatch("[0-9]{1,3}", limit) and 1 <= int(limit) <= MOST_LISTED):
        raise HttpError(400, "not-understood", f"limit is a number from 1 to {MOST_LISTED}")
    if before is not None and not RECORD_ID.fullmatch(before):
        raise HttpError(400, "not-understood", "before is the id of a record")
    return raw_list(await RunningServer.of(request).storage.records.listed(int(limit), before))


async def record(request: Request) -> Response:
    return raw_answer(await found_record(request))


async def store_record(request: Request) -> Response:
    """Store the record of a game that was played on a device, for those who get its link. Its names are forgotten with
    the person who sends it. The same record is stored once.
    """
    server, text = RunningServer.of(request), bytes(await body(request, Raw, most=LARGEST_RECORD)).decode()
    visitor = await known_visitor(request)
    limiters, address = server.limiters, address_of(request)
    of_both = (limiters.records_of_a_person, visitor.who), (limiters.records_of_an_address, address)
    spend("records", "you have handed in many games; wait a few minutes", *of_both)
    key = f"record {sha256(text.encode()).hexdigest()}"
    checked = await server.work.result(key, await asker_of(request), jobs.checked_record, lambda: [text])
    record = msgspec.json.decode(checked, type=Record)
    assert record.result
    for name in record.seats:
        check_name(name)
    row = RecordRow(
        id=f"{sha256(checked).hexdigest()[:20]}-1",
        game=record.game,
        edition=record.edition,
        players=record.seats,
        winners=record.result.winners,
        reason=record.result.reason,
        ended_at=server.wall_clock(),
        rules=GAMES[record.game].version,
    )
    await server.storage.records.add(Finished(row, record, listed=False, people=[visitor.who] * len(record.seats)))
    return with_cookie(request, visitor, answer(Stored(row.id), 201))


async def replay(request: Request) -> Response:
    """A finished game move by move, as `seat` saw it; without a seat, with all cards open."""
    id, record = request.path_params["id"], await found_record(request)
    bots = msgspec.json.decode(await RunningServer.of(request).storage.records.summary(id) or "{}", type=Bots).bots
    return await replayed(request, id, record, bots)


async def replay_of_a_file(request: Request) -> Response:
    """The game of a record that is sent, in the same way. Nothing of it is stored."""
    record = await body(request, Raw, most=LARGEST_RECORD)
    return await replayed(request, OF_A_FILE, bytes(record).decode(), ())


async def replayed(request: Request, id: str, record: str, bots: tuple[Seat, ...]) -> Response:
    seat = seat_of(request, record)
    work, asker = RunningServer.of(request).work, await asker_of(request)
    key = f"replay {id} {seat} {sha256(record.encode()).hexdigest()}"  # names in a record can change
    arguments = id, record, bots, seat
    packed = await work.result(key, asker, jobs.packed_replay, lambda: arguments)
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if is_packed:
        headers["content-encoding"] = "gzip"
    return StreamingResponse(
        one_by_one(pieces(packed) if is_packed else unpacked(packed)), 200, headers, "application/json"
    )


def seat_of(request: Request, record: str) -> Seat | None:
    """The seat of the request, if it is one of the record's."""
    seat = request.query_params.get("seat")
    try:
        count = len(msgspec.json.decode(record, type=SeatNames).seats)
    except msgspec.ValidationError:
        raise HttpError(400, "not-understood", "this is not the record of a game") from None
    if seat is not None and seat not in map(str, range(count)):
        raise HttpError(400, "not-understood", f"seat is a number from 0 to {count - 1}")
    return None if seat is None else int(seat)


async def analysis(request: Request) -> Response:
    """The analysis of a finished game: chances over time, the cost of choices, and luck."""
    record, work = await found_record(request), RunningServer.of(request).work
    key = f"analysis {sha256(record.encode()).hexdigest()}"  # names in a record can change
    return raw_answer(await work.result(key, await asker_of(request), jobs.analysis, lambda: [record], is_long=True))


async def why(request: Request) -> Response:
    """The main reason why `seat` lost a finished game. Given up if the client disconnects before it is found."""
    record, work = await found_record(request), RunningServer.of(request).work
    seat = seat_of(request, record)
    if seat is None:
        raise HttpError(400, "not-understood", "this needs a seat")
    key = f"why {sha256(record.encode()).hexdigest()} {seat}"
    found = await while_connected(request, work.result(key, await asker_of(request), jobs.why, lambda: (record, seat)))
    return Response(status_code=204) if found is None else raw_answer(found)


async def while_connected(request: Request, work: Coroutine[None, None, bytes]) -> bytes | None:
    """The result of the work; None if the client disconnected, and then the work is cancelled."""
    working, gone = asyncio.create_task(work), asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        gone.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class SeatNames(Struct):
    """The part of a record that is read here; a worker reads the rest."""

    seats: tuple[str, ...]


class Bots(Struct):
    """The part of a summary that is read here."""

    bots: tuple[Seat, ...] = ()


async def one_by_one(parts: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Yield each part after the previous one was sent. On the loop: a thread for each would take longer."""
    for part in parts:
        yield part


async def found_record(request: Request) -> str:
    id = request.path_params["id"]
    found = await RunningServer.of(request).storage.records.get(id) if RECORD_ID.fullmatch(id) else None
    if found is None:
        raise HttpError(404, "no-record", "there is no such record")
    return found


def unpacked(packed: bytes) -> Iterator[bytes]:
    """A decompressed replay in pieces, for a client without gzip."""
    unpacking = decompressobj(jobs.GZIP)
    rest = packed
    while rest:
        yield unpacking.decompress(rest, PIECE)
        rest = unpacking.unconsumed_tail


def pieces(packed: bytes) -> Iterator[bytes]:
    return (packed[start : start + PIECE] for start in range(0, len(packed), PIECE))


ROUTES = [
    route("/api/replays", POST=replay_of_a_file),
    route("/api/records", GET=records, POST=store_record),
    route("/api/records/{id}", GET=record),
    route("/api/records/{id}/replay", GET=replay),
    route("/api/records/{id}/analysis", GET=analysis),
    route("/api/records/{id}/why", GET=why),
]
