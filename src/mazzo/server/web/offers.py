"""The games of a server, described for the pages."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from mazzo import bots
from mazzo.core.edition import offered
from mazzo.games import GAMES, OURS, AnyGame, kit
from mazzo.server.web.answers import EditionInfo, GameInfo, answer
from mazzo.server.web.brought import board_of, layout_of, lessons_of, picture_of, rules_of


async def games(_: Request) -> Response:
    """The games and their settings."""
    # A layout that is guessed takes a while, and so do lessons; both are kept.
    return answer(await asyncio.to_thread(lambda: [info(game) for game in GAMES.values()]))


def info(game: AnyGame) -> GameInfo:
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
        layout=layout_of(game.name),
        board=board_of(game.name),
        picture=picture_of(game.name),
        rules=rules_of(game.name),
        lessons=lessons_of(game.name),
    )
