"""The coach and the puzzles: they are computed in other processes, and the answers are cached."""

from hashlib import sha256
from typing import Any

import msgspec

from mazzo.coach import advise
from mazzo.coach.analysis import analyse
from mazzo.coach.puzzles import puzzles
from mazzo.coach.puzzles.shown import shown
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.core.record import read
from mazzo.core.rules import Seat
from mazzo.server.work.heavy import HeavyWork, Requester
from mazzo.table.state import AnyPlay


async def advice(work: HeavyWork, asker: Requester, question: str, play: AnyPlay, seat: Seat) -> bytes:
    """Advice for a seat that has to choose now, in JSON, only from what it may know."""

    def known() -> tuple[Any, ...]:
        return play.game.name, play.state.edition, play.view(seat), tuple(play.seen(seat))

    return await work.result(f"advice {question}", asker, _advise, known)


async def analysis(work: HeavyWork, asker: Requester, record: str) -> bytes:
    """The analysis of a finished game, in JSON. Other names make another analysis."""
    key = f"analysis {sha256(record.encode()).hexdigest()}"
    return await work.result(key, asker, _analyse, lambda: [record], is_long=True)


async def puzzle(work: HeavyWork, asker: Requester, game: str, number: int) -> bytes:
    """A puzzle that a game brings, in JSON."""
    return await work.result(f"puzzle {game} {number}", asker, _shown, lambda: [game, number])


def _advise(game: str, edition: Any, view: Any, seen: tuple[Any, ...]) -> bytes:
    return msgspec.json.encode(advise(game, edition, view, seen))


def _analyse(record: str) -> bytes:
    return msgspec.json.encode(analyse(ReplayedGame(read(record))))


def _shown(game: str, number: int) -> bytes:
    return msgspec.json.encode(shown(puzzles(game)[number]))
