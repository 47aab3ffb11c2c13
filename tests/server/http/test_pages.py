"""The server's answers to requests for pages and their files."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from mazzo.server.http.pages import page_routes, site_routes

Get = Callable[..., httpx.Response]


@pytest.fixture
def get(tmp_path: Path) -> Get:
    """Requests a path from a server with two small files."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Mazzo</title>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "home-1.js").write_text("export {};")
    inside = httpx.ASGITransport(Starlette(routes=page_routes(tmp_path)))

    async def ask(path: str, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=inside, base_url="http://mazzo") as client:
            return await client.get(path, headers=headers)

    return lambda path, **headers: asyncio.run(ask(path, **headers))


def test_a_screen_is_the_page_and_is_revalidated(get: Get) -> None:
    answer = get("/tables")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "Mazzo" in answer.text
    assert get("/tables", **{"if-none-match": answer.headers["etag"]}).status_code == 304


def test_a_page_is_compressed_for_clients_that_accept_it(get: Get) -> None:
    plain, packed = [get("/", **{"accept-encoding": encoding}) for encoding in ("identity", "gzip")]
    assert ("content-encoding" in plain.headers, packed.headers["content-encoding"]) == (False, "gzip")
    assert plain.text == packed.text


def test_a_file_with_a_hash_in_its_name_is_immutable(get: Get) -> None:
    assert "immutable" in get("/assets/home-1.js").headers["cache-control"]


@pytest.mark.parametrize("path", ["/nothing-here", "/t", "/assets/home-0.js", "/apiary"])
def test_an_unknown_address_shows_the_page_with_404(get: Get, path: str) -> None:
    answer = get(path)
    assert answer.status_code == 404
    assert "Mazzo" in answer.text


@pytest.mark.parametrize("path", ["/api", "/api/nothing"])
def test_an_unknown_api_path_gets_no_page(get: Get, path: str) -> None:
    answer = get(path)
    assert answer.status_code == 404
    assert "Mazzo" not in answer.text


@pytest.fixture
def read(tmp_path: Path) -> Get:
    """Requests a path from a server with documentation."""
    for name, text in (
        ("index.html", '<a href="./bots/">Start</a>'),
        ("bots/index.html", "Bots"),
        ("404.html", "Lost"),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    inside = httpx.ASGITransport(Starlette(routes=site_routes(tmp_path, "/mazzo")))

    async def ask(path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=inside, base_url="http://mazzo") as client:
            return await client.get(path)

    return lambda path: asyncio.run(ask(path))


@pytest.mark.parametrize(
    ("path", "status", "text"),
    [
        ("/docs/", 200, '<a href="./bots/">Start</a>'),
        ("/docs/bots/", 200, "Bots"),
        ("/docs/bots/index.html", 200, "Bots"),
        ("/docs/nothing/", 404, "Lost"),
    ],
)
def test_built_documentation_is_served(read: Get, path: str, status: int, text: str) -> None:
    answer = read(path)
    assert (answer.status_code, answer.text) == (status, text)
    assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(("path", "place"), [("/docs", "/mazzo/docs/"), ("/docs/bots", "/mazzo/docs/bots/")])
def test_a_folder_of_the_documentation_redirects_to_its_slash(read: Get, path: str, place: str) -> None:
    assert read(path).headers["location"] == place


def test_without_the_documentation_there_are_no_routes_for_it(tmp_path: Path) -> None:
    assert site_routes(tmp_path) == []
