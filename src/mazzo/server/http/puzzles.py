"""The puzzles of the games, and those of the day."""

import re

from starlette.requests import Request
from starlette.responses import Response

from mazzo.games import GAMES
from mazzo.protocol.puzzles import DAY_SECONDS, listed, usable
from mazzo.server import jobs
from mazzo.server.http.answers import HttpError, answer, raw_answer, route
from mazzo.server.running_server import RunningServer, asker_of

NUMBER = re.compile("[0-9]{1,5}")


async def puzzles(request: Request) -> Response:
    """The puzzles of each game that has some."""
    day = int(RunningServer.of(request).hub.now() // DAY_SECONDS)
    return answer([listed(game, day) for game in GAMES if usable(game)])


async def puzzle(request: Request) -> Response:
    """One puzzle of a game, with its answer."""
    game, number = request.path_params["game"], request.path_params["number"]
    found = usable(game) if game in GAMES else 0
    if not (NUMBER.fullmatch(number) and int(number) < found):
        raise HttpError(404, "no-puzzle", "there is no such puzzle")
    work = RunningServer.of(request).work
    asker = await asker_of(request)
    return raw_answer(await work.result(f"puzzle {game} {number}", asker, jobs.puzzle, lambda: [game, int(number)]))


ROUTES = [route("/api/puzzles", GET=puzzles), route("/api/puzzles/{game}/{number}", GET=puzzle)]
