"""The pages for browsers, built by `make pages`: kept in memory, compressed, with cache headers."""

import asyncio
import gzip
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

PACKAGE = Path(__file__).parents[2]
FOLDER = PACKAGE / "pages"
SITES = (PACKAGE / "site", PACKAGE.parents[1] / "site")
"""The possible places of the documentation: in an installed package, and where `make docs` builds it."""
START = "index.html"
SCREENS = {
    "home": "/",
    "tables": "/tables",
    "table": "/t/{code}",
    "tv": "/tv",
    "club": "/club",
    "tournament": "/c/{code}",
    "wall": "/wall/{code}",
    "replay": "/r/{id}",
    "learn": "/learn/{game}",
    "rules": "/rules/{game}",
    "games": "/games",
    "today": "/today",
    "puzzle": "/p/{id}",
    "settings": "/settings",
    "verify": "/verify/{id}",
    "local": "/local",
    "move": "/move/{code}",
}
"""The screens of the page with their addresses. The page gets this list from here (`make generated`)."""
ADMIN = "/admin/"
"""The page of the operator, if there is one."""


class Elsewhere(StringConvertor):
    """Any other address, except those for programs."""

    regex = "(?!api(?:/|$)).*"


register_url_convertor("elsewhere", Elsewhere())
NOWHERE = "/{path:elsewhere}"
"""For an unknown address the page shows that it is unknown, and links to the start."""

KINDS = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
}
"""Media types that some systems do not define."""
COMPRESSED = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".wasm", ".webmanifest")
LARGE = 500_000
"""Bytes: a larger page is compressed in a thread, and sent in pieces as its reader takes them."""
PIECE = 64 * 1024
FOR_EVER = "public, max-age=31536000, immutable"
NEVER_STALE = "no-cache"

# The content security policies

SCRIPTS = "script-src 'self'"
POLICY = (
    f"default-src 'none'; {SCRIPTS}; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; frame-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
)
DOCS_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
"""The search of the documentation has inline styles. These pages show nothing that users wrote."""
DEVICE_WORKER = "/assets/device-worker-"
"""The beginning of the worker's path (web/vite.config.ts)."""
WORKER_POLICY = POLICY.replace(SCRIPTS, f"{SCRIPTS} 'wasm-unsafe-eval'").replace("connect-src", "connect-src blob:")
"""Python is WebAssembly, and its library is unpacked in the page. No other script may do either."""

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Mazzo</title>
<p>The pages of Mazzo are not built: <code>make pages</code> builds them. An installed Mazzo has them.</p>
"""


@dataclass(frozen=True)
class Page:
    body: bytes
    is_text: bool
    kind: str
    tag: str
    keep: str

    @cached_property
    def compressed(self) -> bytes:
        """The body, compressed when it is first asked for: a server that starts has no time for all pages."""
        return gzip.compress(self.body, mtime=0)


def read_pages(folder: Path, root: str) -> dict[str, Page]:
    """Every file of the folder, by its path. With a root, the start page uses absolute links from there."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return {f"/{file.relative_to(folder).as_posix()}": _page(file, folder, root) for file in files}


def _page(file: Path, folder: Path, root: str | None) -> Page:
    body = file.read_bytes()
    # The start page has many paths, so its links cannot be relative to them.
    if root is not None and file == folder / START:
        body = body.replace(b'="./', f'="{root}/'.encode())
    is_named_by_content = "assets" in file.relative_to(folder).parts[:-1]
    return made_page(body, file.suffix, FOR_EVER if is_named_by_content else NEVER_STALE)


def made_page(body: bytes, suffix: str, keep: str) -> Page:
    """A page with this content, of the kind of files with this suffix."""
    kind = KINDS.get(suffix) or mimetypes.guess_type(f"page{suffix}")[0] or "application/octet-stream"
    return Page(
        body,
        suffix in COMPRESSED,
        kind if not kind.startswith("text/") else f"{kind}; charset=utf-8",
        f'"{sha256(body).hexdigest()[:16]}"',
        keep,
    )


def page_routes(folder: Path = FOLDER, root: str = "", has_operator: bool = False) -> list[Route]:
    pages = read_pages(folder, root)
    start = pages.pop(f"/{START}", None)
    operator = pages.pop(f"{ADMIN}{START}", None)
    for path in [path for path in pages if path.startswith(ADMIN) and not has_operator]:
        del pages[path]
    screens = [Route(path, serve(start), methods=["GET"], name=path) for path in SCREENS.values()]
    policies = {path: WORKER_POLICY for path in pages if path.startswith(DEVICE_WORKER)}
    files = [
        Route(path, serve(page, policy=policies.get(path, POLICY)), methods=["GET"], name=path)
        for path, page in pages.items()
    ]
    if has_operator:
        files += [Route(ADMIN, serve(operator), methods=["GET"]), _lead(ADMIN.rstrip("/"), root + ADMIN)]
    return [*screens, *files, Route(NOWHERE, serve(start, 404), methods=["GET"], name="nowhere")]


def site_routes(folder: Path | None = None, root: str = "") -> list[Route]:
    """The routes of the documentation under /docs; empty if it is not built. Pages are read on first use."""
    found = folder or next(filter(Path.is_dir, SITES), None)
    if found is None:
        return []
    files = {f"/{file.relative_to(found).as_posix()}": file for file in found.rglob("*") if file.is_file()}
    if not files:
        return []

    @cache
    def read(path: str) -> Page | None:
        return _page(files[path], found, root=None) if path in files else None

    async def served(request: Request) -> Response:
        path = f"/{request.path_params['path']}"
        name = f"{path}index.html" if path.endswith("/") else path
        if name in files:
            return await serve(read(name), policy=DOCS_POLICY)(request)
        if f"{path}/index.html" in files:  # links of such a page are relative to its folder
            return RedirectResponse(f"{root}/docs{path}/")
        return await serve(read("/404.html"), 404, policy=DOCS_POLICY)(request)

    return [_lead("/docs", f"{root}/docs/"), Route("/docs/{path:path}", served, methods=["GET"])]


def _lead(path: str, there: str) -> Route:
    async def lead(_: Request) -> Response:
        return RedirectResponse(there)

    return Route(path, lead, methods=["GET"])


def serve(page: Page | None, status: int = 200, policy: str = POLICY) -> Callable[[Request], Awaitable[Response]]:
    async def served(request: Request) -> Response:
        if page is None:
            return Response(MISSING, 503, media_type="text/html")
        headers = {
            "cache-control": page.keep,
            "etag": page.tag,
            "vary": "accept-encoding",
            "content-security-policy": policy,
        }
        if request.headers.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        body = page.body
        if page.is_text and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = await asyncio.to_thread(getattr, page, "compressed") if len(body) > LARGE else page.compressed
        if len(body) <= LARGE:
            return Response(body, status, headers, page.kind)
        return StreamingResponse(_pieces(body), status, {**headers, "content-length": str(len(body))}, page.kind)

    return served


async def _pieces(body: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(body), PIECE):
        yield body[start : start + PIECE]
