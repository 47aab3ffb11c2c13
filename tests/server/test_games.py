"""People play whole games through real sockets."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

import mazzo
from mazzo.core.record import read
from mazzo.table.commands import PassUntilTurn
from mazzo.table.updates import Stage
from tests.server.client import Guest, start
from tests.server.loop import awaits
from tests.server.site import Site

NAMES = ("Ada", "Leo", "Mia", "Ben", "Zoe", "Kim", "Sam", "Eva", "Tom")


@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [("mantis", "en", 2), ("mantis", "it", 6), ("kittens", "it", 3), ("kittens", "2015", 5), ("kittens", "it", 9)],
)
@awaits
async def test_people_play_a_game_to_its_end(site: Site, game: str, edition: str, seats: int) -> None:
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(site.url)) for _ in range(seats)]
        code = await guests[0].open_table(game=game, edition=edition, reaction_seconds=60)
        visits = [await guest.sit(code, name) for guest, name in zip(guests, NAMES, strict=False)]
        await start(visits[0])
        await asyncio.gather(*(visit.play(Random(seat)) for seat, visit in enumerate(visits)))
        for visit in visits:
            await visit.until(lambda visit=visit: visit.update.version == visits[0].update.version)
            assert visit.update.table.stage is Stage.OVER
            assert visit.view["result"] == visits[0].view["result"]
            versions = [update.version for update in visit.updates]
            assert versions == list(range(versions[0], versions[-1] + 1))
