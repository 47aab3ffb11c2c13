"""The places of a finished game, from the first to the last."""

from collections.abc import Generator

from mazzo.core.record import MomentLike, Record
from mazzo.core.registry import find


def places(record: Record) -> tuple[int, ...]:
    """The place of each seat, from 1: winners first, the others by the game's `standing`. Equal seats share a place."""
    walk = placing(record)
    while True:
        try:
            next(walk)
        except StopIteration as end:
            found: tuple[int, ...] = end.value
            return found


def placing(record: Record) -> Generator[None, None, tuple[int, ...]]:
    """Like `places`, but yields after each move, so that others can have their turn in between."""
    game, winners = find(record.game), record.result.winners if record.result else ()
    last: MomentLike | None = None
    for moment in record:
        last = moment
        yield
    assert last
    play = last.play
    reached = [(seat in winners, game.standing(play.state, play.events, seat)) for seat in range(play.seats)]
    return tuple(1 + sum(other > own for other in reached) for own in reached)
