"""The pages as the server hands them out."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from mazzo.server.web.pages import page_routes

Get = Callable[..., httpx.Response]


@pytest.fixture
def get(tmp_path: Path) -> Get:
    """Asks for an address of a server with pages that a test can read."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Mazzo</title>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "home-1.js").write_text("export {};")
    inside = httpx.ASGITransport(Starlette(routes=page_routes(tmp_path)))

    async def ask(path: str, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=inside, base_url="http://mazzo") as client:
            return await client.get(path, headers=headers)

    return lambda path, **headers: asyncio.run(ask(path, **headers))


def test_a_screen_is_the_page_and_is_never_stale(get: Get) -> None:
    answer = get("/tables")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "Mazzo" in answer.text
    assert get("/tables", **{"if-none-match": answer.headers["etag"]}).status_code == 304


def test_a_file_named_by_its_content_is_kept_for_ever(get: Get) -> None:
    assert "immutable" in get("/assets/home-1.js").headers["cache-control"]


@pytest.mark.parametrize("path", ["/nothing-here", "/t", "/assets/home-0.js", "/apiary"])
def test_where_nothing_is_the_page_says_so(get: Get, path: str) -> None:
    answer = get(path)
    assert answer.status_code == 404
    assert "Mazzo" in answer.text


@pytest.mark.parametrize("path", ["/api", "/api/nothing"])
def test_programs_are_not_answered_with_a_page(get: Get, path: str) -> None:
    answer = get(path)
    assert answer.status_code == 404
    assert "Mazzo" not in answer.text
