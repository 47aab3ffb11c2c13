"""The puzzles of the games, and those of the day."""

import re

from starlette.requests import Request
from starlette.responses import Response

from mazzo.games import GAMES
from mazzo.protocol.puzzles import DAY_SECONDS, listed, usable
from mazzo.server.web.answers import HttpError, answer, raw_answer
from mazzo.server.web.server import RunningServer, asker_of
from mazzo.server.work import coaching

NUMBER = re.compile("[0-9]{1,5}")


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
