"""People play whole games through real sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mazzo
from mazzo.cli import main
from mazzo.core.record import Record, commit, read
from mazzo.protocol.messages import Done
from mazzo.table.commands import AddEntropy, Join, Ready, Start
from mazzo.table.talk import Speech
from mazzo.table.updates import Stage
from tests.server.client import Guest, TableSession
from tests.server.loop import awaits
from tests.server.site import Site

NAMES = ("Ada", "Leo", "Mia", "Ben", "Zoe", "Kim", "Sam", "Eva", "Tom")


@asynccontextmanager
async def seated(site: Site, seats: int, **settings: Any) -> AsyncIterator[list[TableSession]]:
    """A new table with this many people; the first is its host."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(site.url)) for _ in range(seats)]
        code = await guests[0].open_table(**({"reaction_seconds": 60} | settings))
        yield [await guest.sit(code, name) for guest, name in zip(guests, NAMES, strict=False)]


async def play_to_the_end(visits: list[TableSession], seed: int = 0) -> None:
    await all_are_up_to_date(visits)
    await asyncio.gather(*(visit.play(Random(f"{seed} {seat}")) for seat, visit in enumerate(visits)))
    await all_are_up_to_date(visits)
    assert all(visit.update.table.stage is Stage.OVER for visit in visits)


async def all_are_up_to_date(visits: list[TableSession]) -> None:
    """Wait until all have the newest version."""
    last = max(visit.update.version for visit in visits)
    for visit in visits:
        await visit.has_version(last)


async def record_of(guest: Guest, id: str) -> Record:
    response = await guest.http.get(f"/api/records/{id}")
    assert response.status_code == 200, response.text
    return read(response.content)


@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [
        ("mantis", "en", 2),
        ("mantis", "it", 6),
        ("kittens", "2025", 2),
        ("kittens", "2015", 4),
        pytest.param("kittens", "it", 9, marks=pytest.mark.slow),
    ],
)
@awaits
async def test_people_play_a_game_to_its_end(site: Site, game: str, edition: str, seats: int) -> None:
    async with seated(site, seats, game=game, edition=edition) as visits:
        await visits[0].do(Start())
        await play_to_the_end(visits)
        results = [visit.view["result"] for visit in visits]
        assert results == [results[0]] * seats
        for visit in visits:
            versions = [update.version for update in visit.updates]
            assert versions == list(range(versions[0], versions[-1] + 1))  # each update once
            assert all(len(answers) == 1 for answers in visit.answers.values())


@awaits
async def test_a_reconnected_person_continues_the_game(site: Site) -> None:
    async with seated(site, 2, game="mantis") as (ada, leo), Guest(site.url) as watcher:
        code = ada.update.table.code
        await ada.do(Start())
        public = await watcher.visit(code)
        random = Random(1)
        for _ in range(4):
            visit = ada if ada.may_act() else leo
            await visit.until(visit.may_act)
            await visit.do(visit.choose(random))
            await all_are_up_to_date([ada, leo, public])
        before = leo.update
        await leo.socket.close()
        await ada.until(lambda: not ada.update.table.seats[1].connected)
        again = await leo.again()
        assert again.update.seat == 1
        assert again.view == before.view
        assert len(again.updates) == 1
        await ada.until(lambda: ada.update.table.seats[1].connected)
        await play_to_the_end([ada, again])


@awaits
async def test_the_record_of_a_game_can_be_verified(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with seated(site, 2, game="mantis", open=True) as (ada, leo), Guest(site.url) as stranger:
        promised = ada.update.table.next_commitment
        await leo.do(AddEntropy("luckOfLeo"))
        await ada.do(Start())
        assert ada.update.table.commitment == promised
        assert all(update.table.seed is None for update in (*ada.updates, *leo.updates))
        await play_to_the_end([ada, leo])
        shown = ada.update.table.seed
        assert shown
        assert commit(shown) == promised

        code = ada.update.table.code
        record = await record_of(stranger, f"{code}-1")
        assert (record.seed, record.commitment, record.entropy) == (shown, promised, ("luckOfLeo",))
        assert record.seats == ("Ada", "Leo")
        assert mazzo.replay(record).result == record.result
        listed = (await stranger.http.get("/api/records", params={"limit": 200})).json()
        assert [row["players"] for row in listed if row["id"] == f"{code}-1"] == [["Ada", "Leo"]]

        file = tmp_path / "game.json"
        file.write_text(mazzo.write_record(record))
        assert main(["verify", str(file)]) == 0
        assert "the seed is the one that its commitment promised" in capsys.readouterr().out


@awaits
async def test_a_rematch_has_another_record_and_another_commitment(site: Site) -> None:
    async with seated(site, 2, game="mantis") as (ada, leo), Guest(site.url) as stranger:
        await ada.do(Start())
        await play_to_the_end([ada, leo])
        first = ada.update.table.commitment
        await leo.do(Ready(True))
        await ada.do(Ready(True))
        await ada.until(lambda: ada.update.table.stage is Stage.PLAYING)
        await play_to_the_end([ada, leo], seed=1)
        assert ada.update.table.commitment != first
        code = ada.update.table.code
        assert (await record_of(stranger, f"{code}-1")).commitment == first
        assert (await record_of(stranger, f"{code}-2")).commitment == ada.update.table.commitment
        listed = (await stranger.http.get("/api/records", params={"limit": 200})).json()
        assert not [row for row in listed if row["id"].startswith(code)]  # the table is not listed


@awaits
async def test_people_on_one_device_share_a_limit_of_messages(site: Site) -> None:
    async with seated(site, 2, game="mantis") as (ada, leo):
        guests = [await ada.guest.visit(ada.code, guest=number) for number in range(1, 6)]
        for visit in guests:
            await visit.do(Join("Ada"))
        answers = [await visit.say(face="wow") for visit in 3 * guests]
        said = [answer for answer in answers if isinstance(answer, Done)]
        assert 5 <= len(said) <= 8  # the burst of one person, and what is added over time
        assert isinstance(await leo.say(face="hello"), Done)


@awaits
async def test_a_message_reaches_the_table_and_is_not_logged(site: Site) -> None:
    async with seated(site, 2, game="mantis") as (ada, leo), Guest(site.url) as guest:
        watching = await guest.visit(ada.update.table.code)
        await watching.do(Join("<b>Mia</b>"))
        version = watching.update.version
        assert isinstance(await leo.say(face="wow"), Done)
        assert isinstance(await watching.say(phrase="good-luck"), Done)
        for visit in (ada, leo, watching):
            await visit.until(lambda visit=visit: len(visit.said) == 2)  # type: ignore[misc]
            assert [(said.name, said.seat) for said in visit.said] == [("Leo", 1), ("<b>Mia</b>", None)]
            assert [said.words for said in visit.said] == [Speech(face="wow"), Speech(phrase="good-luck")]
            assert visit.update.version == version
