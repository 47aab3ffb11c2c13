"""The operator sees connected people with their addresses, and can ban a person together with the address."""

import asyncio

import pytest

from mazzo.protocol.messages import Encoded
from mazzo.server.admin import moderation, people
from mazzo.server.admin.admin import Admin
from mazzo.server.admin.moderation import ModerationState
from mazzo.server.admin.orders import Ban, ListConnected
from mazzo.server.store.storage import Storage, connect
from tests.server.admin.operated import Operated, close_code_of, id_of
from tests.server.client import Guest
from tests.server.loop import awaits


@awaits
async def test_connected_people_are_listed_with_their_addresses_and_tables(new_operated: Operated) -> None:
    operated = new_operated
    async with (
        Guest(operated.site.url, "203.0.113.7") as one,
        Guest(operated.site.url, "2001:db8::9") as two,
        Guest(operated.site.url, "203.0.113.8", is_known=False) as stranger,
    ):
        code, other = [await one.open_table(game="mantis") for _ in range(2)]
        ada = await one.sit(code, "Ada")
        await one.visit(other)
        await one.visit(code, guest=2)
        await two.visit(code)
        await stranger.visit(code)
        who = await id_of(operated, ada, "Ada")
        rows = await operated.value("people", "--connected")
        assert [(row["address"], row["tables"], row["connections"]) for row in rows] == [
            ("2001:db8::/64", [code], 1),
            ("203.0.113.7", sorted([code, other]), 3),
            ("203.0.113.8", [code], 1),
        ]
        assert rows[1]["who"] == who
        assert rows[1]["name"]
        assert (rows[2]["who"], rows[2]["name"]) == (None, None)
        lines = (await operated.admin("people", "--connected")).out.splitlines()
        assert lines[0].split() == ["address", "id", "tables", "name"]
        assert lines[2].split()[:2] == ["203.0.113.7", who]
        assert lines[3].endswith("(watches)")


@awaits
async def test_a_person_is_banned_together_with_their_address(operated: Operated) -> None:
    async with (
        Guest(operated.site.url, "203.0.113.7") as bad,
        Guest(operated.site.url, "203.0.113.7") as neighbour,
        Guest(operated.site.url, "203.0.113.8") as good,
    ):
        code = await bad.open_table(game="mantis")
        visit = await bad.sit(code, "Bad")
        beside, elsewhere = await neighbour.visit(code), await good.visit(code)
        who = await id_of(operated, visit, "Bad")
        banned = await operated.admin("ban", who, "--for", "1h", "--with-address")
        assert banned.out == f"{who} is banned, and so is 203.0.113.7; others who were connected from there: 1\n"
        assert [await close_code_of(each) for each in (visit, beside)] == ["banned", "banned"]
        assert [await good.status_for(address) for address in ("203.0.113.7", "203.0.113.8")] == [403, 200]
        assert elsewhere.close_message is None
        assert sorted(ban["subject"] for ban in await operated.value("bans")) == sorted(["203.0.113.7", who])
        for subject in (who, "198.51.100.1"):  # they are not connected
            refused = await operated.admin("ban", subject, "--for", "1h", "--with-address")
            assert (refused.code, "is not connected" in refused.err) == (2, True)
        assert len(await operated.value("bans")) == 2


class FakeConnection:
    def __init__(self, who: str | None, address: str, table: str | None) -> None:
        self.who, self.address, self.table = who, address, table

    def send(self, *messages: Encoded) -> None:
        pass

    def close_with(self, code: str) -> None:
        pass


@awaits
async def test_every_process_lists_its_connections_and_addresses_are_not_stored(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "REFRESH_SECONDS", 0.05)
    monkeypatch.setattr(people, "ANSWER_SECONDS", 1.0)
    storages = [await connect(url) for _ in range(3)]
    now = 1000.0
    here, there = (ModerationState(storage, lambda: now) for storage in storages[:2])
    here.connections.add(FakeConnection("a" * 16, "203.0.113.7", "aaaaaaaaaaaa"))
    there.connections.add(FakeConnection("b" * 16, "203.0.113.8", None))
    looking = asyncio.create_task(there.run())
    addresses = ["203.0.113.7", "203.0.113.8"]
    at_server = Admin(storages[0], lambda: now, None, here)
    assert [row.address for row in await at_server.answer(ListConnected())] == addresses
    at_database = Admin(storages[2], lambda: now)
    await at_database.answer(Ban("b" * 16, 60.0, with_address=True))
    assert [row[0] for row in await storages[2].database.fetch("SELECT subject FROM bans ORDER BY subject")] == [
        "203.0.113.8",
        "b" * 16,
    ]
    assert await kept(storages[0]) == 0
    looking.cancel()
    await storages[0].database.fetch("INSERT INTO roll_calls (id, at) VALUES ('x', 900.0) RETURNING id")
    await storages[0].database.fetch("INSERT INTO roll_answers VALUES ('x', 'y', '[]') RETURNING call")
    await here.refresh()  # its caller has ended
    assert await kept(storages[0]) == 0
    for storage in storages:
        await storage.close()


async def kept(storage: Storage) -> int:
    sql = "SELECT (SELECT COUNT(*) FROM roll_calls) + (SELECT COUNT(*) FROM roll_answers)"
    return int((await storage.database.fetch(sql))[0][0])
