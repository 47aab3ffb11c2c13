"""The puzzles of the games, and those of the day."""

import logging
import re

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from mazzo.coach.puzzles import of_the_day
from mazzo.coach.puzzles import puzzles as puzzles_of
from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.server.web.answers import HttpError, answer, raw_answer
from mazzo.server.web.server import RunningServer, asker_of
from mazzo.server.work import coaching

log = logging.getLogger("mazzo.coach.puzzles")

DAY_SECONDS = 24 * 60 * 60
NUMBER = re.compile("[0-9]{1,5}")


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    today: tuple[int, ...]  # the numbers of those of the day, in UTC
    ratings: tuple[int, ...]  # how hard each is, by its number


async def puzzles(request: Request) -> Response:
    """The puzzles of each game that brings some."""
    day = int(RunningServer.of(request).hub.now() // DAY_SECONDS)
    return answer([listed(game, day) for game in GAMES if usable(game)])


async def puzzle(request: Request) -> Response:
    """One puzzle of a game, with its answer."""
    game, number = request.path_params["game"], request.path_params["number"]
    found = usable(game) if game in GAMES else 0
    if not (NUMBER.fullmatch(number) and int(number) < found):
        raise HttpError(404, "no-puzzle", "there is no such puzzle")
    work = RunningServer.of(request).work
    return raw_answer(await coaching.puzzle(work, await asker_of(request), game, int(number)))


def listed(game: str, day: int) -> PuzzleList:
    found = puzzles_of(game)
    return PuzzleList(game, of_the_day(len(found), day), tuple(puzzle.rating for puzzle in found))


def usable(game: str) -> int:
    """How many puzzles a game brings; 0 if its file is broken."""
    try:
        return len(puzzles_of(game))
    except Refused as error:
        log.warning("the puzzles of %s cannot be used (`mazzo check %s` tells more): %s", game, game, error)
        return 0
