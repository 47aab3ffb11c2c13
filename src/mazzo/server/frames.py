"""A finished game, move by move. Its record tells everything, so the view of any seat may be shown."""

from typing import Any

from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay, replay
from mazzo.server.answers import Frame


def frames_of(record: Record, seat: Seat | None) -> tuple[Frame, ...]:
    frames: list[Frame] = []

    def watch(play: AnyPlay, move: str | None, events: list[Any]) -> None:
        seen = tuple(play.game.seen(event, seat) for event in events)
        frames.append(Frame(move, seen, play.view(seat)))

    replay(record, watch)
    return tuple(frames)
