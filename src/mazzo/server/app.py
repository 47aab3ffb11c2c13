"""The web application: a small HTTP API, the socket of each table, and what a host watches."""

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from math import isnan
from typing import Any

import msgspec
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from mazzo.core.edition import options
from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.server import people, sockets
from mazzo.server.hub import Hub
from mazzo.server.limits import LARGEST_BODY, Allowance
from mazzo.server.messages import Goodbye
from mazzo.server.openapi import describe
from mazzo.server.people import COOKIE, COOKIE_SECONDS, Visitor
from mazzo.server.room import encode
from mazzo.server.secure import Secure, same_origin
from mazzo.server.storage import RecordRow, Storage, connect
from mazzo.table.lobby import check_name
from mazzo.table.settings import Settings
from mazzo.table.updates import TableView

log = logging.getLogger("mazzo.app")


# What the API takes and gives


class Me(Struct, frozen=True):
    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Opened(Struct, frozen=True):
    code: str


class MoveLink(Struct, frozen=True):
    path: str
    seconds: int


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    editions: dict[str, "EditionInfo"]


class EditionInfo(Struct, frozen=True):
    fewest_seats: int
    most_seats: int
    options: dict[str, Any]


class Problem(Struct, frozen=True):
    """Every answer that is no: a code for programs, a sentence for people."""

    code: str
    sentence: str


class Server:
    """The hub and the limits, shared by all requests."""

    def __init__(self, database: str, trust_proxy: bool = False) -> None:
        self.database = database
        self.trust_proxy = trust_proxy
        self.storage: Storage
        self.hub: Hub

    async def start(self) -> None:
        self.storage = await connect(self.database)
        self.hub = Hub(self.storage)
        now = self.hub.now
        self.messages = Allowance(per_second=20, burst=60, now=now)  # by person
        self.requests = Allowance(per_second=20, burst=200, now=now)  # by address
        self.newcomers = Allowance(per_second=1, burst=300, now=now)  # by address
        self.openings = Allowance(per_second=0.1, burst=20, now=now)  # by person
        await self.hub.start()

    async def stop(self) -> None:
        await self.hub.stop()
        await self.storage.close()

    def address(self, connection: HTTPConnection) -> str:
        if self.trust_proxy and (forwarded := connection.headers.get("x-forwarded-for")):
            return forwarded.split(",")[-1].strip()
        return connection.client.host if connection.client else "unknown"

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        return await people.recognise(self.storage, connection.cookies.get(COOKIE))


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


# The API


async def me(request: Request) -> Response:
    """Who you are; a newcomer gets a name and a token."""
    server = server_of(request)
    visitor = await server.visitor(request) or await newcomer(server, request)
    return with_cookie(request, visitor, answer(Me(visitor.name)))


async def rename(request: Request) -> Response:
    server = server_of(request)
    wanted = await body(request, NewName)
    visitor = await server.visitor(request) or await newcomer(server, request)
    name = check_name(wanted.name)
    await server.storage.rename(visitor.who, name)
    return with_cookie(request, visitor, answer(Me(name)))


async def offer_move(request: Request) -> Response:
    """A link that takes you to another device, once."""
    server = server_of(request)
    visitor = await server.visitor(request)
    if not visitor:
        raise problem(401, "stranger", "you are nobody here yet; open the page first")
    code = await people.offer_move(server.storage, visitor.who, server.hub.now())
    return answer(MoveLink(f"/move/{code}", people.MOVE_SECONDS), 201)


async def move_page(_: Request) -> Response:
    """Asks before it moves, since the programs that preview links open them too."""
    return HTMLResponse(
        "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><title>Mazzo</title>"
        "<form method=post><p>Play on here, as the person who sent you this link?</p><button>Yes</button></form>"
    )


async def move(request: Request) -> Response:
    server = server_of(request)
    token = await people.move(server.storage, request.path_params["code"], server.hub.now())
    if token is None:
        raise problem(404, "link-used", "this link was used already, or is too old; ask for a new one")
    return with_cookie(request, Visitor("", "", token), RedirectResponse("/", 303))


async def open_table(request: Request) -> Response:
    server = server_of(request)
    settings = await body(request, Settings)
    visitor = await server.visitor(request) or await newcomer(server, request)
    if not server.openings.take(visitor.who):
        raise problem(429, "too-fast", "you have opened many tables; play one of them first")
    code = await server.hub.open(settings)
    return with_cookie(request, visitor, answer(Opened(code), 201))


async def tables(request: Request) -> Response:
    """The open tables that are listed for everybody."""
    hub = server_of(request).hub
    return answer([room.table.view(hub.now()) for room in hub.listed()])


async def table(request: Request) -> Response:
    hub = server_of(request).hub
    room = await hub.room(request.path_params["code"])
    if room is None:
        raise NO_TABLE
    return answer(room.table.view(hub.now()))


async def records(request: Request) -> Response:
    """Finished games of listed tables, the newest first."""
    query = request.query_params
    try:
        limit, before = int(query.get("limit", "50")), float(query.get("before", "inf"))
    except ValueError:
        raise problem(400, "not-understood", "limit and before are numbers") from None
    if not 1 <= limit <= 200 or isnan(before):
        raise problem(400, "not-understood", "limit is from 1 to 200")
    return answer(await server_of(request).storage.records(limit, before))


async def record(request: Request) -> Response:
    found = await server_of(request).storage.record(request.path_params["id"])
    if found is None:
        raise problem(404, "no-record", "there is no such record")
    return answer(found)


async def games(_: Request) -> Response:
    """What can be played, and what can be set."""
    return answer(
        [
            GameInfo(
                game.name,
                game.title,
                {
                    name: EditionInfo(
                        edition.fewest_seats,
                        edition.most_seats,
                        {key: msgspec.to_builtins(getattr(edition, key)) for key in options(edition) if key != "deck"},
                    )
                    for name, edition in game.editions.items()
                },
            )
            for game in GAMES.values()
        ]
    )


async def openapi(request: Request) -> Response:
    return answer(request.app.state.openapi)


async def health(_: Request) -> Response:
    return answer({"status": "alive"})


async def ready(request: Request) -> Response:
    """Whether the store answers and new people are welcome."""
    server = server_of(request)
    if server.hub.closing:
        raise problem(503, "closing", "the server is going down")
    await server.storage.records(1)
    return answer({"status": "ready"})


async def metrics(_: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def table_socket(socket: WebSocket) -> None:
    server = server_of(socket)
    if not same_origin(socket):
        await socket.close(4403)
        return
    visitor = await server.visitor(socket)
    room = await server.hub.room(socket.path_params["code"]) if server.requests.take(server.address(socket)) else None
    await socket.accept()
    if room is None:
        await socket.send_text(encode(Goodbye("no-table", "there is no such table; it may be closed")).decode())
        await socket.close()
        return
    await sockets.serve(server, socket, room, visitor.who if visitor else None)


# Answers


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(status: int, code: str, sentence: str) -> HTTPException:
    return HTTPException(status, detail=msgspec.json.encode(Problem(code, sentence)).decode())


NO_TABLE = problem(404, "no-table", "there is no such table; it may be closed")


async def body(request: Request, kind: type[Any]) -> Any:
    """The body of a request, checked; a page of another site cannot send one, since it must be JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise problem(415, "not-json", "send JSON, with the content type application/json")
    received = b""
    async for chunk in request.stream():
        received += chunk
        if len(received) > LARGEST_BODY:
            raise problem(413, "too-large", f"a request has at most {LARGEST_BODY} bytes")
    try:
        return msgspec.json.decode(received, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise problem(400, "not-understood", f"not understood: {error}") from None


async def newcomer(server: Server, request: Request) -> Visitor:
    if not server.newcomers.take(server.address(request)):
        raise problem(429, "too-fast", "too many newcomers from your address; try again in a minute")
    return await people.welcome(server.storage, people.guest_name(), server.hub.now())


def with_cookie(request: Request, visitor: Visitor, response: Response) -> Response:
    if visitor.new_token:
        response.set_cookie(
            COOKIE,
            visitor.new_token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response


async def on_refused(_: Request, error: Exception) -> Response:
    return answer(Problem(getattr(error, "code", "refused"), str(error)), 400)


async def on_problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    text = error.detail
    if not text.startswith("{"):
        text = msgspec.json.encode(Problem("http", text)).decode()
    return Response(text, error.status_code, headers=error.headers, media_type="application/json")


async def on_fault(request: Request, error: Exception) -> Response:
    log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return answer(Problem("fault", "something went wrong here; it has been noted"), 500)


ROUTES = [
    Route("/api/me", me),
    Route("/api/me", rename, methods=["PATCH"]),
    Route("/api/me/move", offer_move, methods=["POST"]),
    Route("/move/{code}", move_page),
    Route("/move/{code}", move, methods=["POST"]),
    Route("/api/games", games),
    Route("/api/tables", tables),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{code}", table),
    Route("/api/records", records),
    Route("/api/records/{id}", record),
    Route("/api/openapi.json", openapi),
    Route("/health", health),
    Route("/ready", ready),
    Route("/metrics", metrics),
    WebSocketRoute("/api/tables/{code}/socket", table_socket),
]


def make_app(database: str, trust_proxy: bool = False) -> Starlette:
    """The application for a database: a path of an SQLite file, or the URL of a PostgreSQL."""
    server = Server(database, trust_proxy)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        Refused: on_refused,
        HTTPException: on_problem,
        Exception: on_fault,
    }
    app = Starlette(routes=ROUTES, lifespan=lifespan, exception_handlers=handlers)
    app.add_middleware(Secure)
    app.state.server = server
    app.state.openapi = describe(
        answers=[Me, Opened, MoveLink, GameInfo, TableView, RecordRow, Problem], bodies=[NewName, Settings]
    )
    return app
