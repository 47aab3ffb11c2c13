"""The games of a server, described for the pages."""

import asyncio
import logging
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from mazzo import bots
from mazzo.core.edition import offered
from mazzo.core.errors import Refused
from mazzo.core.layout import Layout
from mazzo.games import GAMES, OURS, AnyGame, kit
from mazzo.server.web.answers import EditionInfo, GameInfo, answer
from mazzo.server.web.pages import BROUGHT

log = logging.getLogger("mazzo.offers")


async def games(_: Request) -> Response:
    """The games and their settings."""
    layouts = await asyncio.to_thread(lambda: [layout_of(name) for name in GAMES])  # one that is guessed takes a while
    return answer([info(game, layout) for game, layout in zip(GAMES.values(), layouts, strict=True)])


def info(game: AnyGame, layout: Layout | None) -> GameInfo:
    editions = tuple(
        EditionInfo(name, edition.fewest_seats, edition.most_seats, offered(edition))
        for name, edition in game.editions.items()
    )
    return GameInfo(
        name=game.name,
        title=game.title,
        editions=editions,
        has_reactions=game.has_reactions,
        own_bots=tuple(bots.OWN[game.name]),
        words={} if game.name in OURS else dict(kit(game.name).all_messages),  # ours are part of the pages
        seat_fields=game.seat_fields,
        layout=layout,
        board=board_of(game.name),
    )


@cache
def board_of(name: str) -> str:
    """The address of the board that a package brings."""
    folder = kit(name).pages
    return f"{BROUGHT}/{name}/board.js" if folder and (folder / "board.js").is_file() else ""


@cache
def layout_of(name: str) -> Layout | None:
    """The layout of a game's cards. Boards of our own games are part of the pages."""
    if name in OURS:
        return None
    try:
        return kit(name).table
    except Refused as error:
        log.warning("%s; the board is made from the views of the game", error)
        return kit(name).game.table
