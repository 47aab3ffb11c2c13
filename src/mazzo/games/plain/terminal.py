"""The table of any game: what its view tells, in plain lines."""

from typing import Any

from rich.text import Text

from mazzo.core.rules import Seat
from mazzo.games.plain.words.table import of_all, of_seat
from mazzo.locales import Words
from mazzo.terminal.drawing.board import Drawing
from mazzo.terminal.drawing.ink import Room

MOST_LINES = 4


def columns(seats: int) -> int:
    return seats if seats <= 3 else 2 if seats == 4 else 3


def lines(seats: int, room: int) -> int:
    rows = -(-seats // columns(seats))
    return max(2, min(MOST_LINES, room // rows - 2))


def seat(_: Words, view: Any, seat: Seat, room: Room, opened: Any) -> Text:
    told = of_seat(view, seat, room.seats) + (of_all(opened, room.seats) if opened else [])
    return Text("\n".join(told[: room.lines]))


def middle(_: Words, view: Any, room: Room) -> Text:
    return Text("   ".join(of_all(view, room.seats))[: room.lines * room.width])


DRAWING = Drawing(columns=columns, lines=lines, seat=seat, middle=middle)
