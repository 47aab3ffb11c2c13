"""Short codes of six letters lead to open tables only."""

import pytest

from mazzo.server.store.short_codes import SECONDS, short_code, table_of
from mazzo.table.commands import AddBot, Lock, Start
from mazzo.table.settings import Settings
from tests.server.client import Guest, TableSession
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.store.test_storage import opened


async def letters_for(visit: TableSession) -> str:
    answer = await visit.guest.http.post(f"/api/tables/{visit.code}/short-code")
    assert answer.status_code == 200, answer.text
    letters: str = answer.json()["letters"]
    return letters


@awaits
async def test_six_letters_lead_to_a_table_in_upper_or_lower_case(site: Site) -> None:
    async with Guest(site.url) as guest, Guest(site.url) as friend:
        ada = await guest.sit(await guest.open_table(game="mantis"), "Ada")
        letters = await letters_for(ada)
        assert await letters_for(ada) == letters  # the same until they expire
        for typed in (letters, letters.lower()):
            assert (await friend.http.get(f"/api/short-codes/{typed}")).json() == {"code": ada.code}
        for typed in ("AAAAAA", "AAAAA", "..", "'; --"):
            answer = await friend.http.get(f"/api/short-codes/{typed}")
            assert answer.status_code == 404


@awaits
async def test_a_short_code_leads_to_a_game_that_has_begun(site: Site) -> None:
    async with Guest(site.url) as guest, Guest(site.url) as friend:
        ada = await guest.sit(await guest.open_table(game="mantis"), "Ada")
        await ada.do(AddBot("easy"))
        letters = await letters_for(ada)
        await ada.do(Start())
        assert await letters_for(ada) == letters
        assert (await friend.http.get(f"/api/short-codes/{letters}")).json() == {"code": ada.code}


@awaits
async def test_short_codes_end_when_the_table_is_locked(site: Site) -> None:
    async with Guest(site.url) as guest:
        ada = await guest.sit(await guest.open_table(game="mantis"), "Ada")
        letters = await letters_for(ada)
        await ada.do(Lock(True))
        assert (await guest.http.post(f"/api/tables/{ada.code}/short-code")).status_code == 204  # no error
        assert (await guest.http.get(f"/api/short-codes/{letters}")).json()["code"] == "no-short-code"
        await ada.do(Lock(False))
        assert (await guest.http.get(f"/api/short-codes/{letters}")).status_code == 404
        assert await letters_for(ada) != letters


@awaits
async def test_only_people_at_the_table_get_its_short_code(site: Site) -> None:
    async with Guest(site.url) as guest, Guest(site.url) as stranger:
        ada = await guest.sit(await guest.open_table(game="mantis"), "Ada")
        answer = await stranger.http.post(f"/api/tables/{ada.code}/short-code")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-here")


@awaits
async def test_short_codes_last_an_hour_and_are_unique(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as storage:
        for code in ("one", "two"):
            await storage.tables.open(code, Settings("mantis"), 0.0)
        letters = iter("ABCDEFABCDEFBCDEFGCDEFGH")
        monkeypatch.setattr("mazzo.server.store.short_codes.secrets.choice", lambda _: next(letters))
        first = await short_code(storage, "one", 1000.0)
        second = await short_code(storage, "two", 1000.0)
        assert (first.letters, second.letters) == ("ABCDEF", "BCDEFG")
        assert await table_of(storage, "ABCDEF", 1000.0 + SECONDS - 1) == "one"
        assert await table_of(storage, "ABCDEF", 1000.0 + SECONDS) is None
        assert (await short_code(storage, "one", 1000.0 + SECONDS)).letters == "CDEFGH"
