"""Replay records, and rank their players. Each move, the random source and the result are checked."""

from collections import deque
from collections.abc import Iterator

from mazzo.core.chance import Chance, Dice, Script
from mazzo.core.edition import choose
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.game_spec import AnyRules
from mazzo.core.notation import read_move, write_moves
from mazzo.core.play import AnyMoment, AnyPlay, Moment, begin, places_of, resume
from mazzo.core.record import Record, checked, commit
from mazzo.core.rules import Result


def replay(game: AnyRules, record: Record) -> AnyPlay:
    """Replay a record to its final state; refuses at the first mismatch."""
    (last,) = deque(moments(game, record), maxlen=1)
    return last.play


def moments(game: AnyRules, record: Record) -> Iterator[AnyMoment]:
    """The game after the deal and after each move."""
    record = checked(record)
    if record.game != game.name:
        raise Refused(f"this is a record of {shorten(record.game)}, not of {game.name}")
    chance = _chance(game, record)
    play = _begin(game, record, chance)
    yield Moment(play, [])
    for number, move in enumerate(record.moves, 1):
        try:
            events = play.apply(*read_move(move))
            if (written := write_moves(play.moves[-1:])[0]) != move:
                raise Refused(f"this move is written {written!r}")
        except Refused as error:
            raise Refused(f"move {number}, {shorten(move)}: {error}") from None
        yield Moment(play, events)
    if record.result and not play.result:
        raise Refused(
            f"the record breaks off after move {len(record.moves)}: the game is not over, yet it has a result"
        )
    if record.result != play.result:
        raise Refused(f"the record's result is {_written(record.result)}; its moves lead to {_written(play.result)}")
    if isinstance(chance, Script) and len(chance.used) < len(chance.outcomes):
        raise Refused(f"the record has {len(chance.outcomes)} outcomes; its moves use {len(chance.used)}")


def _begin(game: AnyRules, record: Record, chance: Chance) -> AnyPlay:
    edition = choose(game.editions, record.edition, record.options)
    if record.position is None:
        return begin(game, edition, len(record.seats), chance, record.seats)
    play = resume(game, record.position, chance, record.seats)
    if play.state.edition != edition:
        raise Refused("the record and its position differ in the edition or its options; they should be the same")
    return play


def _chance(game: AnyRules, record: Record) -> Chance:
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


def places(game: AnyRules, record: Record) -> tuple[int, ...]:
    """The place of each seat, from 1: winners first, the others by the game's `standing`. Equal seats share a place."""
    return places_of(replay(game, record).order)
