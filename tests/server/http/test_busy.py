"""Replays and analyses have a budget of computing time."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import mazzo
from mazzo.core.play import Moment
from mazzo.core.record import Record
from mazzo.games import GAMES
from mazzo.protocol.replays import frame
from mazzo.server.http import records
from mazzo.server.limiters import Limiters
from mazzo.server.limits import Limits
from mazzo.server.store.names import go_on
from mazzo.server.store.records import INSERT_RECORD
from mazzo.server.work import HeavyWork
from mazzo.table.names import SOMEBODY
from tests.server.http.test_api import inside
from tests.server.loop import awaits
from tests.server.store.test_storage import finished

RECORD = finished("a-1", 1.0).record


@asynccontextmanager
async def kept(
    tmp_path: Path, record: Record = RECORD, limits: Limits | None = None
) -> AsyncIterator[httpx.AsyncClient]:
    """A server that has this record."""
    async with inside(tmp_path) as (server, client):
        if limits:
            server.work.stop()
            server.work = HeavyWork(limits)
        text = msgspec.json.encode(record).decode()
        await server.storage.database.fetch(f"{INSERT_RECORD} RETURNING id", "a-1", 1.0, True, "{}", text)
        yield client


def frames(record: Record, seat: int | None) -> list[Any]:
    """The expected frames of a replay, computed by the rules."""
    found: list[Any] = []
    for moment, move in zip(mazzo.moments(record), (None, *record.moves), strict=True):
        seen = moment.events if seat is None else moment.seen(seat)
        found.append(msgspec.to_builtins({"move": move, "events": seen, "view": moment.view(seat), "open": None}))
    return found


@awaits
async def test_a_replay_is_the_same_compressed_or_plain_stored_or_uploaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "PIECE", 100)  # many pieces, as in a long game
    async with kept(tmp_path) as client:
        for seat, asked in ((None, ""), (1, "?seat=1")):
            expected = {
                "id": "a-1",
                "game": RECORD.game,
                "names": list(RECORD.seats),
                "bots": [],
                "frames": msgspec.json.decode(msgspec.json.encode(frames(RECORD, seat))),
            }
            for encoding in ("gzip", "identity"):
                here = await client.get(f"/api/records/a-1/replay{asked}", headers={"accept-encoding": encoding})
                assert here.headers.get("content-encoding", "identity") == encoding
                assert here.json() == expected, (seat, encoding)
            sent = await client.post(f"/api/replays{asked}", json=msgspec.to_builtins(RECORD))
            assert sent.status_code == 200
            assert sent.json() == {**expected, "id": "file"}, seat
        assert [row["id"] for row in (await client.get("/api/records")).json() if "id" in row] == []  # nothing is kept
        assert (await client.get("/api/records/a-1/replay?seat=2")).json()["code"] == "not-understood"


INVALID_RECORDS = {
    "a word": "mazzo",
    "a list": [1, 2],
    "another game": {**msgspec.to_builtins(RECORD), "game": "chess"},
    "a move that is not allowed": {**msgspec.to_builtins(RECORD), "moves": [*RECORD.moves, "0 score"]},
    "a record that breaks off": {"mazzo": 1, "seats": ["Ada", "Leo"]},
    "too many seats": {"seats": ["Ada"] * 1000},
}


@pytest.mark.parametrize("path", ["/api/replays", "/api/records"])
@awaits
async def test_an_invalid_record_is_refused_and_a_large_one_is_not_read(tmp_path: Path, path: str) -> None:
    async with kept(tmp_path) as client:
        await client.get("/api/me")
        for what, sent in INVALID_RECORDS.items():
            response = await client.post(path, json=sent)
            assert response.status_code == 400, (what, response.text)
            assert response.json()["sentence"], what
        response = await client.post(path, json={"seats": [], "note": "x" * 70_000})
        assert (response.status_code, response.json()["code"]) == (413, "too-large")


@awaits
async def test_a_record_that_is_handed_in_is_stored_once_and_not_listed(tmp_path: Path) -> None:
    async with inside(tmp_path) as (_, client):
        sent = msgspec.to_builtins(RECORD)
        assert (await client.post("/api/records", json=sent)).status_code == 401
        await client.get("/api/me")
        answers = [await client.post("/api/records", json=sent) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 201]
        (id,) = {answer.json()["id"] for answer in answers}
        assert msgspec.convert((await client.get(f"/api/records/{id}")).json(), Record) == RECORD
        assert len((await client.get(f"/api/records/{id}/replay")).json()["frames"]) == 1 + len(RECORD.moves)
        assert (await client.get("/api/records")).json() == []


@awaits
async def test_a_record_is_stored_only_of_a_finished_game_with_legible_names(tmp_path: Path) -> None:
    sent = msgspec.to_builtins(RECORD)
    unfinished = {key: value for key, value in sent.items() if key != "result"} | {"moves": sent["moves"][:-1]}
    async with inside(tmp_path) as (_, client):
        await client.get("/api/me")
        for wrong in (unfinished, {**sent, "seats": ["Ada", "\u2800"]}):
            assert (await client.post("/api/records", json=wrong)).status_code in (400, 409), wrong


@awaits
async def test_the_names_of_a_stored_record_go_with_the_person_who_sent_it(tmp_path: Path) -> None:
    async with inside(tmp_path) as (server, client):
        await client.get("/api/me")
        id = (await client.post("/api/records", json=msgspec.to_builtins(RECORD))).json()["id"]
        await client.delete("/api/me")
        await go_on(server.storage, server.hub.now())
        assert (await client.get(f"/api/records/{id}")).json()["seats"] == [SOMEBODY] * len(RECORD.seats)


@awaits
async def test_who_hands_in_many_records_has_to_wait(tmp_path: Path) -> None:
    async with inside(tmp_path) as (server, client):
        server.limiters = Limiters(Limits(records_of_a_person=(0.001, 2.0)))
        await client.get("/api/me")
        codes = [(await client.post("/api/records", json=msgspec.to_builtins(RECORD))).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


@awaits
async def test_a_spent_budget_is_refused_with_a_time_to_retry(tmp_path: Path) -> None:
    async with kept(tmp_path, limits=Limits(work_of_an_address=(0.0001, 0.0001))) as client:
        assert (await client.get("/api/records/a-1/replay")).status_code == 200
        for place in ("replay?seat=0", "analysis"):
            response = await client.get(f"/api/records/a-1/{place}")
            problem = response.json()
            assert (response.status_code, problem["code"]) == (503, "busy")
            assert response.headers["retry-after"] == problem["facts"]["seconds"]
            assert problem["sentence"] == f"the server is busy; try again in {problem['facts']['seconds']} s"
        assert (await client.get("/api/records/a-1/replay")).status_code == 200  # it is cached


def test_a_replay_shows_all_cards_only_without_a_seat() -> None:
    play = GAMES["kittens"].start(3, seed="open")
    events = play.apply(0, "draw")
    own, others, spectator = (frame(GAMES["kittens"], Moment(play, events), seat) for seat in (0, 1, None))
    assert own.move == "0 draw"
    assert (own.open, others.open) == (None, None)
    assert (own.events[0], spectator.events[0]) == (events[0], events[0])
    assert others.events[0].card is None
    assert spectator.open == tuple(play.state.hands)
