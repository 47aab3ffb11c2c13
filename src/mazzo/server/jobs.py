"""The functions that worker processes run for requests (work.py). No web framework is loaded there."""

from collections.abc import Generator
from time import monotonic
from typing import Any, TypeVar
from zlib import compressobj

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from mazzo import bots
from mazzo.bots.process import is_given_up
from mazzo.coach import advise
from mazzo.coach.analysis import analysing
from mazzo.coach.puzzles import puzzles
from mazzo.coach.puzzles.shown import shown
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.coach.why import explaining
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused
from mazzo.core.play import act
from mazzo.core.record import read
from mazzo.core.rules import Seat
from mazzo.games import get, moments, replay
from mazzo.protocol.replays import Replay, frame
from mazzo.table.day import OPPONENTS, SEARCHING_OPPONENTS, bot_chance, seats_of

T = TypeVar("T")

WHY_SECONDS = 3.0
"""The time limit for the reason of a loss. People usually ask for it later than this after a game."""

EXPERT = "expert"
LEVEL = 6  # of compression: a long game becomes a thirtieth
GZIP = 31  # zlib's number for it


class GivenUp(Exception):
    """The result of this work is no longer wanted."""


class ExpertDay(Struct, frozen=True):
    """The result of `expert` in your place."""

    won: bool
    choices: int  # that it made


def advice(game: str, edition: Any, view: Any, seen: tuple[Any, ...]) -> bytes:
    """Advice for a seat, in JSON, only from what it may know."""
    return encode(advise(game, edition, view, seen))


def checked_record(text: str) -> bytes:
    """The record of a finished game, in JSON, if all its moves are legal."""
    record = read(text)
    result = replay(record).result
    if not result:
        raise Refused("this game has not ended")
    return encode(replace(record, result=result))


def analysis(record: str) -> bytes:
    """The analysis of a finished game, in JSON."""
    return encode(completed(analysing(ReplayedGame(read(record)))))


def why(record: str, seat: Seat) -> bytes:
    """The reason why a seat lost, in JSON, from the moves that could be judged in a few seconds."""
    return encode(completed(explaining(ReplayedGame(read(record)), seat, WHY_SECONDS, monotonic)))


def completed(steps: Generator[Any, None, T]) -> T:
    """The result of work in steps, unless it is given up between two of them."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
        if is_given_up():
            raise GivenUp


def puzzle(game: str, number: int) -> bytes:
    """A puzzle of a game, in JSON."""
    return encode(shown(puzzles(game)[number]))


def expert_day(game: str, seed: str) -> bytes:
    """The deal of a day as `expert` plays it, in JSON."""
    return encode(play_day(game, seed))


def opponents_of(game: str) -> tuple[str, ...]:
    """The bots that play the deal of the day against you; none if the game has no deal."""
    edition, names = next(iter(get(game).editions.values())), bots.names(game)
    others = seats_of(edition) - 1
    if EXPERT not in names or not 1 <= others <= len(OPPONENTS):
        return ()
    if all(bot in names and not bots.is_slow(game, bot) for bot in OPPONENTS):
        return OPPONENTS[:others]
    return SEARCHING_OPPONENTS[:others] if bots.has_only_searches(game) else ()


def play_day(game: str, seed: str) -> ExpertDay:
    rules = get(game)
    edition = next(iter(rules.editions.values()))
    opponents = opponents_of(game)
    day = rules.begin(edition, 1 + len(opponents), Dice(seed), None)
    expert, choices = bots.get(game, EXPERT)(edition, Dice(seed, EXPERT)), 0
    while not (result := day.result):
        seat = day.to_act[0]
        bot = expert if seat == 0 else bots.get(game, opponents[seat - 1])(edition, bot_chance(seed, day, seat))
        choices += seat == 0 and len(day.legal(seat)) > 1
        act(day, seat, bot.choose)
    return ExpertDay(0 in result.winners, choices)


def packed_replay(id: str, text: str, no_people: tuple[Seat, ...], seat: Seat | None) -> bytes:
    """A `Replay` in JSON, compressed by gzip. `no_people` are the seats of bots.

    Each frame is compressed when it is made, so a long game is never in memory as a whole.
    """
    record, packing = read(text), compressobj(LEVEL, wbits=GZIP)
    head = encode(Replay(id, record.game, record.seats, no_people, ()))
    parts = [packing.compress(head.removesuffix(b"]}"))]
    for number, moment in enumerate(moments(record)):
        parts.append(packing.compress((b"," if number else b"") + encode(frame(get(record.game), moment, seat))))
    return b"".join([*parts, packing.compress(b"]}"), packing.flush()])
