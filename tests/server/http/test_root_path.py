"""A server that a proxy has under a prefix."""

from collections.abc import Callable

import httpx
import pytest

from mazzo.table.updates import Stage
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site


@pytest.fixture
def site(new_site: Callable[..., Site]) -> Site:
    return new_site("--no-limits", "--root-path", "/games/mazzo")


@awaits
async def test_all_is_found_whether_the_proxy_leaves_the_prefix_out_or_not(site: Site) -> None:
    assert site.url.endswith("/games/mazzo")
    for url in (site.url, site.url.removesuffix("/games/mazzo")):
        async with Guest(url) as guest:
            for path in ("/", "/tables", "/api/games", "/mazzo.webmanifest", "/worker.js", "/health", "/ready"):
                assert (await guest.http.get(path)).status_code == 200, path
            guest.http.cookies = httpx.Cookies({"mazzo": guest.http.cookies["mazzo"]})  # wherever the proxy has it
            visit = await guest.sit(await guest.open_table(game="mantis"), "Ada")
            assert visit.update.table.stage is Stage.LOBBY
    async with httpx.AsyncClient() as client:
        assert (await client.get(site.url)).status_code == 200
        assert (await client.get(f"{site.url}x/")).status_code == 404


@awaits
async def test_the_page_its_links_and_its_cookie_are_under_the_prefix(site: Site) -> None:
    async with Guest(site.url) as guest:
        start = await guest.http.get("/")
        assert 'content="/games/mazzo/"' in start.text
        assert 'src="/games/mazzo/assets/' in start.text
        assert '"./' not in start.text
        assert [cookie.path for cookie in guest.http.cookies.jar] == ["/games/mazzo"]
        link = (await guest.http.post("/api/me/move")).json()["path"]
        assert link.startswith("/games/mazzo/move/")
        async with httpx.AsyncClient() as phone:
            moved = await phone.post(httpx.URL(site.url).join(link))
            assert (moved.status_code, moved.headers["location"]) == (303, "/games/mazzo/")
        assert (await guest.http.delete("/api/me")).is_success
        assert list(guest.http.cookies.jar) == []
        assert (await guest.http.get("/api/openapi.json")).json()["servers"] == [{"url": "/games/mazzo/"}]


@awaits
async def test_the_prefix_is_none_of_the_limits_business(new_site: Callable[..., Site]) -> None:
    async with httpx.AsyncClient(base_url=new_site("--root-path", "/mazzo/").url) as client:
        for _ in range(200):
            assert (await client.get("/health")).status_code == 200  # whoever watches is not held up
