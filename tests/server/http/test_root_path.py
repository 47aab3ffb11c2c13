"""A server behind a proxy that forwards requests under a path prefix."""

from collections.abc import Iterator

import httpx
import pytest

from mazzo.table.updates import Stage
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site") / "mazzo.db", "--root-path", "/games/mazzo/")
    yield site
    site.stop()


@awaits
async def test_paths_are_found_with_and_without_the_prefix(site: Site) -> None:
    assert site.url.endswith("/games/mazzo")
    for url in (site.url, site.url.removesuffix("/games/mazzo")):
        async with Guest(url) as guest:
            for path in ("/", "/tables", "/api/games", "/mazzo.webmanifest", "/worker.js", "/health", "/ready"):
                assert (await guest.http.get(path)).status_code == 200, path
            guest.http.cookies = httpx.Cookies({"mazzo": guest.http.cookies["mazzo"]})  # for both prefixes
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
async def test_health_under_the_prefix_is_not_limited(site: Site) -> None:
    async with httpx.AsyncClient() as client:
        assert {(await client.get(f"{site.url}/health")).status_code for _ in range(200)} == {200}
