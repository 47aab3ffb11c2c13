"""Friends behind one public address can open the page and sit down, even if that address sends too many requests."""

import asyncio
import re
import time
from collections import Counter

import httpx
import pytest

from tests.server.attacks.pipelining import pipelining
from tests.server.client import Guest, TableSession
from tests.server.loop import awaits
from tests.server.site import Site
from tests.slow import slowly

SEATS = 6  # at each table
WITHIN = 60.0  # seconds
FILES = re.compile(r'(?:src|href)="/?\.?/?([^"]+\.(?:js|css|woff2|svg|webmanifest))"')


class Friend:
    """Loads the same files as a page, and waits as long as a refusal demands."""

    def __init__(self, guest: Guest, statuses: Counter[str]) -> None:
        self.guest = guest
        self._statuses = statuses

    async def open_page(self) -> None:
        page = await self._ask("/", "page")
        files = FILES.findall(page.text)
        assert len(files) >= 4, "the pages are not built"
        await asyncio.gather(*(self._ask(f"/{file}", "page") for file in files))
        await self._ask("/api/me")
        await asyncio.gather(self._ask("/api/games"), self._ask("/api/tables"))

    async def join(self, letters: str, number: int) -> TableSession:
        """Join by the short code of the table."""
        found = await self._ask(f"/api/short-codes/{letters}")
        return await self.guest.sit(found.json()["code"], f"Friend {number}")

    async def _ask(self, path: str, kind: str = "api") -> httpx.Response:
        while True:
            try:
                response = await self.guest.http.get(path)
            except httpx.RemoteProtocolError:  # the server closed an idle connection; a browser retries as well
                response = await self.guest.http.get(path)
            self._statuses[f"{kind} {response.status_code}"] += 1
            if response.status_code != 429:
                assert response.status_code == 200, (path, response.text)
                return response
            await asyncio.sleep(int(response.headers["retry-after"]))


# Connections of an attacker at the same address, and requests in each write
BESIDE = {
    "no other client": (0, 0),
    "ten clients without pauses": (10, 1),
    "a thousand that pipeline": (1000, 50),
    "four thousand": (4000, 50),
}


QUICK = ("no other client", "a thousand that pipeline")


async def tables_for(hosts: list[Guest]) -> list[str]:
    """Open a table for each host; returns their short codes."""
    letters = []
    for host in hosts:
        visit = await host.sit(await host.open_table(game="mantis"), "Host")
        letters.append((await host.http.post(f"/api/tables/{visit.code}/short-code")).json()["letters"])
    return letters


@pytest.mark.parametrize("count", [15, slowly(60)])
@pytest.mark.parametrize("beside", [name if name in QUICK else slowly(name) for name in BESIDE])
@awaits
async def test_friends_behind_one_address_open_the_page_and_sit_down(
    limited_site: Site, count: int, beside: str
) -> None:
    address, statuses = f"203.0.113.{100 + count + len(beside)}", Counter[str]()
    guests = [Guest(limited_site.url, address=address, is_known=False) for _ in range(count)]

    async def come(number: int) -> TableSession:
        friend = Friend(guests[number], statuses)
        await friend.open_page()
        if number % SEATS == 0:
            (letters[number // SEATS],) = await tables_for([guests[number]])
            called[number // SEATS].set()
            return guests[number]._visits[0]
        await called[number // SEATS].wait()
        return await friend.join(letters[number // SEATS], number)

    letters = [""] * (count // SEATS + 1)
    called = [asyncio.Event() for _ in letters]
    connections, requests = BESIDE[beside]
    try:
        async with pipelining(limited_site.url, connections, address=address, requests=requests):
            await asyncio.sleep(1.0)  # until the address has used up its requests
            began = time.monotonic()
            visits = await asyncio.gather(*map(come, range(count)))
            assert time.monotonic() - began < WITHIN
        assert all(visit.update.seat is not None for visit in visits)
        assert statuses["page 429"] == 0
        if beside == "no other client":
            assert statuses["api 429"] == 0
    finally:
        for guest in guests:
            await guest.__aexit__(None, None, None)
