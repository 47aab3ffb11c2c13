"""The games of a server: their settings, the files of packages (boards, pictures, rules, lessons), and puzzles."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import cache, partial
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mazzo.games import GAMES, kit
from mazzo.protocol.games import PACKAGE_FILES, guests, info, picture, picture_of, rules_html, rules_of, written_lessons
from mazzo.protocol.puzzles import puzzle_lists, usable
from mazzo.server import jobs
from mazzo.server.http.answers import HttpError, answer, raw_answer, route
from mazzo.server.http.pages import NEVER_STALE, Page, made_page, read_pages, serve
from mazzo.server.running_server import RunningServer, asker_of

PUZZLE_NUMBER = re.compile("[0-9]{1,5}")
SERVED = (".js", ".css", ".svg", ".png", ".jpg", ".webp", ".json", ".mp3", ".ogg", ".wav", ".woff2")


async def games(_: Request) -> Response:
    """The games and their settings."""
    # Guessing a layout takes a while, and so do lessons; both are cached.
    return answer(await asyncio.to_thread(lambda: [info(game) for game in GAMES.values()]))


def file_routes() -> list[Route]:
    """The files of games whose parts are not in the pages."""
    return [route for name in guests() for route in (*board_routes(name), *part_routes(name))]


def board_routes(name: str) -> list[Route]:
    """The files of a package's own board."""
    folder = kit(name).pages
    pages = read_pages(folder, "") if folder else {}
    kept = {path: page for path, page in pages.items() if Path(path).suffix in SERVED}
    return [Route(f"{PACKAGE_FILES}/{name}{path}", serve(page), methods=["GET"]) for path, page in kept.items()]


def part_routes(name: str) -> list[Route]:
    """Picture, rules and lessons. Each is made on first use."""
    made: dict[str, Callable[[], bytes]] = {
        picture_of(name): lambda: picture(name).encode(),
        f"{PACKAGE_FILES}/{name}-lessons.json": lambda: written_lessons(name) or b"[]\n",
        **{address: partial(rules_html, name, language) for language, address in rules_of(name).items()},
    }
    return [Route(address, on_first_use(address, make), methods=["GET"]) for address, make in made.items()]


def on_first_use(address: str, make: Callable[[], bytes]) -> Callable[[Request], Awaitable[Response]]:
    """Serve a page that is made on first use, in a thread: it may take a while."""
    suffix = Path(address).suffix

    @cache
    def page() -> Page:
        return made_page(make(), suffix, NEVER_STALE)

    async def served(request: Request) -> Response:
        return await serve(await asyncio.to_thread(page))(request)

    return served


# Puzzles


async def puzzles(request: Request) -> Response:
    return answer(puzzle_lists(RunningServer.of(request).hub.now()))


async def puzzle(request: Request) -> Response:
    """One puzzle of a game, with its answer."""
    game, number = request.path_params["game"], request.path_params["number"]
    found = usable(game) if game in GAMES else 0
    if not (PUZZLE_NUMBER.fullmatch(number) and int(number) < found):
        raise HttpError(404, "no-puzzle", "there is no such puzzle")
    work = RunningServer.of(request).work
    asker = await asker_of(request)
    return raw_answer(await work.result(f"puzzle {game} {number}", asker, jobs.puzzle, lambda: [game, int(number)]))


ROUTES = [
    route("/api/games", GET=games),
    route("/api/puzzles", GET=puzzles),
    route("/api/puzzles/{game}/{number}", GET=puzzle),
]
