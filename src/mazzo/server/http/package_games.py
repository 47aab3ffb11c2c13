"""The games of a server for the pages, and what packages bring for browsers: boards, pictures, rules, lessons."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache, partial
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mazzo.games import GAMES, kit
from mazzo.protocol.games import PACKAGE_FILES, guests, info, picture, picture_of, rules_html, rules_of, written_lessons
from mazzo.server.http.answers import answer, route
from mazzo.server.http.pages import NEVER_STALE, Page, made_page, read_pages, serve

SERVED = (".js", ".css", ".svg", ".png", ".jpg", ".webp", ".json", ".mp3", ".ogg", ".wav", ".woff2")


async def games(_: Request) -> Response:
    """The games and their settings."""
    # A layout that is guessed takes a while, and so do lessons; both are kept.
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
    return [Route(address, when_asked(address, make), methods=["GET"]) for address, make in made.items()]


def when_asked(address: str, make: Callable[[], bytes]) -> Callable[[Request], Awaitable[Response]]:
    """Serve a page that is made on first use, in a thread: it may take a while."""
    suffix = Path(address).suffix

    @cache
    def page() -> Page:
        return made_page(make(), suffix, NEVER_STALE)

    async def served(request: Request) -> Response:
        return await serve(await asyncio.to_thread(page))(request)

    return served


ROUTES = [route("/api/games", GET=games)]
