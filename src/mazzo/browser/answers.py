"""Answers of the HTTP API that need no table in memory: records, replays, analyses and puzzles."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec import json

from mazzo.browser.calls import Request
from mazzo.browser.tables import KeptRecord
from mazzo.coach import advise
from mazzo.coach.puzzles import puzzles
from mazzo.coach.puzzles.shown import shown
from mazzo.core.record import Record, read, write
from mazzo.core.rules import Seat
from mazzo.games import GAMES, get, moments
from mazzo.protocol.answers import Problem
from mazzo.protocol.puzzles import puzzle_lists
from mazzo.protocol.replays import Replay, frame
from mazzo.table.state import AnyPlay

T = TypeVar("T")

OF_A_FILE = "file"
NEEDS_SERVER = Problem("needs-server", "this needs a server")
OFFLINE = Problem("offline", "a file for this cannot be fetched now")


class RequestRefused(Exception):
    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(code, sentence)


def answer(request: Request, parts: Sequence[str], query: str, today: float) -> str:
    """The body of an answer, in JSON."""
    match request.method, parts:
        case "GET", ["records", _]:
            return write(kept_record(request.kept).record)
        case "GET", ["records", id, "replay"]:
            found = kept_record(request.kept)
            return replay(id, found.record, found.bots, query)
        case "POST", ["replays"]:
            return replay(OF_A_FILE, read(request.body), (), query)
        case "GET", ["puzzles"]:
            return encoded(puzzle_lists(today))
        case "GET", ["puzzles", game, number]:
            return puzzle(game, number)
        case _:
            raise RequestRefused(404, NEEDS_SERVER.code, NEEDS_SERVER.sentence)


def advice(play: AnyPlay, seat: Seat) -> str:
    return encoded(advise(play.game.name, play.state.edition, play.view(seat), tuple(play.seen(seat))))


def replay(id: str, record: Record, bots: tuple[Seat, ...], query: str) -> str:
    seat = seat_in(record, query)
    frames = tuple(frame(get(record.game), moment, seat) for moment in moments(record))
    return encoded(Replay(id, record.game, record.seats, bots, frames))


def seat_in(record: Record, query: str) -> Seat | None:
    """The seat of a request, if it is one of the record's."""
    asked = parameter(query, "seat")
    if asked is not None and asked not in map(str, range(len(record.seats))):
        raise RequestRefused(400, "not-understood", f"seat is a number from 0 to {len(record.seats) - 1}")
    return None if asked is None else int(asked)


def puzzle(game: str, number: str) -> str:
    found = puzzles(game) if game in GAMES else ()
    if not (number.isdecimal() and int(number) < len(found)):
        raise RequestRefused(404, "no-puzzle", "there is no such puzzle")
    return encoded(shown(found[int(number)]))


def encoded(value: object) -> str:
    return json.encode(value).decode()


def decoded(text: str, kind: type[T]) -> T:
    try:
        return json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise RequestRefused(400, "not-understood", f"not understood: {error}") from None


def parameter(query: str, name: str) -> str | None:
    if not query:
        return None
    from urllib.parse import parse_qs  # takes a page 50 ms to load

    return parse_qs(query).get(name, [None])[0]


def kept_record(kept: str | None) -> KeptRecord:
    if kept is None:
        raise RequestRefused(404, "no-record", "there is no such record")
    return json.decode(kept, type=KeptRecord)
