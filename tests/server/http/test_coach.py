"""The coach over HTTP: for a player who must choose, if the table allows it, and for all people after a game."""

import asyncio

import msgspec
import pytest

from mazzo.coach.advice import Advice
from mazzo.coach.analysis import Analysis
from mazzo.coach.puzzles import of_the_day, puzzles
from mazzo.coach.puzzles.shown import ShownPuzzle
from mazzo.games import GAMES, OURS
from mazzo.protocol.puzzles import PuzzleList
from mazzo.table.commands import Start
from tests.server.client import Guest, TableSession, in_notation
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.tables.test_games import play_to_the_end, record_of, seated


async def answer(visit: TableSession) -> tuple[int, str]:
    response = await visit.guest.http.get(f"/api/tables/{visit.code}/coach")
    return response.status_code, response.json().get("code", "")


@pytest.mark.parametrize("game", GAMES)
@awaits
async def test_a_person_who_must_choose_gets_advice(site: Site, game: str) -> None:
    async with seated(site, 2, game=game, coach=True) as visits:
        assert await answer(visits[0]) == (400, "not-asked")
        await visits[0].do(Start())
        await visits[0].until(visits[0].may_act)
        response = await visits[0].guest.http.get(f"/api/tables/{visits[0].code}/coach")
        assert response.status_code == 200, response.text
        advice = msgspec.json.decode(response.content, type=Advice)
        legal = {in_notation(action).removesuffix(" None") for action in visits[0].view["legal"]}
        assert advice.seat == 0
        assert {option.action for option in advice.options} <= legal
        assert await answer(visits[1]) == (400, "not-asked")


@awaits
async def test_advice_is_refused_to_others(site: Site) -> None:
    async with (
        seated(site, 2, game="mantis") as visits,
        Guest(site.url) as watcher,
        Guest(site.url, is_known=False) as stranger,
    ):
        await visits[0].do(Start())
        await visits[0].until(visits[0].may_act)
        assert await answer(visits[0]) == (400, "no-coach")
        path = f"/api/tables/{visits[0].code}/coach"
        for guest in (watcher, stranger):
            assert (await guest.http.get(path)).json()["code"] == "not-seated"
        assert (await visits[0].guest.http.get(f"{path}?guest=1")).json()["code"] == "not-seated"
        assert (await visits[0].guest.http.get(f"{path}?guest=x")).json()["code"] == "not-understood"
        assert (await watcher.http.get("/api/tables/nothing/coach")).status_code == 404


@awaits
async def test_all_people_get_the_same_analysis_of_a_finished_game(site: Site) -> None:
    async with seated(site, 3, game="mantis") as visits:
        await visits[0].do(Start())
        await play_to_the_end(visits)
        id = f"{visits[0].code}-1"
        record = await record_of(visits[0].guest, id)
        path = f"/api/records/{id}/analysis"
        responses = await asyncio.gather(*(visit.guest.http.get(path) for visit in visits))
        assert {response.status_code for response in responses} == {200}
        assert len({response.content for response in responses}) == 1
        analysis = msgspec.json.decode(responses[0].content, type=Analysis)
        assert len(analysis.moments) == len(record.moves) + 1
        assert [player.name for player in analysis.players] == list(record.seats)
        assert (await visits[0].guest.http.get("/api/records/nothing-1/analysis")).status_code == 404


@awaits
async def test_each_player_may_learn_why_the_game_was_lost_or_won(site: Site) -> None:
    async with seated(site, 2, game="mantis") as visits:
        await visits[0].do(Start())
        await play_to_the_end(visits)
        path, http = f"/api/records/{visits[0].code}-1/why", visits[0].guest.http
        found = [(await http.get(f"{path}?seat={seat}")).json()["code"] for seat in range(2)]
        assert "won" in found
        assert found != ["won", "won"]
        assert {(await http.get(f"{path}{seat}")).status_code for seat in ("", "?seat=2")} == {400}


# Puzzles


@awaits
async def test_the_puzzles_of_the_day_are_listed(site: Site) -> None:
    async with Guest(site.url, is_known=False) as stranger:
        found = msgspec.json.decode((await stranger.http.get("/api/puzzles")).content, type=list[PuzzleList])
    ours = {each.game: each for each in found if each.game in OURS}
    assert set(ours) == set(OURS)
    for game, listed in ours.items():
        assert len(listed.ratings) == len(puzzles(game))
        days = [of_the_day(len(listed.ratings), day) for day in range(len(listed.ratings))]
        assert listed.today in days


@awaits
async def test_a_puzzle_comes_with_its_answer(site: Site) -> None:
    async with Guest(site.url) as ada:
        response = await ada.http.get("/api/puzzles/mantis/0")
        puzzle = msgspec.json.decode(response.content, type=ShownPuzzle)
        assert puzzle.answer.move == f"{puzzle.seat} {puzzles('mantis')[0].best}"
        for path in ("mantis/99999", "mantis/x", "mantis/-1", "nothing/0"):
            response = await ada.http.get(f"/api/puzzles/{path}")
            assert (response.status_code, response.json()["code"]) == (404, "no-puzzle")
