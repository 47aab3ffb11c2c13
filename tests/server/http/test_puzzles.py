"""Puzzles over HTTP: the list with those of the day, and each with its answer."""

import msgspec

from mazzo.coach.puzzles import of_the_day, puzzles
from mazzo.coach.puzzles.shown import ShownPuzzle
from mazzo.games import OURS
from mazzo.protocol.puzzles import DAY_SECONDS, PuzzleList
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site


@awaits
async def test_the_puzzles_of_the_day_are_told(site: Site) -> None:
    async with Guest(site.url, is_known=False) as stranger:
        found = msgspec.json.decode((await stranger.http.get("/api/puzzles")).content, type=list[PuzzleList])
    ours = {each.game: each for each in found if each.game in OURS}
    assert set(ours) == set(OURS)
    for game, listed in ours.items():
        assert len(listed.ratings) == len(puzzles(game))
        days = [of_the_day(len(listed.ratings), day) for day in range(len(listed.ratings))]
        assert listed.today in days
    assert DAY_SECONDS == 86400


@awaits
async def test_a_puzzle_comes_with_its_answer(site: Site) -> None:
    async with Guest(site.url) as ada:
        response = await ada.http.get("/api/puzzles/mantis/0")
        puzzle = msgspec.json.decode(response.content, type=ShownPuzzle)
        assert puzzle.answer.move == f"{puzzle.seat} {puzzles('mantis')[0].best}"
        for path in ("mantis/99999", "mantis/x", "mantis/-1", "nothing/0"):
            response = await ada.http.get(f"/api/puzzles/{path}")
            assert (response.status_code, response.json()["code"]) == (404, "no-puzzle")
